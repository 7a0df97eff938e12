import { sql, type Tx } from '#platform/database/database.ts';
import { rowJson } from '#platform/database/row-json.ts';

// Consent keys belong to candor_auth: see migration 0026. candor_jobs makes them, and looks them up before the account is
// known.

/** The site and kind of a key. */
export type FoundKey = {
  readonly id: string;
  readonly accountId: string;
  readonly siteId: string;
  readonly kind: 'public' | 'private' | 'signing';
  /** Whether the Consent Database of the site is offline. */
  readonly isOffline?: boolean;
};

/** A key that authorizes requests. A signing key does not. */
export type KeyHolder = FoundKey & { readonly kind: 'public' | 'private' };

export type ConsentKey = {
  readonly id: string;
  readonly kind: FoundKey['kind'];
  readonly name: string;
  /** The whole key if it is public, else its beginning. */
  readonly shown: string;
  readonly createdAt: Date;
  readonly lastUsedOn: string | null;
  /** Set while the Consent Database of the site is offline. */
  readonly offlineAt: Date | null;
};

/** Finds a key by its hash, before the account is known. */
export async function findConsentKey(tx: Tx, keyHash: Buffer): Promise<FoundKey | undefined> {
  const { rows } = await sql<FoundKey>`select * from auth.find_consent_key(${keyHash})`.execute(tx);
  return rows[0];
}

export async function listConsentKeys(tx: Tx, accountId: string, siteId: string): Promise<ConsentKey[]> {
  const { rows } = await sql<ConsentKey>`
    select * from auth.list_consent_keys(${accountId}::uuid, ${siteId}::uuid)`.execute(tx);
  return rows;
}

/** The keys of an account, of whichever site. */
export async function listAccountKeys(
  tx: Tx,
  accountId: string,
): Promise<(ConsentKey & { readonly siteId: string })[]> {
  const { rows } = await sql<ConsentKey & { readonly siteId: string }>`
    select * from auth.list_account_consent_keys(${accountId}::uuid)`.execute(tx);
  return rows;
}

export async function insertConsentKey(
  tx: Tx,
  accountId: string,
  key: Omit<ConsentKey, 'lastUsedOn'> & { readonly siteId: string; readonly keyHash: Buffer },
): Promise<void> {
  await sql`select auth.insert_consent_key(${rowJson({ accountId, ...key })}::jsonb)`.execute(tx);
}

export async function findKeyName(tx: Tx, accountId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string | null }>`
    select auth.find_consent_key_name(${accountId}::uuid, ${id}::uuid) as name`.execute(tx);
  return rows[0]?.name ?? undefined;
}

/** Deletes a key. Returns whether it existed. */
export async function deleteConsentKey(tx: Tx, accountId: string, siteId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`
    select auth.delete_consent_key(${accountId}::uuid, ${siteId}::uuid, ${id}::uuid) as gone`.execute(tx);
  return rows[0]?.gone === true;
}

/** Takes all keys of a site offline at a time, or online again. */
export async function updateKeysOffline(tx: Tx, accountId: string, siteId: string, at: Date | null): Promise<void> {
  await sql`select auth.update_consent_keys_offline(${accountId}::uuid, ${siteId}::uuid, ${at}::timestamptz)`.execute(
    tx,
  );
}

/** Stores the day of the last use. A finer time would need a write on every request. */
export async function noteUse(tx: Tx, accountId: string, id: string, day: string): Promise<void> {
  await sql`select auth.update_consent_key_used(${accountId}::uuid, ${id}::uuid, ${day}::date)`.execute(tx);
}
