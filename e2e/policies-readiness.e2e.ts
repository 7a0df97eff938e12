import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, signUp, title } from './person.ts';
import { newPolicy, openGenerator, owner, preview } from './policy.ts';

// What is left to do, in one line above the settings, and the preview beside them.

const readiness = (page: Page) => page.getByRole('group', { name: 'Readiness' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Before you publish' });

test('A13: the list of sites and the generator count the same, and nothing is called complete beside it', async ({
  page,
}) => {
  await signUp(page);
  const { id, siteId } = await newPolicy(page, { owner: null });
  await page.goto('/en/dashboard');
  await expect(page.getByRole('listitem').filter({ hasText: 'Corner Coffee' })).toContainText('4 details missing');

  await page.goto(`/en/documents/${id}`);
  await readiness(page).getByRole('button', { name: '4 to fix' }).click();
  const missing = drawer(page).getByRole('region', { name: 'Still missing · 4' });
  await expect(missing.getByRole('listitem')).toHaveCount(4);
  await expect(drawer(page).getByText('All required details are complete')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(readiness(page).getByRole('button', { name: '4 to fix' })).toBeFocused();

  // The way out of a list leads to the field, and back here.
  await page.keyboard.press('Enter');
  await missing.getByRole('button', { name: 'The owner’s name is missing.' }).click();
  await expect(page).toHaveURL(new RegExp(`/sites/${siteId}/owner\\?field=name`));
  await call(page, 'PUT', `/api/v1/sites/${siteId}/owner`, owner);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(title(page, 'Privacy policy')).toBeVisible();
  await readiness(page).getByRole('button', { name: 'Nothing to fix' }).click();
  await expect(drawer(page).getByText('All required details are complete. Publish the document.')).toBeVisible();
  await expect(drawer(page).getByText(/^Still missing/)).toHaveCount(0);
});

test('the preview begins at the top, and shows the clause of what is edited and what just changed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openGenerator(page, { services: ['stripe', 'google-analytics-4'] });
  const frame = await preview(page).boundingBox();
  expect(frame?.y).toBeLessThan(200);
  expect(frame?.height).toBeGreaterThan(500);

  const scrolled = () => preview(page).evaluate((element) => element.scrollTop);
  await page.getByRole('tab', { name: 'Your own processing' }).click();
  await button(page, 'Minimum age').click();
  const children = preview(page).locator('[data-section="children"]');
  await expect(children).toBeInViewport();
  expect(await scrolled()).toBeGreaterThan(500);
  await page.getByRole('textbox', { name: 'Age in years' }).fill('16');
  const changed = preview(page).locator('[data-changed-block]').filter({ hasText: 'aged 16 or over' });
  await expect(changed).toBeInViewport();

  await page.getByRole('tab', { name: 'Services' }).click();
  await button(page, 'Edit Stripe').click();
  await expect(preview(page).locator('[data-section="children"]')).not.toBeInViewport();
  await expect.poll(scrolled).toBeLessThan(5000);
});

test('on a phone, form and preview are two tabs under one line, and the lists are a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGenerator(page, { owner: null, services: ['stripe'] });
  const views = page.getByRole('radiogroup', { name: 'View' });
  await expect(views.getByRole('radio')).toHaveCount(2);
  await readiness(page)
    .getByRole('button', { name: /assumption/ })
    .click();
  await expect(drawer(page).getByRole('region', { name: /^Assumptions · / })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await views.getByText('Preview').click();
  await expect(preview(page)).toContainText('Stripe');
  await expect(readiness(page)).toBeVisible();
});
