import type { ChoiceCounts, PreferenceStatistics } from '@app/contract';
import { filled, type Bucket } from '#app/over-time/steps.ts';
import type { Range } from './range.ts';

/** The parts of a number of choices in charts. They sum up to all choices. */
export type Parts = {
  readonly accept: number;
  readonly custom: number;
  readonly reject: number;
  readonly others: number;
};
export const parts = ['accept', 'custom', 'reject', 'others'] as const satisfies readonly (keyof Parts)[];

export function partsOf({ accept, custom, reject, total }: ChoiceCounts): Parts {
  return { accept, custom, reject, others: total - accept - custom - reject };
}

/** One bar per step, from the beginning of the range or the first choice to the end of the range or of the counted time. */
export function barsOf(
  { step, series, countedUntil }: PreferenceStatistics,
  { from, to }: Range,
): readonly Bucket<keyof Parts>[] {
  const counted = series.map((counts) => ({ at: Date.parse(counts.at), ...partsOf(counts) }));
  const none = { accept: 0, custom: 0, reject: 0, others: 0 };
  return filled(step, counted, none, { from, to: Math.min(to ?? Infinity, Date.parse(countedUntil)) });
}
