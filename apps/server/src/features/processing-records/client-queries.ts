import { sql, type Tx } from '#platform/database/database.ts';

export type ClientCounts = {
  /** Null: the organization apart from its sites. */
  readonly siteId: string | null;
  readonly siteName: string | null;
  readonly draft: number;
  readonly confirmed: number;
  readonly due: number;
  readonly nextReview: string | null;
};

/** How far the register of each site is on a day, ISO 8601: one statement, however many sites there are. */
export async function listClientCounts(tx: Tx, accountId: string, on: string): Promise<ClientCounts[]> {
  const { rows } = await sql<ClientCounts>`
    select place.id as site_id, place.name as site_name,
      count(*) filter (where record.state = 'draft')::int as draft,
      count(*) filter (where record.state = 'confirmed')::int as confirmed,
      count(*) filter (where record.state = 'confirmed' and record.review_on <= ${on}::date)::int as due,
      to_char(min(record.review_on) filter (where record.state = 'confirmed'), 'YYYY-MM-DD') as next_review
    from (
      select id, name from site where account_id = ${accountId}
      union all
      select null, null
    ) place
    left join processing_record record
      on record.account_id = ${accountId} and record.site_id is not distinct from place.id
      and record.role = 'controller' and record.state <> 'ended'
    group by place.id, place.name
    order by place.id is null, lower(place.name), place.id`.execute(tx);
  return rows;
}
