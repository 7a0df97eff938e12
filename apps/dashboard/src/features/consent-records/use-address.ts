import { useRecordsAddress } from '#app/records/address.ts';
import type { Cursor, Narrowing } from '#app/records/filter.ts';
import { narrowed, paged, readCursor, readFilter, type Filter, type ListName } from './filter.ts';

/** What of the page stands in its address: what is open, and under `list()` what a list is narrowed to. */
export function useAddress() {
  const { search, to, go } = useRecordsAddress();
  return {
    /** Ids of what is open in a dialog. */
    consent: search.get('consent') ?? undefined,
    subject: search.get('subject') ?? undefined,
    legalNotice: search.get('legal-notice') ?? undefined,
    /** The file a mail was about. */
    export: search.get('export') ?? undefined,
    /** What the statistics show. */
    range: search.get('range') ?? undefined,
    step: search.get('step') ?? undefined,
    by: search.get('by') ?? undefined,
    to,
    go,
    list: (name: ListName) => ({
      filter: readFilter(search, name),
      cursor: readCursor(search, name),
      toPage: (cursor: Cursor) => to(paged(name, cursor)),
      narrow: (filter: Partial<Narrowing<Filter>>) => go(narrowed(name, filter), undefined, true),
    }),
  };
}
