import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { signInAsSomebody, visitorPage } from './person.ts';
import { newDocument, newSite, openGenerator, owner, publish } from './policy.ts';

// How public pages look: their shell, phones, light and dark.

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** The pixels by which a page is wider than its window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('a hosted document names its owner, marks the section being read, and has cards instead of tables on phones', async ({
  page,
}) => {
  await signInAsSomebody(page);
  const siteId = await newSite(page, { name: 'Corner Coffee', url: 'https://coffee.example.com' });
  await call(page, 'PUT', `/api/v1/sites/${siteId}/owner`, owner);
  const policy = await newDocument(page, siteId, 'privacy_policy');
  const services = [{ service: 'stripe' }, { service: 'google-analytics-4' }];
  await call(page, 'PUT', `/api/v1/documents/${policy.id}/services`, { services });
  const address = await publish(page, policy);
  await page.setViewportSize(desktop);
  await page.goto(`${address}/full-legal?lang=en`);
  await expect(page.getByRole('link', { name: 'Back to coffee.example.com' })).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const isMarked = (name: string) =>
    contents.getByRole('link', { name }).evaluate((link) => link.matches(':target-current'));
  await contents.getByRole('link', { name: 'Services we use' }).click();
  await expect.poll(() => isMarked('Services we use')).toBe(true);

  await page.setViewportSize(phone);
  for (const summary of await page.locator('summary').all()) if (await summary.isVisible()) await summary.click();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const cell = page.locator('td[data-label]').first();
  await expect(cell).toBeVisible();
  const label = await cell.evaluate((one) => getComputedStyle(one, '::before').content);
  expect(label).toBe(`"${await cell.getAttribute('data-label')}"`);
  await expectAccessible(page);
});

/** A public page has mark and footer, fits desktop and phone, and is accessible in light and dark. */
async function expectPublicLook(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.getByLabel('Candor', { exact: true }).first(), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toContainText('Candor');
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
  }
}

test('public pages share mark and footer, fit a phone, and are accessible in light and dark', async ({ context }) => {
  const page = await visitorPage(context);
  for (const path of ['/en', '/nonsense.html', '/verify', '/privacy-policy/0000000000'])
    await expectPublicLook(page, path);
});

test('the outbox, which this machine alone sees, looks like the public pages', async ({ page }) => {
  await expectPublicLook(page, '/outbox');
});

test('sign-in shows the product beside its form where there is room', async ({ context }) => {
  const page = await visitorPage(context);
  await page.setViewportSize(desktop);
  await page.goto('/en/sign-in');
  const drawing = page.locator('main svg[viewBox="0 0 520 440"]');
  await expect(drawing).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize(phone);
  await expect(drawing).toBeHidden();
});

test('services show their logos, or initials', async ({ page }) => {
  await openGenerator(page, { services: ['stripe', 'google-analytics-4'] });
  const logo = page.locator('img[src="/service-logos/stripe.svg"]').first();
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
