import { loadWords, type Locale, type Words } from '@app/texts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { queryClient } from '#app/query-client.ts';
import { spokenLocale, useLocale } from '#app/words.tsx';

/** The words of these pages only, loaded with them. */
const wordsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['words', 'webhooks', locale],
    queryFn: () => loadWords(locale, 'webhooks'),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useWebhookWords(): Words<'webhooks'> {
  return useSuspenseQuery(wordsQuery(useLocale())).data;
}

/** For texts outside of a component, once a page has loaded them. */
export async function loadPageWords(): Promise<Words<'webhooks'>> {
  return queryClient.ensureQueryData(wordsQuery(spokenLocale()));
}
