import { loadWords, type Locale, type Words } from '@app/texts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocale } from './words.tsx';

type Area = Parameters<typeof loadWords>[1];

type WordsQuery<A extends Area> = {
  readonly queryKey: readonly string[];
  readonly queryFn: () => Promise<Words<A>>;
  readonly staleTime: number;
};

/** The words of an area. They never change while a page is open. */
export function areaWordsQuery<A extends Area>(locale: Locale, area: A): WordsQuery<A> {
  return {
    queryKey: ['words', area, locale],
    queryFn: () => loadWords(locale, area),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** The words of an area, loaded with the components that ask for them. */
export function useAreaWords<A extends Area>(area: A): Words<A> {
  return useSuspenseQuery(areaWordsQuery(useLocale(), area)).data;
}
