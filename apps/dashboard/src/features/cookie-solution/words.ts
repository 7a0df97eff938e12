import type { DefaultLabels } from '@app/consent';
import { loadWords, type Locale, type Words } from '@app/texts';
import { queryOptions, useQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';

export type CookieSolutionWords = Words<'cookieSolution'>;

/** What only these pages say: it comes with them. */
export const cookieSolutionWordsQuery = (locale: Locale) => wordsQuery(locale, 'cookieSolution');

/** Names of purposes and of what services do, as documents have them. */
export const serviceWordsQuery = (locale: Locale) => wordsQuery(locale, 'services');

/** What the linter says. */
export const findingWordsQuery = (locale: Locale) => wordsQuery(locale, 'findings');

/** What the banner says in a language when nothing else is set. */
export const bannerWordsQuery = (locale: Locale) => wordsQuery(locale, 'banner');

export function useCookieSolutionWords(): CookieSolutionWords {
  return useSuspenseQuery(cookieSolutionWordsQuery(useLocale())).data;
}

export function useServiceWords(): Words<'services'> {
  return useSuspenseQuery(serviceWordsQuery(useLocale())).data;
}

export function useFindingWords(): Words<'findings'> {
  return useSuspenseQuery(findingWordsQuery(useLocale())).data;
}

/** What the buttons of a banner say in these languages without own words, as far as it was loaded. */
export function useDefaultLabels(languages: readonly Locale[]): DefaultLabels {
  return useQueries({
    queries: languages.map(bannerWordsQuery),
    combine: (loaded) =>
      Object.fromEntries(languages.map((language, at) => [language, loaded[at]?.data?.buttons] as const)),
  });
}

function wordsQuery<A extends 'cookieSolution' | 'services' | 'findings' | 'banner'>(locale: Locale, area: A) {
  return queryOptions({
    queryKey: ['words', area, locale],
    queryFn: () => loadWords(locale, area),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
