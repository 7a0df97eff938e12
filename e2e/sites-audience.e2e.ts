import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { inDatabase } from './database.ts';
import { button, field, signInAsSomebody, signUp, title } from './person.ts';
import { newPolicy, publish } from './policy.ts';

// Where the users of a site are: a set of areas, chosen in the settings of the site and where one is started.

const florence = { name: 'Ada Example', email: 'ada@example.com', address: 'Via Esempio 1, Firenze', country: 'IT' };

const question = (page: Page) => page.getByRole('group', { name: 'Where are your users?' });
const area = (page: Page, name: string) => question(page).getByRole('checkbox', { name, exact: true });
const quick = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true });
const laws = (page: Page) => page.getByRole('region', { name: 'Laws your privacy policy covers' });

const state = (page: Page, text: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) });

async function checked(page: Page): Promise<string[]> {
  return question(page)
    .getByRole('checkbox', { checked: true })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
}

test('areas are chosen in the settings, which show the laws that follow from them', async ({ page }) => {
  await signInAsSomebody(page);
  const { siteId } = await newPolicy(page, { name: 'ada.example.it', owner: florence });
  await page.goto(`/en/sites/${siteId}`);
  await page.getByRole('link', { name: 'Edit audience' }).click();
  await expect(area(page, 'Italy')).toBeFocused();
  await expect(quick(page, 'Worldwide')).toHaveAttribute('aria-pressed', 'true');
  await expect(laws(page).getByRole('listitem').first()).toHaveText(/^GDPR Main law/);
  await expect(laws(page)).toContainText('LGPD');

  await quick(page, 'Italy only').click();
  expect(await checked(page)).toEqual(['home']);
  await expect(laws(page).getByRole('listitem')).toHaveCount(1);
  await area(page, 'United Kingdom').press('Space');
  await expect(laws(page)).toContainText('UK GDPR');
  const states = page.getByRole('combobox', { name: 'Only these US states' });
  await expect(states).toBeHidden();
  await area(page, 'United States').check();
  await expect(laws(page)).toContainText('US state privacy laws');
  await expect(states).toBeVisible();
  await expectAccessible(page);

  for (const name of ['United States', 'United Kingdom', 'Italy']) await area(page, name).uncheck();
  await area(page, 'Italy').press('Tab');
  await expect(page.getByText('Choose at least 1').first()).toBeVisible();
  await expect(state(page, 'Not saved')).toBeVisible();
  await area(page, 'Italy').check();
  await expect(page.getByText('Choose at least 1')).toHaveCount(0);
  await expect(state(page, 'Saved')).toBeVisible();
  await page.getByRole('link', { name: 'ada.example.it' }).first().click();
  await expect(page.getByText('Italy only')).toBeVisible();
});

test('a country of its own is an area once, and its neighbors are offered with it', async ({ page }) => {
  await signInAsSomebody(page);
  const { siteId } = await newPolicy(page, { owner: { ...florence, country: 'US' } });
  await page.goto(`/en/sites/${siteId}/settings`);
  await expect(area(page, 'United States')).toHaveCount(1);
  await quick(page, 'United States and Europe').click();
  expect(await checked(page)).toEqual(['home', 'eea', 'uk', 'ch']);
  await expect(laws(page).getByRole('listitem').first()).toHaveText(/^US state privacy laws Main law/);
});

test('a site from before areas keeps its documents, and shows what areas would change', async ({ page }) => {
  await signInAsSomebody(page);
  const policy = await newPolicy(page, { name: 'horta.example.com', owner: { ...florence, country: 'BR' } });
  // As a site of an earlier version is stored.
  await inDatabase((database) =>
    database.query("update site set areas = null, area_type = 'europe' where id = $1", [policy.siteId]),
  );
  await publish(page, policy);
  await page.goto(`/en/sites/${policy.siteId}`);
  await expect(page.getByText('The documents still use the old format')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit audience' }).click();
  const note = page.getByRole('alert').filter({ hasText: 'Your documents use the old format' });
  await note.getByRole('button', { name: 'Use these regions' }).click();
  await expect(note).toBeHidden();
  expect(await checked(page)).toEqual(['home', 'eea', 'uk', 'ch']);

  await page.getByRole('link', { name: 'Compare: Privacy policy' }).click();
  await expect(title(page, 'Versions')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Later' })).toHaveValue('Current draft');
  await expect(page.locator('ins').filter({ hasText: 'LGPD' }).first()).toBeVisible();
});

test('a new site starts with the areas that its address and language suggest', async ({ page }) => {
  await signUp(page);
  await page.goto('/en/dashboard?generate=1');
  await expect(quick(page, 'Worldwide')).toHaveAttribute('aria-pressed', 'true');
  await expect(question(page)).toContainText('Selected: Worldwide');
  await expectAccessible(page);
  await field(page, 'Website address').fill('shop.example.co.uk');
  await expect(question(page)).toContainText('Selected: Your own country and United Kingdom');
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'German', exact: true }).click();
  await quick(page, 'Choose regions').click();
  expect(await checked(page)).toEqual(['home', 'eea', 'uk']);
  await area(page, 'Switzerland').check();
  await button(page, 'Start generating').click();
  await expect(page).toHaveURL(/\/en\/documents\//);
  const { sites } = await call<{ sites: { areas: string[] }[] }>(page, 'GET', '/api/v1/sites');
  expect(sites[0]?.areas).toEqual(['home', 'eea', 'uk', 'ch']);
});

test('areas can be chosen on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsSomebody(page);
  const { siteId } = await newPolicy(page, { owner: florence });
  await page.goto(`/en/sites/${siteId}/settings`);
  await quick(page, 'Italy only').click();
  await expect(laws(page).getByRole('listitem')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
