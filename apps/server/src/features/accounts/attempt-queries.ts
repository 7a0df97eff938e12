import type { SignInWay } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';
import { rowJson } from '#platform/database/row-json.ts';

// Attempts belong to candor_auth, and only candor_jobs can access them: see migration 0026.

/** A sign-in that proved a password or an identity, and owes a second factor. */
export type Attempt = {
  readonly secretHash: Buffer;
  readonly personId: string;
  readonly accountId: string;
  readonly ways: readonly SignInWay[];
  /** By whose provider it began; null: by none. */
  readonly provider: string | null;
  readonly expiresAt: Date;
};

export async function hasSecondFactor(tx: Tx, personId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select auth.has_second_factor(${personId}::uuid) as has`.execute(tx);
  return rows[0]?.has === true;
}

export async function insertAttempt(tx: Tx, attempt: Attempt): Promise<void> {
  await sql`select auth.insert_sign_in_attempt(${rowJson({ ...attempt, tries: 0 })}::jsonb)`.execute(tx);
}

/** Counts a try in one statement. Nothing for an attempt that is over, or was tried too often. */
export async function tryAttempt(tx: Tx, secretHash: Buffer, most: number, at: Date): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    select * from auth.try_sign_in_attempt(${secretHash}, ${most}, ${at})`.execute(tx);
  return rows[0];
}

/** Takes an attempt out, so that it opens one session. False when another request did. */
export async function deleteAttempt(tx: Tx, secretHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`select auth.delete_sign_in_attempt(${secretHash}) as gone`.execute(tx);
  return rows[0]?.gone === true;
}

export async function deleteAttemptsOf(tx: Tx, personId: string): Promise<void> {
  await sql`select auth.delete_sign_in_attempts_of(${personId}::uuid)`.execute(tx);
}

export async function deleteEndedAttempts(tx: Tx, now: Date): Promise<void> {
  await sql`select auth.delete_ended_sign_in_attempts(${now})`.execute(tx);
}

/** Whether a person has a password, an identity or a passkey. */
export async function hasWayIn(tx: Tx, personId: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select auth.count_ways_in(${personId}::uuid) as count`.execute(tx);
  return (rows[0]?.count ?? 0) > 0;
}
