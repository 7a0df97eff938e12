import { areas, areaTypes, type Area, type AreaType } from './choices.ts';
import { isEea } from './regions.ts';
import type { CountryCode } from './service.ts';

const europe = ['eea', 'uk', 'ch'] as const;

/** The areas that each value of `areaType` in the API stands for. */
export const areasOfType: Readonly<Record<AreaType, readonly Area[]>> = {
  europe: ['home', ...europe],
  us: ['home', 'us'],
  europe_us: ['home', ...europe, 'us'],
  worldwide: areas,
};

const areaOfState: Readonly<Record<CountryCode, Area>> = {
  GB: 'uk',
  CH: 'ch',
  US: 'us',
  BR: 'br',
  CA: 'ca',
  AU: 'au',
  ZA: 'za',
  JP: 'jp',
  IN: 'in',
};

/** The area in which a country lies; never `home`. */
export function areaOf(country: CountryCode): Area {
  return isEea(country) ? 'eea' : (areaOfState[country] ?? 'elsewhere');
}

/** The areas without repetitions, in the order of `areas`. */
export function inOrder(chosen: readonly Area[]): readonly Area[] {
  return areas.filter((area) => chosen.includes(area));
}

/**
 * The `areaType` that stands for exactly these areas, else the narrowest that contains them all. `country`: that of the owner;
 * `undefined` while nobody is named.
 */
export function areaTypeOf(chosen: readonly Area[], country: CountryCode | undefined): AreaType {
  const exact = areaTypes.find((type) => inOrder(chosen).join() === areasOfType[type].join());
  if (exact) return exact;
  const home = country ? [areaOf(country)] : [];
  const named = chosen.flatMap((area) => (area === 'home' ? home : [area]));
  if (named.length === 0) return 'worldwide';
  const holds = (type: AreaType) => named.every((area) => areasOfType[type].includes(area));
  return areaTypes.find(holds) ?? 'worldwide';
}
