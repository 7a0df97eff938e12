import type { Device, SignInWay } from '@app/contract';
import { sql, type Statements, type Tx } from '#platform/database/database.ts';
import { rowJson } from '#platform/database/row-json.ts';

// Sessions belong to candor_auth, and only candor_jobs can access them: see migration 0026.

export type NewSession = {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly personId: string;
  readonly accountId: string;
  /** How the session was opened. */
  readonly ways: readonly SignInWay[];
  /** By whose provider it was opened; null: by none. */
  readonly provider: string | null;
  /** Whether the issuer of the account opened it, and what that calls its session. */
  readonly byCompany: boolean;
  readonly companySid: string | null;
  readonly country: string | null;
  readonly device: Device;
  readonly createdAt: Date;
  /** When the password was last entered. */
  readonly confirmedAt: Date;
  readonly lastSeenOn: string;
  readonly expiresAt: Date;
};

export type Session = Pick<
  NewSession,
  'id' | 'accountId' | 'ways' | 'provider' | 'country' | 'device' | 'createdAt' | 'lastSeenOn'
> & {
  /** The name of the account. */
  readonly account: string;
};

/** The browser in which a session is opened. */
export type OpeningBrowser = {
  /** What its cookie claims to be. */
  readonly claimedId: string | null;
  /** Its id if it is not known by the claimed one. */
  readonly newId: string;
  /** The session that ends with the new one. */
  readonly endedSession: { readonly personId: string; readonly id: string } | null;
};

/**
 * Inserts a session, ends the one before it in the same browser, and makes the browser a known one. Returns the id of the
 * browser and whether it is new to the person.
 */
export async function insertSession(
  tx: Tx,
  session: NewSession,
  { claimedId, newId, endedSession }: OpeningBrowser,
): Promise<{ readonly deviceId: string; readonly isNew: boolean }> {
  const { rows } = await sql<{ made: boolean; deviceId: string; known: boolean }>`
    select * from auth.open_session(${rowJson(session)}::jsonb, ${claimedId}::uuid, ${newId}::uuid,
      ${endedSession?.personId ?? null}::uuid, ${endedSession?.id ?? null}::uuid)`.execute(tx);
  const [opened] = rows;
  if (!opened?.made) throw new Error('Somebody who does not belong to the account cannot sign in to it.');
  return { deviceId: opened.deviceId, isNew: !opened.known };
}

export type SessionActor = {
  readonly sessionId: string;
  readonly personId: string;
  readonly accountId: string;
  readonly lastSeenOn: string;
  readonly confirmedAt: Date;
  readonly roles: string[];
  readonly projectRoles: string[];
  readonly locale: string | null;
  readonly owesTerms: boolean;
  readonly createdAt: Date;
  /** To the minute. Null where no rule has asked for it yet. */
  readonly seenAt: Date | null;
  readonly idleMinutes: number | null;
  readonly longestHours: number | null;
  readonly ways: readonly SignInWay[];
  /** Of whom the account wants a second factor. */
  readonly secondFactor: 'all' | 'admins' | null;
  readonly byCompany: boolean;
  /** Who has to sign in by the issuer of the account. */
  readonly companyRequired: 'domains' | 'members' | 'all' | null;
  /** Whether the person's address lies in a domain of the account. */
  readonly inCompanyDomain: boolean;
};

/** The actor of a session token, with current roles. A session last used before the day `seenSince` has expired. */
export async function findSessionActor(
  db: Statements,
  tokenHash: Buffer,
  now: Date,
  seenSince: string,
  usualTerms: string,
): Promise<SessionActor | undefined> {
  const { rows } = await sql<SessionActor>`
    select * from auth.find_session_actor(${tokenHash}, ${now}, ${seenSince}::date, ${usualTerms})`.execute(db);
  return rows[0];
}

/** The same, by the ID of the session. */
export async function findSessionActorById(
  db: Statements,
  sessionId: string,
  now: Date,
  seenSince: string,
  usualTerms: string,
): Promise<SessionActor | undefined> {
  const { rows } = await sql<SessionActor>`
    select * from auth.find_session_actor_by_id(${sessionId}::uuid, ${now}, ${seenSince}::date, ${usualTerms})`.execute(
    db,
  );
  return rows[0];
}

/** SHA-256 of how somebody's password is stored, which differs once it is changed. */
export async function findPasswordMark(tx: Tx, personId: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ mark: Buffer | null }>`
    select auth.find_password_mark(${personId}::uuid) as mark`.execute(tx);
  return rows[0]?.mark ?? undefined;
}

export async function updateSessionSeen(tx: Tx, sessionId: string, day: string): Promise<void> {
  await sql`select auth.update_session_seen(${sessionId}::uuid, ${day}::date)`.execute(tx);
}

/** Notes when a session was used, for a rule on idle sessions. */
export async function updateSessionSeenAt(tx: Tx, sessionId: string, at: Date): Promise<void> {
  await sql`select auth.update_session_seen_at(${sessionId}::uuid, ${at})`.execute(tx);
}

/** Counts the sessions of an account that were used on `day` as used now. */
export async function touchSessions(tx: Tx, accountId: string, day: string, at: Date): Promise<void> {
  await sql`select auth.touch_sessions(${accountId}::uuid, ${day}::date, ${at})`.execute(tx);
}

/** Moves a session to another account of its person, under the hash of a new secret. */
export async function updateSessionAccount(
  tx: Tx,
  sessionId: string,
  accountId: string,
  hash: Buffer,
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ moved: boolean }>`
    select auth.update_session_account(${sessionId}::uuid, ${accountId}::uuid, ${hash}, ${at}) as moved`.execute(tx);
  if (!rows[0]?.moved) throw new Error('Somebody who does not belong to the account cannot go on in it.');
}

export async function updateSessionConfirmed(tx: Tx, sessionId: string, at: Date): Promise<void> {
  await sql`select auth.update_session_confirmed(${sessionId}::uuid, ${at})`.execute(tx);
}

/** The active sessions of a person, newest first. */
export async function listSessions(tx: Tx, personId: string, now: Date, seenSince: string): Promise<Session[]> {
  // Only insertSession writes the device column, so the type is safe.
  const { rows } = await sql<Session>`
    select s.*, a.name as account from auth.list_sessions(${personId}::uuid, ${now}, ${seenSince}::date) s
    join account a on a.id = s.account_id order by s.created_at desc`.execute(tx);
  return rows;
}

/** Returns whether the person had such a session. */
export async function deleteSession(tx: Tx, personId: string, sessionId: string): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`
    select auth.delete_session(${personId}::uuid, ${sessionId}::uuid) as gone`.execute(tx);
  return rows[0]?.gone === true;
}

/** Ends all sessions of a person except one. Returns how many were ended. */
export async function deleteOtherSessions(tx: Tx, personId: string, keptSessionId?: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select auth.delete_other_sessions(${personId}::uuid, ${keptSessionId ?? null}::uuid) as count`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Deletes expired sessions. */
export async function deleteEndedSessions(tx: Tx, now: Date, seenSince: string): Promise<void> {
  await sql`select auth.delete_ended_sessions(${now}, ${seenSince}::date)`.execute(tx);
}

/** Adds a way to a session, under the hash of a new secret, and counts it as confirmed. */
export async function updateSessionWays(
  tx: Tx,
  sessionId: string,
  way: SignInWay,
  hash: Buffer,
  at: Date,
): Promise<void> {
  await sql`select auth.update_session_ways(${sessionId}::uuid, ${way}, ${hash}, ${at})`.execute(tx);
}
