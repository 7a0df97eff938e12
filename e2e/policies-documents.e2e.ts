import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, signInAsSomebody, title } from './person.ts';
import { newDocument, newPolicy, owner, preview, publish, type Policy } from './policy.ts';

// Documents other than the privacy policy: cookie policies, terms, the links between them, and the changes of a new
// version.

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
const says = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const withdrawal = 'https://shop.example.com/withdraw';

/** Publishes for the first time with the button, and returns the URL that is then shown. */
async function publishFirst(page: Page): Promise<string> {
  await button(page, 'Publish').click();
  await button(page, 'Publish version 1').click();
  const online = page.getByRole('dialog', { name: 'Your document is online' });
  return (await online.getByRole('link', { name: 'Open the page' }).getAttribute('href')) ?? '';
}

/** Creates complete terms of a shop. */
async function newTerms(page: Page, siteId: string): Promise<Policy> {
  const document = await newDocument(page, siteId, 'terms_and_conditions');
  const terms = { offers: ['goods'], customers: 'consumers', withdrawal: { functionUrl: withdrawal } };
  await call(page, 'PATCH', `/api/v1/documents/${document.id}`, { settings: { terms } });
  return document;
}

test('a cookie policy is started on the page of the site, and read in two languages', async ({ page }) => {
  await signInAsSomebody(page);
  const { siteId } = await newPolicy(page, { services: ['google-analytics-4'] });
  await page.goto(`/en/sites/${siteId}`);
  await expect(card(page, 'Terms and conditions')).toContainText('Not started');
  await card(page, 'Cookie policy').getByRole('button', { name: 'Start' }).click();

  await expect(title(page, 'Cookie policy')).toBeVisible();
  await expect(button(page, 'Edit Google Analytics 4')).toBeVisible();
  await expect(preview(page)).toContainText('_ga_*');
  await tab(page, 'Choices').click();
  await button(page, 'Consent to trackers').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a language' }).click();
  await page.getByRole('menuitem', { name: 'Italian', exact: true }).click();
  await says(page, 'Italian was added.');

  await page.goto(await publishFirst(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie policy');
  await expect(page.getByRole('main')).toContainText('_ga_*');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Italiano' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informativa sui cookie');
  await expect(page.getByRole('main')).toContainText('_ga_*');
});

test('terms of a shop lead to what is missing, lose nothing unasked, and are published', async ({ page }) => {
  await signInAsSomebody(page);
  const { siteId } = await newPolicy(page, { name: 'Corner Shop' });
  const { id } = await newDocument(page, siteId, 'terms_and_conditions');
  await page.goto(`/en/sites/${siteId}`);
  await card(page, 'Terms and conditions').getByRole('link', { name: 'Describe your offers' }).click();
  await expect(page.getByText('Choose what you offer')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Physical goods' }).check();
  await page.getByRole('radio', { name: 'Consumers' }).check();
  await button(page, 'Add a clause').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Remove this clause/ }).click();
  await saved(page);

  await page.goto(`/en/sites/${siteId}`);
  await card(page, 'Terms and conditions').getByRole('link', { name: 'Add 1 missing detail' }).click();
  const address = page.getByRole('textbox', { name: 'Page with the function' });
  await expect(address).toBeFocused();
  await address.fill(withdrawal);
  // Whoever leaves the page takes nothing unsaved along.
  await tab(page, 'Links').click();
  await page.getByRole('link', { name: 'Corner Shop', exact: true }).click();
  await expect(title(page, 'Corner Shop')).toBeVisible();
  await page.goBack();
  await tab(page, 'Terms').click();
  await expect(address).toHaveValue(withdrawal);

  await page.goto(await publishFirst(page));
  await expect(page.getByRole('link', { name: 'Withdraw from contract here' })).toHaveAttribute('href', withdrawal);
  await expect(page.getByRole('heading', { name: 'Model withdrawal form' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/en/documents/${id}/embed`);
  const pdf = await page.getByRole('link', { name: 'PDF' }).getAttribute('href');
  expect((await page.request.get(pdf ?? '')).status()).toBe(200);
});

test('terms of a shop in Hungary ask for the conciliation board, and where it is', async ({ page }) => {
  await signInAsSomebody(page);
  const { siteId } = await newPolicy(page, { owner: { ...owner, country: 'HU' } });
  await newTerms(page, siteId);
  await page.goto(`/en/sites/${siteId}`);
  await card(page, 'Terms and conditions').getByRole('link', { name: 'Add 1 missing detail' }).click();
  const board = page.getByRole('textbox', { name: 'Consumer dispute board' });
  await expect(board).toBeFocused();
  await board.fill('Budapesti Békéltető Testület');
  await page.getByRole('textbox', { name: 'Board’s postal address' }).fill('Példa utca 1, 1016 Budapest');
  await expectAccessible(page);
  await saved(page);

  await page.goto(await publishFirst(page));
  await expect(page.getByRole('main')).toContainText('Budapesti Békéltető Testület, Példa utca 1, 1016 Budapest');
});

test('what French law prescribes stands in frames, in French, on a page in another language', async ({ page }) => {
  await signInAsSomebody(page);
  const { siteId } = await newPolicy(page);
  const document = await newTerms(page, siteId);
  const terms = { offers: ['goods'], customers: 'consumers', law: 'FR', withdrawal: { functionUrl: withdrawal } };
  await call(page, 'PATCH', `/api/v1/documents/${document.id}`, { settings: { terms } });
  await page.goto(`/en/documents/${document.id}`);
  await expect(preview(page).locator('blockquote[lang="fr"]')).toContainText('La garantie légale de conformité');
  await expectAccessible(page);

  await page.goto(await publishFirst(page));
  await expect(page.locator('blockquote[lang="fr"]')).toContainText('La garantie légale de conformité');
  await expectAccessible(page);
});

test('a link to another document leads where the owner says, or nowhere', async ({ page }) => {
  await signInAsSomebody(page);
  const policy = await newPolicy(page, { services: ['stripe'] });
  const { id } = await newDocument(page, policy.siteId, 'cookie_policy');
  // Unpublished documents are not linked.
  await publish(page, policy);
  await page.goto(`/en/documents/${id}#links`);
  const link = preview(page).getByRole('link', { name: 'privacy policy', exact: true });
  await expect(link).toHaveAttribute('href', /\/privacy-policy\/\w+\/full-legal\?lang=en$/);
  const choice = page.getByRole('radiogroup', { name: 'Complete privacy policy' });

  await choice.getByRole('radio', { name: 'Custom address' }).check();
  const address = page.getByRole('textbox', { name: 'Complete privacy policy: Address' });
  await address.focus();
  await address.press('Tab');
  await expect(page.getByText('Required field')).toBeVisible();
  await expectAccessible(page);
  await address.fill('https://shop.example.com/privacy');
  await says(page, 'Customized links updated successfully');
  await expect(link).toHaveAttribute('href', 'https://shop.example.com/privacy');

  await page.route(`**/api/v1/documents/${id}`, (route) => route.abort());
  await choice.getByRole('radio', { name: 'No link' }).check();
  await expect(page.getByRole('alert').filter({ hasText: 'There was an error, please try later' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Not saved$/ })).toBeVisible();
  await page.unrouteAll();
  // What failed is sent again when the page is left.
  await page.getByRole('link', { name: 'Corner Coffee', exact: true }).click();
  await expect(title(page, 'Corner Coffee')).toBeVisible();
  await page.goBack();
  await expect(preview(page)).toContainText('Cookie policy');
  await expect(link).toHaveCount(0);
});

test('a new service changes the privacy and the cookie policy, not the terms', async ({ page }) => {
  await signInAsSomebody(page);
  const privacy = await newPolicy(page, { services: ['stripe'] });
  const cookies = await newDocument(page, privacy.siteId, 'cookie_policy');
  const terms = await newTerms(page, privacy.siteId);
  for (const document of [privacy, cookies, terms]) await publish(page, document);
  await page.goto(`/en/sites/${privacy.siteId}`);
  await expect(page.getByRole('article').filter({ has: page.getByText('Published', { exact: true }) })).toHaveCount(3);

  await call(page, 'POST', `/api/v1/documents/${privacy.id}/services`, { service: 'google-analytics-4' });
  await page.reload();
  await expect(card(page, 'Privacy policy')).toContainText('Unpublished changes');
  await expect(card(page, 'Cookie policy')).toContainText('Unpublished changes');
  await expect(card(page, 'Terms and conditions')).toContainText('Published');
  await expectAccessible(page);
});

test('a version says what it changed, and whether people must consent anew', async ({ page }) => {
  await signInAsSomebody(page);
  const policy = await newPolicy(page, { services: ['stripe'] });
  await publish(page, policy);
  await call(page, 'POST', `/api/v1/documents/${policy.id}/services`, { service: 'google-analytics-4' });
  await publish(page, policy);

  await page.goto(`/en/documents/${policy.id}/versions`);
  const newest = page.getByRole('row').nth(1);
  await expect(newest).toContainText('Current');
  await expect(newest).toContainText('New services: Google Analytics 4.');
  await expect(page.getByText('A new consent is needed', { exact: true })).toBeVisible();
  await expect(page.getByText(/Google Analytics 4 is based on consent/)).toBeVisible();
  await expectAccessible(page);
});
