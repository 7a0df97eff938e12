import { useLocation } from 'react-router';
import { usePaths } from '#app/paths.ts';
import { useRecordsAddress } from '#app/records/address.ts';
import { subscriptionParameters } from './filter.ts';

/** The state of the subscriptions that is stored in the address: the open one, and the filter of the list. */
export function useAddress() {
  const { search, to, go, list } = useRecordsAddress();
  return {
    /** The id of the open subscription. */
    subscription: search.get('subscription') ?? undefined,
    /** The id of the file that a mail linked to. */
    export: search.get('export') ?? undefined,
    ...list(subscriptionParameters),
    to,
    go,
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
