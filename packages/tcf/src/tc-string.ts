import { begin, letters, put } from './bit-writer.ts';
import { at, highestId, mostId, ones, type IdSet } from './id-set.ts';

/** A publisher's restriction on vendors: 0 not allowed, 1 only by consent, 2 only by legitimate interest. */
export type RestrictionType = 0 | 1 | 2;

export type Restriction = {
  readonly purpose: number;
  readonly type: RestrictionType;
  /** May contain IDs that no vendor has, to make ranges longer. */
  readonly vendors: IdSet;
};

/**
 * The contents of a TC string, version 2. Purposes are 24-bit fields and special features 12-bit fields, with ID 1 as the
 * highest bit, as in the string: `purposeBit`, `featureBit`.
 *
 * @see Transparency and Consent String with Global Vendor List Format, v2
 */
export type TcString = {
  /** Milliseconds since 1970. Both timestamps in a string are the beginning of this day (RULES T4). */
  readonly updated: number;
  /** 2–4095. */
  readonly cmpId: number;
  /** 0–4095. */
  readonly cmpVersion: number;
  /** 0–63: the screen on which the visitor chose. */
  readonly screen: number;
  /** Two letters. */
  readonly language: string;
  /** 0–4095. */
  readonly listVersion: number;
  /** 0–63. */
  readonly policyVersion: number;
  readonly specialFeatures: number;
  readonly consents: number;
  readonly interests: number;
  /** True if the banner did not ask about purpose 1 at all. */
  readonly oneTreatment: boolean;
  /** Two letters. */
  readonly country: string;
  readonly vendorConsents: IdSet;
  readonly vendorInterests: IdSet;
  readonly restrictions: readonly Restriction[];
  /** Vendors that were disclosed (RULES T5). */
  readonly disclosed: IdSet;
  /** What the publisher itself may do. */
  readonly publisherConsents: number;
  readonly publisherInterests: number;
};

/** Purposes 1 and 3 to 6 are never pursued as a legitimate interest (RULES T7). */
export const neverInterest = bitsOf([1, 3, 4, 5, 6], 24);
const day = 86_400_000;
const segmentOfDisclosed = 1;
const segmentOfPublisher = 3;

/** A bit field of `width` bits in which ID 1 is the highest bit. */
export function bitsOf(ids: Iterable<number>, width: 12 | 24): number {
  let bits = 0;
  for (const id of ids) {
    if (!(Number.isInteger(id) && id >= 1 && id <= width))
      throw new RangeError(`There are ${width} bits, none of them is ${id}`);
    bits |= 1 << (width - id);
  }
  return bits;
}

export function purposeBit(id: number): number {
  return 1 << (24 - id);
}

/** The bit of a special feature. */
export function featureBit(id: number): number {
  return 1 << (12 - id);
}

/** The IDs whose bits are set in a field of `width` bits. */
export function idsOfBits(bits: number, width: 12 | 24): readonly number[] {
  const ids: number[] = [];
  for (let id = 1; id <= width; id++) if ((bits >>> (width - id)) & 1) ids.push(id);
  return ids;
}

/**
 * Writes a TC string: core, disclosed vendors and the publisher's own segment, always all three. It is service-specific;
 * legitimate interest bits are omitted for purposes that cannot have them. Vendor fields are written unchanged: `grant` knows
 * which vendors asked for what.
 *
 * @throws RangeError that names the value out of range
 */
export function writeTcString(tc: TcString): string {
  const { restrictions, vendorConsents, vendorInterests, disclosed } = tc;
  check('cmpId', tc.cmpId, 2, 4095);
  check('cmpVersion', tc.cmpVersion, 0, 4095);
  check('screen', tc.screen, 0, 63);
  check('listVersion', tc.listVersion, 0, 4095);
  check('policyVersion', tc.policyVersion, 0, 63);
  check('specialFeatures', tc.specialFeatures, 0, 0xfff);
  check('consents', tc.consents, 0, 0xffffff);
  check('interests', tc.interests, 0, 0xffffff);
  check('publisherConsents', tc.publisherConsents, 0, 0xffffff);
  check('publisherInterests', tc.publisherInterests, 0, 0xffffff);
  check('updated', tc.updated, 0, (2 ** 36 - 1) * 100);

  // A range encoding may exceed the bit field by one bit in sixteen, see `putVendors`.
  let most = 800 + (vendorConsents.length + vendorInterests.length) * 36;
  for (const { vendors } of restrictions) most += 20 + vendors.length * 32 * 17;
  begin(most);
  const moment = (tc.updated - (tc.updated % day)) / 100;
  const [high, low] = [Math.floor(moment / 0x100000), moment % 0x100000];
  put(2, 6);
  put(high, 16);
  put(low, 20);
  put(high, 16);
  put(low, 20);
  put(tc.cmpId, 12);
  put(tc.cmpVersion, 12);
  put(tc.screen, 6);
  put(twoLetters('language', tc.language), 12);
  put(tc.listVersion, 12);
  put(tc.policyVersion, 6);
  put(2, 2); // service-specific, with the standard texts
  put(tc.specialFeatures, 12);
  put(tc.consents, 24);
  put(tc.interests & ~neverInterest, 24);
  put(tc.oneTreatment ? 1 : 0, 1);
  put(twoLetters('country', tc.country), 12);
  putVendors(vendorConsents);
  putVendors(vendorInterests);
  put(restrictions.length, 12);
  for (const restriction of restrictions) putRestriction(restriction);
  const core = letters();

  begin(100 + disclosed.length * 36);
  put(segmentOfDisclosed, 3);
  putVendors(disclosed);
  const shown = letters();

  begin(64);
  put(segmentOfPublisher, 3);
  put(tc.publisherConsents, 24);
  put(tc.publisherInterests & ~neverInterest, 24);
  put(0, 6); // no custom purposes of the publisher
  return `${core}.${shown}.${letters()}`;
}

/** Writes vendors as a bit field, or as ranges if that is shorter. */
function putVendors(set: IdSet): void {
  const highest = highestId(set);
  check('id of a vendor', highest, 0, mostId);
  put(highest, 16);
  const last = (highest + 31) >>> 5;
  let runs = 0;
  let single = 0;
  let before = 0;
  for (let word = 0; word < last; word++) {
    const bits = at(set, word);
    const starts = bits & ~((bits >>> 1) | (before << 31));
    runs += ones(starts);
    single += ones(starts & ~((bits << 1) | (at(set, word + 1) >>> 31)));
    before = bits & 1;
  }
  // Near equal length, follows the reference implementation's decision, so that both produce the same strings.
  if (highest > 45 && runs < 4096 && 33 * runs - 17 * single < highest + 4) {
    put(1, 1);
    put(runs, 12);
    putRuns(set, highest);
    return;
  }
  put(0, 1);
  const whole = highest >>> 5;
  for (let word = 0; word < whole; word++) put(at(set, word), 32);
  const rest = highest & 31;
  if (rest > 0) put(at(set, whole) >>> (32 - rest), rest);
}

function putRuns(set: IdSet, highest: number): void {
  for (let first = next(set, 1, 0); first <= highest;) {
    const end = next(set, first, -1);
    put(end - first === 1 ? 0 : 1, 1);
    put(first, 16);
    if (end - first > 1) put(end - 1, 16);
    first = next(set, end, 0);
  }
}

/** The first ID from `id` on that is in the set, or, with a `flip` of -1, that is not. */
function next(set: IdSet, id: number, flip: 0 | -1): number {
  let word = (id - 1) >>> 5;
  let bits = (at(set, word) ^ flip) & (0xffffffff >>> ((id - 1) & 31));
  while (bits === 0 && word < set.length) bits = at(set, ++word) ^ flip;
  return word * 32 + Math.clz32(bits) + 1;
}

function putRestriction({ purpose, type, vendors }: Restriction): void {
  check('purpose of a restriction', purpose, 1, 24);
  put(purpose, 6);
  put(type, 2);
  const highest = highestId(vendors);
  let runs = 0;
  for (let first = next(vendors, 1, 0); first <= highest; runs++) first = next(vendors, next(vendors, first, -1), 0);
  check('number of runs', runs, 0, 4095);
  put(runs, 12);
  putRuns(vendors, highest);
}

function check(name: string, value: number, least: number, most: number): void {
  if (!(Number.isInteger(value) && value >= least && value <= most)) {
    throw new RangeError(`TC string: ${name} is a whole number from ${least} to ${most}, not ${value}`);
  }
}

function twoLetters(name: string, text: string): number {
  const [one, two] = [(text.charCodeAt(0) | 32) - 97, (text.charCodeAt(1) | 32) - 97];
  if (text.length === 2 && one >= 0 && one < 26 && two >= 0 && two < 26) return (one << 6) | two;
  throw new RangeError(`TC string: ${name} is two letters, not “${text}”`);
}
