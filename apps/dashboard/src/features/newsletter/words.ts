import { loadWords, type Locale, type Words } from '@app/texts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';

/** The words of these pages only, loaded with them. */
export const newsletterWordsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['words', 'newsletterOptIn', locale],
    queryFn: () => loadWords(locale, 'newsletterOptIn'),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useNewsletterWords(): Words<'newsletterOptIn'> {
  return useSuspenseQuery(newsletterWordsQuery(useLocale())).data;
}
