import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Change, Cursor, listParameters, Narrowing, Values } from './filter.ts';

type ListParameters<Name extends string> = ReturnType<typeof listParameters<Name>>;

/** The address of a page of records: what is open and what lists are narrowed to stand in it. */
export function useRecordsAddress() {
  const [search] = useSearchParams();
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();

  /** The address of this page with something changed. What is undefined is taken out. */
  const to = (change: Change, tab = hash) => ({ pathname, search: changed(search, change), hash: tab });
  /** The same from where the page is by now: it may not have been drawn anew since the press before. */
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
