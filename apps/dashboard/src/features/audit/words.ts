import { loadWords, type Words } from '@app/texts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';

/** The words of this page only, loaded with it. */
export function useAuditWords(): Words<'audit'> {
  const locale = useLocale();
  return useSuspenseQuery({
    queryKey: ['words', 'audit', locale],
    queryFn: () => loadWords(locale, 'audit'),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
