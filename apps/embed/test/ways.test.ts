import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accept, guarded, withdraw } from './guard.ts';

const { visit, sites, settled } = guarded();

type Ways = Readonly<Record<'kept' | 'dropped' | 'beyond', readonly string[]>>;
type WaysPage = { readonly ways: Ways; readonly everyWay: (to: string) => void };

const waysOf = (page: Page) => page.evaluate(() => (window as unknown as WaysPage).ways);
const asked = (name: string) =>
  sites()
    .asked(name)
    .map((path) => decodeURIComponent(path).slice(1))
    .toSorted();

/**
 * Makes every kind of request to a host, and then to a host that is never blocked: once the latter has received each
 * request, the former has too.
 */
async function go(page: Page, name: string): Promise<readonly string[]> {
  const { kept, dropped, beyond } = await waysOf(page);
  const free = `free-of-${name.replaceAll('.', '-')}`;
  for (const to of [name, free])
    await page.evaluate((address) => (window as unknown as WaysPage).everyWay(address), sites().origin(to));
  await expect.poll(() => new Set(asked(free))).toEqual(new Set([...kept, ...dropped, ...beyond]));
  return asked(name);
}

test('B1: before a choice no way of asking a tracker gets through, and what is not held back is known', async () => {
  const { page } = await visit('ways');
  const { beyond } = await waysOf(page);

  expect((await go(page, 'x.tracker')).filter((name) => !beyond.includes(name))).toEqual([]);
});

test('B2: after a refusal none gets through, at the next page either', async () => {
  const { page, context } = await visit('ways', 1);
  const { beyond } = await waysOf(page);
  expect((await go(page, 'tracker')).filter((name) => !beyond.includes(name))).toEqual([]);

  const next = await context.newPage();
  await next.goto(page.url());
  expect((await go(next, 'next.tracker')).filter((name) => !beyond.includes(name))).toEqual([]);
});

test('after consent scripts, frames and pictures come once each; what only sends is not sent later', async () => {
  const { page } = await visit('ways');
  const { kept, dropped, beyond } = await waysOf(page);
  await go(page, 'tracker');
  const early = asked('tracker');

  await accept(page);

  // A request that was sent too early is repeated if its element is in the page.
  const twice = early.filter((name) => name.startsWith('script'));
  const all = [...kept, ...early, ...twice].toSorted();
  await expect.poll(() => asked('tracker')).toEqual(all);
  const again = await go(page, 'again.tracker');
  expect(again).toEqual([...kept, ...dropped, ...beyond].toSorted());
  expect(asked('tracker')).toEqual(all);
});

test('B12: after a withdrawal no way leads to a tracker any more', async () => {
  const { page } = await visit('ways', 31);
  const { kept, dropped, beyond } = await waysOf(page);
  expect(await go(page, 'tracker')).toEqual([...kept, ...dropped, ...beyond].toSorted());

  await withdraw(page);
  await settled(page);

  expect((await go(page, 'again.tracker')).filter((name) => !beyond.includes(name))).toEqual([]);
});
