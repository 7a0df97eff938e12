import { sql, type Tx } from '#platform/database/database.ts';

/** Up to which number the log itself says that its events expired. */
export async function findExpired(tx: Tx, accountId: string): Promise<number> {
  const { rows } = await sql<{ through: string | null }>`
    select max((details ->> 'through')::bigint) as through from audit_event
    where account_id = ${accountId} and kind = 'audit.expired'`.execute(tx);
  return Number(rows[0]?.through ?? 0);
}

/** How many numbered events there are, from which number to which, and how many of them wait for the tree. */
export type Extent = {
  readonly count: number;
  readonly first: number;
  readonly last: number;
  readonly waiting: number;
};

export async function findExtent(tx: Tx, accountId: string): Promise<Extent> {
  const { rows } = await sql<Record<keyof Extent, string | null>>`
    select count(*) as count, min(number) as first, max(number) as last,
      (select sum(cardinality(ids)) from evidence_batch where account_id = ${accountId} and kind = 'audit' and first_leaf is null)
        as waiting
    from audit_event where account_id = ${accountId} and number is not null`.execute(tx);
  const { count, first, last, waiting } = rows[0] ?? {};
  return {
    count: Number(count ?? 0),
    first: Number(first ?? 0),
    last: Number(last ?? 0),
    waiting: Number(waiting ?? 0),
  };
}

/** Numbered events that their batch does not hold. */
export async function listMisplaced(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from audit_event e
    left join evidence_batch b on b.account_id = ${accountId} and b.id = e.batch_id and b.kind = 'audit'
    where e.account_id = ${accountId} and e.number is not null and (b.id is null or not e.id = any(b.ids))
    order by e.id limit 50`.execute(tx);
  return rows.map(({ id }) => id);
}
