import { loadWords, type Locale, type Words } from '@app/texts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';

export type DetectionWords = Words<'detection'>;
export type ServiceWords = Words<'services'>;

/** The words of these pages only, loaded with them. */
export const detectionWordsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['words', 'detection', locale],
    queryFn: () => loadWords(locale, 'detection'),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Names of categories and of periods, as in documents. */
export const serviceWordsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['words', 'services', locale],
    queryFn: () => loadWords(locale, 'services'),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useDetectionWords(): DetectionWords {
  return useSuspenseQuery(detectionWordsQuery(useLocale())).data;
}

export function useServiceWords(): ServiceWords {
  return useSuspenseQuery(serviceWordsQuery(useLocale())).data;
}
