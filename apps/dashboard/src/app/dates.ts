import { cldrLocale, formatDate, type Locale } from '@app/texts';
import { ago } from './ago.ts';
import { useLocale } from './words.tsx';

/**
 * The one place where the dashboard writes dates. A moment is shown by the clock of the reader, near ones relative; proofs, logs of
 * proofs and days that are counted in UTC are written in UTC and say so.
 */
export function useDates() {
  const locale = useLocale();
  return {
    /** Days in UTC, given as their starts: `Oct 24 – Nov 22, 2026`. */
    days: (first: number, last: number) => daysFormat(locale).formatRange(first, last),
    /** A moment by the reader's clock: `Nov 22, 2026, 9:15 AM`. */
    moment: (at: string | number | Date) => localMoment(locale, at),
    /** The same to the second, for logs. */
    second: (at: string | number | Date) => secondFormat(locale).format(new Date(at)),
    /** The time of day by the reader's clock, under a heading with the day. */
    time: (at: string | number | Date) => formatOf(locale, 'time', { timeStyle: 'medium' }).format(new Date(at)),
    /** The day by the reader's clock, as a heading. */
    fullDay: (at: string | number | Date) => formatOf(locale, 'full', { dateStyle: 'full' }).format(new Date(at)),
    /** How long ago, up to a week: `2 hours ago`. Undefined for older moments and those to come. */
    ago: (at: string | number | Date, now: number) => ago(locale, new Date(at).getTime(), now),
  };
}

/** A moment by the reader's clock: `Nov 22, 2026, 9:15 AM`. */
export function localMoment(locale: Locale, at: string | number | Date): string {
  return formatDate(locale, new Date(at), 'date_and_time', timeZone());
}

/** The reader's time zone. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const kept = new Map<string, Intl.DateTimeFormat>();

// Creating a format costs a hundred times as much as using one.
function formatOf(locale: Locale, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${name} ${locale}`;
  const known = kept.get(key) ?? new Intl.DateTimeFormat(cldrLocale(locale), options);
  kept.set(key, known);
  return known;
}

const daysFormat = (locale: Locale) =>
  formatOf(locale, 'days', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
const secondFormat = (locale: Locale) => formatOf(locale, 'second', { dateStyle: 'medium', timeStyle: 'medium' });
