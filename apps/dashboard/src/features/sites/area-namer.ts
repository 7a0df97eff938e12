import { useLocale, useWords } from '#app/words.tsx';
import type { Namer } from './areas.ts';

/** Names areas in the language of the page. */
export function useAreaNamer(country: string | undefined): Namer {
  return { country, locale: useLocale(), words: useWords().sites.areas };
}
