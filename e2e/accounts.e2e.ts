import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { runAdmin } from './admin.ts';
import {
  account,
  agree,
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

// Access to an account: sign-up, sign-in, the terms, the e-mails.

test('somebody signs up through the terms, and arrives where they wanted to go', async ({ page }) => {
  const email = newEmail();
  await page.goto(account);
  await expect(page).toHaveURL('/en/sign-in?return=%2Fen%2Faccount');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(title(page, 'Create your account')).toBeVisible();
  await enter(page, email, password);

  const wizard = page.getByRole('dialog', { name: 'Before you continue' });
  await expect(wizard.getByText('Terms of Service', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expect(wizard.getByText('You must accept our Terms of Service')).toBeVisible();
  await wizard.getByRole('checkbox', { name: 'I accept the terms of service' }).check();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expect(wizard.getByText('You must confirm you have read our Privacy Policy')).toBeVisible();
  await wizard.getByRole('checkbox', { name: 'I confirm that I have read the privacy policy' }).check();
  await wizard.getByRole('button', { name: 'Continue' }).click();

  const accept = wizard.getByRole('button', { name: 'Accept email: Tips for my sites' });
  await expect(wizard.getByRole('button', { pressed: true })).toHaveCount(0);
  await accept.click();
  await expect(accept).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await wizard.getByRole('button', { name: 'Agree and finish' }).click();

  await expect(page).toHaveURL(`${account}?signup=email`);
  await expect(page.getByRole('status').filter({ hasText: 'Welcome! Your account is ready.' })).toBeVisible();
  await page.goto('/en/account/preferences');
  await expect(page.getByRole('switch', { name: 'Tips for my sites' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'News about Candor' })).not.toBeChecked();
});

test('whoever steps back from the terms has signed up for nothing', async ({ page }) => {
  const email = newEmail();
  await page.goto('/en/sign-up');
  await enter(page, email, password);
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(field(page, 'Email address')).toHaveValue(email);

  await signIn(page, email, password);
  await expect(page.getByText('There is no account with this email address.')).toBeVisible();
});

test('the form of the sign-in says what is missing and what is wrong', async ({ page }) => {
  const email = await signUp(page);
  await forgetSession(page);
  await page.goto('/en/sign-in');
  await button(page, 'Sign in').click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'login or registration data must be provided' }),
  ).toBeVisible();
  await expect(field(page, 'Email address')).toBeFocused();

  // A second press within half a second counts as a double click.
  await expect(async () => {
    await enter(page, email, 'not the password');
    await expect(page.getByRole('alert').filter({ hasText: 'invalid login data provided!' })).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await expect(field(page, 'Password')).toHaveValue('');
  await expect(field(page, 'Email address')).toHaveValue(email);

  await enter(page, email, password);
  await expect(page).toHaveURL('/en/dashboard');
});

test('a password that is too short is said before it is sent, and stays in its field', async ({ page }) => {
  let sent = 0;
  await page.route('**/users/sign-up', (route) => {
    sent += 1;
    return route.continue();
  });
  await page.goto('/en/sign-up');
  await enter(page, newEmail(), 'short');
  await expect(page.getByText(/^The field must have at least \d+ characters$/).first()).toBeVisible();
  await expect(field(page, 'Password')).toHaveValue('short');
  await expect(field(page, 'Password')).toBeFocused();
  expect(sent).toBe(0);
});

test('D18: who has no account is led to the quick generator, which makes both at once', async ({ page }) => {
  await page.goto('/en/sign-up');
  await page.locator('main a[href="/en/privacy-policy-generator"]').click();
  await expect(page).toHaveURL('/en/privacy-policy-generator');
  await expect(title(page, 'Generate a privacy policy')).toBeVisible();
  await expect(field(page, 'Email')).toBeVisible();
});

test('each form leads to the other with the address that was typed', async ({ page }) => {
  const email = await signUp(page);
  await forgetSession(page);
  await page.goto('/en/sign-up');
  await enter(page, email, password);
  await page.getByRole('link', { name: 'Sign in with this address' }).click();

  await expect(title(page, 'Sign in')).toBeVisible();
  await expect(field(page, 'Email address')).toHaveValue(email);

  const unknown = newEmail();
  await enter(page, unknown, password);
  await page.getByRole('link', { name: 'Sign up with this address' }).click();
  await expect(title(page, 'Create your account')).toBeVisible();
  await expect(field(page, 'Email address')).toHaveValue(unknown);
});

test('a slip of the pen in the address is seen, and a click mends it', async ({ page }) => {
  await page.goto('/en/sign-up');
  await field(page, 'Email address').fill('ann@gmial.com');
  await field(page, 'Password').focus();
  await button(page, 'Did you mean ann@gmail.com?').click();
  await expect(field(page, 'Email address')).toHaveValue('ann@gmail.com');

  await enter(page, 'ann', password);
  await expect(
    page.getByRole('alert').filter({ hasText: 'You must provide a valid email address.' }).first(),
  ).toBeVisible();
});

test('the way back after a sign-in stays on this site', async ({ page }) => {
  const email = await signUp(page);
  await forgetSession(page);
  await page.goto('/en/sign-in?return=https%3A%2F%2Fexample.org%2Fen%2Faccount');
  await enter(page, email, password);
  await expect(page).toHaveURL('/en/dashboard');
});

test('the link in the mail confirms the address', async ({ page }) => {
  const email = await signUp(page, { verified: false });
  await page.goto(account);
  await expect(page.getByText(`Open the link in the email we sent to ${email}.`)).toBeVisible();
  await button(page, 'Resend email').click();
  await expect(page.getByText(`Verification email sent to ${email}.`)).toBeVisible();

  await page.goto(await mailedLink(page, email, 'verify-email'));
  await expect(title(page, 'Your address is confirmed')).toBeVisible();
  await expectAccessible(page);
  await page.goto(account);
  await expect(page.getByText('confirmed', { exact: true })).toBeVisible();
  await expect(page.getByText('Open the link in the email')).toBeHidden();
});

test('who forgot the password chooses a new one with the link from the mail', async ({ page }) => {
  const email = await signUp(page);
  await forgetSession(page);
  await page.goto('/en/sign-in');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(title(page, 'Forgot your password?')).toBeVisible();
  await field(page, 'Email address').fill(email);
  await expectAccessible(page);
  await button(page, 'Send me a link').click();
  await expect(title(page, 'Check your email')).toBeVisible();

  const link = await mailedLink(page, email, 'reset-password');
  await page.goto(link);
  await field(page, 'New password').fill('short');
  await button(page, 'Save new password').click();
  await expect(page.getByText('The password must have at least 15 characters.')).toBeVisible();
  await field(page, 'New password').fill('eight loud grey geese');
  await expectAccessible(page);
  await button(page, 'Save new password').click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Your new password is saved, and all devices are signed out.' }),
  ).toBeVisible();

  await signIn(page, email, 'eight loud grey geese');
  await expect(title(page, 'Account')).toBeVisible();
  await page.goto(link);
  await page.reload();
  await field(page, 'New password').fill('nine loud grey geese');
  await button(page, 'Save new password').click();
  await expect(title(page, 'This link doesn’t work')).toBeVisible();
});

test('whoever did not sign in ends it from the mail, and chooses a new password', async ({ page, browser }) => {
  const email = await signUp(page);
  const stranger = await browser.newPage();
  await signIn(stranger, email, password);
  await expect(title(stranger, 'Account')).toBeVisible();
  const link = await mailedLink(page, email, 'not-me');
  await page.goto(link);
  await expect(title(page, 'Was this not you?')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Sign out all devices').click();
  await expect(title(page, 'All devices are signed out')).toBeVisible();
  await expectAccessible(page);
  await stranger.goto('/en/account');
  await expect(title(stranger, 'Sign in')).toBeVisible();
  await stranger.close();
  await page.goto(await mailedLink(page, email, 'reset-password'));
  await field(page, 'New password').fill('nine small brown owls');
  await button(page, 'Save new password').click();
  await expect(title(page, 'Sign in')).toBeVisible();
  await enter(page, email, 'nine small brown owls');
  await expect(title(page, 'Keys and webhooks')).toBeVisible();
  // The browser of the stranger is no longer a known one.
  await page.goto('/en/account#security');
  await expect(page.getByRole('table', { name: 'Known browsers' }).getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
});

test('who has not accepted the terms that hold now is asked on any page', async ({ page }) => {
  const email = newEmail();
  await runAdmin('create-account', '--email', email, '--password', password);
  await signIn(page, email, password);

  const wizard = page.getByRole('dialog', { name: 'Accept the terms' });
  await expect(wizard).toBeVisible();
  await expectAccessible(page);
  await wizard.getByRole('button', { name: 'Cancel' }).click();
  await expect(wizard).toBeHidden();
  await button(page, 'I do not agree').click();
  await expect(button(page, 'Delete account')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/en/dashboard');
  await expect(wizard).toBeVisible();
  await page.goto(`/en/accept-terms?return=${account}`);
  await wizard.getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Read the terms').click();
  await agree(page);
  await expect(page.getByText('Thank you. We saved your choices.')).toBeVisible();
  await expect(button(page, 'Read the terms')).toBeHidden();

  await page.reload();
  await expect(title(page, 'Account')).toBeVisible();
  await expect(wizard).toBeHidden();
});
