import type { IdentityKey } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';

export type StoredKey = {
  readonly id: string;
  readonly algorithm: IdentityKey['algorithm'];
  /** A JWK, RFC 7517. */
  readonly publicKey: Readonly<Record<string, string>>;
  readonly createdAt: Date;
};

/** The keys of a site's form, oldest first. */
export async function listKeys(tx: Tx, accountId: string, siteId: string): Promise<StoredKey[]> {
  const rows = await tx
    .selectFrom('dsarKey')
    .select(['id', 'algorithm', 'publicKey', 'createdAt'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .orderBy('id')
    .execute();
  return rows.map(asKey);
}

/** The keys of all sites of an account, oldest first. */
export async function listAllKeys(tx: Tx, accountId: string): Promise<(StoredKey & { readonly siteId: string })[]> {
  const rows = await tx
    .selectFrom('dsarKey')
    .select(['id', 'siteId', 'algorithm', 'publicKey', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(asKey);
}

type Row = { readonly algorithm: string; readonly publicKey: unknown };

/** Written by this feature, from what was read as a key; the check of the table allows no other algorithm. */
function asKey<Read extends Row>(row: Read) {
  return {
    ...row,
    algorithm: row.algorithm as IdentityKey['algorithm'],
    publicKey: row.publicKey as Record<string, string>,
  };
}

export async function insertKey(tx: Tx, accountId: string, siteId: string, key: StoredKey): Promise<void> {
  const publicKey = JSON.stringify(key.publicKey);
  await tx
    .insertInto('dsarKey')
    .values({ ...key, accountId, siteId, publicKey })
    .execute();
}

/** @returns whether it was there */
export async function deleteKey(tx: Tx, accountId: string, siteId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('dsarKey')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Uses a statement up. @returns whether it was unused until now */
export async function useStatement(
  tx: Tx,
  accountId: string,
  siteId: string,
  used: { readonly hash: Buffer; readonly endsAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('dsarKeyUse')
    .values({ ...used, accountId, siteId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Deletes the marks of statements of all accounts that would be refused anyway. */
export async function deleteEndedStatements(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('dsarKeyUse')
    .where(sql<boolean>`ends_at < ${now}`)
    .execute();
}
