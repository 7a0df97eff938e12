/**
 * A fictitious vendor list in the format of the Global Vendor List: for tests, and for trying TCF before registration. None of
 * its wording is official, and all of it is in brackets, so that nobody mistakes it for the real list: a banner that uses it
 * shows a ribbon.
 *
 * @param count the number of vendors, one in thirty of which has left the list. Equal numbers give equal lists.
 */
export function testVendorList(count = 120, policy: 4 | 5 = 5) {
  const pick = random(count);
  const some = (most: number, share: number) => upTo(most).filter(() => pick() < share);
  const vendors: TestVendor[] = [];
  let id = 0;
  for (let place = 0; place < count; place++) {
    // Some IDs are missing, like those of vendors that left long ago.
    id += pick() < 0.8 ? 1 : 1 + Math.floor(pick() * 6);
    vendors.push(vendorOf(id, place, pick, some));
  }
  return {
    gvlSpecificationVersion: 3,
    vendorListVersion: 100 + (count % 1000),
    tcfPolicyVersion: policy,
    lastUpdated: '2026-06-18T16:00:00Z',
    ...testTexts(policy),
    vendors: Object.fromEntries(vendors.map((vendor) => [vendor.id, vendor])),
  };
}

/** The contents of `purposes-{language}.json`, with the language in every text. */
export function testTexts(policy: 4 | 5 = 5, language = 'en') {
  const items = (kind: string, count: number, illustrations: number) =>
    byId(
      upTo(count).map((id) => ({
        id,
        name: `[TEST ${language}: ${kind} ${id}]`,
        description: `[TEST ${language}: what ${kind} ${id} is about]`,
        illustrations: upTo(illustrations).map((one) => `[TEST ${language}: illustration ${one} of ${kind} ${id}]`),
      })),
    );
  const stacks = [
    { id: 1, purposes: [], specialFeatures: [1, 2] },
    { id: 2, purposes: [2, 7], specialFeatures: [] },
    { id: 3, purposes: [2, 3, 4, 7, 9, 10], specialFeatures: [] },
  ].map((stack) => ({
    ...stack,
    name: `[TEST ${language}: stack ${stack.id}]`,
    description: `[TEST ${language}: what stack ${stack.id} is about]`,
  }));
  return {
    purposes: items('purpose', 11, 2),
    specialPurposes: items('special purpose', policy === 5 ? 3 : 2, 1),
    features: items('feature', 3, policy === 5 ? 1 : 0),
    specialFeatures: items('special feature', 2, 0),
    dataCategories: items('category', 11, 0),
    stacks: byId(stacks),
    ...(policy === 5 ? { standardTexts: { features: `[TEST ${language}: what features are]` } } : {}),
  };
}

type TestVendor = ReturnType<typeof vendorOf>;

function vendorOf(
  id: number,
  place: number,
  pick: () => number,
  some: (most: number, share: number) => readonly number[],
) {
  // One vendor in eight declares only special purposes.
  const isPlain = place % 8 === 7;
  const byInterest = isPlain ? [] : some(11, 0.3).filter((purpose) => ![1, 3, 4, 5, 6].includes(purpose));
  const byConsent = isPlain ? [] : some(11, 0.6).filter((purpose) => !byInterest.includes(purpose));
  const flexible = [...byInterest, ...byConsent.filter((purpose) => ![1, 3, 4, 5, 6].includes(purpose))];
  const name = `[TEST vendor ${id}]`;
  const address = `https://vendor-${id}.example`;
  return {
    id,
    name,
    purposes: byConsent,
    legIntPurposes: byInterest,
    flexiblePurposes: flexible.filter(() => pick() < 0.4).toSorted((one, other) => one - other),
    specialPurposes: isPlain ? [1, 2] : some(3, 0.5),
    features: some(3, 0.4),
    specialFeatures: some(2, 0.2),
    cookieMaxAgeSeconds: place % 5 === 4 ? null : (1 + Math.floor(pick() * 390)) * 86_400,
    usesCookies: place % 5 !== 4,
    cookieRefresh: pick() < 0.5,
    usesNonCookieAccess: pick() < 0.6,
    dataRetention: {
      stdRetention: Math.floor(pick() * 400),
      purposes: place % 4 === 0 ? Object.fromEntries(byConsent.slice(0, 1).map((purpose) => [purpose, 30])) : {},
      specialPurposes: {},
    },
    urls: [
      { langId: 'en', privacy: `${address}/privacy`, legIntClaim: `${address}/interests` },
      ...(place % 3 === 0 ? [{ langId: 'de', privacy: `${address}/datenschutz`, legIntClaim: '' }] : []),
    ],
    dataDeclaration: some(11, 0.5),
    deviceStorageDisclosureUrl: `${address}/storage.json`,
    ...(place % 30 === 29 ? { deletedDate: '2025-01-01T00:00:00Z' } : {}),
  };
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => place + 1);
}

function byId<T extends { readonly id: number }>(items: readonly T[]): Readonly<Record<string, T>> {
  return Object.fromEntries(items.map((item) => [item.id, item]));
}

/** Pseudorandom numbers from 0 to 1, the same for equal seeds. @see Park and Miller, minimal standard generator */
function random(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
