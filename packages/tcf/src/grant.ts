import { idSet, inBoth, type IdSet } from './id-set.ts';
import type { ReadTcString } from './read-tc-string.ts';
import { asksUnder, restrictionsFor, type WantedRestriction } from './restrictions.ts';
import { purposeBit, type TcString } from './tc-string.ts';
import { liveVendors, type Vendor, type VendorList } from './vendor-list.ts';

/** What a site says of TCF, as far as strings tell of it. */
export type TcfSite = {
  readonly cmpId: number;
  readonly cmpVersion: number;
  /** Two letters, of the publisher. */
  readonly country: string;
  /** Two letters, of the texts shown. */
  readonly language: string;
  readonly vendors: readonly number[] | 'all';
  readonly restrictions: readonly WantedRestriction[];
  readonly oneTreatment: boolean;
};

/** What a visitor answered. Whatever was not asked for has no effect. */
export type Answer = {
  readonly consents: number;
  readonly interests: number;
  readonly specialFeatures: number;
  readonly vendorConsents: IdSet;
  readonly vendorInterests: IdSet;
};

/** The vendors that a site shows: those it named, without those who left the list. */
export function shownVendors(list: VendorList, vendors: readonly number[] | 'all'): readonly Vendor[] {
  const named = vendors === 'all' ? undefined : new Set(vendors);
  return liveVendors(list).filter(({ id }) => named === undefined || named.has(id));
}

/**
 * The most that visitors of a site can grant: what its vendors ask for under its restrictions (RULES T5, T7, T22). Its
 * string is all that a page needs to know of the vendor list until somebody looks closer.
 *
 * A vendor without purposes by legitimate interest has no such bit, whatever its special purposes are (TCF 2.4).
 */
export function mostFor(list: VendorList, site: TcfSite, updated: number): TcString {
  const vendors = shownVendors(list, site.vendors);
  const asks = asksUnder(vendors, site.restrictions);
  const idsWhere = (test: (place: number) => boolean) =>
    idSet(vendors.filter((_, place) => test(place)).map(({ id }) => id));
  const every = (of: 'consents' | 'interests') => asks.reduce((bits, one) => bits | one[of], 0);
  return {
    updated,
    cmpId: site.cmpId,
    cmpVersion: site.cmpVersion,
    screen: 1,
    language: site.language,
    listVersion: list.version,
    policyVersion: list.policy,
    specialFeatures: vendors.reduce((bits, one) => bits | one.specialFeatures, 0),
    consents: every('consents') & (site.oneTreatment ? ~purposeBit(1) : -1),
    interests: every('interests'),
    oneTreatment: site.oneTreatment,
    country: site.country,
    vendorConsents: idsWhere((place) => asks[place]?.consents !== 0),
    vendorInterests: idsWhere((place) => asks[place]?.interests !== 0),
    restrictions: restrictionsFor(vendors, site.restrictions, idSet(list.vendors.map(({ id }) => id))),
    disclosed: idSet(vendors.map(({ id }) => id)),
    publisherConsents: 0,
    publisherInterests: 0,
  };
}

/** An answer within what was asked. `screen`: 1 the first layer, 2 the second. */
export function answered(most: TcString, answer: Answer, updated: number, screen: number): TcString {
  return {
    ...most,
    updated,
    screen,
    specialFeatures: most.specialFeatures & answer.specialFeatures,
    consents: most.consents & answer.consents,
    interests: most.interests & answer.interests,
    vendorConsents: inBoth(most.vendorConsents, answer.vendorConsents),
    vendorInterests: inBoth(most.vendorInterests, answer.vendorInterests),
  };
}

const nobody: IdSet = new Uint32Array(0);

/** Everything refused, and every legitimate interest objected to. */
export const nothing: Answer = {
  consents: 0,
  interests: 0,
  specialFeatures: 0,
  vendorConsents: nobody,
  vendorInterests: nobody,
};

/** Before an answer: no consent, legitimate interests as they are told of (RULES T6). */
export function unanswered(most: TcString): Answer {
  return { ...nothing, interests: most.interests, vendorInterests: most.vendorInterests };
}

/** From this day on, a string must say which vendors were disclosed. @see TCF 2.3 */
const disclosedSince = Date.UTC(2026, 2, 1);
/** Strings of older policies have had no effect since October 2023. */
const oldestPolicy = 4;

/** Whether a string from before may be kept and said again as it is (RULES T8). */
export function isStillGood(tc: ReadTcString): boolean {
  return tc.policyVersion >= oldestPolicy && (tc.updated < disclosedSince || tc.segments.includes(1));
}
