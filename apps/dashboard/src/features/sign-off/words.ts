import { loadWords, type Locale, type Words } from '@app/texts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';

export const signOffWordsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['words', 'signOff', locale],
    queryFn: () => loadWords(locale, 'signOff'),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The words of this feature, loaded with its components. */
export function useSignOffWords(): Words<'signOff'> {
  return useSuspenseQuery(signOffWordsQuery(useLocale())).data;
}
