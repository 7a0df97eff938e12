import type { ConsentCounts, ConsentStatistics } from '@app/contract';
import { filled, stepFor, type Bucket, type Step } from '#app/over-time/steps.ts';

export const ranges = ['month', 'quarter', 'year', 'all'] as const;
export type RangeName = (typeof ranges)[number];

const day = 86_400_000;
const lengths: Record<Exclude<RangeName, 'all'>, number> = { month: 30 * day, quarter: 90 * day, year: 365 * day };

/** The beginning of a range: whole UTC days up to today. Undefined: the first consent. */
export function beginOf(range: RangeName, now: number): string | undefined {
  if (range === 'all') return undefined;
  return new Date(Math.floor(now / day) * day + day - lengths[range]).toISOString();
}

/** The step for a range, or for the whole history. */
export function stepOf({ series }: Pick<ConsentStatistics, 'series'>, from: string | undefined, now: number): Step {
  return stepFor(now - Date.parse(from ?? series[0]?.at ?? new Date(now).toISOString()));
}

export const distinctions = ['source', 'kind'] as const;
export type Distinction = (typeof distinctions)[number];
/** The attributes by which consents are split. Each pair sums up to all consents. */
export const partsOf = {
  source: ['public', 'private'],
  kind: ['consents', 'withdrawals'],
} as const satisfies Record<Distinction, readonly (keyof ConsentCounts)[]>;

const none = { total: 0, consents: 0, withdrawals: 0, public: 0, private: 0, verified: 0 };

/** Counts of all consents, one entry per step. */
export function countsOf(
  { step, series, to }: ConsentStatistics,
  from: string | undefined,
): readonly Bucket<keyof ConsentCounts>[] {
  const counted = series.map((one) => ({ ...one, at: Date.parse(one.at) }));
  return filled(step, counted, none, spanOf(from, to));
}

/** Counts of the most frequently named notices, by their place in the list, one entry per step. */
export function noticeCountsOf(
  { step, series, to, notices }: ConsentStatistics,
  from: string | undefined,
  most: number,
): readonly Bucket<string>[] {
  const shown = notices.slice(0, most);
  const nothing = Object.fromEntries(shown.map((_, place) => [String(place), 0]));
  const each = new Map<number, Record<string, number>>(series.map(({ at }) => [Date.parse(at), { ...nothing }]));
  for (const [place, notice] of shown.entries())
    for (const { at, total } of notice.series) {
      const counts = each.get(Date.parse(at)) ?? { ...nothing };
      counts[String(place)] = total;
      each.set(Date.parse(at), counts);
    }
  const counted = [...each].toSorted(([one], [other]) => one - other).map(([at, counts]) => ({ ...counts, at }));
  return filled<string>(step, counted, nothing, spanOf(from, to));
}

function spanOf(from: string | undefined, to: string) {
  return { from: from === undefined ? undefined : Date.parse(from), to: Date.parse(to) };
}
