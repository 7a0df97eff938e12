import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, field, signUp, title } from './person.ts';

// A host name that does not exist, so deliveries fail.
const address = 'https://candor-webhooks.example.com/in';

test('an endpoint is added, tried, given a new secret, switched off and deleted', async ({ page }) => {
  await signUp(page);
  await page.goto('/en/account/webhooks');
  await expect(page.getByRole('heading', { name: 'No endpoints yet' })).toBeVisible();
  await button(page, 'Add endpoint').click();
  await field(page, 'Address').fill('https://192.168.0.1/in');
  await page.getByLabel('Document published').check();
  await field(page, 'Description').fill('Mailing list');
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(dialog.getByText('This address is not on the public internet').first()).toBeVisible();
  await field(page, 'Address').fill(address);
  await dialog.getByRole('button', { name: 'Add endpoint' }).click();
  const secret = await field(page, 'Signing secret').inputValue();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  await expectAccessible(page);
  await button(page, 'I have copied it').click();

  await page.reload();
  const deliveries = page.getByRole('link', { name: `Deliveries to ${address}` });
  await expect(deliveries).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expectAccessible(page);
  await deliveries.click();
  await expect(title(page, 'candor-webhooks.example.com')).toBeVisible();
  await button(page, 'Send a test event').click();
  const row = page.getByRole('row', { name: /Test event/ });
  await expect(row).toContainText('1 attempt', { timeout: 20_000 });
  await expect(row).toContainText('Waiting');
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Details of msg_/ }).click();
  await expect(field(page, 'Message')).toHaveValue(/"type": "webhook.test"/);
  await expectAccessible(page);
  await button(page, 'Send again').click();
  await expect(page.getByText('We are sending it again.')).toBeVisible();

  const site = await call<{ id: string }>(page, 'POST', '/api/v1/sites', {
    name: 'shop.example',
    type: 'Site',
    languages: ['en'],
  });
  await call(page, 'POST', `/api/v1/sites/${site.id}/consents`, { subject: { id: 'somebody' } });
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('row', { name: /Consent recorded/ })).toBeVisible({ timeout: 2000 });
  }).toPass();

  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'New secret' }).click();
  await button(page, 'Create new secret').click();
  const next = await field(page, 'Signing secret').inputValue();
  expect(next).not.toBe(secret);
  await button(page, 'I have copied it').click();
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Switch off' }).click();
  await expect(button(page, 'Send a test event')).toBeDisabled();
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No endpoints yet' })).toBeVisible();
});
