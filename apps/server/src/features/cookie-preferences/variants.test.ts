import { describe, expect, test } from 'vitest';
import { sumOf } from './counts.ts';
import { chanceOf, variantResults, wilson } from './variants.ts';

const counts = (variant: number, given: object) => ({ ...sumOf([]), variant, ...given });

test.each([
  // R: prop.test(count, of, correct = FALSE)$conf.int
  [0, 10, 0, 0.27753],
  [10, 10, 0.72247, 1],
  [5, 10, 0.2366, 0.7634],
  [40, 100, 0.3094, 0.498],
  [0, 0, 0, 1],
])('of %i among %i the share lies between %d and %d', (count, of, low, high) => {
  const found = wilson(count, of);
  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});

test.each([
  // R: prop.test(c(a, b), c(m, n), correct = FALSE)$p.value
  [40, 100, 60, 100, 0.00468],
  [50, 100, 50, 100, 1],
  [0, 100, 0, 100, 1],
  [520, 1000, 480, 1000, 0.0736],
])('shares of %i/%i and %i/%i differ by chance with p = %d', (a, m, b, n, p) => {
  expect(chanceOf(a, m, b, n)).toBeCloseTo(p, 4);
});

describe('a variant is said to do better only', () => {
  const verdictOf = (...rows: Parameters<typeof variantResults>[0]) =>
    variantResults(rows).map(({ against }) => against?.verdict ?? null);

  test('where the difference is significant', () => {
    expect(verdictOf(counts(1, { accept: 60, reject: 40 }), counts(0, { accept: 40, reject: 60 }))).toEqual([
      null,
      'more',
    ]);
    expect(verdictOf(counts(0, { accept: 520, reject: 480 }), counts(1, { accept: 480, close: 520 }))).toEqual([
      null,
      'no-difference-shown',
    ]);
    expect(verdictOf(counts(0, { accept: 800, reject: 200 }), counts(1, { accept: 600, custom: 400 }))).toEqual([
      null,
      'fewer',
    ]);
  });

  test('where both sides have enough choices', () => {
    expect(verdictOf(counts(0, { accept: 10, reject: 80 }), counts(1, { accept: 85, reject: 5 }))).toEqual([
      null,
      'too-few',
    ]);
    expect(verdictOf(counts(0, {}), counts(1, {}))).toEqual([null, 'too-few']);
  });

  test('after correction for how many are compared', () => {
    const [control, ahead, same] = [
      counts(0, { accept: 430, reject: 570 }),
      counts(1, { accept: 475, reject: 525 }),
      counts(2, { accept: 430, reject: 570 }),
    ];
    expect(verdictOf(control, ahead)).toEqual([null, 'more']);
    expect(verdictOf(control, ahead, same)).toEqual([null, 'no-difference-shown', 'no-difference-shown']);
  });
});

test('the typical time is the geometric mean, with its interval', () => {
  const times = [1000, 2000, 4000, 8000];
  const logarithms = times.map(Math.log);
  const [found] = variantResults([
    counts(0, {
      accept: 4,
      waitedCount: 4,
      waitedLn: logarithms.reduce((sum, each) => sum + each, 0),
      waitedLnSquares: logarithms.reduce((sum, each) => sum + each * each, 0),
    }),
  ]);
  expect(found?.waited?.typical).toBeCloseTo(2828.43, 1);
  expect(found?.waited?.low).toBeLessThan(2000);
  expect(found?.waited?.high).toBeGreaterThan(4000);
  expect(variantResults([counts(0, { accept: 1, waitedCount: 1, waitedLn: 7 })])[0]?.waited).toBeNull();
});
