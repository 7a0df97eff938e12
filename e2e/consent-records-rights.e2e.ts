import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { anna, consents, dialog, fromPage, fromServer, row, rows, siteWithConsents } from './consents.ts';
import { button, field } from './person.ts';

/** Content of the file that an action downloads. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const downloading = page.waitForEvent('download');
  await press();
  return readFile(await (await downloading).path(), 'utf8');
}

/** Opens the dialog of a person from the list. */
async function openPerson(page: Page, path: string, name: string) {
  await page.goto(`${path}#subjects`);
  await page.getByRole('link', { name: `View ${name}` }).click();
  return page.getByRole('dialog', { name: 'Person', exact: true });
}

test('PRODUCT 5, C13, C15: a CSV takes over the filters, refuses a day that is none, and holds what the list shows', async ({
  page,
}) => {
  const site = await siteWithConsents(page, 'Rose Mill');
  await fromServer(page, site.secret, { subject: { id: '=1+1', email: 'calc@example.com' }, verified: true });
  await page.goto(`${site.path}?source=private`);
  await expect(consents(page)).toHaveCount(3);
  await button(page, 'Download CSV').click();
  const form = dialog(page, 'Download consents as CSV');
  await expect(form.getByRole('checkbox', { name: 'Filtered: Source: Server' })).toBeChecked();
  await expectAccessible(page);

  await form.getByRole('textbox', { name: 'From' }).fill('2/30/2026');
  await form.getByRole('textbox', { name: 'To (inclusive)' }).fill('12/31/2999');
  await form.getByRole('button', { name: 'Prepare file' }).click();
  const refusal = 'Invalid date. Please enter a date in the correct format and not set in the future.';
  await expect(form.getByText(refusal)).toHaveCount(2);
  await form.getByRole('button', { name: 'This year' }).click();
  await form.getByRole('button', { name: 'Prepare file' }).click();

  await expect(form).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Downloads' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('row', { name: /Consents: Source: Server/ })).toContainText('2 rows');
  const file = await downloaded(page, () => page.getByRole('link', { name: /^Download file from / }).click());
  const [header = '', ...lines] = file.trim().split('\r\n');
  expect(header).toContain('consent_id,at_utc');
  expect(lines).toHaveLength(2);
  expect(file).toContain(",'=1+1,calc@example.com,");
  expect(file).not.toContain('anna@example.com');
  await expectAccessible(page);

  // The link in the e-mail about it leads there.
  const { exports } = await call<{ exports: { id: string }[] }>(
    page,
    'GET',
    `/api/v1/sites/${site.id}/consent-exports`,
  );
  await page.goto(`${site.path}?export=${exports[0]?.id}`);
  await expect(page.getByRole('link', { name: /^Download file from / })).toBeVisible();

  await page.getByRole('tab', { name: 'People' }).click();
  await button(page, 'Download CSV').click();
  await dialog(page, 'Download people as CSV').getByRole('button', { name: 'Prepare file' }).click();
  await expect(page.getByRole('row', { name: /^People/ })).toContainText('3 rows');
});

test('C16: a person is erased with minimal evidence kept, and the record tells what stays', async ({ page }) => {
  const site = await siteWithConsents(page, 'Quiet Harbour');
  await fromPage(page, site.open, { ...anna, preferences: { newsletter: false, size: 'M' } });
  const person = await openPerson(page, site.path, 'Anna Rossi');
  await expect(person.getByText('newsletter: Yes → No')).toBeVisible();
  await expect(person.getByText('size: M')).toBeVisible();
  await person.getByRole('button', { name: 'Erase' }).click();
  const question = dialog(page, 'Erase Anna Rossi?');
  await question.getByRole('radio', { name: 'Keep minimal evidence' }).check();
  const confirm = question.getByRole('button', { name: 'Erase permanently' });
  await expect(confirm).toBeDisabled();
  await question.getByRole('textbox').fill('Anna Rossi');
  await expect(confirm).toBeEnabled();
  await expectAccessible(page);
  await confirm.click();

  const done = dialog(page, 'Person erased');
  await expect(done.getByText('2 consents no longer refer to a person.')).toBeVisible();
  await expect(person).toBeHidden();
  await done.getByRole('button', { name: 'View all erasures' }).click();
  const erasure = rows(page, 'Erasures').nth(1);
  await expect(erasure).toContainText('Manual, at the person’s request');
  await expect(erasure).toContainText('Minimal evidence');
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'People' }).click();
  await expect(rows(page, 'People, newest first')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Consents' }).click();
  await row(page, 'Erased').first().getByRole('link').first().click();
  const proof = dialog(page, 'Proof of consent');
  await expect(proof.getByText('The content and the person were erased.')).toBeVisible();
  await expect(proof.getByRole('table', { name: 'Yes and no answers' })).toContainText('newsletterNo');
  await expect(proof.getByText('newsletter, version 1').first()).toBeVisible();
  await expect(proof.getByText('No one: the person was erased')).toBeVisible();
  await expect(proof.getByText('but not its content.').first()).toBeVisible();
  await expect(proof.getByRole('link', { name: 'Download proof' })).toHaveCount(0);
  await expect(proof.getByText('anna@example.com')).toHaveCount(0);
  await expect(proof.getByText('size')).toHaveCount(0);
  await expectAccessible(page);
});

test('C16: all that is kept of a person is had as JSON and as CSV, and what is wrong is corrected', async ({
  page,
}) => {
  const site = await siteWithConsents(page, 'Old Ferry');
  const person = await openPerson(page, site.path, 'Anna Rossi');
  const json = await downloaded(page, () => person.getByRole('link', { name: 'Export as JSON' }).click());
  expect(JSON.parse(json)).toMatchObject({
    subject: { email: 'anna@example.com' },
    consents: [{ preferences: anna.preferences }],
    texts: [{ identifier: 'newsletter', text: 'Send me news <once> a week.' }],
  });
  const csv = await downloaded(page, () => person.getByRole('link', { name: 'Export as CSV' }).click());
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain('anna@example.com');

  await person.getByRole('button', { name: 'Edit' }).click();
  const form = dialog(page, 'Edit this person');
  await form.getByRole('checkbox', { name: 'Email address verified' }).check();
  await form.getByRole('textbox', { name: 'Email' }).fill('anna.rossi@example.com');
  // A new address is not known to belong to this person.
  await expect(form.getByRole('checkbox', { name: 'Email address verified' })).not.toBeChecked();
  await form.getByRole('textbox', { name: 'Last name' }).fill('Rossi');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(person.getByText('anna.rossi@example.com').first()).toBeVisible();
  // Her earlier consent stays unchanged.
  await person.getByRole('listitem').getByRole('link').click();
  await expect(dialog(page, 'Proof of consent').getByText('anna@example.com').first()).toBeVisible();
});

test('two entries of one person become one, with all consents', async ({ page }) => {
  const site = await siteWithConsents(page, 'Twin Towers Tea');
  await fromPage(page, site.open, { ...anna, subject: { email: 'a.rossi@example.com', full_name: 'A. Rossi' } });
  const person = await openPerson(page, site.path, 'A. Rossi');
  await person.getByRole('button', { name: 'Merge' }).click();
  const merging = dialog(page, 'Merge with another person');
  await merging.getByRole('searchbox').fill('anna');
  await expect(merging.getByRole('listitem')).toHaveCount(1);
  await merging.getByRole('button', { name: /Anna Rossi/ }).click();
  const both = merging.getByRole('table', { name: 'Compare entries' });
  await expect(both.getByRole('row', { name: 'Email a.rossi@example.com anna@example.com' })).toBeVisible();
  await expectAccessible(page);
  await merging.getByRole('button', { name: 'Merge permanently' }).click();

  await expect(merging).toBeHidden();
  await expect(person.getByText('anna@example.com').first()).toBeVisible();
  await expect(person.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(rows(page, 'People, newest first')).toHaveCount(3);
});

test('C14: how long consents are kept is changed, and asked about where it is shortened', async ({ page }) => {
  const site = await siteWithConsents(page, 'Slow Oven');
  await page.goto(`${site.path}#keeping`);
  await expect(page.getByText('For this site: 96 months.')).toBeVisible();
  await expect(page.getByText('No erasures yet.')).toBeVisible();
  await page.getByRole('radio', { name: 'Custom period' }).check();
  await field(page, 'Months').fill('24');
  await button(page, 'Save').click();
  await expectAccessible(page);
  await button(page, 'Shorten period').click();
  await expect(page.getByText('Records are erased after 24 months without activity.')).toBeVisible();
  await field(page, 'Months').fill('120');
  await button(page, 'Save').click();
  await expect(page.getByText('Records are erased after 120 months without activity.')).toBeVisible();
});

test('charts tell how many consents came, by source, kind and notice', async ({ page }) => {
  const site = await siteWithConsents(page, 'Market Clock');
  await fromServer(page, site.secret, { subject: { id: 'customer-7' }, kind: 'withdrawal', legal_notices: ['terms'] });
  await page.goto(`${site.path}#statistics`);
  const told = page.getByRole('definition');
  await expect(told).toHaveText(['3', '2', '1', '1', '2', '1']);

  await page.getByText('Show as table').first().click();
  await expect(rows(page, 'Over time').nth(1)).toContainText('123');
  await page.getByText('Kind', { exact: true }).click();
  await expect(rows(page, 'Over time').nth(1)).toContainText('213');
  const notices = rows(page, 'Legal notices with number of records');
  await expect(notices.filter({ hasText: 'newsletter, version 1' })).toContainText('1');
  await expect(notices.filter({ hasText: 'terms: unknown text' })).toContainText('1');
  await expectAccessible(page);

  // The top label stands at its line.
  const gap = await page
    .locator('.recharts-wrapper')
    .first()
    .evaluate((chart) => {
      const middles = (parts: string) =>
        [...chart.querySelectorAll(parts)].map((part) => {
          const { top, height } = part.getBoundingClientRect();
          return top + height / 2;
        });
      const lines = middles('.recharts-cartesian-grid-horizontal line');
      const labels = middles('.recharts-yAxis-tick-labels .recharts-cartesian-axis-tick-value');
      return Math.abs(Math.min(...lines) - Math.min(...labels));
    });
  expect(gap).toBeLessThan(3);
});

test('a consent added by hand names a version of a notice, and no time that has not come', async ({ page }) => {
  const site = await siteWithConsents(page, 'Paper Mill');
  await page.goto(site.path);
  await button(page, 'Add a consent').click();
  const form = dialog(page, 'Add a consent');
  await form.getByRole('textbox', { name: 'Email' }).fill('carla@example.com');
  await form.getByRole('combobox', { name: 'Legal notices shown' }).click();
  await page.getByRole('option', { name: 'newsletter, version 1' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('textbox', { name: 'Date and time' }).fill('12/31/2999 10:00');
  await form.getByRole('button', { name: 'Add consent' }).click();
  await expect(form.getByText('This time is in the future.').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Date and time' }).fill('03/02/2024 09:30');
  await form.getByRole('button', { name: 'Add consent' }).click();
  const proof = dialog(page, 'Proof of consent');
  await expect(proof.getByText('newsletter, version 1').first()).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`statistics, files, retention and a person are accessible at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const site = await siteWithConsents(page, `Long Pier ${width}`);
    await page.goto(site.path);
    for (const [tab, seen] of [
      ['Statistics', page.getByRole('figure').first()],
      ['Downloads', page.getByRole('heading', { name: 'No files yet' })],
      ['Retention', page.getByRole('heading', { name: 'Erasures' })],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(seen).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await openPerson(page, site.path, 'Anna Rossi');
    await expect(page.getByRole('group', { name: 'Actions for this person' })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
