import { expect, test } from 'vitest';
import { lifetimeBetween } from './cookie-lifetime.ts';
import { planPages } from './plan-pages.ts';
import { isSettled } from './settled.ts';

test.each([
  ['thirty minutes by Max-Age', 1800, 1800],
  ['a year by Expires, which is in whole seconds', 31_536_000 - 0.9, 31_536_000],
  ['a minute and a half', 90, 90],
  ['already over', -5, 0],
])('a cookie of %s is told so, though it was seen a little later', (_, sets, lifetime) => {
  const setAt = 1_700_000_000.4;

  const told = lifetimeBetween(setAt + sets, setAt - 0.2, setAt + 0.3);

  expect(Math.abs(told - lifetime)).toBeLessThanOrEqual(1);
  if (lifetime % 60 === 0) expect(told).toBe(lifetime);
});

const busy = { loadedAt: 1000, open: 0, requestAt: 1000, dataAt: 1000 };

test.each([
  ['that is loaded and still quiet for a moment', busy, 1400, false],
  ['that is loaded and quiet', busy, 1500, true],
  ['that waits for an answer', { ...busy, open: 1 }, 2500, false],
  ['that waits for an answer for long', { ...busy, open: 1 }, 3000, true],
  ['that never rests', { ...busy, requestAt: 5900 }, 6000, true],
  ['that is not loaded', { open: 1, requestAt: 1000, dataAt: 3000 }, 4000, false],
  ['that is not loaded, and nothing comes any more', { open: 1, requestAt: 1000, dataAt: 3000 }, 8000, true],
])('a page %s', (_, activity, now, settled) => expect(isSettled(activity, now)).toBe(settled));

const site = 'https://www.example.com';

test('who follows learns of each page when it is known, and of the end', async () => {
  const plan = planPages(`${site}/`, 3, Promise.resolve([`${site}/from-sitemap`]));
  expect(await plan.at(0)).toBe(`${site}/`);

  const second = plan.at(1);
  await plan.add(`${site}/`, [`${site}/linked`, 'https://elsewhere.example/']);
  expect(await second).toBe(`${site}/from-sitemap`);
  await plan.add(`${site}/from-sitemap`, []);
  expect(await plan.at(2)).toBe(`${site}/linked`);
  await plan.add(`${site}/linked`, [`${site}/more`]);

  expect(await plan.at(3)).toBeUndefined();
  expect(plan.length()).toBe(3);
});

test('where the first phase ends early, nobody waits for more', async () => {
  const plan = planPages(`${site}/`, 5, Promise.resolve([]));
  const second = plan.at(1);

  plan.end();

  expect(await second).toBeUndefined();
  expect(await plan.at(4)).toBeUndefined();
});
