import { formatDate, type Locale } from '@app/texts';

export const steps = ['hour', 'day', 'month'] as const;
export type Step = (typeof steps)[number];

/** Milliseconds since 1970, in UTC. */
type Moment = number;

const hour = 3_600_000;
const day = 24 * hour;

/** The step that shows a range of this length in a number of bars one can take in. */
export function stepFor(milliseconds: number): Step {
  if (milliseconds <= 3 * day) return 'hour';
  return milliseconds <= 120 * day ? 'day' : 'month';
}

/** What was counted from a moment on, for the length of a step. */
export type Bucket<Name extends string> = { readonly at: Moment } & { readonly [Each in Name]: number };

const mostBars = 750;

/**
 * One for each step, also for those in which nothing was counted: from `from`, or the first that was counted, up to `to`,
 * which is no longer in it, or the last. Where that would be too many, only steps with counts.
 */
export function filled<Name extends string>(
  step: Step,
  counted: readonly Bucket<NoInfer<Name>>[],
  none: { readonly [Each in Name]: number },
  { from, to }: { readonly from: Moment | undefined; readonly to: Moment },
): readonly Bucket<Name>[] {
  const each = new Map(counted.map((one) => [one.at, one]));
  const first = from ?? Math.min(...each.keys());
  const last = Math.max(to - 1, ...each.keys());
  if (!Number.isFinite(first)) return [];
  const all: Bucket<Name>[] = [];
  for (let at = floorTo(step, first); at <= last; at = next(step, at)) {
    if (all.length === mostBars) return counted;
    all.push(each.get(at) ?? { ...none, at });
  }
  return all;
}

/** When a step begins, as short as it can be said. */
export function stepLabel(locale: Locale, step: Step, at: Moment): string {
  const moment = new Date(at);
  if (step === 'month') return formatDate(locale, moment, 'month_and_year');
  const written = formatDate(locale, moment, 'numeric');
  return step === 'day' ? written : `${written}, ${moment.toISOString().slice(11, 16)}`;
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
