import { isEea } from './regions.ts';
import type { CountryCode, Provider } from './service.ts';

type Companies = readonly {
  readonly country?: CountryCode | undefined;
  readonly places?: readonly CountryCode[] | undefined;
}[];

/**
 * Countries where companies process data: those known of a company, or else its seat is assumed; those in the EEA first. The seat of the group's main company stays in the list: it usually has access, and omitting it would promise that nothing
 * leaves the EEA.
 */
export function seatsOf(companies: Companies): readonly CountryCode[] {
  const seats = companies.flatMap(({ country, places }) => places ?? country ?? []);
  return [...new Set(seats)].sort((a, b) => Number(isEea(b)) - Number(isEea(a)));
}

/** The seats of a provider's company for the EEA and of its main company. */
export function assumedPlaces(provider: Partial<Provider>): readonly CountryCode[] {
  const main = { ...(provider.country && { country: provider.country }) };
  const european = provider.entities?.eea ?? { ...(provider.eeaCountry && { country: provider.eeaCountry }) };
  return seatsOf([european, main]);
}
