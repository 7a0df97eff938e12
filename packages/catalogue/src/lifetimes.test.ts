import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareLifetimes,
  longestLifetime,
  periodOf,
  readLifetime,
  seconds,
  timeUnits,
  writtenLifetime,
  type Lifetime,
} from './index.ts';

const lifetime = fc.oneof(
  fc.constantFrom<Lifetime>({ kind: 'session' }, { kind: 'indefinite' }, { kind: 'unspecified' }),
  fc
    .record({ amount: fc.integer({ min: 1, max: 9_999_999_999 }), unit: fc.constantFrom(...timeUnits) })
    .map((period): Lifetime => ({ kind: 'period', period })),
);

test('whatever is written is read again, and nothing else is', () => {
  fc.assert(
    fc.property(lifetime, (each) => {
      expect(readLifetime(writtenLifetime(each))).toEqual(each);
    }),
  );
  for (const wrong of ['', '2 years', '0 day', '-1 day', '1 fortnight', '1  day', '1 day 2', 'for ever']) {
    expect(readLifetime(wrong), wrong).toBeUndefined();
  }
});

test('a period is as long as the seconds it was made of', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), (each) => {
      expect(seconds(periodOf(each))).toBe(each);
    }),
  );
  expect(periodOf(34_128_000)).toEqual({ amount: 395, unit: 'day' });
  expect(periodOf(63_072_000)).toEqual({ amount: 2, unit: 'year' });
});

test('the longest is not shorter than any, and what nobody says is longest', () => {
  fc.assert(
    fc.property(fc.array(lifetime, { minLength: 1 }), (all) => {
      const longest = longestLifetime(all);
      expect(all.every((each) => longest && compareLifetimes(longest, each) >= 0)).toBe(true);
    }),
  );
  expect(longestLifetime([{ kind: 'indefinite' }, { kind: 'unspecified' }, { kind: 'session' }])).toEqual({
    kind: 'unspecified',
  });
  expect(longestLifetime([])).toBeUndefined();
});
