import { sql, type Tx } from '#platform/database/database.ts';
import { rowJson } from '#platform/database/row-json.ts';
import type { EmailTokenTable } from '#platform/database/tables.ts';

// Links in e-mails are opened before anybody is signed in. Their tokens belong to candor_auth: see migration 0026.

export type Purpose = 'verify' | 'change' | 'reset' | 'deny';

export type EmailToken = {
  readonly id: string;
  readonly purpose: Purpose;
  readonly personId: string;
  readonly email: string;
};

type NewEmailToken = EmailToken & { readonly tokenHash: Buffer; readonly createdAt: Date; readonly expiresAt: Date };

const columns = ['id', 'purpose', 'personId', 'email'] as const;

export async function insertEmailToken(tx: Tx, emailToken: NewEmailToken): Promise<void> {
  await sql`select auth.insert_email_token(${rowJson(emailToken)}::jsonb)`.execute(tx);
}

export async function findEmailToken(tx: Tx, id: string): Promise<EmailToken | undefined> {
  return tx
    .selectFrom(sql<EmailTokenTable>`auth.find_email_token(${id}::uuid)`.as('token'))
    .select(columns)
    .executeTakeFirst();
}

/** Deletes and returns the token, so that it works once even if the link is opened concurrently. */
export async function takeEmailToken(
  tx: Tx,
  tokenHash: Buffer,
  purposes: readonly Purpose[],
  now: Date,
): Promise<EmailToken | undefined> {
  return tx
    .selectFrom(sql<EmailTokenTable>`auth.take_email_token(${tokenHash}, ${purposes}::text[], ${now})`.as('token'))
    .select(columns)
    .executeTakeFirst();
}

/** The pending new address of a person of the account, while its link is valid. */
export async function findPendingEmail(
  tx: Tx,
  accountId: string,
  personId: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string | null }>`
    select auth.find_pending_email(${accountId}::uuid, ${personId}::uuid, ${now}) as email`.execute(tx);
  return rows[0]?.email ?? undefined;
}

export async function deleteEmailTokens(tx: Tx, personId: string, purposes: readonly Purpose[]): Promise<void> {
  await sql`select auth.delete_email_tokens(${personId}::uuid, ${purposes}::text[])`.execute(tx);
}

/** Deletes expired tokens. */
export async function deleteEndedEmailTokens(tx: Tx, now: Date): Promise<void> {
  await sql`select auth.delete_ended_email_tokens(${now})`.execute(tx);
}
