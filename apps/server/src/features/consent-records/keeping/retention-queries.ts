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

/** The day of the newest consent of a site. */
export async function findLastDay(tx: Tx, accountId: string, siteId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('consentDay')
    .select('at')
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}
