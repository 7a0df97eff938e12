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

/** Choices made in the banner. */
export type Answers = Pick<CountedRow, 'accept' | 'reject' | 'custom' | 'close'>;

/** Answers of a site by day, in order. */
export async function listAnswers(
  tx: Tx,
  accountId: string,
  siteId: string,
  from: Date,
  to: Date,
): Promise<(Answers & { readonly at: Date })[]> {
  return tx
    .selectFrom('preferenceDay')
    .select(['at', 'accept', 'reject', 'custom', 'close'])
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where('dimension', '=', 'all')
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .execute();
}

/** Answers of sites, summed from `start` to `from`, and from there to `to`. */
export async function listAnswersOfSites(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
  { start, from, to }: { readonly start: Date; readonly from: Date; readonly to: Date },
): Promise<(Answers & { readonly siteId: string; readonly isCurrent: boolean })[]> {
  const { rows } = await sql<Answers & { readonly siteId: string; readonly isCurrent: boolean }>`
    select site_id as "siteId", "isCurrent", sum(accept)::integer as accept, sum(reject)::integer as reject,
      sum(custom)::integer as custom, sum(close)::integer as close
    from preference_day, lateral (select at >= ${from} as "isCurrent") as period
    where account_id = ${accountId} and site_id = any(${[...siteIds]}::uuid[]) and dimension = 'all'
      and at >= ${start} and at < ${to}
    group by site_id, "isCurrent"`.execute(tx);
  return rows;
}
