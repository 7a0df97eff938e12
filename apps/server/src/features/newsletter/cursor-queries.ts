import type { Tx } from '#platform/database/database.ts';

export type Cursor = { readonly accountId: string; readonly leaf: number };

/** How far each account was followed. Over all of them. */
export async function listCursors(tx: Tx): Promise<Cursor[]> {
  return tx.selectFrom('newsletterCursor').select(['accountId', 'leaf']).execute();
}

/** Holds the cursor of an account until the transaction ends. Undefined: another holds it, or there is none. */
export async function lockCursor(tx: Tx, accountId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('newsletterCursor')
    .select('leaf')
    .where('accountId', '=', accountId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.leaf;
}

/** Begins at a leaf, unless the account is followed already. */
export async function insertCursor(tx: Tx, accountId: string, leaf: number): Promise<void> {
  await tx
    .insertInto('newsletterCursor')
    .values({ accountId, leaf })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateCursor(tx: Tx, accountId: string, leaf: number): Promise<void> {
  await tx.updateTable('newsletterCursor').set({ leaf }).where('accountId', '=', accountId).execute();
}

export async function deleteCursor(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('newsletterCursor').where('accountId', '=', accountId).execute();
}
