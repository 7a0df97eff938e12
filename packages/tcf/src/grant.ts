import { idSet, inBoth, type IdSet } from './id-set.ts';
import type { ReadTcString } from './read-tc-string.ts';
import { asksUnder, restrictionsFor, type WantedRestriction } from './restrictions.ts';
import { purposeBit, type TcString } from './tc-string.ts';
import { liveVendors, type Vendor, type VendorList } from './vendor-list.ts';

/** The TCF configuration of a site, as far as it is encoded in strings. */
export type TcfSite = {
  readonly cmpId: number;
  readonly cmpVersion: number;
  /** The publisher's country, two letters. */
  readonly country: string;
  /** The language of the displayed texts, two letters. */
  readonly language: string;
  readonly vendors: readonly number[] | 'all';
  readonly restrictions: readonly WantedRestriction[];
  readonly oneTreatment: boolean;
};

/** A visitor's answer. Anything the site did not ask for has no effect. */
export type Answer = {
  readonly consents: number;
  readonly interests: number;
  readonly specialFeatures: number;
  readonly vendorConsents: IdSet;
  readonly vendorInterests: IdSet;
};

/** The vendors that a site shows: those it chose, without those that left the list. */
export function shownVendors(list: VendorList, vendors: readonly number[] | 'all'): readonly Vendor[] {
  const named = vendors === 'all' ? undefined : new Set(vendors);
  return liveVendors(list).filter(({ id }) => named === undefined || named.has(id));
}

/**
 * The most that visitors of a site can grant: everything its vendors ask for under its restrictions (RULES T5, T7, T22). A page
 * needs only this string, and no vendor list, until the visitor opens the details.
 *
 * A vendor without purposes by legitimate interest has no legitimate interest bit, whatever its special purposes are (TCF 2.4).
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

/** A string with the answer limited to what was asked. `screen`: 1 the first layer, 2 the second. */
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

/** An answer that refuses everything and objects to every legitimate interest. */
export const nothing: Answer = {
  consents: 0,
  interests: 0,
  specialFeatures: 0,
  vendorConsents: nobody,
  vendorInterests: nobody,
};

/** The default before the visitor answers: no consent, but legitimate interests as disclosed (RULES T6). */
export function unanswered(most: TcString): Answer {
  return { ...nothing, interests: most.interests, vendorInterests: most.vendorInterests };
}

/** The first day on which a string must list the disclosed vendors. @see TCF 2.3 */
const disclosedSince = Date.UTC(2026, 2, 1);
/** Strings under older policies have been invalid since October 2023. */
const oldestPolicy = 4;

/** Whether an existing string may be kept and reported unchanged (RULES T8). */
export function isStillGood(tc: ReadTcString): boolean {
  return tc.policyVersion >= oldestPolicy && (tc.updated < disclosedSince || tc.segments.includes(1));
}
