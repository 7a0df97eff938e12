import { loadWords, type Locale, type Words } from '@app/texts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';

/** The words of these pages only, loaded with them. */
export const consentRecordsWordsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['words', 'consentRecords', locale],
    queryFn: () => loadWords(locale, 'consentRecords'),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useConsentRecordsWords(): Words<'consentRecords'> {
  return useSuspenseQuery(consentRecordsWordsQuery(useLocale())).data;
}
