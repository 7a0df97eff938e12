import { expect, test } from 'vitest';
import { doubleClickGuard } from './double-click-guard.ts';

test('the second click of a double click is held back, for half a second', () => {
  const mayPress = doubleClickGuard();

  expect([0, 120, 499, 500, 700, 1000].map((now) => mayPress(now))).toEqual([true, false, false, true, false, true]);
});

test('each button has a guard of its own', () => {
  expect([doubleClickGuard()(10), doubleClickGuard()(10)]).toEqual([true, true]);
});

test('what was changed in between is sent at once', () => {
  const mayPress = doubleClickGuard();
  const [first, second] = [{}, {}];

  expect([mayPress(0, first), mayPress(100, first), mayPress(200, second), mayPress(300, second)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
