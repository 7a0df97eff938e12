import { isWorkingDay, type DayOff, type WorkCalendar } from './calendar.ts';
import { addDays, addMonths, daysBetween, type Day } from './days.ts';

/** How long somebody has. */
export type Period = { readonly count: number; readonly unit: 'month' | 'day' | 'business-day' };

/** How a law counts. */
export type Counting = {
  /**
   * Whether a period that ends on a Saturday, Sunday or holiday ends with the next working day. Regulation (EEC, Euratom) No
   * 1182/71, Art. 3(4). Laws that say nothing of it move nothing: being early is never late.
   */
  readonly moves: boolean;
  /** Whether a period of two days or more has at least two working days. Regulation 1182/71, Art. 3(5). */
  readonly twoWorkingDays?: boolean;
};

/** A time in which the period does not run: from the day something was asked until the day it was answered. */
export type Pause = { readonly from: Day; readonly until?: Day | undefined };

/** One step of a computation, in the order in which it was made. */
export type DueStep =
  /** The day of the event itself is not counted. Regulation 1182/71, Art. 3(1). */
  | { readonly kind: 'starts'; readonly day: Day }
  | { readonly kind: 'adds'; readonly period: Period; readonly day: Day }
  /** The month has no such date. */
  | { readonly kind: 'shortens'; readonly day: Day }
  | { readonly kind: 'pauses'; readonly days: number; readonly from: Day; readonly until: Day; readonly day: Day }
  | { readonly kind: 'stands-still'; readonly from: Day }
  | { readonly kind: 'moves'; readonly off: DayOff; readonly from: Day; readonly day: Day }
  | { readonly kind: 'two-working-days'; readonly day: Day };

export type Due = {
  /** The last day on which it is done in time. Of a period that stands still: as if it went on today. */
  readonly day: Day;
  readonly standsStill: boolean;
  readonly steps: readonly DueStep[];
};

export type DueInput = {
  /** The day of the event, as of a receipt. It is not counted. */
  readonly from: Day;
  readonly period: Period;
  readonly counting: Counting;
  readonly calendar: WorkCalendar;
  readonly pauses?: readonly Pause[] | undefined;
  /** How far a pause without an end has come. */
  readonly today?: Day | undefined;
};

/** When something is due, with each step that led there. */
export function dueOf({ from, period, counting, calendar, pauses = [], today }: DueInput): Due {
  const steps: DueStep[] = [{ kind: 'starts', day: from }];
  let day = added(from, period, calendar);
  steps.push({ kind: 'adds', period, day });
  if (period.unit === 'month' && day.slice(8) !== from.slice(8)) steps.push({ kind: 'shortens', day });

  let standsStill = false;
  for (const pause of merged(pauses)) {
    // What begins after the due day stops nothing: it was late already.
    if (pause.from > day) break;
    const until = pause.until ?? laterOf(today ?? pause.from, pause.from);
    const days = daysBetween(laterOf(pause.from, from), until);
    if (days > 0) {
      day = addDays(day, days);
      steps.push({ kind: 'pauses', days, from: pause.from, until, day });
    }
    if (!pause.until) {
      standsStill = true;
      steps.push({ kind: 'stands-still', from: pause.from });
      break;
    }
  }

  if (counting.moves) day = moved(day, calendar, steps);
  if (counting.twoWorkingDays === true && isLong(period)) {
    const before = day;
    while (workingDays(from, day, calendar) < 2) day = addDays(day, 1);
    if (day !== before) steps.push({ kind: 'two-working-days', day });
  }
  return { day, standsStill, steps };
}

/** Working days after one day, up to and with another. */
export function workingDays(from: Day, until: Day, calendar: WorkCalendar): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= until; day = addDays(day, 1)) if (isWorkingDay(day, calendar)) count += 1;
  return count;
}

function added(from: Day, { count, unit }: Period, calendar: WorkCalendar): Day {
  if (unit === 'month') return addMonths(from, count);
  if (unit === 'day') return addDays(from, count);
  let day = from;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day, calendar)) left -= 1;
  }
  return day;
}

function moved(day: Day, calendar: WorkCalendar, steps: DueStep[]): Day {
  let next = day;
  for (let off = calendar.offOn(next); off; off = calendar.offOn(next)) {
    const from = next;
    next = addDays(next, 1);
    steps.push({ kind: 'moves', off, from, day: next });
  }
  return next;
}

/** Pauses in order, those that overlap as one. */
function merged(pauses: readonly Pause[]): readonly Pause[] {
  const result: Pause[] = [];
  for (const pause of pauses.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = result.at(-1);
    if (last && (last.until === undefined || pause.from <= last.until)) {
      const until = last.until && pause.until ? laterOf(last.until, pause.until) : undefined;
      result[result.length - 1] = { from: last.from, until };
    } else {
      result.push(pause);
    }
  }
  return result;
}

function laterOf(one: Day, other: Day): Day {
  return one > other ? one : other;
}

function isLong({ count, unit }: Period): boolean {
  return unit !== 'day' || count >= 2;
}
