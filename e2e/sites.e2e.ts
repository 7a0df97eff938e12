import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, field, signInAsSomebody, signUp, title } from './person.ts';
import { newPolicy, newSite } from './policy.ts';

// Sites and apps: list, owner, editing, grouping and deletion.

const dashboard = '/en/dashboard';
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

/** Opens the page of a new site, which has a document and no owner. */
async function openSite(page: Page, name: string): Promise<void> {
  const { siteId } = await newPolicy(page, { name, owner: null });
  await page.goto(`/en/sites/${siteId}`);
  await expect(title(page, name)).toBeVisible();
}

test('the first site is described in a dialog, and its document is begun', async ({ page }) => {
  await signUp(page);
  await page.goto(dashboard);
  await expect(page.getByRole('heading', { name: 'No sites yet' })).toBeVisible();
  await expectAccessible(page);

  await button(page, 'Generate a document').click();
  const dialog = page.getByRole('dialog', { name: 'Generate a document' });
  await expect(field(page, 'Website address')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'Website address').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Address not provided.' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Mobile app' }).check();
  await dialog.getByRole('button', { name: 'Start generating' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Application name not provided.' })).toBeVisible();

  await field(page, 'App name').fill('Herbarium');
  await dialog.getByRole('button', { name: 'Start generating' }).click();
  await expect(page).toHaveURL(/\/en\/documents\//);

  await page.goto(dashboard);
  await expect(page.getByRole('listitem').filter({ hasText: 'Herbarium' })).toContainText('4 details missing');
  await expectAccessible(page);
});

test('an address that is none is refused at its field, and a warning goes with the page it was about', async ({
  page,
}) => {
  await signUp(page);
  await page.goto(dashboard);
  await button(page, 'Generate a document').click();
  const address = field(page, 'Website address');
  await address.fill('not a url');
  await button(page, 'Start generating').click();
  await expect(page.getByText('This is not a valid web address')).toBeVisible();
  await expect(address).toBeFocused();
  await expect(address).toHaveAttribute('aria-invalid', 'true');

  const warning = page.getByRole('alert').filter({ hasText: 'Address not provided.' });
  await address.fill('');
  await button(page, 'Start generating').click();
  await expect(warning).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Organizations' }).click();
  await expect(title(page, 'Organizations')).toBeVisible();
  await expect(warning).toHaveCount(0);
});

test('the owner is named in full, and the site says so', async ({ page }) => {
  await signInAsSomebody(page);
  await openSite(page, 'shop.example.com');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add owner' }).click();
  await expect(title(page, 'Owner')).toBeVisible();

  await field(page, 'Email for privacy and legal matters').fill('nobody');
  await button(page, 'Save owner').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Insert all the required fields' })).toBeVisible();
  // Said above the fields and beside each of them, of which the first has the focus.
  await expect(field(page, 'Company or personal name')).toBeFocused();
  await expect(field(page, 'Email for privacy and legal matters')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Company or personal name').fill('Bergkraut GmbH');
  await field(page, 'Postal address').fill('Hauptstraße 1, 10115 Berlin');
  await page.getByRole('combobox', { name: 'Country of registration' }).fill('German');
  await page.getByRole('option', { name: 'Germany' }).click();
  await button(page, 'Save owner').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Email format is wrong' })).toBeVisible();
  await field(page, 'Email for privacy and legal matters').fill('hello@bergkraut.com');
  await page.getByRole('switch', { name: 'Data protection officer' }).check();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Privacy desk');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('privacy@bergkraut.com');
  await expectAccessible(page);
  await button(page, 'Save owner').click();

  await expect(title(page, 'shop.example.com')).toBeVisible();
  await expect(page.getByText('Bergkraut GmbH')).toBeVisible();
  await expect(page.getByText('Privacy desk')).toBeVisible();
});

test('a link to a missing fact leads to its field, and changes are not lost unasked', async ({ page }) => {
  await signInAsSomebody(page);
  const siteId = await newSite(page, { name: 'shop.example.com' });
  await page.goto(`/en/sites/${siteId}/owner?field=owner.representative.email`);
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeFocused();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('eu@bergkraut.com');
  await navigation(page).getByRole('link', { name: 'Sites and apps', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('eu@bergkraut.com');

  await navigation(page).getByRole('link', { name: 'Sites and apps', exact: true }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(title(page, 'Sites and apps')).toBeVisible();
});

test('a site is edited, then deleted once its name is typed', async ({ page }) => {
  await signUp(page);
  await newSite(page, { name: 'shop.example.com' });
  await page.goto(dashboard);
  await page.getByRole('link', { name: 'shop.example.com', exact: true }).click();
  await page.getByRole('link', { name: 'Edit site' }).click();

  await field(page, 'Name').fill('Herb shop');
  await page.getByRole('switch', { name: 'This site is aimed at children' }).check();
  await expect(page).toHaveTitle('Settings · Herb shop · Candor');
  await expectAccessible(page);

  await button(page, 'Delete site').click();
  const dialog = page.getByRole('dialog', { name: 'Delete Herb shop?' });
  await expect(dialog).toContainText('This action is not reversible');
  await expect(dialog.getByRole('checkbox', { name: 'Also delete the evidence' })).not.toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Delete site' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('Herb shop');
  await dialog.getByRole('button', { name: 'Delete site' }).click();

  await expect(page.getByRole('heading', { name: 'No sites yet' })).toBeVisible();
});

test('settings of a site are saved by themselves, undone, and merged with those of a colleague', async ({ page }) => {
  await signUp(page);
  const siteId = await newSite(page, { name: 'shop.example.com' });
  const path = `/api/v1/sites/${siteId}`;
  const colleague = (change: object) => call(page, 'PATCH', path, change);
  const saved = () => call<{ name: string; url: string | null }>(page, 'GET', path);
  const state = (text: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) });
  await page.goto(`/en/sites/${siteId}/settings`);
  const name = field(page, 'Name');
  const address = field(page, 'Address');
  await address.fill('not an address');
  await address.press('Tab');
  await expect(address).toHaveAccessibleDescription(/./);
  await expect(state('Not saved')).toBeVisible();

  await address.fill('https://herbs.example.com');
  await expect(state('Saved')).toBeVisible();
  await colleague({ name: 'Herbs of Cork' });
  await address.fill('https://herbs.example.org');
  await expect.poll(saved).toMatchObject({ name: 'Herbs of Cork', url: 'https://herbs.example.org' });
  await expect(address).toBeFocused();
  await page.getByRole('heading', { level: 1 }).focus();
  await expect(name).toHaveValue('Herbs of Cork');
  await expectAccessible(page);

  await button(page, 'Undo the last change').click();
  await expect.poll(saved).toMatchObject({ name: 'Herbs of Cork', url: 'https://herbs.example.com' });
  await expect(address).toHaveValue('https://herbs.example.com');

  await name.fill('Herbs');
  await colleague({ name: 'Herb shop' });
  const conflict = page.getByRole('dialog', { name: 'Someone else saved changes' });
  await conflict.getByRole('button', { name: 'Take the newer settings' }).click();
  await expect(name).toHaveValue('Herb shop');
  expect((await saved()).name).toBe('Herb shop');
});

test('a project takes a site in, is shown alone, renamed, and deleted with it', async ({ page }) => {
  await signUp(page);
  await newSite(page, { name: 'inside.example.com' });
  await newSite(page, { name: 'outside.example.com' });

  await page.goto(dashboard);
  await button(page, 'New project').click();
  const making = page.getByRole('dialog', { name: 'New project' });
  await field(page, 'Project name').fill('Clients');
  await making.getByRole('switch', { name: 'Add existing sites' }).check();
  await making.getByRole('combobox', { name: 'Sites to add' }).click();
  await page.getByRole('option', { name: 'inside.example.com' }).click();
  await page.keyboard.press('Escape');
  await making.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByText('Project created successfully')).toBeVisible();

  await page.getByRole('combobox', { name: 'Project' }).click();
  await page.getByRole('option', { name: 'Clients' }).click();
  await expect(page.getByText('1 site', { exact: true })).toBeVisible();
  await button(page, 'Actions for project Clients').click();
  await page.getByRole('menuitem', { name: 'Rename project' }).click();
  await field(page, 'Project name').fill('Customers');
  await button(page, 'Save').click();

  await button(page, 'Actions for project Customers').click();
  await page.getByRole('menuitem', { name: 'Delete project' }).click();
  const deleting = page.getByRole('dialog', { name: 'Delete project Customers?' });
  await deleting.getByRole('textbox').fill('Customers');
  await deleting.getByRole('button', { name: 'Delete project' }).click();
  await expect(page.getByText('Project deleted successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'outside.example.com', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'inside.example.com', exact: true })).toBeHidden();
});

test('a new project without sites to add cannot be made while sites are asked for', async ({ page }) => {
  await signUp(page);
  await page.goto(`${dashboard}?new_project=1`);
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await field(page, 'Project name').fill('Clients');

  await dialog.getByRole('switch', { name: 'Add existing sites' }).check();
  await expect(dialog.getByText('No other sites to add.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create project' })).toBeDisabled();
  await dialog.getByRole('switch', { name: 'Add existing sites' }).uncheck();
  await expect(dialog.getByRole('button', { name: 'Create project' })).toBeEnabled();
});

test('the header and the palette lead from site to site', async ({ page }) => {
  await signUp(page);
  await newSite(page, { name: 'first.example.com' });
  await openSite(page, 'second.example.com');

  await button(page, 'Switch site. Current site: second.example.com').click();
  await expect(page.getByRole('searchbox', { name: 'Find a site' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Find a site' }).fill('first');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'second.example.com' })).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title(page, 'first.example.com')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('second');
  await page.getByRole('option', { name: 'second.example.com' }).first().click();
  await expect(title(page, 'second.example.com')).toBeVisible();
});
