import { stateOf } from '@app/catalogue';
import type { Day } from '@app/deadlines';
import { brazil, california, canada, otherStates, quebec } from './americas.ts';
import { elsewhere, general } from './elsewhere.ts';
import { gdpr, switzerland, unitedKingdom } from './europe.ts';
import type { RequestLaw } from './law.ts';
import { needsIdentity, requestRights, type IdentityNeed, type RequestRight } from './rights.ts';

export const requestLaws: readonly RequestLaw[] = [
  gdpr,
  unitedKingdom,
  switzerland,
  california,
  ...otherStates,
  brazil,
  quebec,
  canada,
  ...elsewhere,
  general,
];

const byId = new Map(requestLaws.map((law) => [law.id, law]));
const byPlace = new Map(requestLaws.flatMap((law) => law.places.map((place) => [place, law] as const)));

export function requestLaw(id: string): RequestLaw | undefined {
  return byId.get(id);
}

/** Parts of countries with a law of their own: what somebody may say to live in, beside countries. ISO 3166-2. */
export const partsWithLaw: readonly string[] = [...byPlace.keys()].filter((place) => place.includes('-'));

/**
 * The laws that entitle somebody, the law of their place first. The law of where the owner is established stands beside it if it
 * protects people anywhere, as the GDPR does (Art. 3(1)).
 *
 * @param place where the person lives: a country, or a part of one such as `US-CA`
 * @param ownerCountry where the owner of the site is established
 */
export function lawsFor(
  place: string,
  ownerCountry: string | undefined,
  on: Day,
): readonly [RequestLaw, ...RequestLaw[]] {
  const ofPlace = lawAt(place, on);
  const ofOwner = ownerCountry === undefined ? undefined : lawAt(ownerCountry, on);
  const laws = [ofPlace, ofOwner?.followsOwner === true ? ofOwner : undefined].filter((law) => law !== undefined);
  const [first, second] = laws;
  if (!first) return [general];
  return second && second !== first ? [first, second] : [first];
}

function lawAt(place: string, on: Day): RequestLaw | undefined {
  const found = byPlace.get(place) ?? byPlace.get(stateOf(place.slice(0, 2)));
  return found && (found.from ?? '') <= on ? found : undefined;
}

/** What somebody may ask for on a day, in the order in which it is offered. RULES D1. */
export function rightsUnder(laws: readonly RequestLaw[], on: Day): readonly RequestRight[] {
  return requestRights.filter((right) => lawGiving(right, laws, on) !== undefined);
}

/** The first of the laws that gives a right. */
export function lawGiving(right: RequestRight, laws: readonly RequestLaw[], on: Day): RequestLaw | undefined {
  return laws.find((law) => {
    const entitlement = law.rights[right];
    return entitlement !== undefined && (entitlement.from ?? '') <= on;
  });
}

/** Where a right is written, such as `GDPR Art. 15`; empty where no law gives it. */
export function articleOf(right: RequestRight, laws: readonly RequestLaw[], on: Day): string {
  return lawGiving(right, laws, on)?.rights[right]?.article ?? '';
}

/** How surely somebody has to be who they say for a right: never more than this without a written doubt. RULES D2. */
export function identityFor(right: RequestRight, laws: readonly RequestLaw[], on: Day): IdentityNeed {
  if (!needsIdentity(right)) return 'none';
  // Specific pieces of data need a high degree, whatever else is asked a reasonable one. CCPA regulations § 7062.
  if (lawGiving(right, laws, on)?.degrees !== true) return 'mailbox';
  return right === 'portability' ? 'high' : 'reasonable';
}

/**
 * Days after a refusal in which somebody can appeal, even if the request is closed: "a reasonable period" in the laws that know an
 * appeal. The number is ours, from memory of guidance, and unconfirmed.
 */
export const appealWindowDays = 60;

/** The first law of these that lets somebody who was refused appeal. RULES D13. */
export function appealUnder(laws: readonly RequestLaw[]): RequestLaw['appeal'] {
  return laws.find(({ appeal }) => appeal)?.appeal;
}
