import type { Locale, Words } from '@app/texts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { areaWordsQuery } from '#app/area-words.ts';
import { queryClient } from '#app/query-client.ts';
import { spokenLocale, useLocale } from '#app/words.tsx';

/** The words of these pages only, loaded with them. */
const wordsQuery = (locale: Locale) => areaWordsQuery(locale, 'webhooks');

export function useWebhookWords(): Words<'webhooks'> {
  return useSuspenseQuery(wordsQuery(useLocale())).data;
}

/** For texts outside of a component, once a page has loaded them. */
export async function loadPageWords(): Promise<Words<'webhooks'>> {
  return queryClient.ensureQueryData(wordsQuery(spokenLocale()));
}
