import { loadWords, type Words } from '@app/texts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';

/** The words of this feature, loaded with its components. */
export function useFactorWords(): Words<'secondFactor'> {
  const locale = useLocale();
  return useSuspenseQuery({
    queryKey: ['words', 'secondFactor', locale],
    queryFn: () => loadWords(locale, 'secondFactor'),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
