import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, signUp } from './person.ts';
import { newPolicy, publish } from './policy.ts';
import { scanned } from './scan.ts';

// From a site to its register, back to its policy, and what a scan finds later. What the policy shows of a service.

type Records = { readonly records: readonly { readonly id: string; readonly name: string; readonly state: string }[] };
type Entry = { readonly version: number; readonly fields: object; readonly missing: readonly string[] };

const api = '/api/v1/processing-records';
const six = ['stripe', 'google-analytics-4', 'mailchimp', 'youtube-embedded-player', 'google-fonts', 'paypal'];

/** Completes and confirms all records. */
async function confirmAll(page: Page): Promise<void> {
  const { records } = await call<Records>(page, 'GET', api);
  for (const { id } of records) {
    const { version, fields } = await call<Entry>(page, 'GET', `${api}/${id}`);
    const measures = ['encryption-in-transit'];
    const body = { version, fields: { ...fields, measures, subjects: ['visitors'] } };
    const saved = await call<Entry>(page, 'PUT', `${api}/${id}`, body);
    await call(page, 'POST', `${api}/${id}/confirmation`, { version: saved.version });
  }
}

test('six services fill the register, a basis changed there is republished, and a seventh that a scan finds is mended by one press', async ({
  page,
}) => {
  await signUp(page);
  const policy = await newPolicy(page, { services: six });
  const address = await publish(page, policy);
  await page.goto('/en/processing-records');
  await button(page, 'Create from sites').click();
  await expect(page.getByText('8 drafts were created')).toBeVisible();
  await expect(page.getByText(/its record is not confirmed/u).first()).toBeVisible();
  await confirmAll(page);
  await page.reload();
  await expect(page.getByText(/its record is not confirmed/u)).toHaveCount(0);
  const table = page.getByRole('table', { name: 'Records of processing' });
  await expect(table.getByText('Confirmed', { exact: true })).toHaveCount(six.length + 2);
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Board by state').click();
  const confirmed = page.getByRole('region', { name: 'Confirmed' });
  await expect(confirmed.getByRole('link')).toHaveCount(six.length + 2);
  await expectAccessible(page);

  await confirmed.getByRole('link', { name: 'PayPal' }).click();
  await button(page, 'Edit').click();
  const dialog = page.getByRole('dialog', { name: 'Edit what documents state' });
  await dialog.getByRole('combobox', { name: 'Legal basis' }).selectOption('Contract (b)');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const stated = () => call<{ status: string }>(page, 'GET', `/api/v1/documents/${policy.id}`);
  expect((await stated()).status).toBe('changed');
  const text = async () => (await page.request.get(`${address}/full-legal?lang=en`)).text();
  const before = await text();
  await publish(page, policy);
  expect((await stated()).status).toBe('published');
  await expect.poll(text).not.toBe(before);

  await scanned(policy.siteId);
  await page.goto(`/en/processing-records?site=${policy.siteId}`);
  const finding = page.getByText('The scan found services missing from the documents');
  await expect(finding).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Add to documents').click();
  await expect(finding).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Hotjar' }).first()).toBeVisible();
  await expect(page.getByText('Hotjar has no record yet.')).toHaveCount(0);
});

test('the actions of the register are reached by keyboard', async ({ page }) => {
  await signUp(page);
  await page.goto('/en/processing-records');
  const add = button(page, 'Add records');
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Create from sites' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Import from a file' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await button(page, 'More').click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/as-of/);
});

test('what the policy shows is saved at once, and goes back with the reason where the server refuses', async ({
  page,
}) => {
  await signUp(page);
  await newPolicy(page, { services: ['stripe'] });
  await call(page, 'POST', `${api}/drafts`, {});
  await page.goto('/en/processing-records');
  await page.getByRole('link', { name: 'Stripe' }).click();
  const shown = page.getByRole('radiogroup', { name: 'Security measures' });
  await expect(shown.getByRole('radio', { name: 'Hide' })).toBeChecked();
  await shown.getByRole('radio', { name: 'Show' }).check();
  const saved = page.getByText('Saved', { exact: true });
  await expect(saved).toBeVisible();
  await expect(saved).toBeHidden({ timeout: 4000 });
  await expect(shown.getByRole('radio', { name: 'Show' })).toBeChecked();

  await shown.getByRole('radio', { name: 'Hide' }).click();
  await expect(saved).toBeVisible();
  await expect(saved).toBeHidden({ timeout: 4000 });

  // Somebody confirms and ends the record meanwhile.
  const { records } = await call<Records>(page, 'GET', api);
  const id = records.find(({ name }) => name === 'Stripe')?.id ?? '';
  const { version, fields } = await call<Entry>(page, 'GET', `${api}/${id}`);
  const complete = { ...fields, measures: ['encryption-in-transit'] };
  const changed = await call<Entry>(page, 'PUT', `${api}/${id}`, { version, fields: complete });
  const confirmed = await call<Entry>(page, 'POST', `${api}/${id}/confirmation`, { version: changed.version });
  await call(page, 'POST', `${api}/${id}/end`, { version: confirmed.version });
  await shown.getByRole('radio', { name: 'Show' }).click();
  const refused = page.getByText('This record has ended');
  await expect(refused).toBeVisible();
  await expect(shown.getByRole('radio', { name: 'Hide' })).toBeChecked();
  await expect(refused).toBeHidden({ timeout: 6000 });
});

test('an alternate under a name that is taken is refused with the reason', async ({ page }) => {
  await signUp(page);
  await newPolicy(page, { services: ['stripe'] });
  await call(page, 'POST', `${api}/drafts`, {});
  const { records } = await call<Records>(page, 'GET', api);
  const id = records.find(({ name }) => name === 'Stripe')?.id ?? '';
  await call(page, 'POST', `${api}/${id}/alternates`, { label: 'Refunds' });
  await page.goto(`/en/processing-records/${id}`);
  await button(page, 'Add alternate').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Refunds');
  await dialog.getByRole('button', { name: 'Add record' }).click();
  await expect(dialog.getByText('Your alternates contain invalid data.')).toBeVisible();
  await expectAccessible(page);
});
