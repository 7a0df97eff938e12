import { loadWords, type Locale, type Words } from '@app/texts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';

/** The words of these pages only, loaded with them. */
export const cookiePreferencesWordsQuery = (locale: Locale) => wordsQuery(locale, 'cookiePreferences');

/** Names of purposes, as in documents and the banner. */
export const serviceWordsQuery = (locale: Locale) => wordsQuery(locale, 'services');

export function useCookiePreferencesWords(): Words<'cookiePreferences'> {
  return useSuspenseQuery(cookiePreferencesWordsQuery(useLocale())).data;
}

export function usePurposeNames(): Words<'services'>['categories'] {
  return useSuspenseQuery(serviceWordsQuery(useLocale())).data.categories;
}

function wordsQuery<A extends 'cookiePreferences' | 'services'>(locale: Locale, area: A) {
  return queryOptions({
    queryKey: ['words', area, locale],
    queryFn: () => loadWords(locale, area),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
