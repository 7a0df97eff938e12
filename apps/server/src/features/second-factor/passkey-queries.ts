import { sql, type Tx } from '#platform/database/database.ts';
import { rowJson } from '#platform/database/row-json.ts';

// Passkeys belong to candor_auth, and only candor_jobs can access them: see migration 0026.

export type StoredPasskey = {
  readonly credentialId: Buffer;
  readonly id: string;
  readonly personId: string;
  readonly name: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: Date;
  readonly lastUsedOn: string | null;
};

/** False: the credential is known already, or the person has too many. */
export async function insertPasskey(tx: Tx, passkey: StoredPasskey, most: number): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`
    select auth.insert_passkey(${rowJson(passkey)}::jsonb, ${most}) as made`.execute(tx);
  return rows[0]?.made === true;
}

/** The passkeys of a person, oldest first. */
export async function listPasskeys(tx: Tx, personId: string): Promise<StoredPasskey[]> {
  return (await sql<StoredPasskey>`select * from auth.list_passkeys(${personId}::uuid)`.execute(tx)).rows;
}

export async function findPasskey(tx: Tx, credentialId: Buffer): Promise<StoredPasskey | undefined> {
  return (await sql<StoredPasskey>`select * from auth.find_passkey(${credentialId})`.execute(tx)).rows[0];
}

/** Counts a passkey as used. False: its counter did not rise, so there is a copy of it (WebAuthn, 6.1.1). */
export async function applyPasskey(tx: Tx, credentialId: Buffer, counter: number, day: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select auth.use_passkey(${credentialId}, ${counter}, ${day}::date) as used`.execute(tx);
  return rows[0]?.used === true;
}

export async function deletePasskey(tx: Tx, personId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`
    select auth.delete_passkey(${personId}::uuid, ${id}::uuid) as gone`.execute(tx);
  return rows[0]?.gone === true;
}

type Challenge = { readonly challenge: Buffer; readonly boundTo: Buffer; readonly expiresAt: Date };

export async function insertChallenge(tx: Tx, challenge: Challenge): Promise<void> {
  await sql`select auth.insert_passkey_challenge(${rowJson(challenge)}::jsonb)`.execute(tx);
}

/** Takes a challenge out, so that its answer counts once. */
export async function takeChallenge(tx: Tx, challenge: Buffer, boundTo: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select auth.take_passkey_challenge(${challenge}, ${boundTo}, ${now}) as taken`.execute(tx);
  return rows[0]?.taken === true;
}

export async function deleteEndedChallenges(tx: Tx, now: Date): Promise<void> {
  await sql`select auth.delete_ended_passkey_challenges(${now})`.execute(tx);
}
