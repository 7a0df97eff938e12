import { expect, test } from 'vitest';
import { dayInMonth, lastDaysOf, weeksOf } from './timeframe.ts';

const iso = (moment: number) => new Date(moment).toISOString();

test('the last 30 days are whole days in UTC, and today is one of them', () => {
  const { from, to } = lastDaysOf('last-30', Date.parse('2026-11-22T08:15:00Z'));
  expect([iso(from), iso(to)]).toEqual(['2026-10-24T00:00:00.000Z', '2026-11-23T00:00:00.000Z']);
});

test('weeks of a month are whole, and begin as the language has it', () => {
  const november = Date.parse('2026-11-15T00:00:00Z');
  for (const [first, begin, count] of [
    [1, '2026-10-26', 6],
    [0, '2026-11-01', 5],
  ] as const) {
    const weeks = weeksOf(november, first);
    expect(weeks).toHaveLength(count);
    expect(iso(weeks[0]?.[0] ?? 0).slice(0, 10)).toBe(begin);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  }
});

test('a month later is the same day, or the last one', () => {
  expect(iso(dayInMonth(Date.parse('2026-01-31T00:00:00Z'), 1)).slice(0, 10)).toBe('2026-02-28');
  expect(iso(dayInMonth(Date.parse('2026-03-05T00:00:00Z'), -1)).slice(0, 10)).toBe('2026-02-05');
});
