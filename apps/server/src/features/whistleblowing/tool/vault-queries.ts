import type { Tx } from '#platform/database/database.ts';

export type VaultRow = {
  readonly personId: string;
  /** The ID of the manager in office documents and entries. */
  readonly id: string;
  readonly version: number;
  readonly sealed: Buffer;
  /** See `StoredVault`. */
  readonly ways: unknown;
  readonly kemKey: Buffer;
  readonly signKey: Buffer;
};
const columns = ['personId', 'id', 'version', 'sealed', 'ways', 'kemKey', 'signKey'] as const;

export async function findVault(tx: Tx, accountId: string, personId: string): Promise<VaultRow | undefined> {
  return tx
    .selectFrom('reportVault')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('personId', '=', personId)
    .executeTakeFirst();
}

/** @param ways JSON */
export async function insertVault(
  tx: Tx,
  accountId: string,
  { ways, ...vault }: Omit<VaultRow, 'ways'> & { readonly ways: string },
): Promise<void> {
  await tx
    .insertInto('reportVault')
    .values({ ...vault, accountId, ways })
    .execute();
}

/** Whose keys are or were whose, those that were replaced included. */
export async function listVaultOwners(
  tx: Tx,
  accountId: string,
): Promise<Pick<VaultRow, 'personId' | 'id' | 'signKey'>[]> {
  const tables = ['reportVault', 'reportFormerVault'] as const;
  const found = await Promise.all(
    tables.map((table) =>
      tx.selectFrom(table).select(['personId', 'id', 'signKey']).where('accountId', '=', accountId).execute(),
    ),
  );
  return found.flat();
}

/** All IDs that a person has had: who lost their keys has another one now. */
export async function listIdsOf(tx: Tx, accountId: string, personId: string): Promise<string[]> {
  const owners = await listVaultOwners(tx, accountId);
  return owners.filter((owner) => owner.personId === personId).map(({ id }) => id);
}

/** All IDs that the person with one of them has had. */
export async function listIdsOfOwner(tx: Tx, accountId: string, id: string): Promise<string[]> {
  const owners = await listVaultOwners(tx, accountId);
  const personId = owners.find((owner) => owner.id === id)?.personId;
  const ids = owners.filter((owner) => owner.personId === personId).map((owner) => owner.id);
  return personId === undefined ? [id] : ids;
}

/** Whether keys with this ID were set aside. Their owner alone can take it up again. */
export async function isSetAside(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('reportFormerVault')
    .select('id')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type FormerVault = { readonly id: string; readonly replacedOn: string };

export async function listFormerVaults(tx: Tx, accountId: string, personId: string): Promise<FormerVault[]> {
  return tx
    .selectFrom('reportFormerVault')
    .select(['id', 'replacedOn'])
    .where('accountId', '=', accountId)
    .where('personId', '=', personId)
    .orderBy('replacedOn', 'desc')
    .orderBy('id')
    .execute();
}

/** Sets the keys of a person aside. Returns whether there were any. @param day ISO 8601 */
export async function setVaultAside(tx: Tx, accountId: string, personId: string, day: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('reportVault')
    .where('accountId', '=', accountId)
    .where('personId', '=', personId)
    .returning(columns)
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .insertInto('reportFormerVault')
    .values({ ...row, ways: JSON.stringify(row.ways), accountId, replacedOn: day })
    .execute();
  return true;
}

/** Takes keys up again that were set aside. Returns whether they were there. */
export async function takeVaultUp(tx: Tx, accountId: string, personId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('reportFormerVault')
    .where('accountId', '=', accountId)
    .where('personId', '=', personId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .insertInto('reportVault')
    .values({ ...row, ways: JSON.stringify(row.ways), accountId })
    .execute();
  return true;
}

/** Replaces the seal and the ways of the version before. Returns whether it was still there. @param ways JSON */
export async function updateVault(
  tx: Tx,
  accountId: string,
  { personId, version, sealed, ways }: Pick<VaultRow, 'personId' | 'version' | 'sealed'> & { readonly ways: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('reportVault')
    .set({ version: version + 1, sealed, ways })
    .where('accountId', '=', accountId)
    .where('personId', '=', personId)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}

export type RingBlock = { readonly block: number; readonly version: number; readonly sealed: Buffer };

export async function listRing(tx: Tx, accountId: string, personId: string): Promise<RingBlock[]> {
  return tx
    .selectFrom('reportRing')
    .select(['block', 'version', 'sealed'])
    .where('accountId', '=', accountId)
    .where('personId', '=', personId)
    .orderBy('block')
    .execute();
}

/** Stores a block, if it replaces the version that it was made from. Returns whether it did. */
export async function putRing(
  tx: Tx,
  accountId: string,
  personId: string,
  { block, version, sealed }: RingBlock,
): Promise<boolean> {
  const row = await tx
    .insertInto('reportRing')
    .values({ accountId, personId, block, version: 1, sealed })
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'personId', 'block'])
        .doUpdateSet({ version: version + 1, sealed })
        .where('reportRing.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
}
