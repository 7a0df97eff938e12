import type { Tx } from '#platform/database/database.ts';

// Links in e-mails are followed before anybody is signed in.

export type Purpose = 'verify' | 'change' | 'reset';

export type EmailToken = {
  readonly id: string;
  readonly purpose: Purpose;
  readonly personId: string;
  readonly email: string;
};

type NewEmailToken = EmailToken & { readonly tokenHash: Buffer; readonly createdAt: Date; readonly expiresAt: Date };

const columns = ['id', 'purpose', 'personId', 'email'] as const;

export async function insertEmailToken(tx: Tx, emailToken: NewEmailToken): Promise<void> {
  await tx.insertInto('emailToken').values(emailToken).execute();
}

export async function findEmailToken(tx: Tx, id: string): Promise<EmailToken | undefined> {
  return tx.selectFrom('emailToken').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Takes the token out, so that it works once however many follow the link at the same time. */
export async function takeEmailToken(
  tx: Tx,
  tokenHash: Buffer,
  purposes: readonly Purpose[],
  now: Date,
): Promise<EmailToken | undefined> {
  return tx
    .deleteFrom('emailToken')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', 'in', [...purposes])
    .where('expiresAt', '>', now)
    .returning(columns)
    .executeTakeFirst();
}

/** The address a person asked to change to, while the link to it works. */
export async function findPendingEmail(tx: Tx, personId: string, now: Date): Promise<string | undefined> {
  const found = await tx
    .selectFrom('emailToken')
    .select('email')
    .where('personId', '=', personId)
    .where('purpose', '=', 'change')
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return found?.email;
}

export async function deleteEmailTokens(tx: Tx, personId: string, purposes: readonly Purpose[]): Promise<void> {
  await tx
    .deleteFrom('emailToken')
    .where('personId', '=', personId)
    .where('purpose', 'in', [...purposes])
    .execute();
}

/** Sweeps away what nobody can follow any more. */
export async function deleteEndedEmailTokens(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('emailToken').where('expiresAt', '<=', now).execute();
}
