import { sql, type Tx } from '#platform/database/database.ts';
import { rowJson } from '#platform/database/row-json.ts';

// API keys belong to candor_auth: see migration 0026. candor_jobs creates them, and looks them up before the account is known.

export type ApiKey = {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly createdAt: Date;
  readonly lastUsedOn: string | null;
  /** Null: it has no end. */
  readonly endsAt: Date | null;
};

export async function insertApiKey(
  tx: Tx,
  accountId: string,
  personId: string,
  keyHash: Buffer,
  { id, name, prefix, createdAt, endsAt }: Omit<ApiKey, 'lastUsedOn'>,
): Promise<void> {
  const row = rowJson({ accountId, personId, keyHash, id, name, prefix, createdAt, endsAt });
  const { rows } = await sql<{ made: boolean }>`select auth.insert_api_key(${row}::jsonb) as made`.execute(tx);
  if (!rows[0]?.made) throw new Error('Somebody who does not belong to the account cannot have a key of it.');
}

export type ApiKeyActor = {
  readonly apiKeyId: string;
  readonly accountId: string;
  readonly personId: string;
  readonly lastUsedOn: string | null;
  readonly endsAt: Date | null;
  readonly roles: string[];
  readonly projectRoles: string[];
};

/** The actor of a key: the person who created it, with the person's current roles. */
export async function findApiKeyActor(tx: Tx, keyHash: Buffer): Promise<ApiKeyActor | undefined> {
  const { rows } = await sql<ApiKeyActor>`select * from auth.find_api_key_actor(${keyHash})`.execute(tx);
  return rows[0];
}

export async function updateApiKeyUsed(tx: Tx, accountId: string, apiKeyId: string, day: string): Promise<void> {
  await sql`select auth.update_api_key_used(${accountId}::uuid, ${apiKeyId}::uuid, ${day}::date)`.execute(tx);
}

/** The keys of an account, the newest first. */
export async function listApiKeys(tx: Tx, accountId: string): Promise<ApiKey[]> {
  const { rows } = await sql<ApiKey>`select * from auth.list_api_keys(${accountId}::uuid)`.execute(tx);
  return rows;
}

/** Returns whether the account had such a key. */
export async function deleteApiKey(tx: Tx, accountId: string, apiKeyId: string): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`
    select auth.delete_api_key(${accountId}::uuid, ${apiKeyId}::uuid) as gone`.execute(tx);
  return rows[0]?.gone === true;
}
