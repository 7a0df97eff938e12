import { hasId, idsIn, type IdSet } from './id-set.ts';
import type { TcString } from './tc-string.ts';

/** The number of purposes in all policies so far: the data states true or false for each. */
const purposes = 11;
const specialFeatures = 2;

export type ById = Readonly<Record<string, boolean>>;

/** The data that scripts receive about a string. @see CMP API v2, TCData */
export type TcData = ReturnType<typeof tcDataOf>;

export function tcDataOf(tc: TcString, tcString: string) {
  const restrictions: Record<string, Record<string, number>> = {};
  for (const { purpose, type, vendors } of tc.restrictions) {
    const ofPurpose = (restrictions[purpose] ??= {});
    for (const id of idsIn(vendors)) if (hasId(tc.disclosed, id)) ofPurpose[id] = type;
  }
  return {
    tcString,
    isServiceSpecific: true,
    useNonStandardStacks: false,
    useNonStandardTexts: false,
    publisherCC: tc.country,
    purposeOneTreatment: tc.oneTreatment,
    purpose: { consents: fieldOf(tc.consents, 24, purposes), legitimateInterests: fieldOf(tc.interests, 24, purposes) },
    vendor: {
      consents: vendorsOf(tc.vendorConsents, tc.disclosed),
      legitimateInterests: vendorsOf(tc.vendorInterests, tc.disclosed),
    },
    specialFeatureOptins: fieldOf(tc.specialFeatures, 12, specialFeatures),
    publisher: {
      consents: fieldOf(tc.publisherConsents, 24, purposes),
      legitimateInterests: fieldOf(tc.publisherInterests, 24, purposes),
      customPurpose: { consents: {}, legitimateInterests: {} },
      restrictions,
    },
  };
}

function fieldOf(bits: number, width: 12 | 24, count: number): ById {
  const said: Record<string, boolean> = {};
  for (let id = 1; id <= count; id++) said[id] = ((bits >>> (width - id)) & 1) === 1;
  return said;
}

function vendorsOf(granted: IdSet, disclosed: IdSet): ById {
  const said: Record<string, boolean> = {};
  for (const id of idsIn(disclosed)) said[id] = hasId(granted, id);
  for (const id of idsIn(granted)) said[id] = true;
  return said;
}
