import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, field, mailedLink, newEmail, signInAsSomebody, title } from './person.ts';
import { newSite } from './policy.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const rows = (page: Page) => page.getByRole('table', { name: 'Subscriptions, newest first' }).getByRole('row');

const settings = {
  name: 'Monthly News',
  preference: 'newsletter',
  optIn: 'double',
  confirmHours: 48,
  senderName: null,
  replyTo: null,
  confirmedUrl: null,
  welcome: false,
};

async function siteWithNewsletter(page: Page, name: string) {
  await signInAsSomebody(page);
  const id = await newSite(page, { name });
  const { id: newsletterId } = await call<{ id: string }>(page, 'POST', `/api/v1/sites/${id}/newsletters`, settings);
  return { id, newsletterId, path: `/en/sites/${id}/newsletter` };
}

async function subscribe(page: Page, { id, newsletterId }: { id: string; newsletterId: string }, given: object) {
  const body = { newsletterId, language: 'en', ...given };
  return call<{ id: string }>(page, 'POST', `/api/v1/sites/${id}/newsletter-subscriptions`, body);
}

/** A third-party page in German with the code from the dashboard. */
async function shop(code: string): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const page = request.url === '/' ? code : '<title>Danke</title><h1>Danke</h1>';
    response.end(`<!doctype html><html lang="de"><meta charset="utf-8"><title>Laden</title>${page}</html>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** Returns a function that closes the page. Before the subscription has arrived, that would stop what the page is sending. */
async function signUpAt(browser: Browser, code: string, email: string): Promise<() => Promise<void>> {
  const { server, url } = await shop(code);
  const visitor = await browser.newPage({ locale: 'de-DE' });
  await visitor.goto(url);
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByRole('checkbox').check();
  // The script loads asynchronously; a form submitted earlier would not be recorded.
  await visitor.waitForFunction(() => 'CandorConsent' in window);
  await visitor.getByRole('button', { name: 'Subscribe' }).click();
  await expect(visitor.getByRole('heading', { name: 'Danke' })).toBeVisible();
  return async () => {
    await visitor.close();
    server.close();
  };
}

/** Opens the subscription of an address, once it is in the list. */
async function openSubscription(page: Page, path: string, email: string, status: string) {
  await expect(async () => {
    await page.goto(path);
    await expect(rows(page).filter({ hasText: email })).toContainText(status, { timeout: 2000 });
  }).toPass();
  await rows(page).filter({ hasText: email }).getByRole('link').first().click();
  return dialog(page, 'Subscription');
}

test('C7: a form of another site subscribes, a mail asks, and only who confirms receives it until they leave', async ({
  page,
  browser,
}) => {
  // Four pages of three people, and e-mails in between.
  test.setTimeout(180_000);
  await signInAsSomebody(page);
  const id = await newSite(page, { name: 'Corner Coffee' });
  await call(page, 'POST', `/api/v1/sites/${id}/consent-keys`, { kind: 'public', name: 'Form' });
  await page.goto(`/en/sites/${id}`);
  await page.getByRole('link', { name: 'Open newsletter' }).click();
  await expect(title(page, 'Newsletter')).toBeFocused();
  await page.getByRole('heading', { name: 'No newsletter yet' }).waitFor();
  await button(page, 'Set up newsletter').first().click();
  const form = dialog(page, 'Set up newsletter');
  await expect(form.getByRole('radio', { name: /^Double opt-in/ })).toBeChecked();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Monthly News');
  await form.getByRole('textbox', { name: 'Preference' }).fill('monthly_news');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Set up' }).click();
  const codeDialog = dialog(page, 'Code for Monthly News');
  const code = await codeDialog.getByRole('textbox', { name: 'HTML form' }).inputValue();
  await expect(codeDialog.getByText('public key “Form”')).toBeVisible();

  const email = newEmail();
  const leave = await signUpAt(browser, code, email);
  const path = `/en/sites/${id}/newsletter`;
  const pending = await openSubscription(page, path, email, 'Pending');
  await leave();
  await expect(pending.getByText('Not confirmed yet. Do not send.')).toBeVisible();
  await expect(pending.getByRole('textbox', { name: 'Unsubscribe link' })).toHaveCount(0);

  const link = await mailedLink(page, email, 'n/confirm');
  const reader = await browser.newPage();
  await reader.goto(link);
  await expect(reader.getByRole('heading', { name: 'Bestätigen Sie Ihr Abonnement' })).toBeVisible();
  await expectAccessible(reader);
  await reader.getByRole('button', { name: 'Abonnement bestätigen' }).click();
  await expect(reader.getByRole('heading', { name: 'Ihr Abonnement ist bestätigt' })).toBeVisible();

  const confirmed = await openSubscription(page, path, email, 'Confirmed');
  const steps = confirmed.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
  await expect(steps).toHaveText([/^Requested the newsletter/, /^Confirmation email sent/, /^Confirmed/]);
  await expectAccessible(page);
  const unsubscribe = await confirmed.getByRole('textbox', { name: 'Unsubscribe link' }).inputValue();
  await steps.last().getByRole('link', { name: 'View consent' }).click();
  const proof = dialog(page, 'Proof of consent');
  await expect(proof.getByRole('row', { name: 'monthly_news Yes' })).toBeVisible();

  await reader.goto(unsubscribe);
  await reader.getByRole('button', { name: 'Abbestellen' }).click();
  await expect(reader.getByRole('heading', { name: 'Newsletter abbestellt' })).toBeVisible();
  await reader.close();
  const left = await openSubscription(page, path, email, 'Unsubscribed');
  await expect(left.getByText('Unsubscribed. Do not send.')).toBeVisible();
  await left.getByRole('listitem').last().getByRole('link', { name: 'View consent' }).click();
  await expect(proof.getByRole('row', { name: 'monthly_news No' })).toBeVisible();
});

test('C7: somebody is added by hand, asked again, and unsubscribed beside the consents', async ({ page }) => {
  const site = await siteWithNewsletter(page, 'Blue Door');
  await page.goto(`/en/sites/${site.id}/consents#newsletter`);
  await page.getByRole('heading', { name: 'No subscriptions yet' }).waitFor();
  await button(page, 'Add a subscription').first().click();
  const email = newEmail();
  const form = dialog(page, 'Add a subscription');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Full name' }).fill('Carla Neri');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add', exact: true }).click();

  const detail = dialog(page, 'Subscription');
  await expect(detail.getByText('Carla Neri').first()).toBeVisible();
  await detail.getByRole('button', { name: 'Resend email' }).click();
  await expect(page.getByText(/^Confirmation email sent to/)).toBeVisible();
  await detail.getByRole('button', { name: 'Unsubscribe' }).click();
  await dialog(page, 'Unsubscribe Carla Neri?').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(detail.getByText('Unsubscribed. Do not send.')).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Unsubscribe' })).toHaveCount(0);
});

test('PRODUCT 5: subscriptions are searched, narrowed and paged, and asked for as a file', async ({ page }) => {
  const site = await siteWithNewsletter(page, 'Paper Boat');
  for (let number = 10; number < 40; number += 1)
    await subscribe(page, site, { email: `reader${number}@example.com`, verified: number % 2 === 0 });
  await page.goto(site.path);
  await expect(page.getByText('30 results found')).toBeVisible();
  await expect(page.getByText('15 of 30 requests confirmed (50%)')).toBeVisible();
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(rows(page)).toHaveCount(6);
  await page.getByRole('link', { name: 'View Confirmed: 15' }).click();
  await expect(page.getByText('15 results found')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('reader12');
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/subscriptions-text=reader12/);

  await button(page, 'Download CSV').click();
  const form = dialog(page, 'Download subscriptions as CSV');
  await form.getByRole('textbox', { name: 'To (inclusive)' }).fill('12/31/2999');
  await form.getByRole('button', { name: 'Prepare file' }).click();
  const refusal = 'Invalid date. Please enter a date in the correct format and not set in the future.';
  await expect(form.getByText(refusal)).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Everything' }).click();
  await form.getByRole('button', { name: 'Prepare file' }).click();
  const files = page.getByRole('table', { name: 'Prepared files' });
  await expect(files).toContainText('Status: Confirmed');
  await expect(files).toContainText('1 row');
  const downloading = page.waitForEvent('download');
  await files.getByRole('link', { name: /^Download/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^newsletter-.*\.csv$/);
});

test('a newsletter is changed and deleted, and both say what it means', async ({ page }) => {
  const site = await siteWithNewsletter(page, 'Old Mill');
  await subscribe(page, site, { email: newEmail(), verified: true });
  await page.goto(site.path);
  await button(page, 'Edit Monthly News').click();
  const form = dialog(page, 'Edit Monthly News');
  await form.getByRole('textbox', { name: 'Preference' }).fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('textbox', { name: 'Preference' })).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('textbox', { name: 'Preference' }).fill('news');
  await form.getByRole('radio', { name: /^Single opt-in/ }).check();
  await expect(form.getByText('Forms that still use the name “newsletter”')).toBeVisible();
  await expect(form.getByText('Pending subscriptions stay pending until they are confirmed.')).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('article', { name: 'Monthly News' })).toContainText('Single opt-in');

  await button(page, 'More actions for Monthly News').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const asked = dialog(page, 'Delete Monthly News?');
  await expect(asked.getByText('Consents and withdrawals stay')).toBeVisible();
  await field(page, 'Type Monthly News to confirm').fill('Monthly News');
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No newsletter yet' })).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`newsletters are accessible at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const site = await siteWithNewsletter(page, `Tall Ship ${width}`);
    await subscribe(page, site, { email: newEmail(), fullName: 'Dora Blum', verified: true });
    for (const path of [site.path, `${site.path}#downloads`, `/en/sites/${site.id}/consents#newsletter`]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
