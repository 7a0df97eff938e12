import { sql, type Tx } from '#platform/database/database.ts';
import { rowJson } from '#platform/database/row-json.ts';

// Identities belong to candor_auth, and only candor_jobs can access them: see migration 0026.

export type StoredIdentity = {
  readonly issuer: string;
  readonly subject: string;
  readonly id: string;
  readonly personId: string;
  readonly provider: string;
  readonly email: string | null;
  readonly marks: readonly string[];
  readonly createdAt: Date;
  readonly lastUsedOn: string | null;
};

/** False: somebody has the identity, or the person has too many. */
export async function insertIdentity(tx: Tx, identity: StoredIdentity, most: number): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`
    select auth.insert_identity(${rowJson(identity)}::jsonb, ${most}) as made`.execute(tx);
  return rows[0]?.made === true;
}

/** Counts an identity as used on a day. Returns whose it is. */
export async function applyIdentity(tx: Tx, issuer: string, subject: string, day: string): Promise<string | undefined> {
  const { rows } = await sql<{ personId: string | null }>`
    select auth.use_identity(${issuer}, ${subject}, ${day}::date) as person_id`.execute(tx);
  return rows[0]?.personId ?? undefined;
}

/** The identities of a person, oldest first. */
export async function listIdentities(tx: Tx, personId: string): Promise<StoredIdentity[]> {
  return (await sql<StoredIdentity>`select * from auth.list_identities(${personId}::uuid)`.execute(tx)).rows;
}

export async function deleteIdentity(tx: Tx, personId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`
    select auth.delete_identity(${personId}::uuid, ${id}::uuid) as gone`.execute(tx);
  return rows[0]?.gone === true;
}

export type Purpose = 'sign-in' | 'link' | 'confirm' | 'test';

/** A trip to a provider that has begun. */
export type Flow = {
  readonly stateHash: Buffer;
  readonly boundTo: Buffer;
  readonly provider: string;
  readonly purpose: Purpose;
  /** Whose identity is to be connected, or session confirmed. */
  readonly personId: string | null;
  /** The account whose issuer it is; null: a provider of the operator. */
  readonly accountId: string | null;
  readonly nonce: string;
  readonly verifier: string;
  readonly expiresAt: Date;
};

export async function insertFlow(tx: Tx, flow: Flow): Promise<void> {
  await sql`select auth.insert_identity_flow(${rowJson(flow)}::jsonb)`.execute(tx);
}

/** Takes a trip of one of these browsers out, so that its answer counts once. */
export async function takeFlow(
  tx: Tx,
  stateHash: Buffer,
  browsers: readonly Buffer[],
  now: Date,
): Promise<Flow | undefined> {
  const { rows } = await sql<Flow>`
    select * from auth.take_identity_flow(${stateHash}, ${browsers}::bytea[], ${now})`.execute(tx);
  return rows[0];
}

/** Who somebody is by a provider: kept while they read the terms, or sign in to connect it. */
export type Proof = {
  readonly boundTo: Buffer;
  readonly provider: string;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly marks: readonly string[];
  /** The account whose issuer it is; null: a provider of the operator. */
  readonly accountId: string | null;
  readonly expiresAt: Date;
};

export async function upsertProof(tx: Tx, proof: Proof): Promise<void> {
  await sql`select auth.put_identity_proof(${rowJson(proof)}::jsonb)`.execute(tx);
}

export async function findProof(tx: Tx, browsers: readonly Buffer[], now: Date): Promise<Proof | undefined> {
  const { rows } = await sql<Proof>`
    select * from auth.find_identity_proof(${browsers}::bytea[], ${now})`.execute(tx);
  return rows[0];
}

export async function deleteProof(tx: Tx, browsers: readonly Buffer[]): Promise<void> {
  await sql`select auth.delete_identity_proof(${browsers}::bytea[])`.execute(tx);
}

/** Deletes trips and proofs that are over. */
export async function deleteEndedFlows(tx: Tx, now: Date): Promise<void> {
  await sql`select auth.delete_ended_identity_flows(${now})`.execute(tx);
}
