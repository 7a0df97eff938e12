import { useSearchParams } from 'react-router';
import { useAddressChange } from '#app/address.ts';
import { filterIn, filterNames, type Filter } from './data.ts';

/** The filters of the log, which are kept in the address, and how to change some of them. */
export function useFilter() {
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const narrow = (change: Partial<Record<keyof Filter, string | undefined>>): void => changeAddress(change);
  const clear = (): void => narrow(Object.fromEntries(filterNames.map((name) => [name, undefined])));
  return { filter: filterIn(search), narrow, clear };
}
