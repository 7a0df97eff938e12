import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { addApp, codeOf, giveCode } from './authenticator.ts';
import { colleague } from './colleague.ts';
import { addPasskey, withAuthenticator } from './passkey.ts';
import { button, enter, forgetSession, password, signIn, signUp, title } from './person.ts';

// Second factors: an app that shows codes is added, asked for, lost, and required by an account.

for (const width of [1280, 390]) {
  test(`an app is added and asked for, and a recovery code helps without it, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const email = await signUp(page);
    await page.goto('/en/account#security');
    await expect(page.getByText('No second factor yet. Add a passkey or an app.')).toBeVisible();
    await button(page, 'Add app').click();
    const { seed, codes } = await addApp(page);
    await expect(page.getByText('Your account is well protected.')).toBeVisible();
    await expect(page.getByText('10 codes are left')).toBeVisible();
    await expectAccessible(page);

    await forgetSession(page);
    await page.goto('/en/sign-in');
    await enter(page, email, password);
    await expect(title(page, 'Second factor')).toBeVisible();
    await expectAccessible(page);
    await giveCode(page, '000000');
    await expect(page.getByText('This code is wrong or was already used. Wait for the next one.')).toBeVisible();
    await giveCode(page, codeOf(seed, 1));
    await expect(title(page, 'Sites and apps')).toBeVisible();

    await forgetSession(page);
    await page.goto('/en/sign-in');
    await enter(page, email, password);
    await button(page, 'Use a recovery code').click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
    await expectAccessible(page);
    await button(page, 'Sign in').click();
    await expect(title(page, 'Sites and apps')).toBeVisible();

    await page.goto('/en/account#security');
    await expect(page.getByText('9 codes are left')).toBeVisible();
    await button(page, 'Remove My phone').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('No second factor yet. Add a passkey or an app.')).toBeVisible();
  });
}

test('an account that wants a second factor shows nothing else until it is set up', async ({ page }) => {
  const owner = await signUp(page);
  const email = await colleague(page, owner);
  const { account } = await call<{ account: { id: string } }>(page, 'GET', '/api/v1/me');
  await page.goto('/en/account/teams#sign-in');
  await page.getByRole('combobox', { name: 'Second factor' }).selectOption('Required for everyone');
  await expectAccessible(page);
  await button(page, 'Save').click();
  await expect(page.getByText('Saved')).toBeVisible();

  await forgetSession(page);
  await page.goto('/en/sign-in');
  await signIn(page, email, password);
  await expect(title(page, 'Account')).toBeVisible();
  // An open page would move on by itself while it is led elsewhere.
  await page.goto('about:blank');
  await call(page, 'POST', '/api/v1/session/account', { accountId: account.id });
  await page.goto('/en/account');
  await expect(title(page, 'Set up a second factor')).toBeVisible();
  // Their own account asks for nothing.
  await expect(page.getByRole('button', { name: /^Go to / })).toBeVisible();
  await expectAccessible(page);
  // An address that browsers read as one of another host leads home.
  await page.goto('/en/second-factor?return=%2F%5Cevil.example%2F');
  await button(page, 'Set up now').click();
  await addApp(page);
  await page.waitForURL(/\/en\/dashboard$/);
});

test('a passkey signs in alone, offered in the field and by a button', async ({ page }) => {
  const email = await signUp(page);
  await page.goto('/en/account#security');
  await withAuthenticator(page);
  await addPasskey(page);
  await expect(page.getByText('Your account is well protected.')).toBeVisible();
  await expectAccessible(page);

  // The field offers the passkey, and the device answers by itself.
  await forgetSession(page);
  await page.goto('/en/sign-in');
  await expect(title(page, 'Sites and apps')).toBeVisible();
  await button(page, `Account menu of ${email}`).click();
  await page.keyboard.press('Escape');

  await forgetSession(page);
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto('/en/sign-in');
  await expect(button(page, 'Sign in with a passkey')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Sign in with a passkey').click();
  await expect(title(page, 'Sites and apps')).toBeVisible();

  await forgetSession(page);
  await page.goto('/en/sign-in');
  await enter(page, email, password);
  await expect(title(page, 'Second factor')).toBeVisible();
  await button(page, 'Sign in with a passkey').click();
  await expect(title(page, 'Sites and apps')).toBeVisible();
});

test('a removed passkey is offered no more by the device', async ({ page }) => {
  await signUp(page);
  await page.goto('/en/account#security');
  const kept = await withAuthenticator(page);
  await addPasskey(page);
  expect(await kept()).toBe(1);
  await button(page, 'Remove My laptop').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('My laptop', { exact: true })).toBeHidden();
  await expect.poll(kept).toBe(0);
});
