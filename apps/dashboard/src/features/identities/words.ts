import { loadWords, type Words } from '@app/texts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';

/** The words of this feature, loaded with its components. */
export function useIdentityWords(): Words<'identities'> {
  const locale = useLocale();
  return useSuspenseQuery({
    queryKey: ['words', 'identities', locale],
    queryFn: () => loadWords(locale, 'identities'),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
