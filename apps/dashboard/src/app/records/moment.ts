import { parseDate } from '@app/contract';
import { fill, formatDate, type Locale } from '@app/texts';
import { timeZone, useDates } from '#app/dates.ts';
import { useRecordsWords } from './words.ts';

/** The time of day in UTC: `08:15:02`, with `.123` at the precision of milliseconds. */
export function timeOfDay(moment: string | number, precision: 'second' | 'millisecond' = 'second'): string {
  return new Date(moment).toISOString().slice(11, precision === 'second' ? 19 : 23);
}

/** A date and time in UTC: `Nov 22, 2026, 08:15:02`. */
export function writtenMoment(locale: Locale, moment: string): string {
  return `${formatDate(locale, moment, 'medium')}, ${timeOfDay(moment)}`;
}

/** Formats times in the user's time zone: shown beside the time in UTC, never in its place (RULES C13). */
export function useLocalTime() {
  const words = useRecordsWords();
  const zone = timeZone();
  const { second: written } = useDates();
  return { zone, written, hint: (moment: string) => fill(words.local, { zone, time: written(moment) }) };
}

/** Parses a day in the format of the language or as 2026-11-22, with optional hours, minutes and seconds in UTC. */
export function parseMoment(locale: Locale, text: string): string | undefined {
  const typed = text.trim();
  const time = /[T ](\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(typed);
  const day = parseDate(locale, (time ? typed.slice(0, time.index) : typed).trim());
  if (day === undefined) return undefined;
  const [hours, minutes, seconds] = [time?.[1], time?.[2], time?.[3]].map((digits) => (digits ?? '').padStart(2, '0'));
  const moment = Date.parse(`${day}T${hours}:${minutes}:${seconds}.000Z`);
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
}
