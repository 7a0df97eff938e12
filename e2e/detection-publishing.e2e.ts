import { expect, test } from '@playwright/test';
import { siteWithBanner } from './banner.ts';
import { call } from './api.ts';
import { button } from './person.ts';
import { scanned } from './scan.ts';

test('from the result of a scan, services are accepted, and banner and documents published in one press', async ({
  page,
}) => {
  const site = await siteWithBanner(page, 'Fresh Bread');
  await call(page, 'POST', `/api/v1/sites/${site.id}/publish`);
  await scanned(site.id);

  await page.goto(`/en/sites/${site.id}/scan`);
  await expect(page.getByText(/Hotjar/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cookie banner (Published)' })).toBeVisible();
  await expect(button(page, 'Publish banner and documents')).toHaveCount(0);
  await page.getByRole('button', { name: /^Add/ }).last().click();
  await expect(page.getByText('Visitors do not see these changes yet: Cookie banner and Cookie policy.')).toBeVisible();

  await button(page, 'Publish banner and documents').click();
  const dialog = page.getByRole('dialog', { name: 'Publish banner and documents' });
  await expect(dialog.getByText(/^New service: Hotjar/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish both' }).click();
  await expect(page.getByText('The banner and the changed documents are published.')).toBeVisible();
  await expect(button(page, 'Publish banner and documents')).toHaveCount(0);
});
