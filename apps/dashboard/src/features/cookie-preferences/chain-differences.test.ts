import type { Preference } from '@app/contract';
import { expect, test } from 'vitest';
import { linksOf } from './chain-differences.ts';

const choice = (id: string, granted: Preference['granted']) =>
  ({ id, granted: ['necessary', ...granted] }) as Preference;

const chain = [
  choice('4', []),
  choice('3', ['measurement', 'marketing']),
  choice('2', ['measurement', 'marketing']),
  choice('1', ['experience', 'marketing']),
];

test('C2: each choice of a visitor says what it changed, the first that it is', () => {
  expect(linksOf(chain, false).map(({ preference, change }) => [preference.id, change])).toEqual([
    ['4', { now: [], noLonger: ['measurement', 'marketing'] }],
    ['3', { now: [], noLonger: [] }],
    ['2', { now: ['measurement'], noLonger: ['experience'] }],
    ['1', 'first'],
  ]);
});

test('C13: what the oldest one shown changed is not known where there are older ones', () => {
  expect(linksOf(chain, true).at(-1)?.change).toBe('unknown');
});
