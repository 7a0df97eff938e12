import { isCountry, type Geo } from '#platform/geo/geo.ts';
import type { CountryOf } from './intake.ts';

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
