import { expect, test } from 'vitest';
import { isOutdated, reasonsAgainstTcf } from './tcf-reasons.ts';

const list = { version: 220, outdatedFrom: '2026-12-06T05:25:00.000Z' };
const before = Date.parse('2026-12-06T05:25:00.000Z');
const tcf = { cmpId: 31, vendors: [1] };

test('T1, T9: TCF waits for a registration, vendors, and a list that is there and not out of date', () => {
  expect(reasonsAgainstTcf(tcf, list, before)).toEqual([]);
  expect(reasonsAgainstTcf(tcf, list, before + 1)).toEqual(['list-old']);
  expect(reasonsAgainstTcf({ cmpId: null, vendors: [] }, { version: null, outdatedFrom: null }, before)).toEqual([
    'cmp',
    'list',
    'vendors',
  ]);
});

test('a list that is not there is not out of date', () => {
  expect(isOutdated({ outdatedFrom: null }, before)).toBe(false);
});
