import { expect, test } from 'vitest';
import { exportFilterOf } from './export-filter.ts';

test('PRODUCT 7: a file holds what the list is narrowed to; its days are asked for by themselves', () => {
  const newsletterId = '01890a5d-ac96-774b-bcce-b302099a8057';
  const filter = { newsletterId, status: 'confirmed', source: 'public', type: 'double', text: 'ann' };
  expect(exportFilterOf({ ...filter, from: '2026-11-01', to: '2026-11-30' })).toEqual(filter);
  expect(exportFilterOf({})).toEqual({});
});
