import { useParams, useSearchParams } from 'react-router';
import { useAddressChange } from '#app/address.ts';
import { isId, isOneOf, isTextUpTo, readValues, type Values } from '#app/records/filter.ts';

export const requestKinds = ['mine', 'open', 'late', 'unconfirmed', 'second-look'] as const;
export const requestViews = ['table', 'board'] as const;

/** The longest text that requests are searched for. */
export const mostCharacters = 100;

const checksOnSite = { show: isOneOf(requestKinds), text: isTextUpTo(mostCharacters) } as const;
const checks = { ...checksOnSite, site: isId } as const;
type Name = keyof typeof checks;

/** What the list of requests shows is in its address. Among the pages of a site, its path names the site, and no filter does. */
export function useRequestsAddress() {
  const [search] = useSearchParams();
  const changeAddress = useAddressChange();
  const { siteId } = useParams();
  const filter: Values<Name> = readValues(search, '', siteId === undefined ? checks : checksOnSite);
  return {
    filter,
    siteId: siteId ?? filter.site ?? '',
    isOnSite: siteId !== undefined,
    kind: requestKinds.find((one) => one === filter.show),
    view: requestViews.find((one) => one === search.get('view')) ?? 'table',
    narrow: (values: Partial<Readonly<Record<Name, string | undefined>>>) => changeAddress(values),
    show: (view: string) => changeAddress({ view: view === 'table' ? undefined : view }),
  };
}
export type RequestsAddress = ReturnType<typeof useRequestsAddress>;
