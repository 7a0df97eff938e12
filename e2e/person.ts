import { expect, type BrowserContext, type Cookie, type Page } from '@playwright/test';
import { call } from './api.ts';
import { inDatabase } from './database.ts';

/** Password of every person in the tests. */
export const password = 'seven quiet horses';
export const account = '/en/account';

export function newEmail(): string {
  return `ann.${crypto.randomUUID().slice(0, 8)}@example.com`;
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

export async function enter(page: Page, email: string, secret: string): Promise<void> {
  await field(page, 'Email address').fill(email);
  await field(page, 'Password').fill(secret);
  await field(page, 'Password').press('Enter');
}

/** Clicks through the steps of the terms; leaves the question about e-mails unanswered. */
export async function agree(page: Page): Promise<void> {
  const wizard = page.getByRole('dialog');
  await wizard.getByRole('checkbox', { name: 'I accept the terms of service' }).check();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('checkbox', { name: 'I confirm that I have read the privacy policy' }).check();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('button', { name: 'Agree and finish' }).click();
  await expect(wizard).toBeHidden();
}

/**
 * Creates an account through the API, signed in and with a verified address; the forms have tests of their own. Opens
 * no page.
 */
export async function signUp(page: Page, { verified = true } = {}): Promise<string> {
  const email = newEmail();
  const form = { email, password, tos_accepted: true, privacy_read: true };
  await call(page, 'POST', '/users/sign-up', form, { 'x-forwarded-for': someNetwork() });
  if (verified)
    await inDatabase((database) =>
      database.query('update person set email_verified_at = now() where email = $1', [email]),
    );
  return email;
}

/** A page of a visitor from a network of their own, so that the limits per network count no other visitors. */
export async function visitorPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': someNetwork() });
  return page;
}

/** An address by itself, so that the limit of sign-ups from one network counts no others. */
function someNetwork(): string {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
}

type Somebody = { readonly email: string; readonly cookies: readonly Cookie[] };
let somebody: Promise<Somebody> | undefined;

/** Signs in to an account that is shared by tests that run one after another. */
export async function signInAsSomebody(page: Page): Promise<string> {
  somebody ??= signUp(page).then(async (email) => ({ email, cookies: await page.context().cookies() }));
  const { email, cookies } = await somebody;
  await page.context().addCookies(cookies);
  await passwordGiven(email, 0);
  return email;
}

/** Sets when the password of a person's sessions was last confirmed: a number of minutes ago. */
export async function passwordGiven(email: string, minutesAgo: number): Promise<void> {
  const at = new Date(Date.now() - minutesAgo * 60_000);
  await inDatabase((database) =>
    database.query('update session set confirmed_at = $2 where person_id = (select id from person where email = $1)', [
      email,
      at,
    ]),
  );
}

/** Signs out by losing the cookie. Leaves the page first: it would go to the sign-in page by itself at its next request. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

export async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto(`/en/sign-in?return=${account}`);
  await enter(page, email, secret);
}

/** The link in the newest e-mail of this kind to this address, from the page that replaces a mail server. */
export async function mailedLink(
  page: Page,
  email: string,
  kind: 'verify-email' | 'reset-password' | 'not-me' | 'invitation' | 'n/confirm' | 'n/reply-to',
): Promise<string> {
  const link = page.getByRole('article').filter({ hasText: email }).getByRole('link', { name: kind }).first();
  await expect(async () => {
    await page.goto('/outbox');
    await expect(link).toBeVisible({ timeout: 200 });
  }).toPass();
  return (await link.getAttribute('href')) ?? '';
}

/** The newest e-mail to this address, as the page shows it that replaces a mail server. */
export async function newestMail(page: Page, email: string, says: RegExp): Promise<{ text: string; links: string[] }> {
  const mail = page.getByRole('article').filter({ hasText: email }).first();
  await expect(async () => {
    await page.goto('/outbox');
    await expect(mail).toContainText(says, { timeout: 200 });
  }).toPass();
  const links = await mail.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return { text: await mail.innerText(), links };
}
