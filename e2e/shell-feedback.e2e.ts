import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, signInAsSomebody, signUp, title } from './person.ts';
import { newPolicy, newSite } from './policy.ts';

// What the dashboard says: offline once, an error in its panel with its number, a result that leaves, and what a red press stops.

test('being offline is said once; what is pressed meanwhile is done when the network is back', async ({
  page,
  context,
}) => {
  await signUp(page);
  const siteId = await newSite(page, { name: 'tunnel.example.com' });
  await page.goto(`/en/sites/${siteId}/settings`);
  await title(page, 'Settings').waitFor();
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  const note = page.getByText('You are offline. Changes are sent when you are back online.');
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Name' }).first().fill('tunnel and bridge');
  await expect(note).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached' })).toHaveCount(0);

  await context.setOffline(false);
  await expect(note).toHaveCount(0);
  await expect(page.getByText('You are back online.')).toBeVisible();
  await expect
    .poll(async () => (await call<{ name: string }>(page, 'GET', `/api/v1/sites/${siteId}`)).name)
    .toBe('tunnel and bridge');
});

test('an error of one panel stays in the panel, with its number and a way to try again', async ({ page }) => {
  await signUp(page);
  await page.route('**/api/v1/webhooks*', (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'server.error', message: 'Server error. Please try later', values: { id: 'req-4711' } },
    }),
  );
  await page.goto('/en/account/webhooks');
  await expect(title(page, 'Webhooks')).toBeVisible();
  const failure = page.getByRole('alert').filter({ hasText: 'Error number: req-4711' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/v1/webhooks*');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toHaveCount(0);
});

test('deleting a site names its live banner, and the press is red', async ({ page }) => {
  await signUp(page);
  const siteId = await newSite(page, { name: 'shop.example.com' });
  await page.route(`**/api/v1/sites/${siteId}/banner`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), published: { number: 1 }, closed: null },
    });
  });
  await page.goto(`/en/sites/${siteId}/settings`);
  await button(page, 'Delete site').click();
  const dialog = page.getByRole('dialog', { name: 'Delete shop.example.com?' });
  await expect(dialog).toContainText('The live banner on shop.example.com stops: visitors are no longer asked.');
  const danger = dialog.getByRole('button', { name: 'Delete site' });
  await dialog.getByRole('textbox').fill('shop.example.com');
  const [red, green] = await danger.evaluate((one) =>
    (getComputedStyle(one).backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(2 * (green ?? 0));
});

test('a result leaves by itself, and stays while somebody reads it', async ({ page }) => {
  await signInAsSomebody(page);
  const { siteId } = await newPolicy(page, { name: 'toast.example.com' });
  await page.goto(`/en/sites/${siteId}/owner`);
  await page.getByRole('textbox', { name: 'Phone' }).first().fill('+353 21 4270000');
  await button(page, 'Save owner').first().click();
  const toast = page.getByText('saved', { exact: false }).last();
  await expect(toast).toBeVisible();
  await toast.hover();
  // Longer than a result stays without a reader.
  await page.waitForTimeout(5000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(toast).toBeHidden();
});

test('why a setting matters is one press away, by keyboard, with its article', async ({ page }) => {
  await signUp(page);
  const siteId = await newSite(page, { name: 'why.example.com' });
  await page.goto(`/en/sites/${siteId}/consents#keeping`);
  const why = page.getByRole('button', { name: /^Why it matters: / });
  await why.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('GDPR Art. 7(1) and 5(1)(e)')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('GDPR Art. 7(1) and 5(1)(e)')).toHaveCount(0);
  await expect(why).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await why.click();
  await expect(page.getByText('GDPR Art. 7(1) and 5(1)(e)')).toBeInViewport();
  await page.goto(`/de/sites/${siteId}/consents#keeping`);
  await page.getByRole('button', { name: /^Warum das wichtig ist: / }).click();
  await expect(page.getByText('DSGVO Art. 7 Abs. 1 und Art. 5 Abs. 1 lit. e')).toBeVisible();
});

test('every shortcut of the list behind ? does what it says', async ({ page }) => {
  await signUp(page);
  await page.goto('/en/dashboard');
  await title(page, 'Sites and apps').waitFor();
  await page.keyboard.press('Shift+?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByRole('term')).toHaveText([
    'Search or run a command',
    'Switch between light and dark',
    'Show this list',
    'Move to the next control',
    'Move to the previous control',
    'Press a button or open a link',
    'Close the open dialog or menu',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search or run a command' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
  const before = await scheme();
  await page.keyboard.press('ControlOrMeta+j');
  await expect.poll(scheme).not.toBe(before);

  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await page.getByRole('link', { name: 'Open tasks' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('Records of processing');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(focused).toBe('Open tasks');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Open tasks')).toBeVisible();
});
