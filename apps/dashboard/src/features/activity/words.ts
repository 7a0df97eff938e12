import { loadWords, type Words } from '@app/texts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';

/** The words of this page only, loaded with it. */
export function useActivityWords(): Words<'activity'> {
  const locale = useLocale();
  return useSuspenseQuery({
    queryKey: ['words', 'activity', locale],
    queryFn: () => loadWords(locale, 'activity'),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
