import { fill, formatDate, type Words } from '@app/texts';
import { useLocale } from '#app/words.tsx';

type DaysWords = Pick<Words<'cookiePreferences'>['exports'], 'between' | 'since' | 'until'> & { readonly all: string };

type Days = { readonly from?: string | undefined; readonly to?: string | undefined };

/** Describes the range of days of a file; the days are given in ISO format. */
export function useDaysWords({ between, since, until, all }: DaysWords): (days: Days) => string {
  const locale = useLocale();
  const day = (iso: string) => formatDate(locale, iso, 'medium');
  return ({ from, to }) => {
    if (from && to) return fill(between, { from: day(from), to: day(to) });
    if (from) return fill(since, { from: day(from) });
    return to ? fill(until, { to: day(to) }) : all;
  };
}
