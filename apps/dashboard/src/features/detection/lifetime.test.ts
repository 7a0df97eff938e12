import { expect, test } from 'vitest';
import { lifetimeOf, periodOf } from './lifetime.ts';

const day = 86_400;

test.each([
  [730 * day - 3, { amount: 2, unit: 'year' }],
  [366 * day, { amount: 1, unit: 'year' }],
  [400 * day, { amount: 400, unit: 'day' }],
  [90 * day - 2, { amount: 90, unit: 'day' }],
  [day - 1, { amount: 1, unit: 'day' }],
  [30 * 3600, { amount: 30, unit: 'hour' }],
  [1799, { amount: 30, unit: 'minute' }],
  [59, { amount: 59, unit: 'second' }],
  [0, { amount: 1, unit: 'second' }],
] as const)('%d seconds are said as people say them', (seconds, said) => {
  expect(periodOf(seconds)).toEqual(said);
});

test('what is stored stays until it is deleted, for the tab, or as long as its cookie says', () => {
  const tracker = { name: 'id', domain: 'example.com', phases: [] };
  expect(lifetimeOf({ ...tracker, area: 'local' })).toBe('indefinite');
  expect(lifetimeOf({ ...tracker, area: 'session' })).toBe('tab');
  expect(lifetimeOf({ ...tracker, area: 'cookie' })).toBe('unknown');
  expect(lifetimeOf({ ...tracker, area: 'cookie', lifetime: null })).toBe('session');
  expect(lifetimeOf({ ...tracker, area: 'cookie', lifetime: 60 })).toEqual({ amount: 1, unit: 'minute' });
});
