import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  narrowed,
  paged,
  readCursor,
  readFilter,
  type Change,
  type Cursor,
  type Filter,
  type ListName,
} from './filter.ts';

/** What of the page stands in its address: what is open, and under `list()` what a list is narrowed to. */
export function useAddress() {
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
  return {
    /** Ids of what is open in a dialog. */
    consent: search.get('consent') ?? undefined,
    subject: search.get('subject') ?? undefined,
    legalNotice: search.get('legal-notice') ?? undefined,
    to,
    go,
    list: (name: ListName) => ({
      filter: readFilter(search, name),
      cursor: readCursor(search, name),
      toPage: (cursor: Cursor) => to(paged(name, cursor)),
      narrow: (filter: { readonly [Name in keyof Filter]: string | undefined }) =>
        go(narrowed(name, filter), undefined, true),
    }),
  };
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
