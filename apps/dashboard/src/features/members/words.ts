import { loadWords, type Locale, type Words } from '@app/texts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { queryClient } from '#app/query-client.ts';
import { spokenLocale, useLocale } from '#app/words.tsx';

/** What only these pages say: it comes with them. */
export const membersWordsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['words', 'members', locale],
    queryFn: () => loadWords(locale, 'members'),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useMembersWords(): Words<'members'> {
  return useSuspenseQuery(membersWordsQuery(useLocale())).data;
}

/** The loader of the pages of members. */
export async function loader(): Promise<null> {
  await queryClient.ensureQueryData(membersWordsQuery(spokenLocale()));
  return null;
}
