import type { Locale } from '@app/texts';

/** A day as people write it. @param day ISO 8601 */
export const writtenDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 10)}T00:00Z`),
  );

/** A day, or a time in the time zone of the browser. */
export const writtenTime = (at: string, locale: Locale): string =>
  at.length === 10
    ? writtenDay(at, locale)
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

export const today = (): string => new Date().toISOString().slice(0, 10);
export const now = (): string => new Date().toISOString();
