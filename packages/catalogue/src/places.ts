import { isEea } from './regions.ts';
import type { CountryCode, Provider } from './service.ts';

type Seats = Pick<Provider, 'country' | 'eeaCountry'>;

/**
 * Countries where a provider is assumed to process data until someone states otherwise: its seats, with that of its EEA company
 * first. The other seat stays in the list: a group company there usually has access, and omitting it would promise that nothing
 * leaves the EEA.
 */
export function assumedPlaces({ country, eeaCountry }: Seats): readonly CountryCode[] {
  const seats = [eeaCountry, country].filter((seat) => seat !== undefined);
  return [...new Set(seats)].sort((a, b) => Number(isEea(b)) - Number(isEea(a)));
}
