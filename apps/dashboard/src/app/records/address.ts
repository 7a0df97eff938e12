import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Change, Cursor, listParameters, Narrowing, Values } from './filter.ts';

type ListParameters<Name extends string> = ReturnType<typeof listParameters<Name>>;

/** The address of a page of records, which contains the open record and the filters of lists. */
export function useRecordsAddress() {
  const [search] = useSearchParams();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();

  /** This page's address with changed parameters; undefined removes one. */
  const to = (change: Change, tab = hash) => ({ pathname, search: changed(search, change), hash: tab });
  /** Changes the current address, which may be newer than the last rendering. */
  const go = (change: Change, tab = window.location.hash, replace = false): void => {
    const now = new URLSearchParams(window.location.search);
    void navigate({ search: changed(now, change), hash: tab }, { replace, preventScrollReset: true });
  };
  /** The filter and the page of a list, and how to change them. */
  const list = <Name extends string>({ readFilter, readCursor, narrowed, paged }: ListParameters<Name>) => ({
    filter: readFilter(search),
    cursor: readCursor(search),
    toPage: (cursor: Cursor) => to(paged(cursor)),
    narrow: (filter: Partial<Narrowing<Values<Name>>>) => go(narrowed(filter), undefined, true),
  });
  return { search, to, go, list };
}

function changed(search: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text && `?${text}`;
}
