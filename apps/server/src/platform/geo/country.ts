import type { IncomingHttpHeaders } from 'node:http';
import { isCountry, type Geo } from './geo.ts';

/** Two letters by where a request came from, looked up on this machine: the address goes nowhere (RULES A7). */
export type CountryOf = (from: {
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
}) => Promise<string | undefined>;

/**
 * The country of whoever sends: what a network in front says, where the operator named its header, else what the table
 * on this machine says. Where that cannot be read, a choice is kept without.
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
