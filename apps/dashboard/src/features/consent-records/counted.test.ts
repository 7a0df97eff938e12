import type { ConsentStatistics } from '@app/contract';
import { expect, test } from 'vitest';
import { countsOf, distinctions, lengthOf, noticeCountsOf, partsOf, readRange } from './counted.ts';

const counts = { total: 3, consents: 2, withdrawals: 1, public: 1, private: 2, verified: 1 };
const [first, last] = ['2026-11-20T00:00:00.000Z', '2026-11-22T00:00:00.000Z'];
const found: ConsentStatistics = {
  from: '2000-01-01T00:00:00.000Z',
  to: '2026-11-23T00:00:00.000Z',
  step: 'day',
  totals: counts,
  series: [
    { at: first, ...counts },
    { at: last, ...counts },
  ],
  notices: [
    { identifier: 'terms', version: '2', total: 3, series: [{ at: last, total: 3 }] },
    { identifier: 'terms', version: '1', total: 2, series: [{ at: first, total: 2 }] },
    { identifier: 'rest', version: null, total: 1, series: [{ at: first, total: 1 }] },
  ],
};
const daysOf = (all: readonly { readonly at: number }[]) =>
  all.map(({ at }) => new Date(at).toISOString().slice(0, 10));

test('what a chart shows sums up to all consents, whatever they are told apart by', () => {
  for (const by of distinctions) {
    const shown = countsOf(found, undefined).map((one) => partsOf[by].reduce((sum, part) => sum + one[part], 0));
    expect(shown).toEqual([3, 0, 3]);
  }
});

test('the chart begins with the range, or with the first consent, and ends today', () => {
  expect(daysOf(countsOf(found, undefined))).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  expect(daysOf(countsOf(found, '2026-11-19T00:00:00.000Z'))[0]).toBe('2026-11-19');
  expect(countsOf({ ...found, series: [] }, undefined)).toEqual([]);
});

test('notices are counted by version, those that most consents name', () => {
  expect(noticeCountsOf(found, undefined, 2)).toEqual([
    { at: Date.parse(first), 0: 0, 1: 2 },
    { at: Date.parse(first) + 86_400_000, 0: 0, 1: 0 },
    { at: Date.parse(last), 0: 3, 1: 0 },
  ]);
});

test('C13: ranges are whole days of UTC, today the last of them, 30 days where nothing was chosen', () => {
  const now = Date.parse('2026-11-22T08:15:00.000Z');
  const read = (range?: string, begin?: string, end?: string) => readRange({ range, begin, end }, now);
  const month = { preset: 'last-30', range: { from: '2026-10-24T00:00:00.000Z', to: '2026-11-23T00:00:00.000Z' } };
  expect(read()).toEqual(month);
  expect(read('custom', last, first)).toEqual(month);
  expect(read('custom', first, last)).toEqual({ range: { from: first, to: last } });
  expect(read('all')).toEqual({ preset: 'all', range: {} });
  expect(lengthOf(found, {}, now)).toBe(now - Date.parse(first));
  expect(lengthOf(found, { from: first, to: last }, now)).toBe(2 * 86_400_000);
  expect(lengthOf({ series: [] }, {}, now)).toBe(0);
});
