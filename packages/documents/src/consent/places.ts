import { areaOf, type ConsentArea } from '@app/catalogue';
import type { CountryCode, Facts } from '../facts.ts';
import { keepsFrame } from '../regimes/body.ts';
import { areasOf, type AppliedRegime, type RegimeId } from '../regimes/regimes.ts';

type PlaceRow = {
  readonly id: string;
  /** The laws by which documents know that people there are addressed; none: only worldwide sites address them. */
  readonly laws: readonly RegimeId[];
  /** The country whose visitors stand for those of the place. An unlisted one stands for all other places. */
  readonly visitor: string;
  readonly area: ConsentArea;
  /** Its name is the country's; other places have a name in the texts. */
  readonly country?: CountryCode;
};

/** Places of visitors whom a banner treats alike, in the order of documents. */
const rows = [
  { id: 'eea', laws: ['gdpr'], visitor: 'DE', area: 'eea' },
  { id: 'uk', laws: ['uk-gdpr'], visitor: 'GB', area: 'uk', country: 'GB' },
  { id: 'switzerland', laws: ['fadp'], visitor: 'CH', area: 'switzerland', country: 'CH' },
  { id: 'usa', laws: ['us-states', 'coppa'], visitor: 'US', area: 'usa', country: 'US' },
  { id: 'brazil', laws: ['lgpd'], visitor: 'BR', area: 'brazil', country: 'BR' },
  { id: 'canada', laws: ['pipeda', 'quebec'], visitor: 'CA', area: 'canada', country: 'CA' },
  { id: 'australia', laws: ['australia'], visitor: 'AU', area: 'elsewhere', country: 'AU' },
  { id: 'india', laws: ['dpdp'], visitor: 'IN', area: 'elsewhere', country: 'IN' },
  { id: 'japan', laws: ['appi'], visitor: 'JP', area: 'elsewhere', country: 'JP' },
  { id: 'korea', laws: [], visitor: 'KR', area: 'elsewhere', country: 'KR' },
  { id: 'south-africa', laws: ['popia'], visitor: 'ZA', area: 'elsewhere', country: 'ZA' },
  { id: 'elsewhere', laws: [], visitor: 'ZZ', area: 'elsewhere' },
] as const satisfies readonly PlaceRow[];

export type PlaceId = (typeof rows)[number]['id'];
export type Place = PlaceRow & { readonly id: PlaceId };

export const places: readonly Place[] = rows;

/** Countries whose law may exempt trackers that their neighbors' does not. */
export const exemptingCountries = [
  { country: 'FR', place: 'eea' },
  { country: 'GB', place: 'uk' },
] as const satisfies readonly { readonly country: CountryCode; readonly place: PlaceId }[];

/** The places whose people the site addresses, that of the owner among them. */
export function placesOf({ owner, audience }: Facts, regimes: readonly AppliedRegime[]): readonly Place[] {
  const areas = areasOf(audience);
  const home = keepsFrame(audience) ? undefined : placeIn(owner.country);
  return places.filter(
    (place) =>
      place === home || areas.includes(areaOf(place.visitor)) || regimes.some(({ id }) => place.laws.includes(id)),
  );
}

/** The place that a country belongs to. */
function placeIn(country: CountryCode): Place | undefined {
  if (country === '') return undefined;
  const alone = places.find(({ visitor }) => visitor === country);
  return alone ?? places.findLast(({ visitor }) => areaOf(visitor) === areaOf(country));
}
