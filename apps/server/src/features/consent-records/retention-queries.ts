import { sql, type Tx } from '#platform/database/database.ts';

export async function findRetention(tx: Tx, accountId: string, siteId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('consentRetention')
    .select('months')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return row?.months;
}

export async function saveRetention(tx: Tx, accountId: string, siteId: string, months: number): Promise<void> {
  await tx
    .insertInto('consentRetention')
    .values({ accountId, siteId, months })
    .onConflict((conflict) => conflict.columns(['accountId', 'siteId']).doUpdateSet({ months }))
    .execute();
}

export async function deleteRetention(tx: Tx, accountId: string, siteId: string): Promise<void> {
  await tx.deleteFrom('consentRetention').where('accountId', '=', accountId).where('siteId', '=', siteId).execute();
}

export type FirstDay = { readonly accountId: string; readonly siteId: string; readonly first: Date };

/** Every site with consents and the day of its first. Over all accounts: one step along the index for each site. */
export async function listFirstDays(tx: Tx): Promise<FirstDay[]> {
  const { rows } = await sql<FirstDay>`
    with recursive each as (
      (select account_id, site_id, at from consent_day order by account_id, site_id, at limit 1)
      union all
      select next.* from each cross join lateral (
        select account_id, site_id, at from consent_day
        where (account_id, site_id) > (each.account_id, each.site_id)
        order by account_id, site_id, at limit 1) as next
    ) select account_id as "accountId", site_id as "siteId", at as first from each`.execute(tx);
  return rows;
}

/** Forgets counts of single hours from before: those of their days stay. Over all accounts. */
export async function deleteOldHours(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('consentHour').where('at', '<', before).execute();
}
