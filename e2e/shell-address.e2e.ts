import { expect, test, type Page } from '@playwright/test';
import type { DsarRequest } from '@app/contract';
import { call } from './api.ts';
import { button, field, signUp, title } from './person.ts';
import { newPolicy, newSite } from './policy.ts';

// What an address keeps while parts of it change, and where the focus goes when a control goes.

async function enterRequest(page: Page, name: string, siteId?: string): Promise<void> {
  await call<DsarRequest>(page, 'POST', '/api/v1/dsar-requests', {
    channel: 'letter',
    receivedOn: new Date().toISOString().slice(0, 10),
    place: 'DE',
    rights: ['access'],
    name,
    email: `${name.toLowerCase()}@example.com`,
    language: 'en',
    ...(siteId && { siteId }),
  });
}

test('a dialog with an address leaves the open tab and what was typed there alone', async ({ page }) => {
  await signUp(page);
  await page.goto('/en/account/teams#roles');
  const tab = page.getByRole('tab', { name: 'Roles' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await button(page, 'Invite people').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/do=invite#roles$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/teams#roles$/);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('filters of the register are cleared at once, and the board shows the requests of its site', async ({ page }) => {
  await signUp(page);
  const siteId = await newSite(page, { name: 'harbour.example.com' });
  await page.goto(`/en/processing-records?site=${siteId}&state=draft`);
  await title(page, 'Records of processing').waitFor();
  await page.getByRole('search').getByRole('button', { name: 'Clear', exact: false }).first().click();
  await expect(page).not.toHaveURL(/site=|state=/);

  await enterRequest(page, 'Ada', siteId);
  await enterRequest(page, 'Ben');
  await page.goto(`/en/requests?site=${siteId}&view=board`);
  await expect(page.getByRole('button', { name: 'Remove filter: Site: harbour.example.com' })).toBeVisible();
  const received = page.getByRole('region', { name: 'Received' });
  await expect(received.getByText('Ada')).toBeVisible();
  await expect(received.getByText('Ben')).toHaveCount(0);
});

test('the search field follows saved views, and no tab loses the views of another', async ({ page, context }) => {
  await signUp(page);
  await enterRequest(page, 'Ada');
  await enterRequest(page, 'Ben');
  await page.goto('/en/requests?text=ada');
  const search = page.getByRole('searchbox');
  const row = (name: string) => page.getByRole('table').first().getByRole('row').filter({ hasText: name });
  const save = async (from: Page, name: string): Promise<void> => {
    await button(from, 'Save view').click();
    await field(from, 'Name').fill(name);
    await from.keyboard.press('Enter');
    await expect(from.getByRole('dialog')).toHaveCount(0);
  };
  await expect(row('Ada')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/en/requests?text=ben');
  await button(other, 'Save view').waitFor();
  await save(page, 'First');
  const views = page.getByRole('list', { name: 'Saved views' });
  await expect(other.getByRole('list', { name: 'Saved views' }).getByRole('link')).toHaveText(['First']);
  await save(other, 'Second');
  await expect(views.getByRole('link')).toHaveText(['First', 'Second']);
  await other.close();

  // Cards below the list stay, also while another search is read.
  const figures = page.getByRole('heading', { name: 'Figures' });
  await expect(figures).toBeVisible();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/dsar-requests?*', async (route) => {
    await released;
    await route.continue();
  });
  await views.getByRole('link', { name: 'Second' }).click();
  await expect(search).toHaveValue('ben');
  await expect(figures).toBeVisible();
  release();
  await expect(row('Ben')).toBeVisible();
  await expect(row('Ada')).toHaveCount(0);
  await search.fill('');
  await expect(row('Ada')).toBeVisible();
  await expect(search).toBeFocused();

  await button(page, 'Delete the view First').press('Enter');
  await expect(views.getByRole('link', { name: 'Second' })).toBeFocused();
  await button(page, 'Undo').click();
  await expect(views.getByRole('link')).toHaveText(['First', 'Second']);

  const bar = page.getByRole('region', { name: 'Selection' });
  const box = page.getByRole('checkbox', { name: /^Select / });
  await box.first().press('Space');
  await bar.getByRole('button', { name: 'Select all 2' }).press('Enter');
  await expect(bar.getByRole('button', { name: 'Clear selection' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('checkbox');
});

test('the palette gives the focus back, keeps its field, and adds a service on the page that is open', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await newPolicy(page, { name: 'many.example.com' });
  await page.goto(`/en/documents/${id}`);
  const tab = page.getByRole('tab', { name: 'Services' });
  await tab.focus();
  const palette = page.getByRole('dialog').getByRole('combobox');
  const run = async (text: string, option = text): Promise<void> => {
    await page.keyboard.press('ControlOrMeta+k');
    await palette.fill(text);
    await page.getByRole('option').filter({ hasText: option }).first().click();
    await expect(palette).toHaveCount(0);
  };
  await run('Use the dark appearance');
  await expect(tab).toBeFocused();

  for (const service of ['Hotjar', 'Stripe']) {
    await run(service, `Add ${service}`);
    const search = page.locator('input[name="add-service"]');
    await expect(search).toBeFocused();
    await expect(search).toHaveValue(service);
    await expect(page).not.toHaveURL(/do=|name=/);
  }

  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette).toBeFocused();
  // What the server found cannot be listed again, and takes no place.
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([/Use the dark appearance/]);
  await palette.evaluate((element) => element.blur());
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('team');
  await expect(palette).toHaveValue('team');
});

test('a held key opens the sheet and publishes nothing', async ({ page }) => {
  await signUp(page);
  const { id } = await newPolicy(page, { name: 'held.example.com' });
  await page.goto(`/en/documents/${id}`);
  await title(page, 'Privacy policy').waitFor();
  const published: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/publish')) published.push(request.url());
  });
  await page.keyboard.down('Control');
  await page.keyboard.down('Enter');
  const sheet = page.getByRole('dialog').getByRole('button', { name: /^Publish/ });
  await expect(sheet).toBeEnabled();
  // Each is a repetition of the key that is still down.
  for (let at = 0; at < 5; at += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.up('Control');
  await expect(sheet).toBeVisible();
  expect(published).toEqual([]);
});
