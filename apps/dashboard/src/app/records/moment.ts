import { parseDate } from '@app/contract';
import { cldrLocale, fill, formatDate, type Locale } from '@app/texts';
import { useLocale } from '#app/words.tsx';
import { useRecordsWords } from './words.ts';

/** `08:15:02`, and with `.123` where asked for: in UTC, as all times of records. */
export function timeOfDay(moment: string | number, precision: 'second' | 'millisecond' = 'second'): string {
  return new Date(moment).toISOString().slice(11, precision === 'second' ? 19 : 23);
}

/** `11/22/2026, 08:15:02`. */
export function writtenMoment(locale: Locale, moment: string): string {
  return `${formatDate(locale, moment, 'numeric')}, ${timeOfDay(moment)}`;
}

/** A moment by the clock of whoever looks at it: beside the time in UTC, never in its place (RULES C13). */
export function useLocalTime() {
  const locale = useLocale();
  const words = useRecordsWords();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const written = (moment: string) =>
    new Date(moment).toLocaleString(cldrLocale(locale), { dateStyle: 'medium', timeStyle: 'medium' });
  return { zone, written, hint: (moment: string) => fill(words.local, { zone, time: written(moment) }) };
}

/** Reads a day as the language writes it, or as 2026-11-22, and after it, if at all, hours and minutes, in UTC. */
export function parseMoment(locale: Locale, text: string): string | undefined {
  const typed = text.trim();
  const time = /[T ](\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(typed);
  const day = parseDate(locale, (time ? typed.slice(0, time.index) : typed).trim());
  if (day === undefined) return undefined;
  const [hours, minutes, seconds] = [time?.[1], time?.[2], time?.[3]].map((digits) => (digits ?? '').padStart(2, '0'));
  const moment = Date.parse(`${day}T${hours}:${minutes}:${seconds}.000Z`);
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
}
