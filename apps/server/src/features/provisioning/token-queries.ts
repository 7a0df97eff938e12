import { sql, type Tx } from '#platform/database/database.ts';
import { rowJson } from '#platform/database/row-json.ts';

// Tokens belong to candor_auth, and only candor_jobs can access them: see migration 0026.

export type StoredToken = {
  readonly id: string;
  readonly prefix: string;
  readonly createdAt: Date;
  readonly lastUsedOn: string | null;
};

type NewToken = Omit<StoredToken, 'lastUsedOn'> & { readonly hash: Buffer; readonly accountId: string };

/** False: the account has as many as it may. */
export async function insertToken(tx: Tx, token: NewToken, most: number): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`
    select auth.insert_scim_token(${rowJson(token)}::jsonb, ${most}) as made`.execute(tx);
  return rows[0]?.made === true;
}

export async function listTokens(tx: Tx, accountId: string): Promise<StoredToken[]> {
  return (await sql<StoredToken>`select * from auth.list_scim_tokens(${accountId}::uuid)`.execute(tx)).rows;
}

export async function deleteToken(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`
    select auth.delete_scim_token(${accountId}::uuid, ${id}::uuid) as gone`.execute(tx);
  return rows[0]?.gone === true;
}

/** The account of a token, which counts as used on a day. */
export async function findTokenAccount(tx: Tx, hash: Buffer, day: string): Promise<string | undefined> {
  const { rows } = await sql<{ accountId: string | null }>`
    select auth.use_scim_token(${hash}, ${day}::date) as account_id`.execute(tx);
  return rows[0]?.accountId ?? undefined;
}
