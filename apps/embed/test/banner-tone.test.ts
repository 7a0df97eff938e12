import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { badge, banner, bannerPages, customise, layer } from './banner-browser.ts';

const { visit } = bannerPages();

const [white, black] = ['rgb(255, 255, 255)', 'rgb(22, 27, 34)'];
const background = (page: Page) => banner(page).evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
const dark = { colorScheme: 'dark' } as const;

const pages = {
  'a page that declares nothing': ['', dark, white],
  'a page of both schemes, and a visitor who prefers dark': [
    '<style>:root{color-scheme:light dark}</style>',
    dark,
    black,
  ],
  'a page of both schemes, and a visitor who prefers light': [
    '<style>:root{color-scheme:light dark}</style>',
    {},
    white,
  ],
  'a page that declares both in its head': ['<meta name="color-scheme" content="light dark">', dark, black],
  'a page that is always dark': ['<style>:root{color-scheme:dark}</style>', {}, black],
  'a dark page that declares nothing': ['<style>body{background:#111;color:#e5e7eb}</style>', {}, black],
  'a dark page in newer notations': ['<style>body{background:oklch(0.2 0 0);color:oklch(0.98 0 0)}</style>', {}, black],
  'a light page with gray text': ['<style>body{background:#fff;color:#777}</style>', dark, white],
  'a dark page whose style sheet comes after the script': [
    '{script}<link rel="stylesheet" href="data:text/css,body{background:%23000;color:%23fff}">',
    {},
    black,
  ],
} as const;

test.each(Object.entries(pages))('on %s, the banner has its colors', async (_, [head, context, expected]) => {
  const page = await visit({ head: head.includes('{script}') ? head : `${head}{script}`, context });
  await banner(page).waitFor();
  expect(await background(page)).toBe(expected);
  await banner(page).locator('[data-candor-reject]').click();
  await badge(page).waitFor();
  await page.reload();
  await badge(page).waitFor();
  expect(await badge(page).evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(expected);
});

test('saving becomes the strong button once a switch has moved', async () => {
  const page = await visit();
  await banner(page).waitFor();
  await customise(page);
  const colors = () =>
    layer(page)
      .locator('.go button')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor));
  const [accept, reject, save] = await colors();
  expect(accept).toBe(reject);
  expect(save).not.toBe(accept);
  await layer(page).getByRole('switch').first().check();
  expect(await colors()).toEqual([save, save, accept]);
});
