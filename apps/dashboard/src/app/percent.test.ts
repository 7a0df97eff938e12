import { expect, test } from 'vitest';
import { wholePercent } from './percent.ts';

test.each([
  [0, '0%'],
  [0.00001, '0.1%'],
  [0.0345, '3.5%'],
  [0.4567, '46%'],
  [0.9561, '95.6%'],
  [0.99999, '99.9%'],
  [1, '100%'],
])('a share of %f is said honestly', (share, said) => {
  expect(wholePercent('en', share)).toBe(said);
});
