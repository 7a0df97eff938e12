import { sql, type Tx } from '#platform/database/database.ts';

type DueRequests = { readonly open: number; readonly due: number; readonly overdue: number };

/** Open requests by site: all, those due within seven days of a day (ISO 8601), and those whose day is over. */
export async function countDueOfSites(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, DueRequests>> {
  const { rows } = await sql<DueRequests & { siteId: string }>`
    select site_id as "siteId", count(*)::int as open,
      count(*) filter (where due_on between ${today}::date and ${today}::date + 7)::int as due,
      count(*) filter (where due_on < ${today}::date)::int as overdue
    from dsar_request
    where account_id = ${accountId}::uuid and site_id = any(${[...siteIds]}::uuid[]) and outcome is null
    group by 1`.execute(tx);
  return new Map(rows.map(({ siteId, ...counts }) => [siteId, counts]));
}
