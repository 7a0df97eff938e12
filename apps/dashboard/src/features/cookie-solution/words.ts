import type { DefaultLabels } from '@app/consent';
import { loadWords, type Locale, type Words } from '@app/texts';
import { queryOptions, useQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';

export type CookieSolutionWords = Words<'cookieSolution'>;

/** The words of these pages only, loaded with them. */
export const cookieSolutionWordsQuery = (locale: Locale) => wordsQuery(locale, 'cookieSolution');

/** Names of purposes and of what services do, as in documents. */
export const serviceWordsQuery = (locale: Locale) => wordsQuery(locale, 'services');

/** The texts of the linter's findings. */
export const findingWordsQuery = (locale: Locale) => wordsQuery(locale, 'findings');

/** The default texts of the banner in a language. */
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

/** The default labels of a banner's buttons in these languages, as far as they are loaded. */
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
