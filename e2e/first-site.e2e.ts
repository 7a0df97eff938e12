import { expect, test, type Locator, type Page } from '@playwright/test';
import path from 'node:path';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { scannedDraft } from './drafts.ts';
import { button, field, mailedLink, newEmail, password, signUp, title, visitorPage } from './person.ts';
import { newSite, owner } from './policy.ts';

// The way from the public page to a live banner.

const shop = 'http://corner-coffee.example/';

/** Presses and fields that the whole way takes, from the public page to the code to copy. Neither may grow. */
const most = { presses: 10, fields: 5 };

/** Presses and fills in for somebody, and counts. */
function counting() {
  const counts = { presses: 0, fields: 0 };
  return {
    counts,
    async press(target: Locator): Promise<void> {
      counts.presses += 1;
      await target.click();
    },
    async fill(target: Locator, text: string): Promise<void> {
      counts.fields += 1;
      await target.fill(text);
    },
  };
}

/** A picture for the README, where `E2E_PICTURES` names a folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.E2E_PICTURES;
  if (folder === undefined) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: path.join(folder, `${name}-${colorScheme}.png`), scale: 'css' });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test('from the public page to a live banner takes few presses and fields', async ({ context }) => {
  test.setTimeout(240_000);
  const page = await visitorPage(context);
  await page.setViewportSize({ width: 1280, height: 800 });
  const { counts, press, fill } = counting();
  const email = newEmail();

  await page.goto('/en');
  await expectAccessible(page);
  await picture(page, 'public-page');
  await fill(page.getByRole('textbox', { name: 'Your website’s address' }), 'http://corner-coffee.example');
  await press(button(page, 'See my draft'));
  await scannedDraft(page, shop);
  await expect(title(page, 'Your draft for corner-coffee.example')).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('link', { name: 'Create account and continue' }));

  await fill(field(page, 'Your name or company'), 'Corner Coffee');
  await fill(field(page, 'Email address'), email);
  await fill(field(page, 'Password'), password);
  await press(page.getByRole('checkbox', { name: 'I accept the terms of service' }));
  await expectAccessible(page);
  await press(button(page, 'Sign up'));

  await expect(title(page, 'Set up corner-coffee.example')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Hotjar' })).toBeChecked();
  await expect(field(page, 'Name or company')).toHaveValue('Corner Coffee');
  await fill(field(page, 'Postal address'), '1 High Street, Springfield');
  await expectAccessible(page);
  await press(button(page, 'Save and continue'));

  const steps = page.getByRole('region', { name: 'Get this site live' });
  await expect(steps.getByText('Confirm your email address')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await picture(page, 'checklist');
  // The link of the mail opens a page of its own.
  const mail = await context.newPage();
  counts.presses += 1;
  await mail.goto(await mailedLink(mail, email, 'verify-email'));
  await expect(mail.getByText(`${email} is`)).toBeVisible();
  await mail.close();

  await press(steps.getByRole('button', { name: 'Publish policies and banner' }));
  await press(steps.getByRole('link', { name: 'Install the banner' }));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page.getByRole('radio', { name: 'Plain HTML' }));
  await press(button(page, 'Copy code').first());
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const overview = page.url().replace(/\/installation.*$/, '');

  const site = await context.newPage();
  await site.route(`${shop}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8">${code}<title>Corner Coffee</title></head><body></body></html>`,
    }),
  );
  // A page of another address reaches no server on this machine by itself.
  await site.route('**/embed/**', async (route) => route.fulfill({ response: await route.fetch() }));
  await site.goto(shop);
  await expect(site.getByRole('button', { name: 'Reject', exact: true })).toBeVisible();
  await site.close();

  await page.goto(overview);
  const health = page.getByRole('region', { name: 'How this site is doing' });
  await expect(async () => {
    await page.reload();
    await expect(health.getByText('Last seen on corner-coffee.example')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(health.getByText('Live', { exact: true })).toBeVisible();
  await expect(steps).toBeHidden();
  await expect(page.getByText('Nothing needs your attention.')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'overview');
  // The list says the same in one line.
  await page.goto('/en/dashboard');
  const row = page.getByRole('listitem').filter({ hasText: 'corner-coffee.example' }).first();
  await expect(row).toContainText('Nothing needs your attention.');
  await expect(row).toContainText('Cookie banner: Live');
  await expectAccessible(page);

  expect(counts.presses).toBeLessThanOrEqual(most.presses);
  expect(counts.fields).toBeLessThanOrEqual(most.fields);
});

test('the public page works by keyboard, on a phone and without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  const page = await visitorPage(context);
  await page.goto('/en');
  const address = page.getByRole('textbox', { name: 'Your website’s address' });
  await address.fill('not an address');
  await address.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Enter a website address, such as www.example.com.');
  await expect(address).toHaveValue('not an address');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await context.close();
});

test('whoever leaves the checkbox empty is asked step by step', async ({ context }) => {
  const page = await visitorPage(context);
  await page.goto('/en/sign-up');
  await page.getByRole('button', { name: 'Read the privacy policy' }).click();
  await expect(page.getByRole('dialog', { name: 'Read the privacy policy' })).toBeVisible();
  await page.keyboard.press('Escape');
  await field(page, 'Email address').fill(newEmail());
  await field(page, 'Password').fill(password);
  await field(page, 'Password').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Before you continue' })).toBeVisible();
});

test('whoever begins a site that the account has is led to it', async ({ page }) => {
  await signUp(page);
  const siteId = await newSite(page, { name: 'Corner Coffee', url: 'https://www.corner-coffee.example' });
  await newSite(page, { name: 'Beans', url: 'https://beans.corner-coffee.example' });
  await page.goto('/en/start');
  await page.getByRole('textbox', { name: 'Website address' }).fill('corner-coffee.example/menu');
  await page.getByRole('link', { name: 'Open Corner Coffee' }).click();
  await expect(page).toHaveURL(`/en/sites/${siteId}`);
  await call(page, 'PUT', `/api/v1/sites/${siteId}/owner`, owner);
  await page.goto('/en/start?url=tea.example');
  // Whoever runs a site was asked once.
  await expect(field(page, 'Postal address')).toHaveValue(owner.address);
  await expect(page.getByText('We filled in the owner of Corner Coffee.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Website address' })).toHaveValue('tea.example');
  await expect(page.getByText('is already in your account')).toHaveCount(0);
});
