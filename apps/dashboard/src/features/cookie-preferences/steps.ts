import type { ChoiceCounts, PreferenceStatistics } from '@app/contract';
import { filled, type Counted } from '#app/over-time/steps.ts';
import type { Range } from './range.ts';

/** What charts show of a number of choices. Their sum is all of them. */
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

/** A bar for each step from the beginning of the range, or the first choice, to its end, or where was counted to. */
export function barsOf(
  { step, series, countedUntil }: PreferenceStatistics,
  { from, to }: Range,
): readonly Counted<keyof Parts>[] {
  const counted = series.map((counts) => ({ at: Date.parse(counts.at), ...partsOf(counts) }));
  const none = { accept: 0, custom: 0, reject: 0, others: 0 };
  return filled(step, counted, none, { from, to: Math.min(to ?? Infinity, Date.parse(countedUntil)) });
}
