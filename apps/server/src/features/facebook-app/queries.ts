import type { Tx } from '#platform/database/database.ts';

export type StoredApp = {
  readonly appId: string;
  readonly name: string;
  readonly link: string | null;
  readonly connectedAt: Date;
};

export async function findApp(tx: Tx, accountId: string, siteId: string): Promise<StoredApp | undefined> {
  return tx
    .selectFrom('facebookApp')
    .select(['appId', 'name', 'link', 'connectedAt'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
}

export async function upsertApp(tx: Tx, accountId: string, siteId: string, app: StoredApp): Promise<void> {
  await tx
    .insertInto('facebookApp')
    .values({ accountId, siteId, ...app })
    .onConflict((conflict) => conflict.columns(['accountId', 'siteId']).doUpdateSet(app))
    .execute();
}

/** Returns whether one was connected. */
export async function deleteApp(tx: Tx, accountId: string, siteId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('facebookApp')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
