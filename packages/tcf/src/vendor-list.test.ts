import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bitsOf,
  countVendors,
  cutList,
  isTestList,
  isWholeTranslation,
  itemsOf,
  liveVendors,
  officialList,
  parseTranslation,
  parseVendorList,
  shownVendors,
  stacksOf,
  vendorsOf,
} from './index.ts';
import { testTexts, testVendorList } from './test-list.ts';

function parsed(json: unknown) {
  const list = parseVendorList(json);
  if (!list.ok) throw new Error(list.at);
  return list.value;
}

const json = testVendorList(120);
const list = parsed(json);
const of = (path: string, value: unknown): unknown => {
  const copy = JSON.parse(JSON.stringify(json)) as Record<string, unknown>;
  const keys = path.split('.');
  let place = copy;
  for (const key of keys.slice(0, -1)) place = place[key] as Record<string, unknown>;
  place[keys.at(-1) ?? ''] = value;
  return copy;
};

test.each([4, 5] as const)('a list of policy %d is read', (policy) => {
  const read = parsed(testVendorList(30, policy));
  expect(read.policy).toBe(policy);
  expect(read.vendors).toHaveLength(30);
  expect(read.texts.purposes).toHaveLength(11);
  expect(read.texts.standard).toEqual(policy === 5 ? { features: '[TEST en: what features are]' } : {});
});

test.each([
  [null, ''],
  [[], ''],
  [{}, 'gvlSpecificationVersion'],
  [of('gvlSpecificationVersion', 2), 'gvlSpecificationVersion'],
  [of('tcfPolicyVersion', 3), 'tcfPolicyVersion'],
  [of('vendorListVersion', '170'), 'vendorListVersion'],
  [of('lastUpdated', 'soon'), 'lastUpdated'],
  [of('vendors', {}), 'vendors'],
  [of('vendors.1.name', 7), 'vendors.1.name'],
  [of('vendors.1.purposes', [0]), 'vendors.1.purposes'],
  [of('vendors.1.purposes', [13]), 'vendors.1'],
  [of('vendors.1.id', 70_000), 'vendors.1.id'],
  [of('purposes.1.description', undefined), 'purposes.1.description'],
  [of('stacks.1.purposes', '1'), 'stacks.1.purposes'],
  [of('standardTexts', 'none'), 'standardTexts'],
])('a list with a fault is refused at its place: %#', (wrong, at) => {
  expect(parseVendorList(wrong)).toEqual({ ok: false, at });
});

test('whatever was downloaded, the answer is a list or the place of a fault', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => !parseVendorList(value).ok && !parseTranslation(value).ok));
});

test('addresses that are no web pages become no links; categories that do not exist are left out', () => {
  const bad = of('vendors.1.urls', [
    { langId: 'en', privacy: 'javascript:alert(1)', legIntClaim: 'https://a.example/"onclick=' },
  ]);
  const vendor = parsed(bad).vendors[0];
  expect(vendor?.urls).toEqual([{ language: 'en', policy: '', interests: '' }]);
  expect(parsed(of('vendors.1.dataDeclaration', [1, 2008])).vendors[0]?.data).toBe(bitsOf([1], 24));
});

test('vendors who left are in the list but never shown', () => {
  const gone = list.vendors.filter(({ deleted }) => deleted).map(({ id }) => id);
  expect(gone).toHaveLength(4);
  expect(shownVendors(list, 'all').map(({ id }) => id)).not.toContain(gone[0]);
  expect(shownVendors(list, [...gone, 1]).map(({ id }) => id)).toEqual([1]);
});

test('a list that was made up is known as one', () => {
  expect(isTestList(list)).toBe(true);
  expect(
    isTestList({ texts: { ...list.texts, purposes: [{ id: 1, name: 'Any', description: '', illustrations: [] }] } }),
  ).toBe(false);
});

test('T10: a translation counts only as a whole', () => {
  const german = parseTranslation(testTexts(5, 'de'));
  expect(german.ok && isWholeTranslation(list, german.value)).toBe(true);
  const older = parseTranslation(testTexts(4, 'de'));
  expect(older.ok && isWholeTranslation(list, older.value)).toBe(false);
  const { stacks: _, ...without } = testTexts(5, 'de');
  expect(parseTranslation(without)).toEqual({ ok: false, at: 'stacks' });
});

test('T10: a cut list holds the texts as they are, of what its vendors need, and all vendors it was cut to', () => {
  const german = parseTranslation(testTexts(5, 'de'));
  if (!german.ok) throw new Error(german.at);
  const ids = liveVendors(list)
    .map(({ id }) => id)
    .slice(0, 20);
  const cut = cutList(list, german.value, { language: 'de', vendors: ids, stacks: [2], restrictions: [] });
  // The list as a browser receives it.
  const arrived: typeof cut = JSON.parse(JSON.stringify(cut));
  const vendors = vendorsOf(arrived);
  expect(vendors.map(({ id }) => id)).toEqual(ids);
  for (const vendor of vendors) {
    const { asks, urls, ...rest } = vendor;
    const { urls: own, ...same } = list.vendors.find(({ id }) => id === vendor.id) ?? { urls: [] };
    expect(rest).toEqual(same);
    expect(asks).toEqual({ consents: vendor.purposes, interests: vendor.interests });
    expect(urls[0]?.policy).toBe((own.find(({ language }) => language === 'de') ?? own[0])?.policy);
  }
  for (const item of itemsOf(arrived.purposes)) expect(german.value.purposes).toContainEqual(item);
  expect(stacksOf(arrived.stacks)).toEqual(german.value.stacks.filter(({ id }) => id === 2));
  expect(arrived.standard).toEqual(german.value.standard);
  const plain = liveVendors(list).find(({ purposes, interests }) => purposes + interests === 0);
  const none = cutList(list, list.texts, { language: 'en', vendors: [plain?.id ?? 0], stacks: [], restrictions: [] });
  expect(none.names).toEqual([plain?.name]);
  expect(none.purposes).toEqual([]);
});

test('a cut list in the format of the official one names the same vendors with their declared bases', () => {
  const cut = cutList(list, list.texts, {
    language: 'en',
    vendors: 'all',
    stacks: [],
    restrictions: [{ purpose: 2, type: 0, vendors: [] }],
  });
  const again = parsed(officialList(cut));
  expect(again.vendors.map(({ id, purposes, interests }) => [id, purposes, interests])).toEqual(
    liveVendors(list).map(({ id, purposes, interests }) => [id, purposes, interests]),
  );
});

test('T22: restrictions count: nobody asks for what is not allowed', () => {
  const cut = (restrictions: Parameters<typeof cutList>[2]['restrictions']) =>
    countVendors(vendorsOf(cutList(list, list.texts, { language: 'en', vendors: 'all', stacks: [], restrictions })));
  const free = cut([]);
  expect(free.purposes[2]).toBe(
    liveVendors(list).filter((one) => (one.purposes | one.interests) & bitsOf([2], 24)).length,
  );
  expect(cut([{ purpose: 2, type: 0, vendors: [] }]).purposes[2]).toBe(0);
  const byConsent = cut([{ purpose: 2, type: 1, vendors: [] }]);
  expect(byConsent.interests[2]).toBe(0);
  // Vendors that can switch to consent do; the rest may not process at all.
  const flexible = liveVendors(list).filter((one) => one.interests & one.flexible & bitsOf([2], 24)).length;
  expect(flexible).toBeGreaterThan(0);
  expect(byConsent.consents[2]).toBe((free.consents[2] ?? 0) + flexible);
  expect(cut([{ purpose: 3, type: 2, vendors: [] }]).interests[3]).toBe(0);
});

test('a list cut to fifty vendors is a small part of the whole', () => {
  const many = testVendorList(1000);
  const read = parsed(many);
  const ids = liveVendors(read)
    .filter((_, at) => at % 20 === 0)
    .map(({ id }) => id);
  const bytes = (value: unknown) => JSON.stringify(value).length;
  const cut = (vendors: readonly number[] | 'all') =>
    cutList(read, read.texts, { language: 'en', vendors, stacks: [], restrictions: [] });
  expect(ids).toHaveLength(49);
  expect(bytes(cut('all'))).toBeLessThan(bytes(many) * 0.5);
  expect(bytes(cut(ids))).toBeLessThan(bytes(many) * 0.05);
});
