import type { ConsentCounts, ConsentStatistics } from '@app/contract';
import { filled, type Bucket } from '#app/over-time/steps.ts';
import { lastDaysNames, lastDaysOf } from '#app/timeframe/timeframe.ts';

/** A timeframe in ISO format; `to` is exclusive. Open ends: the whole history. */
export type Range = { readonly from?: string; readonly to?: string };

const presets = [...lastDaysNames, 'all'] as const;
export type ChosenRange = { readonly preset?: (typeof presets)[number]; readonly range: Range };

type RangeAddress = { readonly [Name in 'range' | 'begin' | 'end']: string | undefined };

/** The timeframe in the address of the page: the last 30 days where none is there, or an invalid one. */
export function readRange(address: RangeAddress, now: number): ChosenRange {
  const [from, to] = [Date.parse(address.begin ?? ''), Date.parse(address.end ?? '')];
  if (address.range === 'custom' && from < to)
    return { range: { from: new Date(from).toISOString(), to: new Date(to).toISOString() } };
  const preset = presets.find((one) => one === address.range) ?? 'last-30';
  if (preset === 'all') return { preset, range: {} };
  const last = lastDaysOf(preset, now);
  return { preset, range: { from: new Date(last.from).toISOString(), to: new Date(last.to).toISOString() } };
}

/** The length in milliseconds of a timeframe, or of the whole history. */
export function lengthOf({ series }: Pick<ConsentStatistics, 'series'>, { from, to }: Range, now: number): number {
  const end = Math.min(now, to === undefined ? now : Date.parse(to));
  return end - Date.parse(from ?? series[0]?.at ?? new Date(now).toISOString());
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
