import { expect, test } from 'vitest';
import { columns, orderIn } from './board-order.ts';

test('open requests are ordered by what is due, and those that have ended by their receipt', () => {
  expect(columns.filter((state) => orderIn(state) === 'due')).toEqual(['received', 'identity', 'in-work', 'appeal']);
  expect(columns.filter((state) => orderIn(state) === 'received')).toEqual([
    'answered',
    'partly',
    'refused',
    'withdrawn',
    'closed',
  ]);
});
