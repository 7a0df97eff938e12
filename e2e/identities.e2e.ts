import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { agree, button, enter, forgetSession, password, passwordGiven, signIn, signUp, title } from './person.ts';

// Sign-in with a provider on another host of this machine: who is new, known, begun by somebody, or changes their mind.

let visitors = 0;
const newAddress = () => `visitor-${process.pid}-${(visitors += 1)}@example.com`;

/** Signs in at the provider, where the page is by now. */
async function signInThere(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Provider' })).toBeVisible();
  await page.getByLabel('Address').fill(email);
  await page.getByRole('button', { name: 'Sign in there' }).click();
}

async function throughWizard(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  await expectAccessible(page);
  await agree(page);
}

const home = (page: Page) => title(page, 'Sites and apps');

for (const [label, width] of [
  ['Google', 1280],
  ['Office', 390],
] as const) {
  test(`somebody new signs in with ${label}, accepts the terms, and is in; at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const email = newAddress();
    await page.goto('/en/sign-in');
    await expect(button(page, `Continue with ${label}`)).toBeVisible();
    await expectAccessible(page);
    await button(page, `Continue with ${label}`).click();
    await signInThere(page, email);
    await throughWizard(page);
    await expect(home(page)).toBeVisible();
    expect(page.url()).toContain('signup=');

    await forgetSession(page);
    await page.goto('/en/sign-in?return=%2Fen%2Faccount');
    await button(page, `Continue with ${label}`).click();
    await signInThere(page, email);
    await expect(title(page, 'Account')).toBeVisible();
    await expect(page.getByText(email).last()).toBeVisible();
  });
}

test('whoever cancels at the provider is told so, and signs in another way', async ({ page }) => {
  await page.goto('/en/sign-up');
  await button(page, 'Continue with Google').click();
  await page.getByRole('button', { name: 'Cancel there' }).click();
  await expect(page.getByText('Sign-in failed. Try again, or sign in another way.')).toBeVisible();
  await expect(title(page, 'Sign in')).toBeVisible();
  // The error leaves by itself.
  await expect(page.getByText('Sign-in failed.')).toBeHidden();
});

test('who has an account signs in as before and connects the provider, then signs in with it', async ({ page }) => {
  const email = await signUp(page, { verified: false });
  await forgetSession(page);
  await page.goto('/en/sign-in');
  await button(page, 'Continue with Google').click();
  await signInThere(page, email);
  // Nobody proved the address yet, so somebody else may have begun the account.
  await expect(title(page, 'Someone started an account with your address')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'I know the password' }).click();
  await enter(page, email, password);
  await expect(home(page)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Connect Google').click();
  await expect(page.getByText('Connected')).toBeVisible();

  await page.goto('/en/account#security');
  await expect(button(page, 'Disconnect Google')).toBeVisible();
  await expect(button(page, 'Connect Office')).toBeVisible();
  await expectAccessible(page);
  await forgetSession(page);
  await page.goto('/en/sign-in');
  await button(page, 'Continue with Google').click();
  await signInThere(page, email);
  await expect(home(page)).toBeVisible();
});

test('the address of somebody who proved it leads to their own sign-in, and no further', async ({ page }) => {
  const email = await signUp(page);
  await forgetSession(page);
  await page.goto('/en/sign-up');
  await button(page, 'Continue with Google').click();
  await signInThere(page, email);
  await expect(title(page, 'You already have an account')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in as before' }).click();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(email);
  await enter(page, email, password);
  await button(page, 'Not now').click();
  await page.goto('/en/account#security');
  await expect(button(page, 'Connect Google')).toBeVisible();
  await expect(button(page, 'Disconnect Google')).toBeHidden();
});

test('somebody began an account with the address: whoever proves it begins anew', async ({ page }) => {
  const email = await signUp(page, { verified: false });
  await forgetSession(page);
  await page.goto('/en/sign-up');
  await button(page, 'Continue with Google').click();
  await signInThere(page, email);
  await expect(title(page, 'Someone started an account with your address')).toBeVisible();
  await button(page, 'Start over').click();
  await throughWizard(page);
  await expect(home(page)).toBeVisible();
  await forgetSession(page);
  await page.goto('/en/sign-in');
  await enter(page, email, password);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(home(page)).toBeHidden();
});

test('who has no password confirms with the provider beside the page, and loses no input', async ({
  page,
  context,
}) => {
  const email = newAddress();
  await page.goto('/en/sign-up');
  await button(page, 'Continue with Google').click();
  await signInThere(page, email);
  await throughWizard(page);
  await expect(home(page)).toBeVisible();
  await passwordGiven(email, 11);
  await page.goto('/en/account#security');
  await expect(page.getByText('You sign in without a password.')).toBeVisible();
  const secret = 'a passphrase of four words';
  await page.getByLabel('New password', { exact: true }).fill(secret);
  await page.getByLabel('Repeat new password').fill(secret);
  await button(page, 'Set password').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('button', { name: 'Confirm with Google' }).click(),
  ]);
  await signInThere(beside, email);
  await expect(title(beside, 'Confirmed')).toBeVisible();
  await beside.close();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await forgetSession(page);
  await signIn(page, email, secret);
  await expect(title(page, 'Account')).toBeVisible();
});
