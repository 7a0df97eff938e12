import { expect, test, type Browser, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import {
  account,
  button,
  enter,
  field,
  forgetSession,
  mailedLink,
  newEmail,
  password,
  signIn,
  signUp,
  title,
} from './person.ts';

// How people manage what is theirs: password, devices, address, keys, and the account itself.

/** Signs the same person in on another device. */
async function onAnotherDevice(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await call(page, 'POST', '/users/sign-in', { email, password });
  return page;
}

test('the password is changed, and each refusal says why', async ({ page }) => {
  const email = await signUp(page);
  await page.goto(`${account}#security`);
  const refused = (text: string) => expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible();
  const change = () => button(page, 'Change password').click();

  await change();
  await refused('You did not insert the new password!');
  await field(page, 'New password').fill('eight loud grey geese');
  await change();
  await refused('All the fields are required.');
  await field(page, 'Current password').fill(password);
  await field(page, 'Repeat new password').fill('eight loud grey goose');
  await change();
  await refused('The new password and the confirmation are not the same.');
  await expectAccessible(page);
  await field(page, 'Repeat new password').fill('eight loud grey geese');
  await change();
  // The page then shows what else works without a sign-in.
  await expect(title(page, 'Keys and webhooks')).toBeVisible();
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No keys or webhooks' })).toBeVisible();
  await expectAccessible(page);

  await forgetSession(page);
  await signIn(page, email, 'eight loud grey geese');
  await expect(title(page, 'Account')).toBeVisible();
});

test('other devices are listed and signed out', async ({ page, browser, baseURL }) => {
  const email = await signUp(page);
  const second = await onAnotherDevice(browser, baseURL, email);
  const third = await onAnotherDevice(browser, baseURL, email);
  await page.goto(`${account}#security`);
  const devices = page.getByRole('table', { name: 'Signed-in devices' });
  await expect(devices.getByRole('row')).toHaveCount(4);
  await expect(devices.getByText('This device')).toHaveCount(1);
  await expectAccessible(page);

  await devices
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(devices.getByRole('row')).toHaveCount(3);

  await button(page, 'Sign out all others').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out all others' }).click();
  await expect(devices.getByRole('row')).toHaveCount(2);
  for (const device of [second, third]) {
    await device.goto(account);
    await expect(title(device, 'Sign in')).toBeVisible();
    await device.context().close();
  }
});

test('a new address counts once its link was followed', async ({ page }) => {
  await signUp(page);
  await page.goto(account);
  const changed = newEmail();
  await button(page, 'Change address').click();
  await field(page, 'New email address').fill(changed);
  await field(page, 'Your password').fill('not the password');
  await button(page, 'Send the link').click();
  await expect(page.getByText('The current password is incorrect.')).toBeVisible();
  await field(page, 'Your password').fill(password);
  await expectAccessible(page);
  await button(page, 'Send the link').click();
  await expect(page.getByText(`${changed} is not confirmed yet`)).toBeVisible();

  await page.goto(await mailedLink(page, changed, 'verify-email'));
  await expect(title(page, 'Your address is confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'Keys and webhooks' }).click();
  await expect(page).toHaveURL('/en/account/access');
  await expect(title(page, 'Keys and webhooks')).toBeVisible();
  await expect(page.getByRole('button', { name: `Account menu of ${changed}` })).toBeVisible();
});

test('an API key is shown once, works, and ends when it is deleted', async ({ page, request }) => {
  await signUp(page);
  await page.goto('/en/account/api-keys');
  await button(page, 'Create key').click();
  await field(page, 'Name').fill('Nightly publishing');
  await page.getByRole('combobox', { name: 'Expires after' }).click();
  await page.getByRole('option', { name: '365 days' }).click();
  await field(page, 'Name').press('Enter');
  const key = await field(page, 'API key').inputValue();
  const asked = () => request.get('/api/v1/me', { headers: { authorization: `Bearer ${key}` } });
  expect((await asked()).status()).toBe(200);
  await expectAccessible(page);
  await button(page, 'I have copied it').click();

  await page.reload();
  const row = page.getByRole('row', { name: /Nightly publishing/ });
  await expect(row).toContainText(key.slice(0, 10));
  const end = new Date(Date.now() + 365 * 86_400_000).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  await expect(row).toContainText(end);
  await expect(page.getByText(key)).toHaveCount(0);
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Delete the key Nightly publishing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No keys yet' })).toBeVisible();
  expect((await asked()).status()).toBe(401);
});

test('an API key is limited to what was chosen, and replaced by one that may do the same', async ({
  page,
  request,
}) => {
  await signUp(page);
  await page.goto('/en/account/api-keys');
  await button(page, 'Create key').click();
  await field(page, 'Name').fill('Reads sites');
  await page.getByRole('combobox', { name: 'Permissions' }).fill('sites.re');
  await page.getByRole('option', { name: 'sites.read' }).click();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
  const old = await field(page, 'API key').inputValue();
  const ask = (key: string, path: string) => request.get(path, { headers: { authorization: `Bearer ${key}` } });
  expect((await ask(old, '/api/v1/sites')).status()).toBe(200);
  expect(await (await ask(old, '/api/v1/members')).json()).toMatchObject({ code: 'api-key.scope' });
  await button(page, 'I have copied it').click();

  await expect(page.getByRole('row', { name: /Reads sites/ })).toContainText('sites.read');
  await button(page, 'Replace the key Reads sites').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace key' }).click();
  const key = await field(page, 'API key').inputValue();
  await button(page, 'I have copied it').click();
  await expect(page.getByRole('row', { name: /Reads sites/ })).toHaveCount(2);
  for (const one of [old, key]) expect((await ask(one, '/api/v1/sites')).status()).toBe(200);
  expect(await (await ask(key, '/api/v1/members')).json()).toMatchObject({ code: 'api-key.scope' });
});

test('an account is exported, then deleted for good', async ({ page }) => {
  const email = await signUp(page);
  await page.goto(`${account}#data`);
  const downloading = page.waitForEvent('download');
  await button(page, 'Download export').click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(JSON.parse(file)).toBeTruthy();
  expect(file).toContain(email);

  await button(page, 'Delete account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete this account?' });
  await dialog.getByRole('radio', { name: /^Now/ }).check();
  await expect(dialog.getByText('This action is not reversible')).toBeVisible();
  await dialog.getByRole('textbox', { name: `Type ${email} to confirm` }).fill('somebody@example.com');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('Type your email address exactly to confirm.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: `Type ${email} to confirm` }).fill(email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'were deleted' })).toBeVisible();

  await enter(page, email, password);
  await expect(page.getByText('There is no account with this email address.')).toBeVisible();
});

test('an account is to be deleted in a week, everybody sees it, and the owner keeps it', async ({ page }) => {
  const email = await signUp(page);
  await page.goto(`${account}#data`);
  await button(page, 'Delete account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete this account?' });
  await expect(dialog.getByRole('radio', { name: /^In seven days/ })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: `Type ${email} to confirm` }).fill(email);
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/en/dashboard');
  await expect(page.getByText(/^This account and everything in it will be deleted on/)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Keep account').click();
  await expect(page.getByText(/^This account and everything in it will be deleted on/)).toBeHidden();
});
