import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { embedding } from './browser.ts';

const { visit, product } = embedding();

/** Computed look of the first element of a kind. */
function lookOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { fontFamily, fontSize, fontStyle, lineHeight, color, backgroundColor } = getComputedStyle(element);
      return [fontFamily, fontSize, fontStyle, lineHeight, color, backgroundColor].join(' | ');
    });
}

test('cookie policy and terms are put in their places too, by the link inside', async () => {
  const page = await visit('kinds');
  await page.locator('#terms article').waitFor();
  await page.locator('#cookies article').waitFor();

  const titleIn = (place: string) => page.locator(`${place} article > h2`).textContent();
  expect(await titleIn('#privacy')).toBe('Datenschutzerklärung');
  expect(await titleIn('#cookies')).toBe('Cookie-Richtlinie');
  expect(await titleIn('#terms')).toBe('Allgemeine Geschäftsbedingungen');
});

test.each([
  ['Cookies', '/privacy-policy/abcdefghjk/cookie-policy'],
  ['Terms', '/terms-and-conditions/abcdefghjk'],
])('%s open above the page as the privacy policy does', async (link, path) => {
  const page = await visit('kinds');
  await page.locator('#terms article').waitFor();
  await page.getByRole('link', { name: link, exact: true }).click();
  await page.locator('dialog.ready').waitFor();

  const address = new URL((await page.locator('candor-policy iframe').getAttribute('src')) ?? '');
  expect(address.origin + address.pathname).toBe(product() + path);
  expect(await page.getByRole('dialog').getAttribute('aria-label')).toBe(link);
});

test.each(['#privacy', '#copy'])('the text wears the style of the page around it: %s', async (place) => {
  const page = await visit('kinds');
  await page.locator('#privacy article').waitFor();

  expect(await page.locator(`${place} h1`).count()).toBe(0);
  expect(await lookOf(page, `${place} h2`)).toBe(await lookOf(page, '#own-heading'));
  expect(await lookOf(page, `${place} h3`)).toBe(await lookOf(page, '#own-smaller'));
  expect(await lookOf(page, `${place} p`)).toBe(await lookOf(page, '#own-text'));
  expect(await lookOf(page, `${place} dd`)).toBe(await lookOf(page, '#own-text'));
  expect(await lookOf(page, `${place} td`)).toBe(await lookOf(page, '#own-text'));
  expect(await lookOf(page, `${place} p a`)).toBe(await lookOf(page, '#own-link'));
  expect(await page.locator(`${place} section`).first().isVisible()).toBe(true);
});
