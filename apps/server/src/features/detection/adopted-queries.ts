import { sql, type Tx } from '#platform/database/database.ts';

/** Unknown third parties for which the owner created a service of their own. */
export async function listAdopted(tx: Tx, accountId: string, siteId: string) {
  return tx
    .selectFrom('adoptedParty')
    .select(['party', 'siteServiceId'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .execute();
}

export async function saveAdopted(
  tx: Tx,
  accountId: string,
  siteId: string,
  adopted: readonly { readonly party: string; readonly siteServiceId: string }[],
): Promise<void> {
  if (adopted.length === 0) return;
  await tx
    .insertInto('adoptedParty')
    .values(adopted.map((one) => ({ ...one, accountId, siteId })))
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'siteId', 'party']).doUpdateSet({ siteServiceId: sql`excluded.site_service_id` }),
    )
    .execute();
}
