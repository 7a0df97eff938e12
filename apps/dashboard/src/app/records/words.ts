import { loadWords, type Locale, type Words } from '@app/texts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';

/** The words that all lists of records share, loaded with their pages. */
export const recordsWordsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['words', 'records', locale],
    queryFn: () => loadWords(locale, 'records'),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useRecordsWords(): Words<'records'> {
  return useSuspenseQuery(recordsWordsQuery(useLocale())).data;
}
