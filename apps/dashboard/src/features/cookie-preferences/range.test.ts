import { describe, expect, test } from 'vitest';
import { customFrom, moved, queryOf, rangeOf, readRange, writtenRange, type ChosenRange } from './range.ts';

const now = Date.parse('2026-11-22T08:15:02.123Z');
const bounds = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) });

describe('C13, PRODUCT 9: the timeframes are those of UTC', () => {
  test.each([
    ['today', '2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
    ['current-hour', '2026-11-22T08:00:00.000Z', '2026-11-22T09:00:00.000Z'],
    ['current-month', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['previous-month', '2026-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
  ] as const)('%s', (preset, from, to) => {
    expect(queryOf(rangeOf({ preset }, now))).toEqual({ from, to });
  });

  test('everything has no bounds', () => {
    expect(queryOf(rangeOf({ preset: 'all' }, now))).toEqual({});
  });

  test('the month before January is December', () => {
    const range = rangeOf({ preset: 'previous-month' }, Date.parse('2027-01-31T23:59:59.999Z'));
    expect(queryOf(range)).toEqual({ from: '2026-12-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' });
  });

  test('a custom one begins with what was shown, or with today', () => {
    const month = rangeOf({ preset: 'current-month' }, now);
    expect(customFrom({ preset: 'current-month' }, now)).toEqual({ preset: 'custom', range: month });
    expect(customFrom({ preset: 'all' }, now)).toEqual({ preset: 'custom', range: rangeOf({ preset: 'today' }, now) });
  });
});

describe('a custom range', () => {
  const range = bounds('2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z');

  test('is moved as a whole', () => {
    expect(moved(range, 'both', 'day', -1)).toEqual(bounds('2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z'));
  });

  test('is moved at one end', () => {
    expect(moved(range, 'from', 'month', -1)).toEqual({ ...range, from: Date.parse('2026-10-22T00:00:00.000Z') });
    expect(moved(range, 'to', 'millisecond', 1)).toEqual({ ...range, to: Date.parse('2026-11-23T00:00:00.001Z') });
  });

  test('stays one: an end takes the other along', () => {
    expect(moved(range, 'from', 'day', 2)).toEqual(bounds('2026-11-24T00:00:00.000Z', '2026-11-24T00:00:00.001Z'));
    expect(moved(range, 'to', 'year', -1)).toEqual(bounds('2025-11-22T23:59:59.999Z', '2025-11-23T00:00:00.000Z'));
  });
});

describe('the address of the page', () => {
  test.each<ChosenRange>([
    { preset: 'all' },
    { preset: 'last-30' },
    { preset: 'last-90' },
    { preset: 'today' },
    { preset: 'custom', range: bounds('2026-11-22T08:15:02.123Z', '2026-11-22T08:15:02.124Z') },
  ])('keeps %j', (chosen) => {
    const given = Object.entries(writtenRange(chosen)).flatMap(([name, value]) => (value ? [[name, value]] : []));
    expect(readRange(new URLSearchParams(given as [string, string][]))).toEqual(chosen);
  });

  test.each([
    'range=yesterday',
    'range=custom',
    'range=custom&from=2026-01-02&to=2026-01-01',
    'range=custom&from=x&to=y',
  ])('%s counts as the last 30 days', (search) =>
    expect(readRange(new URLSearchParams(search))).toEqual({ preset: 'last-30' }),
  );
});
