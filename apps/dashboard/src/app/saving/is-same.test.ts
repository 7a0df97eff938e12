import { expect, test } from 'vitest';
import { isSame } from './is-same.ts';

test('the order of keys makes no difference, the order of a list does', () => {
  expect(isSame({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
  expect(isSame({ a: ['x', 'y'] }, { a: ['y', 'x'] })).toBe(false);
  expect(isSame({ a: undefined }, {})).toBe(true);
});
