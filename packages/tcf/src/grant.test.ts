import { expect, test } from 'vitest';
import {
  answered,
  bitsOf,
  hasId,
  idSet,
  idsIn,
  idsOfBits,
  isStillGood,
  mostFor,
  nothing,
  parseVendorList,
  readTcString,
  restrictionsFor,
  tcDataOf,
  unanswered,
  writeTcString,
  type TcfSite,
} from './index.ts';
import { testVendorList } from './test-list.ts';

const reading = parseVendorList(testVendorList(120));
if (!reading.ok) throw new Error(reading.at);
const list = reading.value;
const now = Date.UTC(2026, 10, 22);
const site: TcfSite = {
  cmpId: 300,
  cmpVersion: 1,
  country: 'DE',
  language: 'EN',
  vendors: 'all',
  restrictions: [],
  oneTreatment: false,
};

function read(text: string) {
  const again = readTcString(text);
  if (!again.ok) throw new Error(again.refusal);
  return again.tc;
}

test('T1, T4: the string names the CMP that is configured, and the list and policy that were shown', () => {
  expect(read(writeTcString(mostFor(list, site, now)))).toMatchObject({
    cmpId: 300,
    listVersion: list.version,
    policyVersion: list.policy,
  });
});

test('T5: disclosed are the vendors shown, no more and no fewer', () => {
  const most = mostFor(list, { ...site, vendors: [1, 2, 5, 9999] }, now);
  expect(idsIn(most.disclosed)).toEqual([1, 2, 5].filter((id) => list.vendors.some((one) => one.id === id)));
});

test('T6: before an answer there is no consent, and legitimate interests are told of', () => {
  const most = mostFor(list, site, now);
  const shown = answered(most, unanswered(most), now, 1);
  expect(shown.consents).toBe(0);
  expect(shown.specialFeatures).toBe(0);
  expect(idsIn(shown.vendorConsents)).toEqual([]);
  expect(idsIn(shown.vendorInterests)).toEqual(idsIn(most.vendorInterests));
  expect(idsOfBits(shown.interests, 24)).toContain(2);
});

test('T7: interests are those declared, never of purposes 1 and 3 to 6', () => {
  const most = mostFor(list, site, now);
  expect(idsOfBits(most.interests, 24).filter((id) => [1, 3, 4, 5, 6].includes(id))).toEqual([]);
  for (const { id, interests, deleted } of list.vendors) {
    expect(hasId(most.vendorInterests, id), `${id}`).toBe(!deleted && interests !== 0);
  }
});

test('an answer cannot grant what was not asked for', () => {
  const most = mostFor(list, { ...site, vendors: [1, 2, 5] }, now);
  const everything = { consents: 0xffffff, interests: 0xffffff, specialFeatures: 0xfff };
  const tc = answered(most, { ...everything, vendorConsents: idSet([1, 3, 700]), vendorInterests: idSet([4]) }, now, 2);
  expect([tc.consents, tc.interests, tc.specialFeatures]).toEqual([
    most.consents,
    most.interests,
    most.specialFeatures,
  ]);
  expect(idsIn(tc.vendorConsents)).toEqual([1]);
  expect(idsIn(tc.vendorInterests)).toEqual([]);
});

test('refusal leaves nothing, and still says who was disclosed', () => {
  const most = mostFor(list, site, now);
  const tc = read(writeTcString(answered(most, nothing, now, 1)));
  expect([tc.consents, tc.interests, tc.specialFeatures]).toEqual([0, 0, 0]);
  expect([...idsIn(tc.vendorConsents), ...idsIn(tc.vendorInterests)]).toEqual([]);
  expect(idsIn(tc.disclosed)).toEqual(idsIn(most.disclosed));
});

test('purpose 1 is not asked about where it is treated apart', () => {
  const most = mostFor(list, { ...site, oneTreatment: true }, now);
  expect(idsOfBits(most.consents, 24)).not.toContain(1);
  expect(read(writeTcString(most)).oneTreatment).toBe(true);
});

test('T8: older valid strings are kept, strings without effect are not', () => {
  const string = (policyVersion: number, updated: number) =>
    writeTcString({ ...mostFor(list, site, updated), policyVersion });
  expect(isStillGood(read(string(5, now)))).toBe(true);
  expect(isStillGood(read(string(4, Date.UTC(2025, 5, 1))))).toBe(true);
  expect(isStillGood(read(string(3, Date.UTC(2023, 1, 1))))).toBe(false);
  const [core] = string(5, Date.UTC(2026, 1, 1)).split('.');
  expect(isStillGood(read(core ?? ''))).toBe(true);
  const [later] = string(5, now).split('.');
  expect(isStillGood(read(later ?? ''))).toBe(false);
});

test('T22: restrictions are encoded for those whom they change something for', () => {
  const vendors = [
    { id: 1, purposes: bitsOf([2], 24), interests: 0, flexible: 0 },
    { id: 2, purposes: 0, interests: bitsOf([2], 24), flexible: bitsOf([2], 24) },
    { id: 3, purposes: 0, interests: bitsOf([2], 24), flexible: 0 },
    { id: 9, purposes: 0, interests: bitsOf([2], 24), flexible: bitsOf([2], 24) },
    { id: 12, purposes: bitsOf([3], 24), interests: 0, flexible: 0 },
  ];
  const of = (type: 0 | 1 | 2, ...named: number[]) =>
    restrictionsFor(vendors, [{ purpose: 2, type, vendors: named }], idSet([1, 2, 3, 8, 9, 12])).map((one) => [
      one.type,
      idsIn(one.vendors),
    ]);
  expect(of(0)).toEqual([[0, [1, 2, 3, 4, 5, 6, 7].slice(0, 3).concat(9)]]);
  // Vendor 1 already asks for consent; vendor 3 cannot, and must not process at all.
  expect(of(1)).toEqual([
    [0, [3]],
    [1, [2, 9]],
  ]);
  expect(of(2, 1, 2)).toEqual([[0, [1]]]);
  expect(
    restrictionsFor(vendors, [{ purpose: 2, type: 0, vendors: [2, 9] }], idSet([1, 2, 9])).map((one) =>
      idsIn(one.vendors),
    ),
  ).toEqual([[2, 3, 4, 5, 6, 7, 8, 9]]);
  expect(
    restrictionsFor(
      vendors,
      [1, 0, 2].map((type) => ({ purpose: 2, type: type as 0 | 1 | 2, vendors: [2] })),
      idSet([2]),
    ),
  ).toMatchObject([{ type: 0 }]);
});

test('what scripts are told is what the string says', () => {
  const most = mostFor(list, { ...site, restrictions: [{ purpose: 2, type: 0, vendors: [1, 2] }] }, now);
  const text = writeTcString(most);
  const data = tcDataOf(read(text), text);
  expect(data).toMatchObject({
    tcString: text,
    publisherCC: 'DE',
    isServiceSpecific: true,
    purposeOneTreatment: false,
  });
  expect(Object.keys(data.purpose.consents)).toHaveLength(11);
  expect(data.purpose.legitimateInterests['3']).toBe(false);
  expect(Object.keys(data.vendor.consents).map(Number)).toEqual(idsIn(most.disclosed));
  for (const [id, is] of Object.entries(data.vendor.legitimateInterests)) {
    expect(is).toBe(hasId(most.vendorInterests, Number(id)));
  }
  expect(Object.values(data.publisher.restrictions['2'] ?? { none: 9 })).toContain(0);
});
