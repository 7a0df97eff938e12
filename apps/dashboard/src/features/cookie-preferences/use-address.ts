import { useRecordsAddress } from '#app/records/address.ts';
import { readRange, writtenRange, type ChosenRange } from './range.ts';

/** The state of the page that is stored in its address: the time range, the visitor, and the open choice. */
export function useAddress() {
  const { search, to, go } = useRecordsAddress();
  return {
    chosen: readRange(search),
    preference: search.get('preference') ?? undefined,
    consent: search.get('consent') ?? undefined,
    export: search.get('export') ?? undefined,
    step: search.get('step') ?? undefined,
    by: search.get('by') ?? undefined,
    to,
    go,
    choose: (chosen: ChosenRange) => go({ ...writtenRange(chosen), consent: undefined }, undefined, true),
  };
}
