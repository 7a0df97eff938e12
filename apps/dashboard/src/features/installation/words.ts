import { loadWords, type Locale, type Words } from '@app/texts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useLocale } from '#app/words.tsx';

export const installationWordsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['words', 'installation', locale],
    queryFn: () => loadWords(locale, 'installation'),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useInstallationWords(): Words<'installation'> {
  return useSuspenseQuery(installationWordsQuery(useLocale())).data;
}
