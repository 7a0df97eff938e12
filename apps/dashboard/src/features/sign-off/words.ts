import type { Locale, Words } from '@app/texts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { areaWordsQuery } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';

export const signOffWordsQuery = (locale: Locale) => areaWordsQuery(locale, 'signOff');

/** The words of this feature, loaded with its components. */
export function useSignOffWords(): Words<'signOff'> {
  return useSuspenseQuery(signOffWordsQuery(useLocale())).data;
}
