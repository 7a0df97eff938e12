import { GVL, PurposeRestriction, TCModel, TCString } from '@iabtechlabtcf/core';
import { expect, test } from 'vitest';
import {
  answered,
  hasId,
  idSet,
  idsIn,
  idsOfBits,
  mostFor,
  parseVendorList,
  readTcString,
  writeTcString,
  type TcString,
  type VendorList,
  type WantedRestriction,
} from './index.ts';
import { testVendorList } from './test-list.ts';

const day = Date.UTC(2026, 10, 22);

function parsed(json: unknown): VendorList {
  const list = parseVendorList(json);
  if (!list.ok) throw new Error(list.at);
  return list.value;
}

/** The same input encoded by the reference implementation. */
function byReference(json: object, tc: TcString): string {
  const gvl = new GVL(json as ConstructorParameters<typeof GVL>[0]);
  const model = new TCModel(gvl);
  model.cmpId = tc.cmpId;
  model.cmpVersion = tc.cmpVersion;
  model.consentScreen = tc.screen;
  model.publisherCountryCode = tc.country;
  model.purposeOneTreatment = tc.oneTreatment;
  model.specialFeatureOptins.set([...idsOfBits(tc.specialFeatures, 12)]);
  model.purposeConsents.set([...idsOfBits(tc.consents, 24)]);
  model.purposeLegitimateInterests.set([...idsOfBits(tc.interests, 24)]);
  model.vendorConsents.set([...idsIn(tc.vendorConsents)]);
  model.vendorLegitimateInterests.set([...idsIn(tc.vendorInterests)]);
  model.vendorsDisclosed.set([...idsIn(tc.disclosed)]);
  for (const { purpose, type, vendors } of tc.restrictions) {
    for (const id of idsIn(vendors)) model.publisherRestrictions.add(id, new PurposeRestriction(purpose, type));
  }
  model.created = model.lastUpdated = new Date(day);
  return TCString.encode(model);
}

/** Pseudorandom numbers from 0 to 1, from a seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const sizes = [3, 20, 60, 120, 400, 1000];
const cases = sizes.flatMap((count) => Array.from({ length: count > 200 ? 12 : 40 }, (_, round) => ({ count, round })));

test.each(sizes)('strings for %d vendors are those of @iabtechlabtcf/core, whatever was answered', (count) => {
  const json = testVendorList(count);
  const list = parsed(json);
  for (const { round } of cases.filter((one) => one.count === count)) {
    const pick = random(count * 100 + round + 1);
    const those = (share: number) => list.vendors.filter(() => pick() < share).map(({ id }) => id);
    const restrictions: WantedRestriction[] = Array.from({ length: round % 4 }, () => ({
      purpose: 1 + Math.floor(pick() * 11),
      type: Math.floor(pick() * 3) as 0 | 1 | 2,
      vendors: pick() < 0.3 ? [] : those(0.5),
    }));
    const site = {
      cmpId: 2 + Math.floor(pick() * 4000),
      cmpVersion: round,
      country: 'DE',
      language: 'EN',
      vendors: round % 3 === 0 ? ('all' as const) : those(pick()),
      restrictions,
      oneTreatment: round % 7 === 0,
    };
    const most = mostFor(list, site, day);
    const share = [0, 0.02, 0.5, 0.97, 1][round % 5] ?? 1;
    const answer = {
      consents: Math.floor(pick() * 0x1000000),
      interests: Math.floor(pick() * 0x1000000),
      specialFeatures: Math.floor(pick() * 0x1000),
      vendorConsents: idSet(those(share)),
      vendorInterests: idSet(those(share)),
    };
    const tc = answered(most, answer, day, 1 + (round % 2));
    const ours = writeTcString(tc);
    expect(ours, `round ${round}`).toBe(byReference(json, tc));
    const reading = readTcString(ours);
    expect(reading.ok && idsIn(reading.tc.disclosed)).toEqual(idsIn(most.disclosed));
    const model = TCString.decode(ours);
    expect([...model.vendorConsents].filter(([, is]) => is).map(([id]) => id)).toEqual(idsIn(tc.vendorConsents));
  }
});

test('T7: vendors without purposes by legitimate interest get no such bit, though the reference leaves it to them', () => {
  const json = testVendorList(120);
  const list = parsed(json);
  const site = {
    cmpId: 300,
    cmpVersion: 1,
    country: 'DE',
    language: 'EN',
    vendors: 'all',
    restrictions: [],
    oneTreatment: false,
  } as const;
  const most = mostFor(list, site, day);
  const plain = list.vendors.find(
    ({ purposes, interests, specialPurposes, deleted }) => !deleted && !purposes && !interests && specialPurposes,
  );
  if (!plain) throw new Error('the list has such vendors');
  expect(hasId(most.disclosed, plain.id)).toBe(true);
  expect(hasId(most.vendorInterests, plain.id)).toBe(false);

  // The reference implementation writes the bit when told to: it is up to us not to set it.
  const wanted = { ...most, vendorInterests: idSet([plain.id]) };
  const theirs = readTcString(byReference(json, wanted));
  expect(theirs.ok && idsIn(theirs.tc.vendorInterests)).toEqual([plain.id]);
  expect(idsIn(answered(most, wanted, day, 1).vendorInterests)).toEqual([]);
});
