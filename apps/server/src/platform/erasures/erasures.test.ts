import { expect, test } from 'vitest';
import { keptSince } from './erasures.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const rule = (day: string, months: number) => ({ at: new Date(`${day}T03:43:00.000Z`), months });

/** The day that is so many months before `at`. */
function keptFrom(at: Date, months: number): Date {
  const day = new Date(at.toISOString().slice(0, 10));
  day.setUTCMonth(day.getUTCMonth() - months);
  return day;
}

const since = (...rules: Parameters<typeof keptSince>[0]) => keptSince(rules, now, keptFrom).toISOString().slice(0, 10);

test('what runs went by until now is counted from now', () => {
  expect(since(rule('2026-01-10', 12))).toBe('2025-11-23');
});

test('a shorter rule took effect until the day before the longer one that followed', () => {
  expect(since(rule('2026-01-10', 12), rule('2026-03-15', 60))).toBe('2025-03-14');
});

test('of several rules the one that reached furthest decides', () => {
  expect(since(rule('2026-01-10', 60), rule('2026-03-15', 6), rule('2026-04-02', 96))).toBe('2025-10-01');
  expect(since(rule('2020-01-10', 12), rule('2020-03-15', 24))).toBe('2024-11-23');
});
