import { cldrLocale, fill, type Locale } from '@app/texts';
import { useLocale } from '#app/words.tsx';
import { timeZone } from './names.ts';
import { useCookiePreferencesWords } from './words.ts';

/** Formats a time in the user's time zone: shown beside the time in UTC, never in its place (RULES C13). */
export function useLocalTime() {
  const locale = useLocale();
  const { list } = useCookiePreferencesWords();
  const written = (moment: Date | string | number) => localTime(locale, moment);
  const zone = timeZone();
  return {
    zone,
    written,
    hint: (moment: string) => fill(list.local, { zone, time: written(moment) }),
  };
}

function localTime(locale: Locale, moment: Date | string | number): string {
  const options = { dateStyle: 'medium', timeStyle: 'medium' } as const;
  return new Date(moment).toLocaleString(cldrLocale(locale), options);
}
