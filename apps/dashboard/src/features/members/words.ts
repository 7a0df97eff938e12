import type { Locale, Words } from '@app/texts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { areaWordsQuery } from '#app/area-words.ts';
import { queryClient } from '#app/query-client.ts';
import { spokenLocale, useLocale } from '#app/words.tsx';

/** What only these pages say: it comes with them. */
export const membersWordsQuery = (locale: Locale) => areaWordsQuery(locale, 'members');

export function useMembersWords(): Words<'members'> {
  return useSuspenseQuery(membersWordsQuery(useLocale())).data;
}

/** The loader of the pages of members. */
export async function loader(): Promise<null> {
  await queryClient.ensureQueryData(membersWordsQuery(spokenLocale()));
  return null;
}
