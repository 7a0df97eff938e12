import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, field, signUp, title } from './person.ts';
import { newPolicy } from './policy.ts';

// Recipients stand in the register without typing; contracts, transfers and the register of a processor beside them.

for (const width of [1280, 390]) {
  test(`a contract with a provider is entered, and transfers and clients say the same, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signUp(page);
    await newPolicy(page, { services: ['stripe', 'google-analytics-4'] });
    await call(page, 'POST', '/api/v1/processing-records/drafts');
    await page.goto('/en/processing-records');
    const parts = page.getByRole('navigation', { name: 'Register sections' });
    await parts.getByRole('link', { name: 'Recipients' }).click();
    await expect(title(page, 'Recipients')).toBeVisible();
    const stripe = page.getByRole('row', { name: /Stripe, Inc\./ });
    await expect(stripe).toContainText('Missing');
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Stripe, Inc.' }).click();
    await expect(title(page, 'Stripe, Inc.')).toBeVisible();
    await button(page, 'Add contract').click();
    await field(page, 'Signed on').fill('2025-03-01');
    await field(page, 'Subprocessors').fill('Example Hosting (US)\nHelpers');
    await expectAccessible(page);
    await button(page, 'Save').click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByText('In force')).toBeVisible();
    await expect(field(page, 'Subprocessors')).toHaveValue('Example Hosting (US)\nHelpers');

    await page.goto('/en/processing-records/transfers');
    await expect(title(page, 'Transfers')).toBeVisible();
    await page.getByRole('switch', { name: 'Third countries only' }).check();
    const abroad = page.getByRole('row', { name: /Stripe, Inc\..*United States/ }).first();
    await expect(abroad).toContainText('In force');
    await expectAccessible(page);

    await parts.getByRole('link', { name: 'All sites' }).click();
    await expect(title(page, 'All sites')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Register by site' }).getByRole('row')).toHaveCount(3);
    await expectAccessible(page);
  });

  test(`what is done on behalf of a customer is confirmed once it is complete, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signUp(page);
    const owner = {
      name: 'Web Agency Ltd',
      email: 'privacy@example.com',
      address: '2 High Street, Cork',
      country: 'IE',
    };
    const { id } = await call<{ id: string }>(page, 'POST', '/api/v1/members', owner);
    await call(page, 'PUT', `/api/v1/members/${id}/default`, { isDefault: true });
    await page.goto('/en/processing-records/on-behalf');
    await expect(page.getByText('No processor records yet')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Add record').click();
    const dialog = page.getByRole('dialog', { name: 'Add record' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Hosting');
    await dialog.getByRole('button', { name: 'Add record' }).click();
    await expect(title(page, 'Hosting')).toBeVisible();
    const lacking = page.getByRole('alert').filter({ hasText: 'Not complete yet' });
    await expect(lacking.getByRole('listitem')).toHaveText([
      'The customer, with contact details',
      'Processing categories',
      'Security measures',
    ]);
    await button(page, 'Add customer').click();
    const customer = page.getByRole('group', { name: 'Customer 1' });
    await customer.getByRole('textbox', { name: 'Name' }).fill('Bakery GmbH');
    await customer.getByRole('textbox', { name: 'Email' }).fill('office@example.com');
    await field(page, 'Processing categories').fill('Hosting of the shop');
    await field(page, 'Subprocessors').fill('Rack Hosting (DE)');
    await page.getByRole('combobox', { name: 'Security measures' }).click();
    await page.getByRole('option', { name: 'Encrypted connections (TLS)' }).click();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await button(page, 'Save').click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(lacking).toHaveCount(0);
    await button(page, 'Confirm').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(/^Organization · Confirmed on/)).toBeVisible();
    await expect(page.getByText('Bakery GmbH, Hosting of the shop, Rack Hosting')).toBeVisible();
  });
}
