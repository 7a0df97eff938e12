import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { choose, countNow, leaveUnanswered, siteWithBanner } from './banner.ts';
import { button, field, signInAsSomebody, title } from './person.ts';
import { newSite } from './policy.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Visitor choices' }).getByRole('row');
const second = 1000;
const minute = 60 * second;

test('before a banner is published the page leads to it', async ({ page }) => {
  await signInAsSomebody(page);
  const siteId = await newSite(page, { name: 'Harbour Books' });
  await page.goto(`/en/sites/${siteId}`);
  await expect(page.getByText('No choices yet')).toBeVisible();

  await page.getByRole('link', { name: 'View choices' }).click();
  await expect(title(page, 'Consent analytics')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'No banner is published yet' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Set up the banner' }).click();
  await expect(title(page, 'Cookie banner')).toBeFocused();
});

test('C1, C10, C13: choices are listed newest first, fifty at a time, and each opens its proof', async ({ page }) => {
  const site = await siteWithBanner(page, 'Corner Coffee');
  await page.goto(`/en/sites/${site.id}/cookie-preferences#choices`);
  await expect(page.getByRole('heading', { name: 'No choices yet' })).toBeVisible();

  for (let number = 2; number < 54; number += 1) await choose(page, site, number * second);
  const tc = 'CQexampleAAAAAAAAAAAAAA.YAAAAAAAAAAA';
  await choose(page, site, second, { action: 'custom', granted: 9, tc });
  await page.reload();

  await expect(rows(page)).toHaveCount(51);
  const newest = rows(page).nth(1);
  await expect(newest).toContainText('Custom choice');
  await expect(newest.getByRole('list')).toContainText('Analytics: allowed');
  await expect(newest.getByRole('list')).toContainText('Marketing: not allowed');
  await expect(newest).toContainText('EU and EEA');

  await page.keyboard.press('/');
  await expect(field(page, 'Cookie preference ID')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows(page).nth(2).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('k');
  await expect(newest.getByRole('link').first()).toBeFocused();

  await button(page, 'Load more').click();
  await expect(rows(page)).toHaveCount(54);
  await expect(page.getByRole('status').filter({ hasText: '3 more choices loaded' })).toBeVisible();
  await expect(rows(page).nth(51).getByRole('link').first()).toBeFocused();

  await newest.getByRole('link', { name: /UTC, Custom choice$/ }).click();
  const proof = page.getByRole('dialog', { name: 'Proof of choice' });
  await expect(proof.getByText(/\d\d:\d\d:\d\d\.\d{3} UTC$/).first()).toBeVisible();
  await expect(proof.getByRole('row', { name: 'Analytics Allowed' })).toBeVisible();
  await expect(proof.getByRole('row', { name: 'Marketing Not allowed' })).toBeVisible();
  await expect(proof.getByText(/^[\da-f]{64}$/)).toBeVisible();
  await expect(proof.getByRole('textbox', { name: 'TC string' })).toHaveValue(tc);
  await proof.getByRole('button', { name: 'View exact texts and picture' }).click();
  await expect(proof.getByRole('group').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);

  // Its URL can be shared.
  await expect(page).toHaveURL(/[?&]preference=[\da-f-]{36}/);
  await page.reload();
  await expect(proof).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(proof).toBeHidden();
});

test('PRODUCT 5: an ID must be entered, and finds all choices of one visitor in either form', async ({ page }) => {
  const site = await siteWithBanner(page, 'Paper Boat');
  const consentId = randomBytes(16).toString('hex');
  await choose(page, site, 3 * second);
  await choose(page, site, 2 * second, { consentId });
  await choose(page, site, second, { consentId, action: 'withdraw', granted: 1 });
  await page.goto(`/en/sites/${site.id}/cookie-preferences#choices`);
  await expect(rows(page)).toHaveCount(4);

  const search = field(page, 'Cookie preference ID');
  await button(page, 'Search').click();
  await expect(page.getByText('Enter a cookie preference ID.')).toBeVisible();
  await search.fill('not-an-id');
  await search.press('Enter');
  await expect(page.getByText(/^A cookie preference ID has 32 characters/)).toBeVisible();

  await search.fill(consentId.toUpperCase().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
  await search.press('Enter');
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText('Withdrew consent');

  await rows(page).nth(1).getByRole('link').first().click();
  const proof = page.getByRole('dialog', { name: 'Proof of choice' });
  await expect(
    proof.getByText('No longer allowed: Functionality, Embedded content and personalization, Analytics, and Marketing'),
  ).toBeVisible();
  await proof.getByRole('button', { name: 'Older choice' }).click();
  await expect(proof.getByRole('row', { name: 'Marketing Allowed' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(proof).toBeHidden();

  await search.fill('0'.repeat(32));
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await button(page, 'Back to all choices').click();
  await expect(rows(page)).toHaveCount(4);
});

test('PRODUCT 9: timeframes are in UTC, typed to the millisecond and shifted by units', async ({ page }) => {
  const site = await siteWithBanner(page, 'Green Field');
  await choose(page, site, second);
  await choose(page, site, 26 * 60 * minute, { action: 'reject', granted: 1 });
  await page.goto(`/en/sites/${site.id}/cookie-preferences#choices`);
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole('button', { name: /^Last 30 days/ }).click();
  const picker = page.getByRole('dialog', { name: 'Timeframe' });
  await expectAccessible(page);
  await picker.getByText('More timeframes').click();
  const frame = picker.getByRole('radiogroup', { name: 'Timeframe' });
  await frame.getByText('Previous month').click();
  await frame.getByText('Custom (UTC)').click();
  const [from, until] = [field(page, 'From'), field(page, 'To (exclusive)')];
  await expect(from).toHaveValue(/^\d{4}-\d\d-01 00:00:00\.000$/);

  const day = new Date(Date.now() - 26 * 60 * minute).toISOString().slice(0, 10);
  await until.fill('tomorrow');
  await until.press('Enter');
  await expect(page.getByText('Invalid date format')).toBeVisible();
  await until.fill('2300-01-01');
  await until.press('Enter');
  await from.fill(`${day} 00:00`);
  await from.press('Enter');
  await until.fill(day);
  await until.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText('Rejected all');

  const shift = page.getByRole('group', { name: 'Shift' });
  await shift.getByText('Start').click();
  await shift.getByRole('combobox', { name: 'Unit' }).click();
  await page.getByRole('option', { name: 'milliseconds' }).click();
  await shift.getByRole('textbox', { name: 'By' }).fill('5');
  await shift.getByRole('button', { name: 'Add' }).click();
  await expect(from).toHaveValue(`${day} 00:00:00.005`);
  await shift.getByText('Both ends').click();
  await shift.getByRole('combobox', { name: 'Unit' }).click();
  await page.getByRole('option', { name: 'years' }).click();
  await shift.getByRole('button', { name: 'Subtract' }).click();
  await expect(from).toHaveValue(`${Number(day.slice(0, 4)) - 5}${day.slice(4)} 00:00:00.005`);
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await button(page, 'Show all').click();
  await expect(rows(page)).toHaveCount(3);
});

test('PRODUCT 5, C13: a CSV is asked for by days, none in the future, and can be downloaded', async ({ page }) => {
  const site = await siteWithBanner(page, 'Rose Garden');
  await choose(page, site, second);
  await page.goto(`/en/sites/${site.id}/cookie-preferences`);
  await button(page, 'Download CSV').click();
  const dialog = page.getByRole('dialog', { name: 'Download choices as CSV' });
  await expectAccessible(page);

  await dialog.getByRole('textbox', { name: 'From' }).fill('2/30/2026');
  await dialog.getByRole('textbox', { name: 'To (inclusive)' }).fill('12/31/2999');
  await dialog.getByRole('button', { name: 'Prepare file' }).click();
  const refusal = 'Invalid date. Please enter a date in the correct format and not set in the future.';
  await expect(dialog.getByText(refusal)).toHaveCount(2);

  await dialog.getByRole('button', { name: 'This year' }).click();
  await expect(dialog.getByText(refusal)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Prepare file' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Downloads' })).toHaveAttribute('aria-selected', 'true');
  const link = page.getByRole('link', { name: /^Download file from / });
  await expect(link).toBeVisible();
  await expect(page.getByText(/^1 row · /)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await link.click();
  expect((await downloading).suggestedFilename()).toMatch(/^cookie-preferences-\d{4}-\d\d-\d\d\.csv$/);
});

test('C14: how long choices are kept is changed, and asked about where it is shortened', async ({ page }) => {
  const site = await siteWithBanner(page, 'Slow Bakery');
  await page.goto(`/en/sites/${site.id}/cookie-preferences#retention`);
  await page.getByRole('radio', { name: 'Custom period' }).check();
  const months = field(page, 'Months');
  await months.fill('241');
  await button(page, 'Save').click();
  await expect(page.getByText('Enter a whole number from 1 to 240.')).toBeVisible();

  await months.fill('24');
  await button(page, 'Save').click();
  await expectAccessible(page);
  await button(page, 'Shorten period').click();
  await expect(page.getByText('Choices are deleted after 24 months.')).toBeVisible();
  await page.reload();
  await expect(months).toHaveValue('24');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page is for everybody, on a phone as well, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const site = await siteWithBanner(page, `Blue Door ${colorScheme}`);
    await choose(page, site, second);
    await choose(page, site, 2 * second, { action: 'reject', granted: 1 });
    await choose(page, site, 3 * second, { action: 'gpc', decided: 17, granted: 1, waited: undefined });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/en/sites/${site.id}/cookie-preferences#choices`);
      await expect(rows(page)).toHaveCount(4);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.getByRole('tab', { name: 'Statistics' }).click();
    await expect(page.getByText(/These are choices, not visitors/)).toBeVisible();
    await expectAccessible(page);
  });
}

test('a row opens by a press anywhere in it, and by its link with the keyboard', async ({ page }) => {
  const site = await siteWithBanner(page, 'Open Gate');
  await choose(page, site, second);
  await page.goto(`/en/sites/${site.id}/cookie-preferences#choices`);
  const proof = page.getByRole('dialog', { name: 'Proof of choice' });
  await rows(page).nth(1).getByText('EU and EEA').click();
  await expect(proof).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(proof).toBeHidden();
  await rows(page).nth(1).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(proof).toBeVisible();
});

test('consent analytics opens on statistics: the opt-in rate, no answer, days of a calendar, files', async ({
  page,
}) => {
  const site = await siteWithBanner(page, 'Clear Lake');
  await choose(page, site, 3 * second);
  await choose(page, site, 2 * second, { action: 'custom', granted: 9 });
  await choose(page, site, second, { action: 'reject', granted: 1 });
  await leaveUnanswered(page, site);
  await countNow(site.id);
  await page.goto(`/en/sites/${site.id}/cookie-preferences`);
  await expect(page.getByRole('tab', { name: 'Statistics' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('1 of 3 answers')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '33%' }).first()).toBeVisible();
  await expect(page.getByText('No answer', { exact: true }).first()).toBeVisible();
  await page.getByText('Show as table').click();
  await expect(page.getByRole('table', { name: 'Over time' }).getByRole('row').nth(1)).toContainText('1');

  const saved = async (name: string) => {
    const downloading = page.waitForEvent('download');
    await button(page, name).click();
    return (await downloading).suggestedFilename();
  };
  expect(await saved('Save numbers (CSV)')).toBe('over-time.csv');
  expect(await saved('Save as image (PNG)')).toBe('over-time.png');

  await page.getByRole('button', { name: /^Last 30 days/ }).click();
  const picker = page.getByRole('dialog', { name: 'Timeframe' });
  await picker.getByRole('table').getByRole('button', { name: todayInUtc() }).click();
  await picker.getByRole('table').getByRole('button', { name: todayInUtc() }).click();
  await expect(picker).toBeHidden();
  await expect(page).toHaveURL(/range=custom/);
  await expect(page.getByText('1 of 3 answers')).toBeVisible();
});

const todayInUtc = () => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
