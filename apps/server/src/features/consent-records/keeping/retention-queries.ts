import { sql, type Tx } from '#platform/database/database.ts';

export type FirstDay = { readonly accountId: string; readonly siteId: string; readonly first: Date };

/** Every site with consents and the day of its first one, across all accounts. One index lookup per site. */
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
