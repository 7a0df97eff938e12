import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { siteWithPolicy } from './banner.ts';
import { field, title } from './person.ts';

// Parts of a page whose code is loaded when they are opened.

const code = '**/assets/*.js';
const section = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Settings', exact: true })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first();

test('a part whose code cannot be loaded leaves the page and its draft alone, and a dialog opens the next time', async ({
  page,
}) => {
  const siteId = await siteWithPolicy(page, 'Corner Coffee');
  await page.goto(`/en/sites/${siteId}/cookie-solution?section=look`);
  await title(page, 'Cookie banner').waitFor();
  await page.getByRole('button', { name: 'Colors on light' }).click();
  // Saving takes its time, so that there is a draft.
  await page.route(`**/sites/${siteId}/banner`, (route) =>
    route.request().method() === 'PUT' ? undefined : route.continue(),
  );
  await field(page, 'Accept and reject').fill('#123456');

  await page.route(code, (route) => route.abort());
  await section(page, 'Texts').click();
  const alert = page.locator('main').getByRole('alert').filter({ hasText: 'This could not be loaded' });
  await expect(alert).toContainText('The server cannot be reached.');
  await expectAccessible(page);
  // Pressed while it is of no use: most likely the server was updated.
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('The dashboard was updated');
  await page.unroute(code);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  await page.route(code, (route) => route.abort());
  await expect(title(page, 'Cookie banner')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const [keys, dialog] of [
    ['Shift+?', page.getByRole('dialog', { name: 'Keyboard shortcuts' })],
    ['ControlOrMeta+k', page.getByRole('combobox', { name: 'Search or run a command' })],
  ] as const) {
    await page.keyboard.press(keys);
    await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })).toBeVisible();
    await expect(title(page, 'Cookie banner')).toBeVisible();
    await page.unroute(code);
    await page.keyboard.press(keys);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Close this message' }).click();
    await page.route(code, (route) => route.abort());
  }

  await page.unroute(code);
  await section(page, 'Look').click();
  // A color of one's own is unfolded.
  await expect(field(page, 'Accept and reject')).toHaveValue('#123456');
});
