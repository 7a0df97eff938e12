import { hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, canonicalText, NotCanonical } from './canonical.ts';
import { fromUtf8 } from './utf8.ts';

const numberOf = (bits: string): number => new DataView(hexToBytes(bits).buffer).getFloat64(0);

const character = fc
  .oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0x10ffff }))
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point));

// RFC 8785, appendix B.
test.each([
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['c340000000000000', '-9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef4f', '999999999999999900000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555554', '333333333.33333325'],
  ['41b3de4355555555', '333333333.3333333'],
  ['41b3de4355555556', '333333333.3333334'],
  ['41b3de4355555557', '333333333.33333343'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
])('the number with the bits %s is written %s', (bits, written) => {
  expect(canonicalText(numberOf(bits))).toBe(written);
});

test('members stand in the order of the code units of their names, and controls are escaped', () => {
  const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, '\u00f6': 7 };
  expect(canonicalText(value)).toBe('{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\u{1f600}":5,"\ufb33":3}');
  expect(canonicalText('\u20ac$\u000f\u000aA\'B"\\\\"/')).toBe('"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"');
});

test('what it wrote reads as the same value, in whatever order it was given', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: character }), (value) => {
      fc.pre(!holdsNegativeZero(value));
      const bytes = canonical(value);
      expect(JSON.parse(fromUtf8(bytes) ?? '')).toEqual(value);
      expect(canonical(JSON.parse(JSON.stringify(reversed(value))))).toEqual(bytes);
    }),
  );
});

test('names are in the order of their code units, whatever they are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ unit: character })), (names) => {
      const entries = names.map((name, at): [string, number] => [name, at]);
      const written = canonicalText(Object.fromEntries(entries));
      const inOrder = names.toSorted().map((name) => `${JSON.stringify(name)}:${names.indexOf(name)}`);
      expect(written).toBe(`{${inOrder.join(',')}}`);
    }),
  );
});

let deep: unknown = null;
for (let level = 0; level < 100_000; level++) deep = [deep];

test.each([
  ['NaN', { a: { b: [Number.NaN] } }, /^a\.b\[0\] is NaN/],
  ['an infinity', -Infinity, /^The value is -Infinity/],
  ['undefined', { a: undefined }, /^a is undefined/],
  ['a hole', [0, , 1], /^\[1\] is undefined/], // oxlint-disable-line no-sparse-arrays
  ['half of a pair', { a: '\ud83d' }, /surrogate/],
  ['half of a pair in a name', { '\ude00': 1 }, /surrogate/],
  ['a bigint', [1n], /is a bigint/],
  ['a function', [() => 1], /is a function/],
  ['a date', { a: new Date(0) }, /kind/],
  ['a map', new Map(), /kind/],
  ['depth', deep, /nested deeper/],
])('%s is refused, and it says where', (_, value, words) => {
  expect(() => canonical(value)).toThrow(NotCanonical);
  expect(() => canonical(value)).toThrow(words);
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, below]) => [name, reversed(below)]),
  );
}

function holdsNegativeZero(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(holdsNegativeZero);
  return Object.is(value, -0);
}
