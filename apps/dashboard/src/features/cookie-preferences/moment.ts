import { parseDate } from '@app/contract';
import type { Locale } from '@app/texts';

/** Milliseconds since 1970, in UTC like all times of choices. */
export type Moment = number;

export const units = ['year', 'month', 'day', 'hour', 'minute', 'second', 'millisecond'] as const;
export type Unit = (typeof units)[number];

const lengths = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000, millisecond: 1 } as const;
const earliest = Date.UTC(1000, 0, 1);
const latest = Date.UTC(3001, 0, 1) - 1;

/**
 * A time so many units later, or earlier if the number is negative. Months and years are calendar units: in a month that lacks
 * the day, the last day is used. Limited to the years 1000 to 3000.
 */
export function shifted(moment: Moment, unit: Unit, amount: number): Moment {
  const whole = Math.trunc(amount);
  const result =
    unit === 'year' || unit === 'month'
      ? monthsLater(moment, unit === 'year' ? whole * 12 : whole)
      : moment + whole * lengths[unit];
  // Outside of the range of dates, the result is NaN.
  if (Number.isNaN(result)) return whole > 0 ? latest : earliest;
  return Math.min(latest, Math.max(earliest, result));
}

function monthsLater(moment: Moment, months: number): Moment {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // setUTCMonth turns 31 February into 3 March: go back to the end of the intended month.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

/** A time as shown in a field, to the millisecond, the same in all languages: `2026-11-22 08:15:02.123`. */
export function writtenMoment(moment: Moment): string {
  return new Date(moment).toISOString().slice(0, -1).replace('T', ' ');
}

/** `08:15:02`, with `.123` if the precision is milliseconds. */
export function timeOfDay(moment: Moment | string, precision: 'second' | 'millisecond' = 'second'): string {
  return new Date(moment).toISOString().slice(11, precision === 'second' ? 19 : 23);
}

/**
 * Parses a typed time: a day in the format of the language or as 2026-11-22, optionally followed by hours and minutes, seconds,
 * and up to three decimals. Without a time of day it is the start of the day, or with `end` the start of the next day, so that
 * a range that ends there includes the day.
 */
export function parseMoment(locale: Locale, text: string, end = false): Moment | undefined {
  const typed = text.trim();
  const time = /[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3}))?)?(?: ?Z| UTC)?$/.exec(typed);
  const day = parseDate(locale, (time ? typed.slice(0, time.index) : typed).trim());
  if (day === undefined) return undefined;
  const start = Date.parse(`${day}T00:00:00.000Z`);
  if (!time) return end ? start + lengths.day : start;
  const [hours, minutes, seconds] = time.slice(1, 4).map((digits) => Number(digits ?? 0)) as [number, number, number];
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined;
  const milliseconds = Number((time[4] ?? '').padEnd(3, '0'));
  return start + hours * lengths.hour + minutes * lengths.minute + seconds * lengths.second + milliseconds;
}
