import { hasId, idSet, idsIn, type IdSet } from './id-set.ts';
import { neverInterest, purposeBit, type Restriction, type RestrictionType } from './tc-string.ts';
import type { Vendor } from './vendor-list.ts';

/** A publisher's restriction; an empty list of vendors means all that are shown. */
export type WantedRestriction = {
  readonly purpose: number;
  readonly type: RestrictionType;
  readonly vendors: readonly number[];
};

/** The purposes a vendor may ask for here, as 24-bit fields. */
export type Asks = { readonly consents: number; readonly interests: number };

type Bases = Pick<Vendor, 'id' | 'purposes' | 'interests' | 'flexible'>;

/** The purposes each vendor may ask for under a publisher's restrictions, in the same order (RULES T7, T22). */
export function asksUnder(vendors: readonly Bases[], wanted: readonly WantedRestriction[]): readonly Asks[] {
  if (wanted.length === 0) {
    return vendors.map(({ purposes, interests }) => ({ consents: purposes, interests: interests & ~neverInterest }));
  }
  return vendors.map((vendor) => {
    let { purposes: consents, interests } = vendor;
    for (const [purpose, type] of typesFor(vendor, wanted)) {
      const bit = purposeBit(purpose);
      const declared = (consents | interests) & bit;
      consents &= ~bit;
      interests &= ~bit;
      if (type === 1) consents |= declared;
      if (type === 2) interests |= declared;
    }
    return { consents, interests: interests & ~neverInterest };
  });
}

/**
 * The restrictions as a string encodes them: one entry per purpose and type, with only the vendors that it affects. A vendor
 * that cannot use the required legal basis must not process at all, and gets that restriction.
 *
 * @param listed all IDs of the list: unassigned IDs between the vendors of a restriction are filled in, to make ranges longer
 * @see Transparency and Consent String with Global Vendor List Format, publisher restrictions
 */
export function restrictionsFor(
  vendors: readonly Bases[],
  wanted: readonly WantedRestriction[],
  listed: IdSet,
): readonly Restriction[] {
  const groups = new Map<number, number[]>();
  for (const vendor of vendors) {
    for (const [purpose, type] of typesFor(vendor, wanted)) {
      const key = purpose * 4 + type;
      groups.set(key, [...(groups.get(key) ?? []), vendor.id]);
    }
  }
  return [...groups]
    .toSorted(([one], [other]) => one - other)
    .map(([key, ids]) => ({
      purpose: key >>> 2,
      type: (key & 3) as RestrictionType, // as combined above
      vendors: filled(ids, listed),
    }));
}

/** The restriction type per purpose that affects a vendor. Among several restrictions, the lowest type wins. */
function typesFor(vendor: Bases, wanted: readonly WantedRestriction[]): ReadonlyMap<number, RestrictionType> {
  const lowest = new Map<number, RestrictionType>();
  for (const { purpose, type, vendors } of wanted) {
    const isMeant = vendors.length === 0 || vendors.includes(vendor.id);
    if (isMeant && type < (lowest.get(purpose) ?? 3)) lowest.set(purpose, type);
  }
  const types = new Map<number, RestrictionType>();
  for (const [purpose, type] of lowest) {
    const bit = purposeBit(purpose);
    const has = (bits: number) => (bits & bit) !== 0;
    const isSo = type === 1 ? has(vendor.purposes) : type === 2 && has(vendor.interests);
    if (!has(vendor.purposes | vendor.interests) || isSo) continue;
    const isPossible = has(vendor.flexible) && !(type === 2 && has(neverInterest));
    types.set(purpose, isPossible ? type : 0);
  }
  return types;
}

function filled(ids: readonly number[], listed: IdSet): IdSet {
  const ascending = idsIn(idSet(ids));
  const all: number[] = [];
  for (const [place, id] of ascending.entries()) {
    const before = ascending[place - 1];
    if (before !== undefined) {
      let free = before + 1;
      while (free < id && !hasId(listed, free)) free++;
      if (free === id) for (let gap = before + 1; gap < id; gap++) all.push(gap);
    }
    all.push(id);
  }
  return idSet(all);
}
