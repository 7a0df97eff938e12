import { useRecordsAddress } from '#app/records/address.ts';
import type { Cursor, Narrowing } from '#app/records/filter.ts';
import { narrowed, paged, readCursor, readFilter, type Filter, type ListName } from './filter.ts';

/** The state of the page that is stored in its address: what is open, and under `list()` the filter of a list. */
export function useAddress() {
  const { search, to, go } = useRecordsAddress();
  return {
    /** Ids of what is open in a dialog. */
    consent: search.get('consent') ?? undefined,
    subject: search.get('subject') ?? undefined,
    legalNotice: search.get('legal-notice') ?? undefined,
    /** The file that a mail linked to. */
    export: search.get('export') ?? undefined,
    /** The settings of the statistics. */
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
