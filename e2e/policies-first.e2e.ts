import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { agree, button, enter, field, mailedLink, newEmail, password, title } from './person.ts';

// The whole journey: from sign-up to a privacy policy that is read on a third-party page.

const services = [
  ['google analytics 4', 'Google Analytics 4'],
  ['stripe', 'Stripe'],
  ['mailchimp', 'Mailchimp'],
  ['meta pixel', 'Meta Pixel (Facebook Pixel)'],
  ['youtube', 'YouTube (embedded player)'],
  ['cloudflare', 'Cloudflare'],
] as const;

test('a new user publishes a policy in three languages and embeds it on a page of another origin', async ({ page }) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(20_000);
  await signUpThroughTheForm(page);
  await generateFirstDocument(page);

  const search = page.getByRole('combobox', { name: 'Add a service' });
  const found = page.getByRole('listbox', { name: 'Add a service' }).getByRole('option');
  for (const [query, name] of services) {
    await search.fill(query);
    await expect(found.first()).toContainText(name);
    await search.press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${name}`, exact: true })).toBeVisible();
  }
  // The list stays open, so that several services can be added in a row.
  await search.press('Escape');
  await addCustomService(page);
  const preview = page.getByRole('region', { name: 'Preview' }).first();
  await expect(preview).toContainText('House bank');
  await expect(preview).toContainText('Stripe, Inc.');
  await expectAccessible(page);

  for (const language of ['German', 'Italian']) await addLanguage(page, language);
  await button(page, 'Publish').click();
  const incomplete = page.getByRole('dialog', { name: 'Not ready to be published' });
  await expect(incomplete).toContainText('The owner’s name is missing.');
  await expectAccessible(page);
  await incomplete.getByRole('button', { name: 'The owner’s name is missing.' }).click();
  await nameOwner(page);

  await button(page, 'Publish').click();
  // Data is shared with people in the United States, who must be able to opt out.
  await expect(incomplete).toContainText('they cannot opt out');
  await incomplete.getByRole('button', { name: 'Publish with the cookie banner' }).click();
  const online = page.getByRole('dialog', { name: 'Your document is online' });
  await expect(online).toBeVisible();
  await online.getByRole('link', { name: 'Install on your site' }).click();
  await expect(title(page, 'Installation')).toBeVisible();
  await page.getByRole('link', { name: 'Code for Privacy policy' }).first().click();

  await expect(title(page, 'Manage & embed')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const snippet = await page.getByRole('textbox', { name: 'Popup in English' }).inputValue();
  await expectAccessible(page);
  const address = (await page.getByRole('link', { name: 'Open the page' }).getAttribute('href')) ?? '';
  await readHosted(page, address);
  await readEmbedded(page, snippet);
});

async function signUpThroughTheForm(page: Page): Promise<void> {
  const email = newEmail();
  await page.goto('/en/sign-up');
  await enter(page, email, password);
  await agree(page);
  await expect(page).toHaveURL(/\/en\/dashboard\?signup=email/);
  // Nothing can be published before the address is verified.
  await expect(page.getByText(`Open the link in the email we sent to ${email}.`)).toBeVisible();
  await page.goto(await mailedLink(page, email, 'verify-email'));
  await page.getByRole('link', { name: 'Go to your sites' }).click();
  await expect(page.getByText('Open the link in the email')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'No sites yet' })).toBeVisible();
}

async function generateFirstDocument(page: Page): Promise<void> {
  await button(page, 'Generate a document').click();
  await field(page, 'Website address').fill('shop.example.com');
  await field(page, 'Website address').press('Enter');
  await expect(title(page, 'Privacy policy')).toBeVisible();
}

async function addCustomService(page: Page): Promise<void> {
  await button(page, 'Add a custom service').click();
  const dialog = page.getByRole('dialog', { name: 'Custom service' });
  await dialog.getByRole('textbox', { name: 'Service name' }).fill('House bank');
  await dialog.getByRole('textbox', { name: 'Provider' }).fill('Sparkasse Freiburg');
  await choose(page, 'Provider’s country', 'Germany');
  await choose(page, 'Used for', 'Payment processing');
  await choose(page, 'Personal data', 'Payment data');
  await choose(page, 'Processing locations', 'Germany');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add service' }).click();
  // The dialog has no accessible name while it fades out.
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Selects an option of a searchable field. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const box = page
    .getByRole('combobox', { name: label })
    .or(page.getByRole('textbox', { name: label }))
    .first();
  await box.fill(option);
  const found = page.getByRole('listbox', { name: label }).getByRole('option');
  // The list moves after a search.
  await expect(found.first()).toHaveText(option);
  await found.first().click();
  await box.press('Tab');
}

async function addLanguage(page: Page, language: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a language' }).click();
  await page.getByRole('menuitem', { name: language, exact: true }).click();
  await expect(page.getByRole('group', { name: 'Document languages' })).toContainText(language);
}

async function nameOwner(page: Page): Promise<void> {
  await expect(title(page, 'Owner')).toBeVisible();
  await field(page, 'Company or personal name').fill('Bergkraut GmbH');
  await field(page, 'Email for privacy and legal matters').fill('privacy@bergkraut.com');
  await field(page, 'Postal address').fill('Hauptstraße 1, 79098 Freiburg');
  await choose(page, 'Country of registration', 'Germany');
  await button(page, 'Save owner').click();
  // Back in the generator, where the name was missing.
  await expect(title(page, 'Privacy policy')).toBeVisible();
}

/** Reads the hosted page in each language and both variants, as the public does. */
async function readHosted(page: Page, address: string): Promise<void> {
  const words = { en: 'Privacy policy', de: 'Datenschutzerklärung', it: 'Informativa' };
  for (const [language, heading] of Object.entries(words)) {
    // The other languages are tested with shorter documents: see publishing.e2e.ts.
    const isFirst = language === 'en';
    await page.goto(`${address}?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.getByRole('main')).toContainText('Bergkraut GmbH');
    if (isFirst) await expectAccessible(page);
    await page.goto(`${address}/full-legal?lang=${language}`);
    for (const [, name] of services) await expect(page.getByRole('main')).toContainText(name);
    if (isFirst) await expectAccessible(page);
  }
}

/** Opens the pasted link on a page of another origin: the document opens on top of it and is read there. */
async function readEmbedded(page: Page, snippet: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><head><title>Shop</title></head><body><main><h1>Shop</h1></main><footer>${snippet}</footer></body></html>`;
  const host = createServer((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(html));
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  try {
    await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
    const link = page.getByRole('link', { name: 'Privacy policy' });
    await link.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toContainText('Privacy policy');
    await expect(frame.getByRole('main')).toContainText('Bergkraut GmbH');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(link).toBeFocused();
  } finally {
    host.close();
  }
}
