import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { saveBanner, siteWithBanner, siteWithPolicy } from './banner.ts';
import { inDatabase } from './database.ts';
import { button, field, title } from './person.ts';

const checks = (page: Page) => page.getByRole('region', { name: 'Checks' });
const section = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Settings', exact: true })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first();
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const menu = async (page: Page, item: string): Promise<void> => {
  await button(page, 'More actions for the banner').click();
  await page.getByRole('menuitem', { name: item }).click();
};

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
  await saved(page);
  await button(page, 'Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Publish the banner' });
  await expect(dialog.getByRole('button', { name: /^Publish version/ })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Go to the setting: Look' }).first().click();
  await expect(field(page, 'Text on accept and reject')).toBeFocused();

  await page.getByRole('radio', { name: 'Pine' }).check();
  await expect(checks(page).getByText('One thing blocks publishing')).toBeHidden();
  await saved(page);
  await button(page, 'Publish').click();
  await dialog.getByRole('button', { name: /^Publish version/ }).click();

  await expect(page.getByText('Version 1 is online')).toBeVisible();
  await expect(title(page, 'Installation')).toBeVisible();
  await page.goto(`/en/sites/${siteId}/cookie-solution#embedding`);
  await expect(page.getByRole('textbox', { name: 'Code: Blocking tag' })).toHaveValue(
    /<script src=".*\/embed\/cs\/\w{10}\.js"/,
  );
  await expect(page.getByRole('link', { name: 'Step-by-step instructions' })).toHaveAttribute(
    'href',
    `/en/sites/${siteId}/installation`,
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

test('what is set is saved by itself, taken back, cleared and restored', async ({ page }) => {
  const siteId = await siteWithPolicy(page, 'Paper Boat');
  await page.goto(`/en/sites/${siteId}/cookie-solution?section=look`);
  await page.getByRole('radio', { name: 'In the center' }).check();
  await saved(page);
  await button(page, 'Undo the last change').click();
  await expect(page.getByRole('radio', { name: 'Bar at the bottom' })).toBeChecked();
  await saved(page);
  await expect(button(page, 'Undo the last change')).toBeHidden();
  await page.getByRole('radio', { name: 'Box at the right' }).check();
  await saved(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Box at the right' })).toBeChecked();

  await menu(page, 'Clear');
  await button(page, 'Clear settings').click();
  await expect(page.getByRole('radio', { name: 'Bar at the bottom' })).toBeChecked();
  await page
    .getByText('All settings are back to their defaults')
    .locator('..')
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByRole('radio', { name: 'Box at the right' })).toBeChecked();
});

test('leaving saves what can be saved, asks about the rest, and overwrites nothing of a colleague', async ({
  page,
}) => {
  const siteId = await siteWithPolicy(page, 'Harbour Books');
  const path = `/api/v1/sites/${siteId}/banner`;
  type Saved = { readonly revision: number; readonly configuration: { readonly position: string } };
  const stored = () => call<Saved>(page, 'GET', path);
  await page.goto(`/en/sites/${siteId}/cookie-solution?section=look`);
  await page.getByRole('radio', { name: 'Box at the left' }).check();
  await page.getByRole('link', { name: 'Harbour Books', exact: true }).click();
  await expect(title(page, 'Harbour Books')).toBeVisible();
  expect((await stored()).configuration.position).toBe('box-start');

  await page.goto(`/en/sites/${siteId}/cookie-solution?section=site`);
  await field(page, 'Website address').fill('nowhere');
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Harbour Books', exact: true }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Cancel' }).click();
  await menu(page, 'Reset to last saved settings');
  await expect(field(page, 'Website address')).toHaveValue('https://corner-coffee.example');

  const { revision, configuration } = await stored();
  // The page does not learn of it before it saves.
  await page.route(`**${path}`, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  await call(page, 'PUT', path, { revision, configuration: { ...configuration, months: 4, position: 'top' } });
  await section(page, 'Look').click();
  await page.getByRole('radio', { name: 'Box at the right' }).check();
  const dialog = page.getByRole('dialog', { name: 'Someone else saved changes' });
  await expect(dialog).toBeVisible();
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Take the newer settings' }).click();
  await expect(page.getByRole('radio', { name: 'Bar at the top' })).toBeChecked();
});

test('what is wrong in one section is told in another, with the way there', async ({ page }) => {
  const siteId = await siteWithPolicy(page, 'Green Field');
  await page.goto(`/en/sites/${siteId}/cookie-solution?section=code`);
  await field(page, 'First layer markup').fill('<p>Cookies?</p>');
  await section(page, 'Look').click();
  await expect(field(page, 'First layer markup')).toBeHidden();
  await checks(page).getByRole('button', { name: 'Show all checks' }).click();
  const drawer = page.getByRole('dialog', { name: 'Checks' });
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Go to the setting: CSS and markup' }).first().click();
  await expect(field(page, 'First layer markup')).toBeFocused();
});

test('more options are folded in their section, and a link to one unfolds them', async ({ page }) => {
  const siteId = await siteWithPolicy(page, 'Long Pier');
  await page.goto(`/en/sites/${siteId}/cookie-solution?section=look`);
  await expect(field(page, 'Text size, in pixels')).toBeHidden();
  await button(page, 'More options').click();
  await expect(field(page, 'Text size, in pixels')).toBeVisible();
  await button(page, 'More options').click();
  await expect(field(page, 'Text size, in pixels')).toBeHidden();
  await page.goto(`/en/sites/${siteId}/cookie-solution?section=look&field=fontSize`);
  await expect(field(page, 'Text size, in pixels')).toBeFocused();
});

test('a reason that is kept as evidence is taken over as a whole, once the field is left', async ({ page }) => {
  const siteId = await siteWithPolicy(page, 'Stone Bridge');
  const stored = async () => {
    const path = `/api/v1/sites/${siteId}/banner/approvals`;
    return (await call<{ approvals: readonly object[] }>(page, 'GET', path)).approvals;
  };
  await page.goto(`/en/sites/${siteId}/cookie-solution?section=look&field=modal`);
  await page.getByRole('switch', { name: 'Keep the page closed until a choice is made' }).check();
  const reason = field(page, 'Why may the page stay closed until a choice is made?');
  // The preview of such a banner opens a modal dialog, which must not take the focus even for a moment.
  await page.evaluate(() => {
    window.addEventListener('blur', () => (document.documentElement.dataset['blurred'] = ''));
  });
  await reason.pressSequentially('The site is');
  await saved(page);
  await expect(page.getByText(/ms in this browser/)).toBeVisible();
  await expect(page.locator('html[data-blurred]')).toHaveCount(0);
  expect(await stored()).toEqual([]);
  await reason.pressSequentially(' for members alone.');
  await reason.press('Tab');
  await saved(page);
  await expect.poll(stored).toHaveLength(1);
});

test('the preview shows each part of the banner, with the texts as they are typed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const siteId = await siteWithPolicy(page, 'High Meadow');
  await page.goto(`/en/sites/${siteId}/cookie-solution?section=texts`);
  const banner = page.frameLocator('iframe[title="The banner as visitors get it"]');
  const parts = page.getByRole('radiogroup', { name: 'Part of the banner' });
  await expect(banner.getByRole('button', { name: 'Accept', exact: true })).toBeInViewport();
  await field(page, 'Button to save in the second layer').fill('Keep it so');
  await expect(banner.getByRole('button', { name: 'Keep it so' })).toBeVisible();
  await expect(parts.getByRole('radio', { name: 'Second layer' })).toBeChecked();
  await expectAccessible(page);

  await parts.getByText('Placeholder').click();
  await expect(banner.getByRole('heading', { name: /is blocked/ })).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Accept', exact: true })).toBeHidden();
  await parts.getByText('Control').click();
  await expect(banner.getByRole('button', { name: /choices/i })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Size' }).getByText('Phone').click();
  await expect(page.locator('iframe')).toHaveAttribute('width', '390');
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
      if ((await section(page, name).getAttribute('aria-expanded')) === 'false') await section(page, name).click();
      await expect(section(page, name)).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible(page);
    }
  });
}

test('on a phone, settings and preview are shown one at a time, under the checks', async ({ page }) => {
  const siteId = await siteWithPolicy(page, 'Small Shop');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/en/sites/${siteId}/cookie-solution?section=look`);
  await expect(button(page, 'Publish')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(checks(page)).toBeVisible();
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Preview').click();
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
    await saved(page);

    // Settings may come from elsewhere: from a script, or from a file of another installation.
    const path = `/api/v1/sites/${siteId}/banner`;
    const { configuration } = await call<{ configuration: { tcf: object } }>(page, 'GET', path);
    await saveBanner(page, siteId, { tcf: { ...configuration.tcf, on: true, cmpId: 31, vendors: [1, 2] } });
    await page.reload();
    await expect(checks(page).getByText('The IAB vendor list has not been fetched yet.')).toBeVisible();
    await button(page, 'Publish').click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Publish version/ })).toBeDisabled();
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
      await saved(page);
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
