import { expect, test, type Page } from '@playwright/test';
import type { DsarRequest } from '@app/contract';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, signUp, title } from './person.ts';
import { newSite } from './policy.ts';

// Privacy requests and records of processing of one site: pages of that site.

const main = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function enterRequest(page: Page, name: string, siteId: string, days: number): Promise<DsarRequest> {
  return call(page, 'POST', '/api/v1/dsar-requests', {
    channel: 'letter',
    receivedOn: daysAgo(days),
    place: 'DE',
    rights: ['access'],
    name,
    email: `${name.toLowerCase()}@example.com`,
    language: 'en',
    siteId,
  });
}

test('the overview of a site leads to its own requests by due day, without leaving the site', async ({ page }) => {
  await signUp(page);
  const siteId = await newSite(page, { name: 'harbour.example.com' });
  const other = await newSite(page, { name: 'northwind.example.com' });
  const { number } = await enterRequest(page, 'Ada', siteId, 90);
  await enterRequest(page, 'Ben', siteId, 1);
  await enterRequest(page, 'Cleo', other, 90);
  const rows = page.getByRole('table', { name: 'Privacy requests' }).getByRole('row');

  await page.goto(`/en/sites/${siteId}`);
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await attention.getByRole('listitem').filter({ hasText: 'overdue' }).getByRole('link').click();
  await expect(page).toHaveURL(`/en/sites/${siteId}/requests?show=late`);
  await expect(rows.filter({ hasText: 'Ada' })).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(main(page).locator('[aria-current]')).toHaveText(['Privacy requests']);
  // What is of all sites is not among the pages of one.
  await expect(page.getByRole('heading', { name: 'Processors' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove filter: Site: harbour.example.com' })).toHaveCount(0);
  await expectAccessible(page);

  await rows.getByRole('link', { name: number }).click();
  await expect(page).toHaveTitle(`${number} · Privacy requests · harbour.example.com · Candor`);
  await expect(main(page).locator('[aria-current]')).toHaveText(['Privacy requests']);

  await page.goto(`/en/sites/${siteId}`);
  await page.getByRole('link', { name: /2 open/ }).click();
  await expect(page).toHaveURL(`/en/sites/${siteId}/requests?show=open`);
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('Ada');
  await button(page, 'Switch site. Current site: harbour.example.com').click();
  await page.getByRole('dialog', { name: 'Switch site' }).getByRole('link', { name: 'northwind.example.com' }).click();
  await expect(page).toHaveURL(`/en/sites/${other}/requests`);
  await expect(rows.filter({ hasText: 'Cleo' })).toBeVisible();

  // Outside of sites, the address that others kept still names the site as a filter.
  await page.goto(`/en/requests?site=${siteId}`);
  await expect(page.getByRole('button', { name: 'Remove filter: Site: harbour.example.com' })).toBeVisible();
  await expect(rows).toHaveCount(3);
});

test('a site that never had a request says what to do, and a request entered there is of the site', async ({
  page,
}) => {
  await signUp(page);
  const siteId = await newSite(page, { name: 'harbour.example.com' });
  await page.goto(`/en/sites/${siteId}/requests`);
  await expect(page.getByText('No requests yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set up request form' })).toBeVisible();
  await page.goto(`/en/sites/${siteId}/requests?show=late`);
  await expect(page.getByText('No request matches')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear' }).last().click();
  await expect(page.getByText('No requests yet')).toBeVisible();
  await page.getByRole('link', { name: 'Set up request form' }).click();
  await expect(title(page, 'Privacy request form')).toBeVisible();

  await page.goto(`/en/sites/${siteId}/requests?do=enter`);
  const dialog = page.getByRole('dialog', { name: 'Add request' });
  await expect(dialog.getByRole('combobox', { name: 'Site' })).toHaveValue(siteId);
});

test('a record of a site is opened among the pages of the site', async ({ page }) => {
  await signUp(page);
  const siteId = await newSite(page, { name: 'harbour.example.com' });
  await newSite(page, { name: 'northwind.example.com' });
  await page.goto(`/en/sites/${siteId}/records`);
  await expect(page.getByText('Your register is empty')).toBeVisible();
  await expect(button(page, 'Create from sites')).toBeVisible();
  const filled = page.waitForRequest((request) => request.method() === 'POST');
  await button(page, 'Create from sites').click();
  expect((await filled).postData()).toContain(siteId);
});
