import { isEea } from './regions.ts';
import type { CountryCode, Provider } from './service.ts';

type Seats = Pick<Provider, 'country' | 'eeaCountry'>;

/**
 * Where a provider is taken to process data until somebody says otherwise: at its seats, that of the company it has
 * for the EEA first. The other seat stays: a company of the group there has access as a rule, and leaving it out would
 * promise that nothing leaves the EEA.
 */
export function assumedPlaces({ country, eeaCountry }: Seats): readonly CountryCode[] {
  const seats = [eeaCountry, country].filter((seat) => seat !== undefined);
  return [...new Set(seats)].sort((a, b) => Number(isEea(b)) - Number(isEea(a)));
}
