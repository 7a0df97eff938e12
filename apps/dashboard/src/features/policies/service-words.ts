import { loadWords, type Locale, type Words } from '@app/texts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';

export type ServiceWords = Words<'services'>;

export const serviceWordsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['policies', 'words', locale],
    queryFn: () => loadWords(locale, 'services'),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Names of purposes, kinds of data, categories and periods. */
export function useServiceWords(): ServiceWords {
  return useSuspenseQuery(serviceWordsQuery(useLocale())).data;
}

/** The name of an id in a list of names; the id itself if it has none. */
export function nameIn(names: Readonly<Record<string, string>>, id: string): string {
  return names[id] ?? id;
}
