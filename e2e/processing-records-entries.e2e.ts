import { expect, test, type Page } from '@playwright/test';
import type { ProcessingRecord } from '@app/contract';
import { call } from './api.ts';
import { button, field, signUp, title } from './person.ts';
import { newPolicy, newSite } from './policy.ts';

// What is typed in the forms of the register and of requests is lost to nobody without a question.

const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const conflict = (page: Page) => page.getByRole('dialog', { name: 'Someone else saved changes' });

/** The record of a service, with what somebody else can change about it. */
async function aRecord(page: Page) {
  await signUp(page);
  await newPolicy(page, { services: ['stripe'] });
  await call(page, 'POST', '/api/v1/processing-records/drafts', {});
  const { records } = await call<{ records: { id: string; name: string }[] }>(
    page,
    'GET',
    '/api/v1/processing-records',
  );
  const id = records.find(({ name }) => name === 'Stripe')?.id ?? '';
  const path = `/api/v1/processing-records/${id}`;
  return {
    id,
    read: () => call<ProcessingRecord>(page, 'GET', path),
    async change(fields: Partial<ProcessingRecord['fields']>): Promise<void> {
      const record = await call<ProcessingRecord>(page, 'GET', path);
      await call(page, 'PUT', path, { version: record.version, fields: { ...record.fields, ...fields } });
    },
  };
}

/** Comes back to the window a while later: the page fetches what it shows once more. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward(60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

test('entries in a record stay while it is fetched again, and overwrite nothing without a question', async ({
  page,
}) => {
  const record = await aRecord(page);
  await page.clock.install();
  await page.goto(`/en/processing-records/${record.id}`);
  await expect(title(page, 'Stripe')).toBeVisible();
  await field(page, 'Systems').fill('Shop system');
  await record.change({ description: 'Payments of the shop' });
  const fetched = page.waitForResponse((answer) => answer.url().endsWith(`/processing-records/${record.id}`));
  await comeBack(page);
  await fetched;
  await expect(field(page, 'Systems')).toHaveValue('Shop system');

  await button(page, 'Save').click();
  await expect(conflict(page)).toBeVisible();
  await conflict(page).getByRole('button', { name: 'Take the newer settings' }).click();
  await expect(field(page, 'Systems')).toHaveValue('');
  await expect(field(page, 'Description')).toHaveValue('Payments of the shop');

  await field(page, 'Systems').fill('Shop system');
  await record.change({ description: 'Payments' });
  await button(page, 'Save').click();
  await conflict(page).getByRole('button', { name: 'Save mine over them' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect((await record.read()).fields).toMatchObject({ systems: ['Shop system'], description: 'Payments of the shop' });
});

test('a record, a recipient and the settings of requests are not left with entries without a question', async ({
  page,
}) => {
  const record = await aRecord(page);
  const register = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Organizations' });
  await page.goto(`/en/processing-records/${record.id}`);
  await field(page, 'Systems').fill('Shop system');
  await register.click();
  await leaving(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Systems')).toHaveValue('Shop system');
  await field(page, 'Systems').fill('');
  await register.click();
  await expect(title(page, 'Organizations')).toBeVisible();

  await page.goto('/en/processing-records/recipients');
  await page.getByRole('link', { name: 'Stripe, Inc.' }).click();
  await field(page, 'Email').fill('dpo@stripe.com');
  await register.click();
  await leaving(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Email')).toHaveValue('dpo@stripe.com');
  await button(page, 'Save').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await register.click();
  await expect(title(page, 'Organizations')).toBeVisible();

  const siteId = await newSite(page, { name: 'harbour.example.com' });
  await page.goto(`/en/sites/${siteId}/request-form`);
  await page.getByRole('switch', { name: 'Review letters before sending' }).check();
  await page.getByRole('link', { name: 'harbour.example.com', exact: true }).click();
  await leaving(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(title(page, 'harbour.example.com')).toBeVisible();
});
