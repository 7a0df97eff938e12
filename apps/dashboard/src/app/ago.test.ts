import { expect, test } from 'vitest';
import { ago } from './ago.ts';

/** A moment by the clock of the reader. */
const local = (...at: readonly [day: number, hour: number, minute: number]) => {
  const [day, hour, minute] = at;
  return new Date(2026, 10, day, hour, minute).getTime();
};

test('minutes and hours are counted, and from a day on the days of the calendar', () => {
  const now = local(25, 0, 30);
  expect(ago('en', local(25, 0, 10), now)).toBe('20 minutes ago');
  expect(ago('en', local(24, 1, 0), now)).toBe('23 hours ago');
  expect(ago('en', local(24, 0, 15), now)).toBe('yesterday');
  expect(ago('en', local(23, 23, 0), now)).toBe('2 days ago');
  expect(ago('en', local(18, 1, 0), now)).toBe('7 days ago');
  expect(ago('en', local(17, 23, 0), now)).toBeUndefined();
  expect(ago('en', local(25, 1, 0), now)).toBeUndefined();
});
