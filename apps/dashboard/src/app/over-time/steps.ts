import { formatDate, type Locale } from '@app/texts';

export const steps = ['hour', 'day', 'month'] as const;
export type Step = (typeof steps)[number];

/** Milliseconds since 1970, in UTC. */
type Moment = number;

const hour = 3_600_000;
const day = 24 * hour;

/** The step that divides a range of this length into a readable number of bars. */
export function stepFor(milliseconds: number): Step {
  if (milliseconds <= 3 * day) return 'hour';
  return milliseconds <= 120 * day ? 'day' : 'month';
}

const fewestSteps = { hour: 0, day: 2 * day, month: 62 * day };
const mostSteps = { hour: 8 * day, day: 400 * day, month: Infinity };

/** The steps that divide a range of this length into a readable number of bars, the shortest first. */
export function stepsFor(milliseconds: number): readonly Step[] {
  return steps.filter((step) => milliseconds >= fewestSteps[step] && milliseconds <= mostSteps[step]);
}

/** A count from a time on, for the length of a step. */
export type Bucket<Name extends string> = { readonly at: Moment } & { readonly [Each in Name]: number };

const mostBars = 750;

/**
 * Fills a series so that it has a count for each step, from `from` (or the first count) to `to`, exclusive (or the last
 * count). Returns only steps with counts if there would be too many.
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

/** The start of a step; `isShort` for axes, whose ends tell the year. */
export function stepLabel(locale: Locale, step: Step, at: Moment, isShort = false): string {
  const moment = new Date(at);
  if (step === 'month') return formatDate(locale, moment, 'month_and_year');
  const written = formatDate(locale, moment, isShort ? 'day_and_month' : 'medium');
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
