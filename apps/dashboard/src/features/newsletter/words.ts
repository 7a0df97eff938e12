import type { Locale, Words } from '@app/texts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { areaWordsQuery } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';

/** The words of these pages only, loaded with them. */
export const newsletterWordsQuery = (locale: Locale) => areaWordsQuery(locale, 'newsletterOptIn');

export function useNewsletterWords(): Words<'newsletterOptIn'> {
  return useSuspenseQuery(newsletterWordsQuery(useLocale())).data;
}
