import { expect, test } from 'vitest';
import { daysOf, readDays } from './export-days.ts';

const now = Date.parse('2026-11-22T08:15:02.123Z');

test.each([
  ['en', '10/1/2026', '11/22/2026'],
  ['de', '01.10.2026', '22.11.2026'],
  ['pt-BR', '01/10/2026', '22/11/2026'],
  ['it', '2026-10-01', '2026-11-22'],
] as const)('READINGS 3: days are read as %s writes them, or in ISO form', (locale, from, to) => {
  expect(readDays(locale, { from, to }, now)).toEqual({ ok: true, days: { from: '2026-10-01', to: '2026-11-22' } });
});

test('PRODUCT 5: a day that is none, or has not come yet, is refused at its field', () => {
  expect(readDays('de', { from: '31.02.2026', to: '23.11.2026' }, now)).toEqual({
    ok: false,
    refusals: [
      { field: 'from', why: 'date' },
      { field: 'to', why: 'date' },
    ],
  });
});

test('the last day is not before the first', () => {
  expect(readDays('en', { from: '2026-10-02', to: '2026-10-01' }, now)).toEqual({
    ok: false,
    refusals: [{ field: 'to', why: 'reversed' }],
  });
  expect(readDays('en', { from: '2026-10-01', to: '2026-10-01' }, now).ok).toBe(true);
});

test('C13: empty is all that is kept', () => {
  expect(readDays('en', { from: ' ', to: '' }, now)).toEqual({ ok: true, days: {} });
});

test('days that are often wanted', () => {
  expect(daysOf('everything', now)).toEqual({});
  expect(daysOf('older', now)).toEqual({ to: '2026-09-22' });
  expect(daysOf('older', Date.parse('2026-04-30T00:00:00Z'))).toEqual({ to: '2026-02-28' });
  expect(daysOf('lastMonth', Date.parse('2027-01-05T00:00:00Z'))).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(daysOf('thisYear', now)).toEqual({ from: '2026-01-01', to: '2026-11-22' });
});
