import type { PreferenceStatistics } from '@app/contract';
import { expect, test } from 'vitest';
import { stepFor, stepsFor } from '#app/over-time/steps.ts';
import { barsOf, partsOf } from './steps.ts';

const counts = { total: 10, accept: 4, reject: 2, custom: 1, close: 1, gpc: 1, context: 0, withdraw: 1, unanswered: 6 };
const none = { accept: 0, custom: 0, reject: 0, others: 0, unanswered: 0 };
const optIn = { accepted: 4, answered: 8, rate: 0.5 };

function statistics(step: PreferenceStatistics['step'], days: readonly string[]): PreferenceStatistics {
  return {
    from: '2020-01-01T00:00:00.000Z',
    to: '2026-11-23T00:00:00.000Z',
    step,
    countedUntil: '2026-11-22T08:12:00.000Z',
    totals: counts,
    optIn,
    previous: null,
    unanswered: 6,
    purposes: {} as PreferenceStatistics['purposes'],
    waited: null,
    series: days.map((at) => ({ at, ...counts })),
    values: [],
  };
}

test('what charts show sums up to all choices and all unanswered banners', () => {
  const parts = partsOf(counts);
  expect(parts).toEqual({ accept: 4, custom: 1, reject: 2, others: 3, unanswered: 6 });
  expect(Object.values(parts).reduce((sum, one) => sum + one, 0)).toBe(counts.total + counts.unanswered);
});

test('a day without choices has a bar of its own, of nothing', () => {
  const found = barsOf(statistics('day', ['2026-11-19T00:00:00.000Z', '2026-11-21T00:00:00.000Z']), {});
  expect(found.map(({ at, ...parts }) => [new Date(at).toISOString().slice(0, 10), parts])).toEqual([
    ['2026-11-19', partsOf(counts)],
    ['2026-11-20', none],
    ['2026-11-21', partsOf(counts)],
    ['2026-11-22', none],
  ]);
});

test('bars end where was counted to, and begin with the range', () => {
  const range = { from: Date.parse('2026-11-22T06:30:00.000Z'), to: Date.parse('2026-11-23T00:00:00.000Z') };
  const found = barsOf(statistics('hour', []), range).map(({ at }) => new Date(at).toISOString().slice(11, 16));
  expect(found).toEqual(['06:00', '07:00', '08:00']);
});

test('months are those of the calendar', () => {
  const found = barsOf(statistics('month', ['2026-08-01T00:00:00.000Z']), {});
  expect(found.map(({ at }) => new Date(at).toISOString().slice(0, 7))).toEqual([
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
});

test('of too many steps only those with choices are drawn', () => {
  const found = barsOf(statistics('hour', ['2020-01-01T00:00:00.000Z', '2026-11-21T00:00:00.000Z']), {});
  expect(found.map(({ at }) => new Date(at).getUTCFullYear())).toEqual([2020, 2026]);
});

test('nothing chosen is no bar', () => {
  expect(barsOf(statistics('day', []), {})).toEqual([]);
});

test('a range is shown in bars one can take in', () => {
  const day = 86_400_000;
  expect([day, 31 * day, 365 * day].map(stepFor)).toEqual(['hour', 'day', 'month']);
});

test('A19: only steps that leave bars one can tell apart are offered', () => {
  const day = 86_400_000;
  expect(stepsFor(day)).toEqual(['hour']);
  expect(stepsFor(7 * day)).toEqual(['hour', 'day']);
  expect(stepsFor(30 * day)).toEqual(['day']);
  expect(stepsFor(90 * day)).toEqual(['day', 'month']);
  expect(stepsFor(900 * day)).toEqual(['month']);
  for (const days of [1, 3, 8, 30, 120, 365, 4000]) expect(stepsFor(days * day)).toContain(stepFor(days * day));
});
