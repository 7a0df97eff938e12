import { loadWords, type Words } from '@app/texts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';

/** The words of this feature, loaded with its components. */
export function useProvisioningWords(): Words<'provisioning'> {
  const locale = useLocale();
  return useSuspenseQuery({
    queryKey: ['words', 'provisioning', locale],
    queryFn: () => loadWords(locale, 'provisioning'),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
