import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, field, signUp, title } from './person.ts';
import { newPolicy, newSite, owner } from './policy.ts';

// Members: owner data stored once, which sites use, leave, and lose.

test('a member is written once, becomes the default, and owns a site until it is customised', async ({ page }) => {
  await signUp(page);
  const siteId = await newSite(page, { name: 'shop.example.com' });
  await page.goto('/en/members');
  await expect(page.getByRole('heading', { name: 'No organizations yet' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'New organization' }).click();
  await expect(title(page, 'New organization')).toBeVisible();
  await field(page, 'Company or personal name').fill(owner.name);
  await field(page, 'Postal address').fill(owner.address);
  await page.getByRole('combobox', { name: 'Country of registration' }).fill('Irel');
  await page.getByRole('option', { name: 'Ireland' }).click();
  await field(page, 'Email for privacy and legal matters').fill(owner.email);
  await button(page, 'Save organization').click();

  const row = page.getByRole('row').filter({ hasText: owner.name });
  await expect(row).toContainText('No site');
  await row.getByRole('button', { name: `Actions for ${owner.name}` }).click();
  await page.getByRole('menuitem', { name: 'Make default' }).click();
  await expect(row).toContainText('Default');
  await expect(row).toContainText('1 site');
  await expectAccessible(page);

  await page.goto(`/en/sites/${siteId}/owner`);
  await expect(page.getByText('This site uses the organization’s data')).toBeVisible();
  await expect(page.getByText(owner.address)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Customize for this site').click();
  await expect(field(page, 'Company or personal name')).toHaveValue(owner.name);
  await field(page, 'Company or personal name').fill('Corner Coffee Shop Ltd');
  await button(page, 'Save owner').click();
  await expect(title(page, 'shop.example.com')).toBeVisible();
  await expect(page.getByText('Corner Coffee Shop Ltd')).toBeVisible();
});

test('a site takes a member for its own data, and the member is deleted with the documents it is named in', async ({
  page,
}) => {
  await signUp(page);
  const { siteId } = await newPolicy(page, { name: 'shop.example.com' });
  const member = { ...owner, name: 'Bergkraut GmbH', country: 'DE' };
  await call(page, 'POST', '/api/v1/members', member);

  await page.goto(`/en/sites/${siteId}/owner`);
  await page.getByRole('combobox', { name: 'Data source' }).click();
  await page.getByRole('option', { name: member.name }).click();
  await expect(page.getByText('This site would use the organization’s data')).toBeVisible();
  await button(page, 'Use this organization').click();
  const asked = page.getByRole('dialog', { name: 'Use the data of Bergkraut GmbH?' });
  await expect(asked).toContainText('The data entered for shop.example.com only is deleted.');
  await asked.getByRole('button', { name: 'Use this organization' }).click();
  await expect(page.getByText('This site uses the organization’s data')).toBeVisible();

  await page.getByRole('link', { name: 'All organizations' }).click();
  await button(page, 'Actions for Bergkraut GmbH').click();
  await page.getByRole('menuitem', { name: 'Delete organization' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Bergkraut GmbH?' });
  await expect(dialog.getByRole('listitem')).toHaveText(['Privacy policy: shop.example.com']);
  await expectAccessible(page);
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Privacy policy: shop.example.com opens in a new tab' }).click();
  const document = await opening;
  await expect(title(document, 'Privacy policy')).toBeVisible();
  await document.close();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete organization' }).click();
  await expect(page.getByRole('heading', { name: 'No organizations yet' })).toBeVisible();
  await expect(page.getByText(/1 document has changed/)).toBeVisible();
});

test('every document that names a member is listed before it is deleted', async ({ page }) => {
  await signUp(page);
  const { id } = await call<{ id: string }>(page, 'POST', '/api/v1/members', owner);
  await call(page, 'PUT', `/api/v1/members/${id}/default`, { isDefault: true });
  const names = Array.from({ length: 15 }, (_, at) => `shop-${at}.example.com`);
  for (const name of names) await newPolicy(page, { name, owner: null });

  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/en/members');
  await button(page, `Actions for ${owner.name}`).click();
  await page.getByRole('menuitem', { name: 'Delete organization' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${owner.name}?` });
  await expect(dialog.getByRole('listitem')).toHaveCount(names.length);
  await expect(dialog.getByRole('button', { name: 'Delete organization' })).toBeInViewport();
  await dialog.getByRole('link', { name: /shop-0\.example/ }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('link', { name: /shop-0\.example/ })).toBeInViewport();
  await expectAccessible(page);
});
