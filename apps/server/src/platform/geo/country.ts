import type { IncomingHttpHeaders } from 'node:http';
import { isCountry, type Geo } from './geo.ts';

/**
 * Returns the two-letter country code of a request's origin. The lookup is local, so the address is sent nowhere (RULES A7).
 */
export type CountryOf = (from: {
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
}) => Promise<string | undefined>;

/**
 * Looks up the sender's country: from the header that the operator named, which a proxy or CDN sets, otherwise from the local
 * table. A choice is stored without a country if the lookup fails.
 */
export function countryBy(geo: Geo, header: string | undefined): CountryOf {
  return async ({ headers, address }) => {
    const said =
      header &&
      String(headers[header] ?? '')
        .trim()
        .toUpperCase();
    return isCountry(said) ? said : geo.countryOf(address).catch(() => undefined);
  };
}
