import type { Tx } from '#platform/database/database.ts';

// Links in e-mails are followed before anybody is signed in.

export type Purpose = 'verify' | 'change' | 'reset';

export type EmailToken = {
  readonly tokenHash: Buffer;
  readonly purpose: Purpose;
  readonly personId: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export async function insertEmailToken(tx: Tx, emailToken: EmailToken): Promise<void> {
  await tx.insertInto('emailToken').values(emailToken).execute();
}

/** Takes the token out, so that it works once however many follow the link at the same time. */
export async function takeEmailToken(tx: Tx, tokenHash: Buffer, purposes: readonly Purpose[], now: Date) {
  return tx
    .deleteFrom('emailToken')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', 'in', [...purposes])
    .where('expiresAt', '>', now)
    .returning(['purpose', 'personId', 'email'])
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

export async function deleteEmailTokens(tx: Tx, personId: string, purpose: Purpose): Promise<void> {
  await tx.deleteFrom('emailToken').where('personId', '=', personId).where('purpose', '=', purpose).execute();
}

/** Sweeps away what nobody can follow any more. */
export async function deleteEndedEmailTokens(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('emailToken').where('expiresAt', '<=', now).execute();
}
