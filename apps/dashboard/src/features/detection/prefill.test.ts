import { serviceOverrides, type FoundTracker } from '@app/contract';
import { expect, test } from 'vitest';
import { overridesOf } from './prefill.ts';

const site = 'chat.example';
const cookie = (name: string, lifetime: number | null, domain = site): FoundTracker => ({
  name,
  area: 'cookie',
  domain,
  lifetime,
  phases: ['before'],
});

test('trackers whose lifetimes are known keep each its own', () => {
  const overrides = overridesOf({ site, trackers: [cookie('id', 30 * 86_400), cookie('now', null, 'shop.example')] });

  expect(overrides.lifetimes).toMatchObject({
    mode: 'custom',
    range: 'range_all',
    trackers: [
      { name: 'id', storage: 'cookie', party: 'third', duration: { value: 30, unit: 'day' } },
      { name: 'now', party: 'first', duration: { value: 0, unit: 'day' } },
    ],
  });
  expect(serviceOverrides.safeParse(overrides).success).toBe(true);
});

test('with a key that stays until it is deleted, the longest known lifetime is the maximum', () => {
  const key: FoundTracker = { name: 'cart', area: 'local', domain: site, phases: ['before'] };
  const overrides = overridesOf({ site, trackers: [cookie('a', 60), cookie('b', 3600), key] });

  expect(overrides.lifetimes).toMatchObject({ range: 'range_one', maximum: { value: 60, unit: 'minute' } });
  expect(serviceOverrides.safeParse(overrides).success).toBe(true);
  expect(serviceOverrides.safeParse(overridesOf({ site, trackers: [key] })).success).toBe(true);
});

test('nothing is said of a party that keeps nothing', () => {
  expect(overridesOf({ site, trackers: [] })).toEqual({});
});
