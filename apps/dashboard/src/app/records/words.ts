import type { Locale, Words } from '@app/texts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { areaWordsQuery } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';

/** The words that all lists of records share, loaded with their pages. */
export const recordsWordsQuery = (locale: Locale) => areaWordsQuery(locale, 'records');

export function useRecordsWords(): Words<'records'> {
  return useSuspenseQuery(recordsWordsQuery(useLocale())).data;
}
