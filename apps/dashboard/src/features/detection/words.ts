import type { Locale, Words } from '@app/texts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { areaWordsQuery } from '#app/area-words.ts';
import { useLocale } from '#app/words.tsx';

export type DetectionWords = Words<'detection'>;
export type ServiceWords = Words<'services'>;

/** The words of these pages only, loaded with them. */
export const detectionWordsQuery = (locale: Locale) => areaWordsQuery(locale, 'detection');

/** Names of categories and of periods, as in documents. */
export const serviceWordsQuery = (locale: Locale) => areaWordsQuery(locale, 'services');

export function useDetectionWords(): DetectionWords {
  return useSuspenseQuery(detectionWordsQuery(useLocale())).data;
}

export function useServiceWords(): ServiceWords {
  return useSuspenseQuery(serviceWordsQuery(useLocale())).data;
}
