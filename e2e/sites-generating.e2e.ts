import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, field, forgetSession, newEmail, password, signUp, title } from './person.ts';
import { newPolicy, newSite } from './policy.ts';

// Starting a document: with the generate modal, for an existing site, and by visitors without an account.

const dashboard = '/en/dashboard';
const existing = (page: Page) => page.getByRole('dialog', { name: 'You may already have this' });
const says = (page: Page, text: string) => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

/** Opens the generate modal on the dashboard and requests a document for this site. */
async function askFor(page: Page, address: string, language = 'English'): Promise<void> {
  await page.goto(`${dashboard}?generate=1`);
  await field(page, 'Website address').fill(address);
  const languages = page.getByRole('combobox', { name: 'Language' });
  if (language !== 'English') {
    await languages.click();
    await page.getByRole('option', { name: language, exact: true }).click();
  }
  await expect(languages).toHaveValue(language);
  await field(page, 'Website address').press('Enter');
}

test('a site that is there already is offered before another is made', async ({ page }) => {
  await signUp(page);
  const { id } = await newPolicy(page, { name: 'shop.example.com' });

  await askFor(page, 'https://www.shop.example.com/');
  await expect(existing(page)).toContainText('You already have this document in this language.');
  await expectAccessible(page);
  await existing(page).getByRole('button', { name: 'Yes, take me there' }).click();
  await expect(page).toHaveURL(`/en/documents/${id}`);

  await askFor(page, 'shop.example.com');
  await existing(page).getByRole('button', { name: 'No, start a new one' }).click();
  await expect(page).toHaveURL((url) => url.pathname.includes('/documents/') && !url.pathname.endsWith(id));

  await askFor(page, 'shop.example.com');
  await expect(existing(page)).toContainText('You already have several sites with this name.');
  await expect(existing(page).getByRole('button', { name: 'Yes, take me there' })).toBeHidden();
  await existing(page).getByRole('button', { name: 'Yes, check my dashboard' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search by name or address' })).toHaveValue('shop.example.com');
  await expect(page.getByText('2 sites', { exact: true })).toBeVisible();
});

test('what a site lacks is added to it: the document first, then a language', async ({ page }) => {
  await signUp(page);
  const siteId = await newSite(page, { name: 'shop.example.com' });

  await askFor(page, 'shop.example.com', 'German');
  await expect(existing(page)).toContainText('You already have a site with this name, but without this document.');
  await existing(page).getByRole('button', { name: 'Yes, take me there' }).click();
  await expect(page).toHaveURL(`/en/sites/${siteId}?add=privacy_policy&language=de`);
  const proposal = page.getByRole('heading', { name: 'Add this document: Privacy policy?' });
  await expect(proposal).toBeVisible();
  await expect(page.getByText('Starting language: German.')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Not now').click();
  await expect(proposal).toBeHidden();
  await page.goto(`/en/sites/${siteId}?add=privacy_policy&language=de`);
  await button(page, 'Add').click();
  await expect(page).toHaveURL(/\/en\/documents\/[^/?]+$/);
  const document = page.url();

  await askFor(page, 'shop.example.com');
  await expect(existing(page)).toContainText('You already have this document in another language.');
  await existing(page).getByRole('button', { name: 'Yes, take me there' }).click();
  await expect(page).toHaveURL(`${document}?add_language=en`);
  const adding = page.getByRole('dialog', { name: 'Add English?' });
  await adding.getByRole('button', { name: 'Add a language' }).click();
  const languages = page.getByRole('group', { name: 'Document languages' });
  for (const language of ['German', 'English']) {
    await expect(languages.getByRole('button', { name: language, exact: true })).toBeVisible();
  }
});

test('D8: choosing what is chosen already leaves it', async ({ page }) => {
  await signUp(page);
  await page.goto(`${dashboard}?generate=1`);
  const dialog = page.getByRole('dialog');
  for (const [name, chosen] of [
    ['Document type', 'Privacy policy'],
    ['Language', 'English'],
  ] as const) {
    const box = dialog.getByRole('combobox', { name: new RegExp(`^${name}`) }).first();
    const before = await box.inputValue();
    expect(before).toContain(chosen);
    await box.click();
    await page.getByRole('option', { name: before, exact: true }).click();
    await expect(box).toHaveValue(before);
  }
});

test('a long dialog scrolls inside of its round corners, and the field with the focus stays clear of its head', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await signUp(page);
  await page.goto(`${dashboard}?generate=1`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const parts = await dialog.evaluate((element) => {
    const body = element.querySelector('.mantine-Modal-body');
    return {
      corner: parseFloat(getComputedStyle(element).borderTopRightRadius),
      overflow: getComputedStyle(element).overflowY,
      isLong: (body?.scrollHeight ?? 0) > (body?.clientHeight ?? 0),
    };
  });
  expect(parts).toMatchObject({ overflow: 'hidden', isLong: true });
  expect(parts.corner).toBeGreaterThan(0);
  const address = field(page, 'Website address');
  await address.fill('not a url');
  await button(page, 'Start generating').click();
  await expect(address).toBeFocused();
  const head = await dialog.locator('.mantine-Modal-header').boundingBox();
  const box = await address.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
});

test('what cannot be generated is said, and what was entered stays', async ({ page }) => {
  await signUp(page);
  const project = await call<{ id: string }>(page, 'POST', '/api/v1/projects', { name: 'Clients' });
  await page.goto(`${dashboard}?generate=1&project=${project.id}`);
  await field(page, 'Website address').fill('shop.example.com');
  const projects = page.getByRole('dialog').getByRole('combobox', { name: 'Project' });
  await expect(projects).toHaveValue('Clients');

  const generator = '**/privacy-policy-generator';
  await page.route(generator, (route) => route.abort());
  await button(page, 'Start generating').click();
  await says(page, 'The server cannot be reached. Please check your connection and try again.');
  await page.unroute(generator);
  await expect(field(page, 'Website address')).toHaveValue('shop.example.com');
  await call(page, 'DELETE', `/api/v1/projects/${project.id}?evidence=keep`);
  // The same input submitted again within half a second counts as a double click.
  await field(page, 'Website address').fill('herbs.example.com');
  await button(page, 'Start generating').click();
  await says(page, 'This project does not exist or was deleted.');
  await expect(field(page, 'Website address')).toHaveValue('herbs.example.com');

  await projects.click();
  await page.getByRole('option', { name: 'Clients' }).click();
  await button(page, 'Start generating').click();
  await expect(page).toHaveURL(/\/en\/documents\//);
});

test('the quick generator makes an account and a document in one submit', async ({ page }) => {
  await page.goto('/en/privacy-policy-generator');
  await expect(title(page, 'Generate a privacy policy')).toBeVisible();
  await expectAccessible(page);

  await button(page, 'Generate').click();
  await says(page, 'Please, fill all the fields');
  await field(page, 'Website address').fill('shop.example.com');
  await field(page, 'Email').fill(newEmail());
  await button(page, 'Generate').click();
  await says(page, 'Please, enter your password');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Generate').click();
  await says(page, 'You have to accept the terms of service and the privacy policy');
  await button(page, 'Read the terms').click();
  await expect(page.getByRole('dialog')).toContainText('Terms');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('checkbox', { name: 'I accept the terms of service' }).check();
  await page.getByRole('checkbox', { name: 'I confirm I have read the privacy policy' }).check();
  await button(page, 'Generate').click();

  await expect(page).toHaveURL(/\/en\/documents\/[^?]+\?signup=quick_generator/);
});

test('the quick generator makes a document for who has an account, and nothing before they are recognised', async ({
  page,
}) => {
  const email = await signUp(page);
  await forgetSession(page);
  await page.goto('/en/privacy-policy-generator');
  await field(page, 'Website address').fill('shop.example.com');
  await button(page, 'I already have an account').click();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const secret = page.getByLabel('Password', { exact: true });
  const submit = async (address: string, given: string) => {
    await field(page, 'Email').fill(address);
    await secret.fill(given);
    await button(page, 'Generate').click();
  };

  await submit(newEmail(), password);
  await says(page, 'invalid login data provided!');
  const unknown = page.getByText('There is no account with this email address. Do you want to sign up?');
  await expect(unknown.first()).toBeVisible();
  await submit(email, 'not the password');
  await expect(unknown).toHaveCount(0);
  await says(page, 'invalid login data provided!');
  await expect(secret).toHaveValue('');
  await expect(field(page, 'Website address')).toHaveValue('shop.example.com');
  await submit(email, password);

  await expect(page).toHaveURL(/\/en\/documents\/[^?]+$/);
  await expect(page.getByRole('status').filter({ hasText: 'You are signed in.' })).toBeVisible();
  expect(await sitesOf(page)).toEqual(['shop.example.com']);
});

test('the quick generator signs nobody up and makes nothing where one of both is refused', async ({ page }) => {
  const taken = await signUp(page);
  await forgetSession(page);
  const email = newEmail();
  await page.goto('/en/privacy-policy-generator');
  await page.getByRole('checkbox', { name: 'I accept the terms of service' }).check();
  await page.getByRole('checkbox', { name: 'I confirm I have read the privacy policy' }).check();
  const submit = async (address: string, given: string, site: string) => {
    await field(page, 'Website address').fill(site);
    await field(page, 'Email').fill(address);
    await page.getByLabel('Password', { exact: true }).fill(given);
    await button(page, 'Generate').click();
  };

  await submit(taken, password, 'shop.example.com');
  await says(page, 'An account with this email address already exists.');
  await submit(email, 'short', 'shop.example.com');
  await says(page, 'The password must have at least 15 characters.');
  await submit(email, password, 'shop\0.example.com');
  await expect(page.getByText('The text contains characters that cannot be saved')).toBeVisible();
  const quick = '**/privacy-policy-generator/quick';
  await page.route(quick, (route) => route.abort());
  await submit(email, password, 'shop.example.com');
  await says(page, 'The server cannot be reached. Please check your connection and try again.');

  await page.unroute(quick);
  // The same input submitted again within half a second counts as a double click.
  await submit(email, password, 'herbs.example.com');
  await expect(page).toHaveURL(/\/en\/documents\/[^?]+\?signup=quick_generator/);
  await expect(title(page, 'Privacy policy')).toBeVisible();
  expect(await sitesOf(page)).toEqual(['herbs.example.com']);
  await call(page, 'POST', '/users/sign-in', { email: taken, password });
  expect(await sitesOf(page)).toEqual([]);
});

/** Names of all sites of the signed-in person. */
async function sitesOf(page: Page): Promise<readonly string[]> {
  const { sites } = (await (await page.request.get('/api/v1/sites')).json()) as { sites: readonly { name: string }[] };
  return sites.map(({ name }) => name);
}
