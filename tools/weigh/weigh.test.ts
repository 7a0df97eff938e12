import path from 'node:path';
import { expect, test } from 'vitest';
import { weighBanner } from './weigh-banner.ts';
import { weighDashboard } from './weigh.ts';

// Tests the built product: `npm test` builds it first.
test('what browsers load of the dashboard is within its budgets', () => {
  const weights = weighDashboard(path.resolve(import.meta.dirname, '../../apps/dashboard'));

  expect(weights[0]?.bytes).toBeGreaterThan(50_000);
  expect(weights.filter(({ bytes, budget }) => bytes > budget)).toEqual([]);
});

test('what visitors load of the banner is within its budgets', async () => {
  const weights = await weighBanner(path.resolve(import.meta.dirname, '../../apps/embed'));

  expect(weights[1]?.bytes).toBeGreaterThan(3000);
  expect(weights.filter(({ bytes, budget }) => bytes > budget)).toEqual([]);
});
