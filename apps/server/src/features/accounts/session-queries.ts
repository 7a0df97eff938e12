import type { Tx } from '#platform/database/database.ts';
import type { Device } from './rules.ts';

// Sessions are read before the account is known: a cookie says only its token.

export type NewSession = {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly personId: string;
  readonly accountId: string;
  readonly device: Device;
  readonly createdAt: Date;
  readonly lastSeenOn: string;
  readonly expiresAt: Date;
};

export type Session = Pick<NewSession, 'id' | 'device' | 'createdAt' | 'lastSeenOn'>;

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('session')
    .values({ ...session, device: JSON.stringify(session.device) })
    .execute();
}

/** Who a session's token stands for, with the roles that hold now. A session used on no day since `seenSince` is over. */
export async function findSessionActor(tx: Tx, tokenHash: Buffer, now: Date, seenSince: string) {
  return tx
    .selectFrom('session')
    .innerJoin('membership', (join) =>
      join
        .onRef('membership.accountId', '=', 'session.accountId')
        .onRef('membership.personId', '=', 'session.personId'),
    )
    .innerJoin('person', 'person.id', 'session.personId')
    .select(['session.id as sessionId', 'session.personId', 'session.accountId', 'session.lastSeenOn'])
    .select(['membership.roles', 'person.locale'])
    .where('session.tokenHash', '=', tokenHash)
    .where('session.expiresAt', '>', now)
    .where('session.lastSeenOn', '>=', seenSince)
    .executeTakeFirst();
}

export async function updateSessionSeen(tx: Tx, sessionId: string, day: string): Promise<void> {
  await tx.updateTable('session').set({ lastSeenOn: day }).where('id', '=', sessionId).execute();
}

/** The sessions of a person that are not over, the newest first. */
export async function listSessions(tx: Tx, personId: string, now: Date, seenSince: string): Promise<Session[]> {
  const rows = await tx
    .selectFrom('session')
    .select(['id', 'device', 'createdAt', 'lastSeenOn'])
    .where('personId', '=', personId)
    .where('expiresAt', '>', now)
    .where('lastSeenOn', '>=', seenSince)
    .orderBy('createdAt', 'desc')
    .execute();
  // What insertSession wrote: only it fills the column.
  return rows.map((row) => ({ ...row, device: row.device as Device }));
}

/** Whether there was such a session of this person. */
export async function deleteSession(tx: Tx, personId: string, sessionId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('session')
    .where('personId', '=', personId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Ends all sessions of a person but one. Returns how many there were. */
export async function deleteOtherSessions(tx: Tx, personId: string, keptSessionId?: string): Promise<number> {
  const all = tx.deleteFrom('session').where('personId', '=', personId);
  const gone = await (keptSessionId ? all.where('id', '!=', keptSessionId) : all).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Sweeps away what is over. */
export async function deleteEndedSessions(tx: Tx, now: Date, seenSince: string): Promise<void> {
  await tx
    .deleteFrom('session')
    .where((or) => or.or([or('expiresAt', '<=', now), or('lastSeenOn', '<', seenSince)]))
    .execute();
}
