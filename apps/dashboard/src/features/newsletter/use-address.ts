import { useLocation } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useRecordsAddress } from '#app/records/address.ts';
import type { Cursor, Narrowing } from '#app/records/filter.ts';
import { narrowed, paged, readCursor, readFilter, type Filter } from './filter.ts';

/** The state of the subscriptions that is stored in the address: the open one, and the filter of the list. */
export function useAddress() {
  const { search, to, go } = useRecordsAddress();
  return {
    /** The id of the open subscription. */
    subscription: search.get('subscription') ?? undefined,
    /** The id of the file that a mail linked to. */
    export: search.get('export') ?? undefined,
    filter: readFilter(search),
    cursor: readCursor(search),
    to,
    go,
    toPage: (cursor: Cursor) => to(paged(cursor)),
    narrow: (filter: Partial<Narrowing<Filter>>) => go(narrowed(filter), undefined, true),
  };
}

/** The addresses of consents and people: in the consent records, and when already there, without leaving the tab. */
export function useConsentLinks(siteId: string) {
  const { consentRecords } = usePaths();
  const { pathname } = useLocation();
  const { to } = useRecordsAddress();
  const there = consentRecords(siteId);
  const link = (name: 'consent' | 'subject', id: string) =>
    pathname === there
      ? to({ [name]: id, subscription: undefined })
      : { pathname: there, search: `?${name}=${id}`, hash: name === 'consent' ? '#consents' : '#subjects' };
  return {
    toConsent: (id: string) => link('consent', id),
    toPerson: (id: string) => link('subject', id),
    toKeys: { pathname: there, hash: '#keys' },
  };
}
