import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsOf, idSet, idsIn, idsOfBits, mostId, readTcString, writeTcString, type TcString } from './index.ts';

const plain: TcString = {
  updated: Date.UTC(2026, 10, 22, 15, 30),
  cmpId: 300,
  cmpVersion: 2,
  screen: 1,
  language: 'DE',
  listVersion: 170,
  policyVersion: 5,
  specialFeatures: bitsOf([1], 12),
  consents: bitsOf([1, 3, 11], 24),
  interests: bitsOf([2, 7], 24),
  oneTreatment: false,
  country: 'FR',
  vendorConsents: idSet([2, 6, 8, 700]),
  vendorInterests: idSet([2]),
  restrictions: [{ purpose: 2, type: 1, vendors: idSet([32, 33, 34, 90]) }],
  disclosed: idSet([2, 6, 8, 32, 33, 34, 90, 700]),
  publisherConsents: 0,
  publisherInterests: 0,
};

function read(text: string) {
  const reading = readTcString(text);
  if (!reading.ok) throw new Error(reading.refusal);
  return reading.tc;
}

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 3000 }), { maxLength: 400 });
const field = fc.integer({ min: 0, max: 0xffffff });
const anyString: fc.Arbitrary<TcString> = fc.record({
  updated: fc.integer({ min: 0, max: 6_000_000_000_000 }),
  cmpId: fc.integer({ min: 2, max: 4095 }),
  cmpVersion: fc.integer({ min: 0, max: 4095 }),
  screen: fc.integer({ min: 0, max: 63 }),
  language: fc.constantFrom('EN', 'DE', 'PT'),
  listVersion: fc.integer({ min: 0, max: 4095 }),
  policyVersion: fc.integer({ min: 0, max: 63 }),
  specialFeatures: fc.integer({ min: 0, max: 0xfff }),
  consents: field,
  interests: field,
  oneTreatment: fc.boolean(),
  country: fc.constantFrom('AT', 'BE', 'ZZ'),
  vendorConsents: ids.map((all) => idSet(all)),
  vendorInterests: ids.map((all) => idSet(all)),
  disclosed: ids.map((all) => idSet(all)),
  restrictions: fc
    .uniqueArray(
      fc.record({
        purpose: fc.integer({ min: 1, max: 24 }),
        type: fc.constantFrom(0 as const, 1 as const, 2 as const),
        ids: fc.uniqueArray(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 50 }),
      }),
      { maxLength: 6, selector: ({ purpose, type }) => purpose * 4 + type },
    )
    .map((all) => all.map(({ purpose, type, ids: those }) => ({ purpose, type, vendors: idSet(those) }))),
  publisherConsents: field,
  publisherInterests: field,
});

test('what is written is read again, ids and all (T4, T5)', () => {
  fc.assert(
    fc.property(anyString, (tc) => {
      const again = read(writeTcString(tc));
      const never = bitsOf([1, 3, 4, 5, 6], 24);
      const readable = (one: TcString) => ({
        ...one,
        vendorConsents: idsIn(one.vendorConsents),
        vendorInterests: idsIn(one.vendorInterests),
        disclosed: idsIn(one.disclosed),
        restrictions: one.restrictions.map((each) => ({ ...each, vendors: idsIn(each.vendors) })),
        interests: idsOfBits(one.interests & ~never, 24),
        publisherInterests: one.publisherInterests & ~never,
        updated: one.updated - (one.updated % 86_400_000),
      });
      expect(readable(again)).toMatchObject(readable(tc));
    }),
    { numRuns: 300 },
  );
});

test('T4: both times are the beginning of the day, the string is of one service, core first', () => {
  const text = writeTcString(plain);
  const { created, updated } = read(text);
  expect([created, updated]).toEqual([Date.UTC(2026, 10, 22), Date.UTC(2026, 10, 22)]);
  expect(text).toMatch(/^C[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('T5: disclosed vendors are there even where there are none', () => {
  expect(read(writeTcString({ ...plain, disclosed: idSet([]) })).segments).toEqual([1, 3]);
  expect(read(writeTcString(plain)).segments).toEqual([1, 3]);
});

test('T7: legitimate interest is never said of purposes 1 and 3 to 6', () => {
  const everything = writeTcString({ ...plain, interests: 0xffffff, publisherInterests: 0xffffff });
  expect(idsOfBits(read(everything).interests, 24)).toEqual([2, ...Array.from({ length: 18 }, (_, at) => at + 7)]);
  expect(idsOfBits(read(everything).publisherInterests, 24)).not.toContain(4);
});

test('the extremes have room: every id, every other id, the last id alone', () => {
  const all = Array.from({ length: mostId }, (_, at) => at + 1);
  for (const set of [all, all.filter((id) => id % 2 === 1), all.filter((id) => id % 16 === 0), [mostId]]) {
    const tc = { ...plain, vendorConsents: idSet(set), vendorInterests: idSet(set), disclosed: idSet(set) };
    expect(idsIn(read(writeTcString(tc)).disclosed)).toEqual(set);
    expect(idsIn(read(writeTcString(tc)).vendorConsents)).toEqual(set);
  }
});

test.each([
  [{ cmpId: 1 }, 'cmpId is a whole number from 2 to 4095, not 1'],
  [{ cmpId: 4096 }, 'cmpId'],
  [{ cmpVersion: 1.5 }, 'cmpVersion'],
  [{ listVersion: 4096 }, 'listVersion'],
  [{ policyVersion: 64 }, 'policyVersion'],
  [{ consents: -1 }, 'consents'],
  [{ specialFeatures: 4096 }, 'specialFeatures'],
  [{ updated: Number.NaN }, 'updated'],
  [{ language: 'D1' }, 'language is two letters, not “D1”'],
  [{ country: 'Germany' }, 'country'],
  [{ restrictions: [{ purpose: 25, type: 0 as const, vendors: idSet([1]) }] }, 'purpose of a restriction'],
])('T1: %o is refused, and it is said why', (wrong, said) => {
  expect(() => writeTcString({ ...plain, ...wrong })).toThrow(said);
});

test.each([[0], [-1], [1.5], [65_536], [Number.NaN]])('%d is no id', (id) => {
  expect(() => idSet([id])).toThrow(RangeError);
});

test('hostile strings are refused, never thrown at', () => {
  const good = writeTcString(plain);
  const refusals = new Set<string>();
  const letters = fc.string({ unit: fc.constantFrom(...'ABCXYZabcxyz0189-_.=+/é\u0000') });
  const cut = fc
    .tuple(fc.nat(good.length), fc.nat(good.length), letters)
    .map(([from, to, put]) => good.slice(0, from) + put + good.slice(to));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        letters,
        cut,
        letters.map((rest) => `C${rest}`),
      ),
      (text) => {
        const reading = readTcString(text);
        if (!reading.ok) refusals.add(reading.refusal);
        return typeof reading.ok === 'boolean';
      },
    ),
    { numRuns: 3000 },
  );
  expect(refusals).toContain('letters');
  expect(refusals).toContain('short');
  expect(refusals).toContain('version');
});

test.each([
  ['', 'short'],
  ['BOEFEAyOEFEAyAHABDENAI4AAAB9vABAASA', 'version'],
  ['C', 'short'],
  ['CÄ', 'letters'],
  ['A'.repeat(65_537), 'long'],
  // Global scope.
  [`C${'A'.repeat(60)}`, 'service'],
])('%s is refused as %s', (text, refusal) => {
  expect(readTcString(text)).toEqual({ ok: false, refusal });
});

test('segments may come in any order, and unknown ones are passed over', () => {
  const [core, disclosed, publisher] = writeTcString(plain).split('.');
  const other = read(`${core}.${publisher}.${disclosed}.4AAA`);
  expect(other.segments).toEqual([3, 1, 7]);
  expect(idsIn(other.disclosed)).toEqual(idsIn(plain.disclosed));
});
