import type { SubscriptionExport } from '@app/contract';
import { fill, formatList } from '@app/texts';
import { useQuery } from '@tanstack/react-query';
import { useRecordsWords } from '#app/records/words.ts';
import { useLocale } from '#app/words.tsx';
import { newslettersQuery } from './data.ts';
import { useNewsletterWords } from './words.ts';

/** Describes a filter in one line; empty if it filters nothing. Does not mention days. */
export function useFilterWords(siteId: string): (filter: SubscriptionExport['filter']) => string {
  const { list, sources, statuses, types, exports } = useNewsletterWords();
  const { search } = useRecordsWords();
  const locale = useLocale();
  const { data } = useQuery(newslettersQuery(siteId));
  const nameOf = (id: string) => data?.newsletters.find((newsletter) => newsletter.id === id)?.name ?? '–';
  const said = (label: string, value: string | undefined) =>
    value === undefined ? [] : [fill(exports.filter, { label, value })];
  return ({ text, newsletterId, status, source, type }) =>
    formatList(locale, [
      ...said(search, text),
      ...said(list.newsletter, newsletterId && nameOf(newsletterId)),
      ...said(list.status, status && statuses[status]),
      ...said(list.source, source && sources[source]),
      ...said(list.type, type && types[type]),
    ]);
}
