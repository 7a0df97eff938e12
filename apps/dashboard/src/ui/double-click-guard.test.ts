import { expect, test } from 'vitest';
import { doubleClickGuard } from './double-click-guard.ts';

test('the second click of a double click is held back, for half a second', () => {
  const mayPress = doubleClickGuard();

  expect([0, 120, 499, 500, 700, 1000].map(mayPress)).toEqual([true, false, false, true, false, true]);
});

test('each button has a guard of its own', () => {
  expect([doubleClickGuard()(10), doubleClickGuard()(10)]).toEqual([true, true]);
});
