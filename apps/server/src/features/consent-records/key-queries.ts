import type { Tx } from '#platform/database/database.ts';

/** What a key opens. */
export type KeyHolder = {
  readonly id: string;
  readonly accountId: string;
  readonly siteId: string;
  readonly kind: 'public' | 'private';
};

export type ConsentKey = {
  readonly id: string;
  readonly kind: 'public' | 'private';
  readonly name: string;
  /** Of a public key all of it, of a private one its beginning. */
  readonly shown: string;
  readonly createdAt: Date;
  readonly lastUsedOn: string | null;
};

const columns = ['id', 'kind', 'name', 'shown', 'createdAt', 'lastUsedOn'] as const;
// The table checks the choice.
const asKey = (row: Omit<ConsentKey, 'kind'> & { readonly kind: string }) => row as ConsentKey;

/** Whose a key is, before that is known otherwise. */
export async function findConsentKey(tx: Tx, keyHash: Buffer): Promise<KeyHolder | undefined> {
  const row = await tx
    .selectFrom('consentKey')
    .select(['id', 'accountId', 'siteId', 'kind'])
    .where('keyHash', '=', keyHash)
    .executeTakeFirst();
  return row as KeyHolder | undefined;
}

export async function listConsentKeys(tx: Tx, accountId: string, siteId: string): Promise<ConsentKey[]> {
  const rows = await tx
    .selectFrom('consentKey')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .orderBy('id')
    .execute();
  return rows.map(asKey);
}

export async function insertConsentKey(
  tx: Tx,
  accountId: string,
  key: Omit<ConsentKey, 'lastUsedOn'> & { readonly siteId: string; readonly keyHash: Buffer },
): Promise<void> {
  await tx
    .insertInto('consentKey')
    .values({ accountId, ...key })
    .execute();
}

export async function findKeyName(tx: Tx, accountId: string, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('consentKey')
    .select('name')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name;
}

/** Whether there was one. */
export async function deleteConsentKey(tx: Tx, accountId: string, siteId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('consentKey')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** The day is enough to say whether a key is in use, and spares a write on every request. */
export async function noteUse(tx: Tx, accountId: string, id: string, day: string): Promise<void> {
  await tx
    .updateTable('consentKey')
    .set({ lastUsedOn: day })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .where((where) => where.or([where('lastUsedOn', 'is', null), where('lastUsedOn', '<', day)]))
    .execute();
}
