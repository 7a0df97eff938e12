import type { ChoiceCounts, Preference, PreferenceStatistics } from '@app/contract';
import { filled, type Bucket } from '#app/over-time/steps.ts';
import type { Range } from './range.ts';

/** The parts of a number in charts: they sum up to all choices and all visits that left the banner unanswered. */
export type Parts = {
  readonly accept: number;
  readonly custom: number;
  readonly reject: number;
  readonly others: number;
  readonly unanswered: number;
};
export const parts = ['accept', 'custom', 'reject', 'others', 'unanswered'] as const satisfies readonly (keyof Parts)[];

export function partsOf({
  accept,
  custom,
  reject,
  total,
  unanswered,
}: ChoiceCounts & { readonly unanswered: number | null }): Parts {
  return { accept, custom, reject, others: total - accept - custom - reject, unanswered: unanswered ?? 0 };
}

export function sumOfParts(counts: Parts): number {
  return parts.reduce((sum, part) => sum + counts[part], 0);
}

/** The part of charts that an action belongs to. */
export function partOf(action: Preference['action']): keyof Parts {
  return action === 'accept' || action === 'custom' || action === 'reject' ? action : 'others';
}

/** One bar per step, from the beginning of the range or the first choice to the end of the range or of the counted time. */
export function barsOf(
  { step, series, countedUntil }: PreferenceStatistics,
  { from, to }: Range,
): readonly Bucket<keyof Parts>[] {
  const counted = series.map((counts) => ({ at: Date.parse(counts.at), ...partsOf(counts) }));
  const none = { accept: 0, custom: 0, reject: 0, others: 0, unanswered: 0 };
  return filled(step, counted, none, { from, to: Math.min(to ?? Infinity, Date.parse(countedUntil)) });
}
