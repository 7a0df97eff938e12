import type { Tx } from '#platform/database/database.ts';

export type StoredSession = {
  readonly accountId: string;
  readonly personId: string;
  readonly tokenHash: Buffer;
  /** The session of the dashboard that handed it over. */
  readonly sessionId: string;
  /** Whether the token was exchanged for that of the session. */
  readonly isHanded: boolean;
  readonly startedAt: Date;
  readonly usedAt: Date;
  readonly passwordMark: Buffer;
};
const columns = [
  'accountId',
  'personId',
  'tokenHash',
  'sessionId',
  'isHanded',
  'startedAt',
  'usedAt',
  'passwordMark',
] as const;

export async function insertToolSession(tx: Tx, session: StoredSession): Promise<void> {
  await tx.insertInto('reportSession').values(session).execute();
}

/** A session or handover by the hash of its token, before its account is known. */
export async function findToolSession(tx: Tx, tokenHash: Buffer): Promise<StoredSession | undefined> {
  return tx.selectFrom('reportSession').select(columns).where('tokenHash', '=', tokenHash).executeTakeFirst();
}

/** Exchanges the token of a handover for that of a session, once. Returns whether it still could be. */
export async function updateHanded(
  tx: Tx,
  { accountId, tokenHash }: Pick<StoredSession, 'accountId' | 'tokenHash'>,
  to: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('reportSession')
    .set({ tokenHash: to, isHanded: true, startedAt: now, usedAt: now })
    .where('accountId', '=', accountId)
    .where('tokenHash', '=', tokenHash)
    .where('isHanded', '=', false)
    .returning('tokenHash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateToolSessionUsed(
  tx: Tx,
  { accountId, tokenHash }: Pick<StoredSession, 'accountId' | 'tokenHash'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('reportSession')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('tokenHash', '=', tokenHash)
    .execute();
}

export async function deleteToolSession(
  tx: Tx,
  { accountId, tokenHash }: Pick<StoredSession, 'accountId' | 'tokenHash'>,
): Promise<void> {
  await tx.deleteFrom('reportSession').where('accountId', '=', accountId).where('tokenHash', '=', tokenHash).execute();
}

/** Deletes sessions and handovers of all accounts that began before a time. */
export async function deleteEndedToolSessions(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('reportSession').where('startedAt', '<', before).execute();
}
