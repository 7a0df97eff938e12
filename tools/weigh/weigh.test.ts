import path from 'node:path';
import { expect, test } from 'vitest';
import { weighDashboard } from './weigh.ts';

// Of the built product: `npm test` builds it first.
test('what browsers load of the dashboard is within its budgets', () => {
  const weights = weighDashboard(path.resolve(import.meta.dirname, '../../apps/dashboard'));

  expect(weights[0]?.bytes).toBeGreaterThan(50_000);
  expect(weights.filter(({ bytes, budget }) => bytes > budget)).toEqual([]);
});
