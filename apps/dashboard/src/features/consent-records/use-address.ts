import { useRecordsAddress } from '#app/records/address.ts';
import { parametersOf, type ListName } from './filter.ts';

/** The state of the page that is stored in its address: what is open, and under `list()` the filter of a list. */
export function useAddress() {
  const { search, to, go, list } = useRecordsAddress();
  return {
    /** Ids of what is open in a dialog. */
    consent: search.get('consent') ?? undefined,
    subject: search.get('subject') ?? undefined,
    legalNotice: search.get('legal-notice') ?? undefined,
    /** The file that a mail linked to. */
    export: search.get('export') ?? undefined,
    /** The settings of the statistics. */
    range: search.get('range') ?? undefined,
    begin: search.get('begin') ?? undefined,
    end: search.get('end') ?? undefined,
    step: search.get('step') ?? undefined,
    by: search.get('by') ?? undefined,
    to,
    go,
    list: (name: ListName) => list(parametersOf[name]),
  };
}
