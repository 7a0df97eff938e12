import { fill } from '@app/texts';
import { timeZone, useDates } from '#app/dates.ts';
import { useCookiePreferencesWords } from './words.ts';

/** Formats a time in the user's time zone: shown beside the time in UTC, never in its place (RULES C13). */
export function useLocalTime() {
  const { list } = useCookiePreferencesWords();
  const { second: written } = useDates();
  const zone = timeZone();
  return {
    zone,
    written,
    hint: (moment: string) => fill(list.local, { zone, time: written(moment) }),
  };
}
