import type { SavedList, SavedView } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';

/** The list of views of one person in one account. */
export type Shelf = { readonly accountId: string; readonly personId: string; readonly list: SavedList };

/** The views of a list, in their order. */
export async function listViews(tx: Tx, { accountId, personId, list }: Shelf): Promise<SavedView[]> {
  return tx
    .selectFrom('savedView')
    .select(['name', 'search', 'place'])
    .where('accountId', '=', accountId)
    .where('personId', '=', personId)
    .where('list', '=', list)
    .orderBy('place')
    .orderBy('name')
    .execute();
}

/** False: the name is taken by now. */
export async function insertView(tx: Tx, shelf: Shelf, view: SavedView): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('savedView')
    .values({ ...shelf, ...view })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** False: no view has this name and these filters. */
export async function updateView(
  tx: Tx,
  { accountId, personId, list }: Shelf,
  { name, search, place }: SavedView,
  replaces: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('savedView')
    .set({ search, place })
    .where('accountId', '=', accountId)
    .where('personId', '=', personId)
    .where('list', '=', list)
    .where('name', '=', name)
    .where('search', '=', replaces)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteView(tx: Tx, { accountId, personId, list }: Shelf, name: string): Promise<void> {
  await tx
    .deleteFrom('savedView')
    .where('accountId', '=', accountId)
    .where('personId', '=', personId)
    .where('list', '=', list)
    .where('name', '=', name)
    .execute();
}
