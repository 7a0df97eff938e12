import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, field } from './person.ts';
import { openGenerator, preview } from './policy.ts';

// Two people work on one document: nobody's change is lost without a question.

type Settings = { readonly rightsContact?: object; readonly activities?: readonly { readonly id: string }[] };

const part = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const contact = 'Contact for privacy requests';
const state = (page: Page, text: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${text}$`) });
const conflict = (page: Page) => page.getByRole('dialog', { name: 'Someone else saved changes' });

/** Opens the contact in the generator, and returns what a colleague saves and what is saved then. */
async function openContact(page: Page) {
  const { id } = await openGenerator(page);
  await page.getByRole('tab', { name: 'Your own processing' }).click();
  await part(page, contact).click();
  const path = `/api/v1/documents/${id}`;
  return {
    colleague: (rightsContact: object) => call(page, 'PATCH', path, { settings: { rightsContact } }),
    saved: async () => (await call<{ settings: Settings }>(page, 'GET', path)).settings.rightsContact,
  };
}

/** Comes back to the tab of the browser, which reads again what is saved. */
async function returnToTab(page: Page): Promise<void> {
  const read = page.waitForResponse((answer) => /\/documents\/[^/]+$/.test(answer.url()));
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await read;
}

test('what a colleague saved meanwhile is kept, and of the same field it is asked whose stays', async ({ page }) => {
  const { id } = await openGenerator(page);
  await page.getByRole('tab', { name: 'Your own processing' }).click();
  await part(page, contact).click();
  const colleague = (rightsContact: object) =>
    call(page, 'PATCH', `/api/v1/documents/${id}`, { settings: { rightsContact } });
  const saved = async () =>
    (await call<{ settings: { rightsContact: object } }>(page, 'GET', `/api/v1/documents/${id}`)).settings
      .rightsContact;

  await colleague({ url: 'https://example.com/requests' });
  await field(page, 'Email address').fill('mine@example.com');
  await expect(state(page, 'Saved')).toBeVisible();
  expect(await saved()).toEqual({ email: 'mine@example.com', url: 'https://example.com/requests' });
  // The field that is typed in stays as it is; the others follow once it is left.
  await expect(field(page, 'Email address')).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(field(page, 'Request form URL')).toHaveValue('https://example.com/requests');

  const conflict = page.getByRole('dialog', { name: 'Someone else saved changes' });
  await colleague({ email: 'theirs@example.com' });
  await field(page, 'Email address').fill('again@example.com');
  await expect(conflict).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Take the newer settings' }).click();
  await expect(field(page, 'Email address')).toHaveValue('theirs@example.com');

  await colleague({ email: 'newest@example.com' });
  await field(page, 'Email address').fill('last@example.com');
  await conflict.getByRole('button', { name: 'Save mine over them' }).click();
  await expect(conflict).toBeHidden();
  await expect(state(page, 'Saved')).toBeVisible();
  expect(await saved()).toEqual({ email: 'last@example.com' });
});

test('fields that are open build on what they show, also after the page read something newer', async ({ page }) => {
  const { colleague, saved } = await openContact(page);
  await field(page, 'Email address').focus();
  await colleague({ url: 'https://example.com/requests' });
  await returnToTab(page);
  await expect(field(page, 'Request form URL')).toHaveValue('');
  await field(page, 'Email address').fill('mine@example.com');
  await expect(state(page, 'Saved')).toBeVisible();
  expect(await saved()).toEqual({ email: 'mine@example.com', url: 'https://example.com/requests' });

  // Without the focus, they show it at once.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(field(page, 'Request form URL')).toHaveValue('https://example.com/requests');
  await colleague({ email: 'mine@example.com', url: 'https://example.com/form' });
  await returnToTab(page);
  await expect(field(page, 'Request form URL')).toHaveValue('https://example.com/form');
});

test('a conflict whose question was closed stays open: nothing is overwritten, and publishing asks again', async ({
  page,
}) => {
  const { colleague, saved } = await openContact(page);
  await colleague({ email: 'theirs@example.com' });
  await field(page, 'Email address').fill('mine@example.com');
  await expect(conflict(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(conflict(page)).toBeHidden();
  await expect(state(page, 'Not saved')).toBeVisible();

  await page.keyboard.press('Control+Enter');
  await expect(conflict(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await field(page, 'Email address').fill('mine2@example.com');
  await expect(conflict(page)).toBeVisible();
  expect(await saved()).toEqual({ email: 'theirs@example.com' });
  await conflict(page).getByRole('button', { name: 'Save mine over them' }).click();
  await expect(state(page, 'Saved')).toBeVisible();
  expect(await saved()).toEqual({ email: 'mine2@example.com' });
});

test('an undo takes back one’s own change, not what a colleague saved', async ({ page }) => {
  const { colleague, saved } = await openContact(page);
  await field(page, 'Email address').fill('mine@example.com');
  await expect(state(page, 'Saved')).toBeVisible();
  await colleague({ email: 'mine@example.com', url: 'https://example.com/requests' });
  await returnToTab(page);
  await button(page, 'Undo the last change').click();
  await expect(field(page, 'Email address')).toHaveValue('');
  await expect(field(page, 'Request form URL')).toHaveValue('https://example.com/requests');
  expect(await saved()).toEqual({ url: 'https://example.com/requests' });

  await field(page, 'Email address').fill('again@example.com');
  await expect(preview(page)).toContainText('again@example.com');
  await colleague({ email: 'theirs@example.com', url: 'https://example.com/requests' });
  await returnToTab(page);
  await button(page, 'Undo the last change').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Someone else changed the same setting' })).toBeVisible();
  expect(await saved()).toEqual({ email: 'theirs@example.com', url: 'https://example.com/requests' });
});

test('activities and services that a colleague changed meanwhile are kept', async ({ page }) => {
  const { id } = await openGenerator(page, { services: ['stripe'] });
  const path = `/api/v1/documents/${id}`;
  type Read = { readonly settings: Settings; readonly services: { id: string; overrides: object }[] };
  const read = () => call<Read>(page, 'GET', path);
  const own = { id: 'own-1', kind: 'other', name: { en: 'Tombola' }, ownPurpose: { en: 'Prizes' } };
  const { settings, services } = await read();
  await page.getByRole('tab', { name: 'Your own processing' }).click();
  await expect(page.getByRole('switch').first()).toBeVisible();
  await call(page, 'PATCH', path, { settings: { activities: [...(settings.activities ?? []), own] } });
  await page.getByRole('switch', { checked: false }).first().click();
  await expect
    .poll(async () => (await read()).settings.activities?.length)
    .toBe((settings.activities?.length ?? 0) + 2);
  expect((await read()).settings.activities).toContainEqual(own);

  const [stripe] = services;
  await page.getByRole('tab', { name: 'Services' }).click();
  await button(page, 'Edit Stripe').click();
  const dialog = page.getByRole('dialog', { name: 'Stripe' });
  await expect(dialog).toBeVisible();
  const theirs = { childSetting: 'child-directed' };
  await call(page, 'PUT', `${path}/services/${stripe?.id}`, { overrides: theirs });
  await dialog.getByRole('button', { name: 'Change: Sale and sharing (US state laws)' }).click();
  await expect.poll(async () => (await read()).services[0]?.overrides).toMatchObject({ ...theirs, sells: false });
});

test('a dialog of a form stays open with what was typed when a colleague changes the same settings', async ({
  page,
}) => {
  const { id } = await openGenerator(page);
  await page.getByRole('tab', { name: 'Your own processing' }).click();
  await part(page, 'First-party trackers').click();
  const path = `/api/v1/documents/${id}`;
  await button(page, 'Add cookies').click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('textbox').first().fill('basket');
  await call(page, 'PATCH', path, {
    settings: {
      ownTrackers: [{ name: 'theme', necessary: 'interface', storage: 'cookie', duration: { value: 1, unit: 'year' } }],
    },
  });
  await returnToTab(page);
  await expect(dialog.getByRole('textbox').first()).toHaveValue('basket');
});
