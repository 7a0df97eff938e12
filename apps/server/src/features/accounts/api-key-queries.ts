import type { Permission } from '@app/contract';
import { isForeignKeyViolation, sql, type Statements, type Tx } from '#platform/database/database.ts';
import { rowJson } from '#platform/database/row-json.ts';

// API keys belong to candor_auth: see migration 0026. candor_jobs creates them, and looks them up before the account is known.

type KeyScope = {
  /** What the key may do of what its maker may; null: everything. */
  readonly permissions: readonly Permission[] | null;
  /** The projects the key is for; null: all those of its maker. */
  readonly projects: readonly string[] | null;
};

export type ApiKey = KeyScope & {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly createdAt: Date;
  readonly lastUsedOn: string | null;
  /** Null: it has no end. */
  readonly endsAt: Date | null;
};

/** Returns false if the account lacks one of the projects; the transaction is then aborted. */
export async function insertApiKey(
  tx: Tx,
  accountId: string,
  personId: string,
  keyHash: Buffer,
  { projects, ...key }: Omit<ApiKey, 'lastUsedOn'>,
): Promise<boolean> {
  const row = rowJson({ accountId, personId, keyHash, ...key, inProjects: projects !== null, warned: false });
  try {
    const { rows } = await sql<{ made: boolean }>`
      select auth.insert_api_key(${row}::jsonb, ${projects ?? []}::uuid[]) as made`.execute(tx);
    if (!rows[0]?.made) throw new Error('Somebody who does not belong to the account cannot have a key of it.');
    return true;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}

export type ApiKeyActor = KeyScope & {
  readonly apiKeyId: string;
  readonly accountId: string;
  readonly personId: string;
  readonly lastUsedOn: string | null;
  readonly endsAt: Date | null;
  readonly roles: string[];
  readonly projectRoles: string[];
};

/** The actor of a key: the person who created it, with the person's current roles, and the scope of the key. */
export async function findApiKeyActor(db: Statements, keyHash: Buffer): Promise<ApiKeyActor | undefined> {
  const { rows } = await sql<ApiKeyActor>`select * from auth.find_api_key_actor(${keyHash})`.execute(db);
  return rows[0];
}

export async function updateApiKeyUsed(tx: Tx, accountId: string, apiKeyId: string, day: string): Promise<void> {
  await sql`select auth.update_api_key_used(${accountId}::uuid, ${apiKeyId}::uuid, ${day}::date)`.execute(tx);
}

/** The keys of an account, the newest first. */
export async function listApiKeys(tx: Tx, accountId: string): Promise<(ApiKey & { readonly personId: string })[]> {
  const { rows } = await sql<
    ApiKey & { personId: string }
  >`select * from auth.list_api_keys(${accountId}::uuid)`.execute(tx);
  return rows;
}

/** Ends a key at the given time, unless it ends before. Returns when it ends. */
export async function endApiKey(tx: Tx, accountId: string, apiKeyId: string, at: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ endsAt: Date | null }>`
    select auth.end_api_key(${accountId}::uuid, ${apiKeyId}::uuid, ${at}) as ends_at`.execute(tx);
  return rows[0]?.endsAt ?? undefined;
}

export type EndingKey = {
  readonly accountId: string;
  readonly name: string;
  readonly endsAt: Date;
  /** Address and language of the maker. */
  readonly email: string;
  readonly locale: string | null;
};

/** Takes the keys of all accounts that end within these days, each once, with the maker who is to be told. */
export async function takeEndingApiKeys(tx: Tx, now: Date, days: number): Promise<EndingKey[]> {
  const { rows } = await sql<EndingKey>`
    select * from auth.take_ending_api_keys(${now}, make_interval(days => ${days}::int))`.execute(tx);
  return rows;
}

/** Returns whether the account had such a key. */
export async function deleteApiKey(tx: Tx, accountId: string, apiKeyId: string): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`
    select auth.delete_api_key(${accountId}::uuid, ${apiKeyId}::uuid) as gone`.execute(tx);
  return rows[0]?.gone === true;
}
