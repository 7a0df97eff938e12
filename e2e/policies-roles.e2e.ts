import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { button } from './person.ts';
import { openGenerator, preview } from './policy.ts';

test('a service shows its companies and its role, and the owner states another role', async ({ page }) => {
  await openGenerator(page, { services: ['stripe'] });
  await button(page, 'Edit Stripe').click();
  const dialog = page.getByRole('dialog', { name: 'Stripe' });

  // D10: each company stands with its own country.
  await expect(dialog).toContainText('Stripe Payments Europe, Limited (Ireland): EEA and Switzerland');
  await expect(dialog).toContainText('Stripe, Inc. (United States)');
  await expect(dialog).toContainText('Processor, and controller for its own purposes');
  await expect(dialog.getByRole('link', { name: 'stripe.com' })).toHaveCount(2);

  await dialog.getByRole('button', { name: 'Change: Provider role' }).click();
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Joint controller with you (Art. 26 GDPR)' }).click();
  await dialog.getByRole('textbox', { name: /Summary of your agreement/ }).fill('They collect, we answer.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();

  await expect(preview(page)).toContainText('They collect, we answer.');
  await expect(page.getByRole('button', { name: 'Changed', exact: true })).toBeVisible();
});
