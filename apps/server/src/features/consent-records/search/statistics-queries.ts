import { sql, type Tx } from '#platform/database/database.ts';
import type { Step } from '#platform/database/monthly.ts';

export type CountedRange = { readonly step: Step; readonly from: Date; readonly to: Date };

const tableOf = (step: Step) => (step === 'hour' ? sql.table('consent_hour') : sql.table('consent_day'));

export type CountedStep = { readonly at: Date; readonly mark: number; readonly count: number };

/** Counts of a site by step and mark, in order of time. */
export async function listCounts(
  tx: Tx,
  accountId: string,
  siteId: string,
  { step, from, to }: CountedRange,
): Promise<CountedStep[]> {
  const { rows } = await sql<CountedStep>`
    select date_trunc(${step}, at, 'UTC') as at, mark, sum(count)::bigint as count from ${tableOf(step)}
    where account_id = ${accountId} and site_id = ${siteId} and at >= ${from} and at < ${to}
    group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}

export type CountedNotice = {
  readonly at: Date;
  readonly identifier: string;
  readonly version: string | null;
  readonly count: number;
};

/** Counts of a site by step, of the notices that most consents name, in order of time. */
export async function listNoticeCounts(
  tx: Tx,
  accountId: string,
  siteId: string,
  { step, from, to }: CountedRange,
  limit: number,
): Promise<CountedNotice[]> {
  const { rows } = await sql<CountedNotice>`
    with each as (
      select date_trunc(${step}, at, 'UTC') as at, notices, sum(count)::bigint as count from ${tableOf(step)}
      where account_id = ${accountId} and site_id = ${siteId} and at >= ${from} and at < ${to} and notices <> 0
      group by 1, 2
    ), counted as (
      select each.at, named.identifier, named.version, sum(each.count)::bigint as count from each
      join consent_notices as known
        on known.account_id = ${accountId} and known.site_id = ${siteId} and known.number = each.notices
      cross join lateral jsonb_to_recordset(known.notices) as named (identifier text, version text)
      group by 1, 2, 3
    ), most as (
      select identifier, version from counted group by 1, 2 order by sum(count) desc, 1, 2 limit ${limit}
    )
    select counted.* from counted join most
      on most.identifier = counted.identifier and most.version is not distinct from counted.version
    order by counted.at`.execute(tx);
  return rows;
}
