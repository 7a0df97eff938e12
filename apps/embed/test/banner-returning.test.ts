import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { allows, badge, banner, bannerPages, layer, press } from './banner-browser.ts';
import { siteId } from './banner-fixture.ts';

const { visit, site } = bannerPages();

/** Makes the next pages start with a file for returning visitors. */
const beginWith = (kind: 'kept' | 'granted', more = '') => {
  site().now.page = (product) =>
    `<!doctype html><html lang="en"><title>x</title><body><script src="${product}/embed/cs/${siteId}.${kind}.js"></script>${more}`;
};
/** Waits until the intake has acknowledged every choice: the page sends again what it does not know to be stored. */
const acknowledged = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate((start) => Object.keys(localStorage).filter((key) => key.startsWith(start)), `candor-${siteId}-`),
    )
    .toEqual([]);

test.each(['kept', 'granted'] as const)(
  'the file "%s" is all that a visitor with a choice loads, until it is used',
  async (kind) => {
    const page = await visit();
    await banner(page).waitFor();
    await press(page, 'accept');
    await expect.poll(() => site().events.length).toBe(1);
    await acknowledged(page);
    beginWith(kind);
    site().asked.length = 0;
    await page.reload();
    await badge(page).waitFor();
    expect(await page.evaluate('window.Candor.choice')).toMatchObject({
      action: 'accept',
      allowed: expect.arrayContaining(['marketing']),
    });
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(site().asked).toEqual([`/embed/cs/${siteId}.${kind}.js`]);
    expect(await allows(page, 'marketing')).toEqual([true]);
    await badge(page).click();
    await layer(page).waitFor();
    await layer(page).getByRole('button', { name: 'Withdraw everything' }).click();
    await expect.poll(() => site().events.length).toBe(2);
    expect(await page.locator('candor-banner').count()).toBe(1);
  },
);

test('B12: whoever allowed everything and withdraws it stops what scripts insert, on this page and the next', async () => {
  const page = await visit({
    file: (made) => ({ ...made, banner: { ...made.banner, hosts: ['', '', '', 'stats.example', ''] } }),
    complains: true,
  });
  await banner(page).waitFor();
  await press(page, 'accept');
  await expect.poll(() => site().events.length).toBe(1);
  await acknowledged(page);
  beginWith('granted', '<main></main>');
  await page.reload();
  const insert = () =>
    page.evaluate(() => {
      const one = document.createElement('script');
      one.src = 'https://stats.example/b.js';
      document.head.append(one);
      return one.type;
    });
  expect(await insert()).toBe('');
  await page.evaluate(() => (window as unknown as { Candor: { withdraw(): void } }).Candor.withdraw());
  await expect.poll(() => site().events.length).toBe(2);
  expect(await insert()).toBe('text/plain');
  expect(await allows(page, 'measurement')).toEqual([false]);
  await acknowledged(page);
  site().asked.length = 0;
  await page.reload();
  await badge(page).waitFor();
  expect(site().asked.slice(0, 2)).toEqual([`/embed/cs/${siteId}.granted.js`, `/embed/cs/${siteId}.kept.js`]);
  expect(await insert()).toBe('text/plain');
});

test('B12: where what holds back does not come, the page of whoever withdraws is loaded anew', async () => {
  const page = await visit({
    complains: true,
    file: (made) => ({
      ...made,
      banner: { ...made.banner, parts: { ...made.banner.parts, holding: ['/e/none.js', ''] } },
    }),
  });
  await banner(page).waitFor();
  await press(page, 'accept');
  await expect.poll(() => site().events.length).toBe(1);
  await acknowledged(page);
  beginWith('granted');
  await page.reload();
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.evaluate(() => (window as unknown as { Candor: { withdraw(): void } }).Candor.withdraw());
  await page.waitForFunction(() => !('same' in window));
  expect(await allows(page, 'marketing')).toEqual([false]);
});

test.each(['kept', 'granted'] as const)(
  'B27: a page that began with "%s" hears of what was refused elsewhere',
  async (kind) => {
    const page = await visit({ complains: true });
    await banner(page).waitFor();
    await press(page, 'accept');
    await expect.poll(() => site().events.length).toBe(1);
    beginWith(kind);
    await page.reload();
    await badge(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${site().host}/other`);
    await other.evaluate(() => (window as unknown as { Candor: { reject(): void } }).Candor.reject());
    await expect.poll(() => site().events.length).toBe(2);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(() => allows(page, 'marketing')).toEqual([false]);
  },
);

test('calls of the API that came before it was loaded are answered, and the page keeps one API', async () => {
  const page = await visit();
  await banner(page).waitFor();
  await press(page, 'accept');
  await expect.poll(() => site().events.length).toBe(1);
  beginWith(
    'granted',
    `<script>said = []; const candor = window.Candor; const { reject } = candor;
      candor.on('choice', ({ action }) => said.push(action)); document.addEventListener('candor:ready', () => said.push('ready'));
      addEventListener('load', () => reject());</script>`,
  );
  await page.reload();
  // The page hears that it is ready when it is idle, which may be after the answer to a call.
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said.toSorted());
  await expect.poll(said).toEqual(['ready', 'reject']);
  expect(await page.evaluate('candor === window.Candor && candor.choice.action')).toBe('reject');
});
