import type { ConsentExportFilter } from '@app/contract';
import { fill, formatList, plural } from '@app/texts';
import { useRecordsWords } from '#app/records/words.ts';
import { useLocale } from '#app/words.tsx';
import { useConsentRecordsWords } from './words.ts';

/** Describes a filter in one line; empty if it filters nothing. Does not mention days. */
export function useFilterWords(): (filter: ConsentExportFilter) => string {
  const { list, sources, kinds, yes, no, exports, notices } = useConsentRecordsWords();
  const { search } = useRecordsWords();
  const locale = useLocale();
  const said = (label: string, value: string | undefined) =>
    value === undefined ? [] : [fill(exports.filter, { label, value })];
  return ({ text, source, kind, verified, notice, version, ids }) =>
    formatList(locale, [
      ...said(search, text),
      ...said(list.source, source && sources[source]),
      ...said(list.kind, kind && kinds[kind]),
      ...said(list.verified, verified === undefined ? undefined : verified ? yes : no),
      ...said(list.notice, notice),
      ...said(notices.version, version),
      ...(ids ? [plural(locale, ids.length, exports.chosen)] : []),
    ]);
}
