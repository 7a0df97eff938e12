import type { Tx } from '#platform/database/database.ts';

/** Whether the form of a site is published. */
export async function findRequestForm(tx: Tx, accountId: string, siteId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('siteFacts')
    .select('requestForm')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return row?.requestForm ?? false;
}

export async function saveRequestForm(tx: Tx, accountId: string, siteId: string, requestForm: boolean): Promise<void> {
  await tx
    .insertInto('siteFacts')
    .values({ accountId, siteId, settings: '{}', requestForm })
    .onConflict((conflict) => conflict.columns(['accountId', 'siteId']).doUpdateSet({ requestForm }))
    .execute();
}
