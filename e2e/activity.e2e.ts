import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { button, field, password, passwordGiven, signUp, title } from './person.ts';

// The activity log of an account, and the password that sensitive actions ask for again.

test('the password is asked for again after a while, and what was begun goes on', async ({ page }) => {
  const email = await signUp(page);
  await page.goto('/en/account/api-keys');
  await passwordGiven(email, 16);
  await button(page, 'Create a key').click();
  await field(page, 'Name').fill('Nightly publishing');
  await field(page, 'Name').press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  const secret = dialog.getByRole('textbox', { name: 'Your password' });
  await expect(secret).toBeFocused();
  await expectAccessible(page);
  await secret.fill('not the password');
  await secret.press('Enter');
  await expect(dialog.getByText('The current password is not right.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, 'Name')).toHaveValue('Nightly publishing');
  await expect(field(page, 'API key')).toHaveCount(0);

  await expect(async () => {
    await field(page, 'Name').press('Enter');
    await expect(secret).toBeVisible({ timeout: 3000 });
  }).toPass();
  // On top of the dialog that is already open.
  await secret.fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(field(page, 'API key')).toHaveValue(/^candor_/);
  await expect(dialog).toBeHidden();
});

test('an export that is a file asks for the password first, too', async ({ page }) => {
  const email = await signUp(page);
  await page.goto('/en/account#data');
  await passwordGiven(email, 16);
  const downloading = page.waitForEvent('download');
  await button(page, 'Download the export').click();
  const secret = page.getByRole('dialog').getByRole('textbox', { name: 'Your password' });
  await secret.fill(password);
  await secret.press('Enter');
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(email);
});

for (const width of [1280, 390]) {
  test(`who did what in the account is listed, by kind, and had as a file, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signUp(page);
    await page.goto('/en/account/api-keys');
    await button(page, 'Create a key').click();
    await field(page, 'Name').fill('Nightly publishing');
    await field(page, 'Name').press('Enter');
    await button(page, 'I have copied it').click();

    await page.goto('/en/account/activity');
    await expect(title(page, 'Activity')).toBeVisible();
    const rows = page.getByRole('table', { name: 'Activity' }).getByRole('row');
    await expect(rows.filter({ hasText: 'Created an API key' })).toHaveCount(1);
    await expect(rows.filter({ hasText: 'Created the account' })).toHaveCount(1);
    await expectAccessible(page);
    await page.getByLabel('Show').selectOption('Keys and webhooks');
    await expect(rows.filter({ hasText: 'Created the account' })).toHaveCount(0);
    await expect(rows.filter({ hasText: 'Created an API key' })).toHaveCount(1);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    const csv = await readFile(await (await downloading).path(), 'utf8');
    expect(csv).toContain('api-key.created');
    expect(csv).not.toContain('account.created');
    await page.getByLabel('Show').selectOption('Exports');
    await expect(page.getByRole('heading', { name: 'Nothing of this kind in the last twelve months' })).toBeVisible();
    await expectAccessible(page);
  });
}
