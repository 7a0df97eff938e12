import { expect, test } from 'vitest';
import { allows, banner, bannerPages, chosen, press } from './banner-browser.ts';

const { visit, site } = bannerPages();

test.each([
  ['without a signal', ''],
  ['with Global Privacy Control', `Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })`],
])('B27: a page whose script is still on its way hears of a choice made meanwhile, %s', async (_, init) => {
  const page = await visit({ init, changes: { regimes: 'us-ca' } });
  await banner(page).waitFor();
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const late = await page.context().newPage();
  await late.route('**/after.js', async (route) => {
    await held;
    await route.continue();
  });
  // With the signal, the open page keeps a choice that it would write again after the cookies are deleted.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await late.goto(`${site().host}/late`);
  await banner(late).waitFor();

  await page.goto(`${site().host}/other`);
  await banner(page).waitFor();
  await press(page, 'accept');
  expect(await chosen(page)).toBe('accept');

  arrive();
  await banner(late).waitFor({ state: 'detached' });
  expect(await chosen(late)).toBe('accept');
  expect(await allows(late)).toEqual(await allows(page));
});
