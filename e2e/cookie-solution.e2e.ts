import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { saveBanner, siteWithBanner, siteWithPolicy } from './banner.ts';
import { inDatabase } from './database.ts';
import { button, field, title } from './person.ts';

const checks = (page: Page) => page.getByRole('region', { name: 'Checks' });
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Settings' }).getByRole('button', { name: new RegExp(`^${name}`) });

test('from the page of a site to a published banner and its tag', async ({ page }) => {
  const siteId = await siteWithPolicy(page, 'Corner Coffee');
  await page.goto(`/en/sites/${siteId}`);
  await page.getByRole('link', { name: 'Set up the banner' }).click();
  await expect(title(page, 'Cookie banner')).toBeFocused();
  await expect(page.getByText('Not published yet', { exact: true })).toBeVisible();

  const banner = page.frameLocator('iframe[title="The banner as visitors get it"]');
  await expect(banner.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Reject', exact: true })).toBeVisible();
  await expect(page.getByText(/kB before it shows/)).toBeVisible();
  await expect(page.getByText(/ms in this browser/)).toBeVisible();

  await section(page, 'Look').click();
  await button(page, 'Colors on light').click();
  await field(page, 'Accept and reject').fill('#cccccc');
  await expect(checks(page).getByText('One thing blocks publishing')).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await button(page, 'Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Publish the banner' });
  await expect(dialog.getByRole('button', { name: 'Publish the banner alone' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Go to the setting: Look' }).first().click();
  await expect(field(page, 'Text on accept and reject')).toBeFocused();

  await page.getByRole('radio', { name: 'Pine' }).check();
  await expect(checks(page).getByText('One thing blocks publishing')).toBeHidden();
  await button(page, 'Save').click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();
  await button(page, 'Publish').click();
  await dialog.getByRole('button', { name: 'Publish the banner alone' }).click();

  await expect(page.getByText('Version 1 is online')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Embedding' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Code: One tag' })).toHaveValue(
    /<script async src=".*\/embed\/cs\/\w{10}\.js"/,
  );
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Versions' }).click();
  await button(page, 'View version 1').click();
  await expect(page.getByRole('dialog', { name: 'Version 1' }).getByText('Exact words')).toBeVisible();
});

test('a link to a setting puts it in focus, and the preview takes it from nobody', async ({ page }) => {
  const siteId = await siteWithPolicy(page, 'Blue Door');
  const { services } = await call<{ services: { id: string; name: string }[] }>(
    page,
    'GET',
    `/api/v1/sites/${siteId}/banner`,
  );
  const service = services.find(({ name }) => name === 'Google Analytics 4');
  await page.goto(`/en/sites/${siteId}/cookie-solution?section=services&field=services.${service?.id}`);
  const banner = page.frameLocator('iframe[title="The banner as visitors get it"]');
  await expect(banner.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  await expect(page.getByText(/ms in this browser/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Purpose of Google Analytics 4' })).toBeFocused();

  await section(page, 'Texts').click();
  const heading = page.locator('input[data-path$="title"]').first();
  await heading.click();
  await heading.pressSequentially('Biscuits');
  await expect(banner.getByText('Biscuits')).toBeVisible();
  await expect(heading).toBeFocused();
});

test('settings are reset, cleared and restored', async ({ page }) => {
  const siteId = await siteWithPolicy(page, 'Paper Boat');
  await page.goto(`/en/sites/${siteId}/cookie-solution?section=look`);
  await page.getByRole('radio', { name: 'In the center' }).check();
  await expect(button(page, 'Reset to last saved settings')).toBeEnabled();

  await button(page, 'Reset to last saved settings').click();
  await expect(page.getByRole('radio', { name: 'Bar at the bottom' })).toBeChecked();
  await page.getByRole('radio', { name: 'Box at the right' }).check();
  await button(page, 'Save').click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();

  await button(page, 'Clear').click();
  await button(page, 'Clear settings').click();
  await expect(page.getByRole('radio', { name: 'Bar at the bottom' })).toBeChecked();
  await page
    .getByText('All settings are back to their defaults')
    .locator('..')
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByRole('radio', { name: 'Box at the right' })).toBeChecked();
});

test('leaving with changes asks first, and a colleague’s changes are not overwritten', async ({ page }) => {
  const siteId = await siteWithPolicy(page, 'Harbour Books');
  await page.goto(`/en/sites/${siteId}/cookie-solution?section=look`);
  await page.getByRole('radio', { name: 'Box at the left' }).check();
  await page.getByRole('link', { name: 'Harbour Books', exact: true }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Cancel' }).click();

  const path = `/api/v1/sites/${siteId}/banner`;
  const { configuration } = (await (await page.request.get(path)).json()) as { configuration: object };
  await call(page, 'PUT', path, { revision: 0, configuration: { ...configuration, months: 4 } });
  await button(page, 'Save').click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved in the meantime' });
  await dialog.getByRole('button', { name: 'Take the newer settings' }).click();
  await expect(page.getByRole('radio', { name: 'Bar at the bottom' })).toBeChecked();
});

test('what is wrong in the Advanced view is told in the Simple view, with the way there', async ({ page }) => {
  const siteId = await siteWithPolicy(page, 'Green Field');
  await page.goto(`/en/sites/${siteId}/cookie-solution?view=advanced&section=code`);
  await field(page, 'First layer markup').fill('<p>Cookies?</p>');
  await page.getByRole('radiogroup', { name: 'How much is shown' }).getByText('Simple').click();

  await checks(page)
    .getByRole('button', { name: 'Go to the setting: CSS and markup (in the Advanced view)' })
    .first()
    .click();
  await expect(field(page, 'First layer markup')).toBeFocused();
});

const sections = [
  'Site',
  'Look',
  'Law',
  'Services',
  'Texts',
  'CSS',
  'Signals',
  'IAB TCF',
  'Memory',
  'Variants',
  'Import',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every section can be read by everybody, ${colorScheme}`, async ({ page }) => {
    const siteId = await siteWithPolicy(page, 'Blue Door');
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // So narrow that the preview, a page of its own, is not shown next to the sections.
    await page.setViewportSize({ width: 900, height: 900 });
    await page.goto(`/en/sites/${siteId}/cookie-solution?view=advanced`);
    for (const name of sections) {
      await section(page, name).click();
      await expect(section(page, name)).toHaveAttribute('aria-current', 'true');
      await expectAccessible(page);
    }
  });
}

test('on a phone, settings, preview and checks are shown one at a time', async ({ page }) => {
  const siteId = await siteWithPolicy(page, 'Small Shop');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/en/sites/${siteId}/cookie-solution?section=look`);
  await expect(button(page, 'Publish')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('radiogroup', { name: 'What is shown' }).getByText('Preview').click();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);

  await page.goto(`/en/sites/${siteId}/cookie-solution#approvals`);
  await expect(page.getByRole('tab', { name: 'Approvals' })).toBeInViewport({ ratio: 1 });
});

test.describe('TCF', () => {
  // All accounts share the third-party lists: one test after the other.
  test.describe.configure({ mode: 'default' });

  test('TCF cannot be switched on without a CMP ID, the list and vendors, and says which of them is missing', async ({
    page,
  }) => {
    const siteId = await siteWithPolicy(page, 'Old Mill');
    await page.goto(`/en/sites/${siteId}/cookie-solution?view=advanced&section=tcf`);
    const reasons = page.getByRole('alert').filter({ hasText: 'It cannot be switched on yet' }).getByRole('listitem');
    await expect(reasons).toHaveText([
      /^A CMP ID of IAB Europe is missing/,
      /^The official list of vendors has not been downloaded/,
      'No vendors are chosen.',
    ]);
    await field(page, 'CMP ID').fill('31');
    await field(page, 'Vendors by number, separated by commas').fill('1, 2');
    await expect(reasons).toHaveText(/^The official list of vendors has not been downloaded/);
    await expect(page.getByRole('switch', { name: 'Ask under TCF' })).toBeDisabled();

    // Settings may come from elsewhere: from a script, or from a file of another installation.
    const path = `/api/v1/sites/${siteId}/banner`;
    const { configuration } = await call<{ configuration: { tcf: object } }>(page, 'GET', path);
    await saveBanner(page, siteId, { tcf: { ...configuration.tcf, on: true, cmpId: 31, vendors: [1, 2] } });
    await page.reload();
    await expect(checks(page).getByText('The IAB vendor list has not been fetched yet.')).toBeVisible();
    await button(page, 'Publish').click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Publish the banner alone' })).toBeDisabled();
  });

  test('TCF says that its list is out of date, and Google’s providers are found by name where theirs is there', async ({
    page,
  }) => {
    const siteId = await siteWithPolicy(page, 'New Mill');
    const path = `/en/sites/${siteId}/cookie-solution?view=advanced&section=tcf`;
    await page.goto(path);
    const ask = page.getByRole('switch', { name: 'Include Google’s providers' });
    await expect(page.getByText(/^Google’s provider list has not been downloaded/)).toBeVisible();
    await expect(ask).toBeDisabled();

    await inDatabase(async (database) => {
      const providers = JSON.stringify([
        { id: 1, name: '[TEST provider 1]', policy: '' },
        { id: 35, name: '[TEST provider 35]', policy: 'https://provider.example/p' },
      ]);
      await database.query(`insert into provider_list values (true, $1, now(), now() + interval '1 day')`, [providers]);
      await database.query(
        `insert into vendor_list values ('en', 220, '2026-01-01', '{}', '2026-01-02', '2026-01-09') on conflict do nothing`,
      );
    });
    try {
      await page.reload();
      await expect(
        page.getByText(/^The official list of vendors on this server is older than two weeks/),
      ).toBeVisible();
      await ask.check();
      await expect(page.getByText('0 providers of Google chosen')).toBeVisible();
      await field(page, 'Find a provider of Google by name or number').fill('provider 3');
      await page.getByRole('checkbox', { name: '[TEST provider 35] (35)' }).check();
      await expect(page.getByText('One provider of Google chosen')).toBeVisible();
      await button(page, 'Save').click();
      await expect(page.getByText('The settings are saved.')).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByRole('checkbox', { name: '[TEST provider 35] (35)' })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: '[TEST provider 1] (1)' })).not.toBeChecked();
    } finally {
      await inDatabase((database) => database.query('delete from provider_list; delete from vendor_list'));
    }
  });
});

test('a logo that is too big is refused in words, one that fits is in the preview', async ({ page }) => {
  const siteId = await siteWithPolicy(page, 'Tall Lighthouse');
  await page.goto(`/en/sites/${siteId}/cookie-solution?section=look`);
  const chooser = page.locator('input[type="file"]');
  const png = (buffer: Buffer) => ({ name: 'logo.png', mimeType: 'image/png', buffer });
  await chooser.setInputFiles(png(Buffer.alloc(5_000_001)));
  await expect(page.getByText('This file is 5.1 MB. At most 5 MB can be uploaded.')).toBeVisible();
  await chooser.setInputFiles(png(Buffer.from('no picture at all')));
  await expect(page.getByText(/^The file could not be uploaded: .*PNG, JPEG and WebP/)).toBeVisible();

  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  await chooser.setInputFiles(png(Buffer.from(pixel, 'base64')));
  await expect(page.getByRole('img', { name: 'The logo as it is now' })).toBeVisible();
  await expect(page.getByText(/^The file could not be uploaded/)).toBeHidden();
  const logo = page.frameLocator('iframe[title="The banner as visitors get it"]').locator('img');
  await expect(logo).toHaveJSProperty('naturalWidth', 1);
});

test('a version shows that its picture is still being taken, then the picture', async ({ page }) => {
  const { id } = await siteWithBanner(page, 'Glass House');
  await inDatabase(async (database) => {
    // The lock makes the job that takes the picture wait before it stores it.
    await database.query('begin');
    await database.query('select from banner_picture where site_id = $1 for update', [id]);
    await page.goto(`/en/sites/${id}/cookie-solution?version=1#versions`);
    await expect(page.getByRole('dialog', { name: 'Version 1' }).getByText('Picture pending')).toHaveCount(2);
    await database.query('commit');
  });
  const picture = page.getByRole('dialog', { name: 'Version 1' }).getByRole('figure').getByRole('img');
  await expect(picture).toHaveCount(2);
  await expect(picture.first()).toHaveJSProperty('naturalWidth', 390);
  await expectAccessible(page);
});
