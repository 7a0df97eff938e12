import type { Tx } from '#platform/database/database.ts';

export type StoredList = {
  readonly language: string;
  readonly version: number;
  readonly updatedAt: Date;
  readonly body: unknown;
  readonly fetchedAt: Date;
  readonly freshUntil: Date;
};

/** The vendor list and its translations. */
export async function listVendorLists(tx: Tx): Promise<StoredList[]> {
  return tx
    .selectFrom('vendorList')
    .select(['language', 'version', 'updatedAt', 'body', 'fetchedAt', 'freshUntil'])
    .orderBy('language')
    .execute();
}

/** Dates of the lists, without their content. */
export async function listVendorListStates(tx: Tx): Promise<Omit<StoredList, 'body'>[]> {
  return tx
    .selectFrom('vendorList')
    .select(['language', 'version', 'updatedAt', 'fetchedAt', 'freshUntil'])
    .orderBy('language')
    .execute();
}

export async function saveVendorList(tx: Tx, list: StoredList): Promise<void> {
  const row = { ...list, body: JSON.stringify(list.body) };
  await tx
    .insertInto('vendorList')
    .values(row)
    .onConflict((conflict) => conflict.column('language').doUpdateSet(row))
    .execute();
}
