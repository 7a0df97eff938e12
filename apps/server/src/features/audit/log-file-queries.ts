import { sql, type RawBuilder, type Tx } from '#platform/database/database.ts';
import { matching, rangeOf, eventColumns, type EventFilter, type StoredEvent } from './queries.ts';

export type EventWithLeaf = StoredEvent & { readonly number: number; readonly leaf: number };

/** The number of the first and of the last event in the filter's time range that a tree of this size holds. */
export async function findNumbers(tx: Tx, accountId: string, filter: EventFilter, size: number) {
  const end = async (order: RawBuilder<unknown>, before: RawBuilder<unknown>): Promise<number | undefined> => {
    const { rows } = await sql<{ number: number }>`select number from audit_event e
      where e.account_id = ${accountId} and e.number is not null ${before} order by ${order} limit 1`.execute(tx);
    return rows[0]?.number;
  };
  const held = await findLastHeld(tx, accountId, size);
  const time = rangeOf(filter);
  // Ids follow the time, numbers the order in which transactions were committed.
  const along = filter.above === undefined && filter.below === undefined ? sql`e.number` : sql`e.id`;
  const first = (await end(along, time)) ?? 1;
  const last = (await end(sql`${along} desc`, time)) ?? 0;
  return { first, last: Math.min(last, held) };
}

/** The last number whose leaf a tree of this size holds. */
async function findLastHeld(tx: Tx, accountId: string, size: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`select ids[cardinality(ids)] as id from evidence_batch
    where account_id = ${accountId} and kind = 'audit' and first_leaf < ${size} order by first_leaf desc limit 1`.execute(
    tx,
  );
  const id = rows[0]?.id;
  if (id === undefined) return 0;
  const { rows: found } = await sql<{ number: number }>`select number from audit_event
    where account_id = ${accountId} and id = ${id}`.execute(tx);
  return found[0]?.number ?? 0;
}

/** Events with these numbers that match, in order, with the index of their leaf. The filter's time range is not applied. */
export async function listWithLeaves(
  tx: Tx,
  accountId: string,
  { after, through }: { readonly after: number; readonly through: number },
  filter: EventFilter,
  limit: number,
): Promise<EventWithLeaf[]> {
  const { rows } = await sql`select ${eventColumns}, b.first_leaf + array_position(b.ids, e.id) - 1 as leaf
    from audit_event e join evidence_batch b on b.account_id = ${accountId} and b.id = e.batch_id
    where ${matching(accountId, filter)} and e.number > ${after} and e.number <= ${through}
    order by e.number limit ${limit}`.execute(tx);
  // The query returns only numbered events, and only insertEvents writes to the table.
  return (rows as EventWithLeaf[]).map((event) => ({ ...event, leaf: Number(event.leaf) }));
}
