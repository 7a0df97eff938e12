import { useLocation, useSearchParams } from 'react-router';
import { changedSearch, useAddressChange, type AddressChange } from '../address.ts';
import type { Cursor, listParameters, Narrowing, Values } from './filter.ts';

type ListParameters<Name extends string> = ReturnType<typeof listParameters<Name>>;

/** The address of a page of records, which contains the open record and the filters of lists. */
export function useRecordsAddress() {
  const [search] = useSearchParams();
  const { pathname, hash } = useLocation();
  const change = useAddressChange();

  /** This page's address with changed parameters; undefined removes one. */
  const to = (values: AddressChange, tab = hash) => ({ pathname, search: changedSearch(search, values), hash: tab });
  const go = (values: AddressChange, hash?: string, replace = false): void =>
    change(values, { hash, isStep: !replace });
  /** The filter and the page of a list, and how to change them. */
  const list = <Name extends string>({ readFilter, readCursor, narrowed, paged }: ListParameters<Name>) => ({
    filter: readFilter(search),
    cursor: readCursor(search),
    toPage: (cursor: Cursor) => to(paged(cursor)),
    narrow: (filter: Partial<Narrowing<Values<Name>>>) => change(narrowed(filter)),
  });
  return { search, to, go, list };
}
