import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, field, signInAsSomebody, title } from './person.ts';
import { newSite } from './policy.ts';

// No setting allows scans of a private network, so no scan of a test page can succeed here.

const status = (text: string | RegExp) => ({ hasText: text });

test('from the page of a site, an address of a private network is refused', async ({ page }) => {
  await signInAsSomebody(page);
  const siteId = await newSite(page, { name: 'Harbour Books', url: 'https://harbour-books.example' });
  await page.goto(`/en/sites/${siteId}`);
  const card = page.getByRole('region', { name: 'Website scan' });
  await expect(card.getByText('Not scanned yet')).toBeVisible();

  await page.getByRole('link', { name: 'Scan my site' }).click();
  await expect(title(page, 'Scanner')).toBeFocused();
  await expect(field(page, 'Start address')).toHaveValue('https://harbour-books.example');
  await expectAccessible(page);

  await field(page, 'Start address').fill('https://wiki.internal');
  await button(page, 'Scan my site').click();
  await expect(page.getByRole('alert').filter(status('private network'))).toBeVisible();
  await expect(field(page, 'Start address')).toHaveValue('https://wiki.internal');
  await expect(button(page, 'Try again')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/en/sites/${siteId}`);
  await expect(card.getByText('Failed', { exact: true })).toBeVisible();
});

test('what is no address of a page is said at the field', async ({ page }) => {
  await signInAsSomebody(page);
  const siteId = await newSite(page, { name: 'Paper Boat' });
  await page.goto(`/en/sites/${siteId}/scan`);

  await field(page, 'Start address').fill('http://127.0.0.1:4000');
  await button(page, 'Scan my site').click();

  await expect(field(page, 'Start address')).toHaveAttribute('aria-invalid', 'true');
  await expect(button(page, 'Stop')).toBeHidden();
});

test('a schedule is saved as it is chosen', async ({ page }) => {
  await signInAsSomebody(page);
  const siteId = await newSite(page, { name: 'Green Field', url: 'https://greenfield.example' });
  await page.goto(`/en/sites/${siteId}/scan`);
  const every = page.getByRole('radiogroup', { name: 'Frequency' });

  await every.getByText('Weekly').click();
  await expect(page.getByText('Schedule saved.')).toBeVisible();
  await expect(page.getByText(/^Next scan: /)).toBeVisible();
  const mail = page.getByRole('switch', { name: 'Email me' });
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await mail.uncheck();
  await saved;

  await page.reload();
  await expect(every.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  await expect(mail).not.toBeChecked();
});

test('the badge leads to a report that anybody may open, as long as it is public', async ({ page, browser }) => {
  await signInAsSomebody(page);
  const siteId = await newSite(page, { name: 'Corner Coffee', url: 'https://corner-coffee.example' });
  const set = (badge: boolean) =>
    call<{ schedule: { reportUrl: string | null } }>(page, 'PUT', `/api/v1/sites/${siteId}/scan-schedule`, {
      every: 'off',
      mail: false,
      badge,
    });

  const { reportUrl } = (await set(true)).schedule;
  const anybody = await browser.newPage();
  await anybody.goto(`${reportUrl}?lang=en`);
  await expect(anybody.getByText('This site has not been tested yet, or its result is not public.')).toBeVisible();
  await expectAccessible(anybody);
  await anybody.close();

  expect((await set(false)).schedule.reportUrl).toBeNull();
});
