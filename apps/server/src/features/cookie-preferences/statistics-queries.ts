import { sql, type Tx } from '#platform/database/database.ts';
import type { CountedRow } from './counts.ts';

export type CountedRange = {
  readonly table: 'preferenceHour' | 'preferenceDay';
  readonly from: Date;
  readonly to: Date;
};

const counted = [
  'accept',
  'reject',
  'custom',
  'close',
  'gpc',
  'context',
  'withdraw',
  'functionalityDecided',
  'functionalityGranted',
  'experienceDecided',
  'experienceGranted',
  'measurementDecided',
  'measurementGranted',
  'marketingDecided',
  'marketingGranted',
  'waitedCount',
  'waitedLn',
  'waitedLnSquares',
] as const;

/** Counts of a site over all dimensions, ordered by time. */
export async function listCounts(
  tx: Tx,
  accountId: string,
  siteId: string,
  { table, from, to }: CountedRange,
): Promise<(CountedRow & { readonly at: Date })[]> {
  return tx
    .selectFrom(table)
    .select(['at', ...counted])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('dimension', '=', 'all')
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .execute();
}

const sums = counted.map((name) => {
  const column = sql.ref<number>(name);
  return name.startsWith('waitedLn')
    ? sql<number>`sum(${column})`.as(name)
    : sql<number>`sum(${column})::bigint`.as(name);
});

/** Counts of a site by the values of a dimension, most frequent first. */
export async function listCountsByValue(
  tx: Tx,
  accountId: string,
  siteId: string,
  dimension: string,
  { table, from, to }: CountedRange,
  limit: number,
): Promise<(CountedRow & { readonly value: string })[]> {
  const rows = await tx
    .selectFrom(table)
    .select(['value', ...sums])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('dimension', '=', dimension)
    .where('at', '>=', from)
    .where('at', '<', to)
    .groupBy('value')
    .orderBy(sql`sum(accept + reject + custom + close + gpc + context + withdraw)`, 'desc')
    .orderBy('value')
    .limit(limit)
    .execute();
  // The sums are aliased to their columns' names.
  return rows as unknown as (CountedRow & { readonly value: string })[];
}
