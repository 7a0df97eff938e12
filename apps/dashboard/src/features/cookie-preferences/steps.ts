import type { ChoiceCounts, PreferenceStatistics } from '@app/contract';
import type { Moment } from './moment.ts';
import type { Range } from './range.ts';

export type Step = PreferenceStatistics['step'];
export const steps = ['hour', 'day', 'month'] as const satisfies readonly Step[];

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

const hour = 3_600_000;
const day = 24 * hour;

/** The step that shows a range of this length in a number of bars one can take in. */
export function stepFor(milliseconds: number): Step {
  if (milliseconds <= 3 * day) return 'hour';
  return milliseconds <= 120 * day ? 'day' : 'month';
}

export type Bar = Parts & { readonly at: Moment };

const mostBars = 750;

/**
 * One bar for each step, also for those without choices: from the beginning of the range, or the first choice, to its end,
 * or the moment up to which was counted. Where that would be too many, only steps with choices.
 */
export function barsOf({ step, series, countedUntil }: PreferenceStatistics, { from, to }: Range): readonly Bar[] {
  const counted = new Map(series.map((counts) => [Date.parse(counts.at), partsOf(counts)]));
  const first = from ?? Math.min(...counted.keys());
  const last = Math.max(Math.min(to ?? Infinity, Date.parse(countedUntil)) - 1, ...counted.keys());
  if (!Number.isFinite(first)) return [];
  const none = { accept: 0, custom: 0, reject: 0, others: 0 };
  const bars: Bar[] = [];
  for (let at = floorTo(step, first); at <= last; at = next(step, at)) {
    if (bars.length === mostBars) return [...counted].map(([moment, own]) => ({ at: moment, ...own }));
    bars.push({ at, ...(counted.get(at) ?? none) });
  }
  return bars;
}

function floorTo(step: Step, moment: Moment): Moment {
  if (step === 'month') return monthAt(moment, 0);
  const length = step === 'hour' ? hour : day;
  return Math.floor(moment / length) * length;
}

function next(step: Step, at: Moment): Moment {
  return step === 'month' ? monthAt(at, 1) : at + (step === 'hour' ? hour : day);
}

function monthAt(moment: Moment, offset: number): Moment {
  const date = new Date(moment);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset, 1);
}
