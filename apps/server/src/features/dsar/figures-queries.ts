import type { RequestRight } from '@app/requests';
import { sql, type Tx } from '#platform/database/database.ts';

type Period = { readonly from: string; readonly until: string; readonly siteId?: string | undefined };

export type CountedRequests = {
  readonly right: RequestRight;
  /** The law of the requester's place. */
  readonly lawId: string;
  readonly received: number;
  readonly fulfilled: number;
  readonly partly: number;
  readonly denied: number;
  readonly withdrawn: number;
  readonly open: number;
  readonly inTime: number;
  readonly medianDays: number | null;
  readonly meanDays: number | null;
};

/** Counts the requests that were received from one day until another, by right and law. */
export async function countRequests(
  tx: Tx,
  accountId: string,
  { from, until, siteId }: Period,
): Promise<CountedRequests[]> {
  const { rows } = await sql<CountedRequests>`
    select asked."right", laws ->> 0 as "lawId",
      count(*)::int as received,
      count(*) filter (where outcome = 'answered')::int as fulfilled,
      count(*) filter (where outcome = 'partly')::int as partly,
      count(*) filter (where outcome = 'refused')::int as denied,
      count(*) filter (where outcome = 'withdrawn')::int as withdrawn,
      count(*) filter (where outcome is null)::int as open,
      count(*) filter (where answered_on <= answer_due_on)::int as "inTime",
      percentile_cont(0.5) within group (order by answered_on - received_on) as "medianDays",
      avg(answered_on - received_on)::float8 as "meanDays"
    from dsar_request, jsonb_array_elements_text(rights) as asked ("right")
    where account_id = ${accountId}::uuid
      and received_on between ${from}::date and ${until}::date
      and (${siteId ?? null}::uuid is null or site_id = ${siteId ?? null}::uuid)
    group by 1, 2`.execute(tx);
  return rows;
}
