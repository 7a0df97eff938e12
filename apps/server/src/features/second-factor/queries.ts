import { sql, type Tx } from '#platform/database/database.ts';
import { rowJson } from '#platform/database/row-json.ts';

// Factors belong to candor_auth, and only candor_jobs can access them: see migration 0026.

export type StoredTotp = {
  readonly id: string;
  readonly personId: string;
  readonly name: string;
  readonly seed: Buffer;
  readonly createdAt: Date;
  /** Null: no first code was given yet. */
  readonly confirmedAt: Date | null;
  readonly lastUsedOn: string | null;
};

type NewTotp = Pick<StoredTotp, 'id' | 'personId' | 'name' | 'seed' | 'createdAt'>;

/** Stores an app that waits for its first code, in place of another that waits. False: the person has too many. */
export async function insertTotp(tx: Tx, totp: NewTotp, most: number): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`
    select auth.insert_totp(${rowJson(totp)}::jsonb, ${most}) as made`.execute(tx);
  return rows[0]?.made === true;
}

/** The apps of a person, oldest first, those that wait for a first code included. */
export async function listTotp(tx: Tx, personId: string): Promise<StoredTotp[]> {
  return (await sql<StoredTotp>`select * from auth.list_totp(${personId}::uuid)`.execute(tx)).rows;
}

/** Counts a code as used. False: it, or a later one, was used before. */
export async function applyTotp(tx: Tx, personId: string, id: string, step: number, at: Date): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select auth.use_totp(${personId}::uuid, ${id}::uuid, ${step}, ${at}) as used`.execute(tx);
  return rows[0]?.used === true;
}

export async function deleteTotp(tx: Tx, personId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`
    select auth.delete_totp(${personId}::uuid, ${id}::uuid) as gone`.execute(tx);
  return rows[0]?.gone === true;
}

export async function replaceRecoveryCodes(tx: Tx, personId: string, hashes: readonly Buffer[]): Promise<void> {
  await sql`select auth.replace_recovery_codes(${personId}::uuid, ${hashes}::bytea[])`.execute(tx);
}

export async function countRecoveryCodes(tx: Tx, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select auth.count_recovery_codes(${personId}::uuid) as count`.execute(tx);
  return Number(rows[0]?.count ?? 0);
}

/** Takes a recovery code out, so that it works once. */
export async function takeRecoveryCode(tx: Tx, personId: string, hash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select auth.take_recovery_code(${personId}::uuid, ${hash}) as taken`.execute(tx);
  return rows[0]?.taken === true;
}

/** Takes all factors from a person. False: there were none. */
export async function deleteSecondFactors(tx: Tx, personId: string): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`
    select auth.delete_second_factors(${personId}::uuid) as gone`.execute(tx);
  return rows[0]?.gone === true;
}
