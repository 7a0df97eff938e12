import { loadWords, type Words } from '@app/texts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';

/** The words of this page only, loaded with it. */
export function useTeamWords(): Words<'teams'> {
  const locale = useLocale();
  return useSuspenseQuery({
    queryKey: ['words', 'teams', locale],
    queryFn: () => loadWords(locale, 'teams'),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
