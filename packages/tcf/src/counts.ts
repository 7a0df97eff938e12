import type { Asks } from './restrictions.ts';
import type { Vendor } from './vendor-list.ts';

/** The number of vendors per item, for fields of 24 bits, or of 12 for special features: indexed by ID, index 0 unused. */
export type Counts = {
  readonly consents: readonly number[];
  readonly interests: readonly number[];
  /** Vendors that use the purpose by either legal basis. */
  readonly purposes: readonly number[];
  readonly specialPurposes: readonly number[];
  readonly features: readonly number[];
  readonly specialFeatures: readonly number[];
};

/** Counts the vendors of each item, taking the publisher's restrictions into account (RULES T13, T22). */
export function countVendors(vendors: readonly (Vendor & { readonly asks: Asks })[]): Counts {
  const count = (bitsOfOne: (vendor: Vendor & { readonly asks: Asks }) => number, width: 12 | 24) => {
    const counts = Array.from({ length: width + 1 }, () => 0);
    for (const vendor of vendors) {
      for (let bits = bitsOfOne(vendor); bits !== 0; bits &= bits - 1) {
        const id = width + Math.clz32(bits & -bits) - 31;
        counts[id] = (counts[id] ?? 0) + 1;
      }
    }
    return counts;
  };
  return {
    consents: count(({ asks }) => asks.consents, 24),
    interests: count(({ asks }) => asks.interests, 24),
    purposes: count(({ asks }) => asks.consents | asks.interests, 24),
    specialPurposes: count(({ specialPurposes }) => specialPurposes, 24),
    features: count(({ features }) => features, 24),
    specialFeatures: count(({ specialFeatures }) => specialFeatures, 12),
  };
}
