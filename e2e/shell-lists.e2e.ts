import type { DsarRequest } from '@app/contract';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, enter, password, signUp, title, visitorPage } from './person.ts';

// Long lists: filters as chips, views saved under a name, and actions on many rows.

async function enterRequests(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { id, version } = await call<DsarRequest>(page, 'POST', '/api/v1/dsar-requests', {
      channel: 'letter',
      receivedOn: new Date().toISOString().slice(0, 10),
      place: 'DE',
      rights: ['access'],
      name,
      email: `${name.toLowerCase()}@example.com`,
      language: 'en',
    });
    // Whoever enters a request has it at first.
    const step = { action: 'assign', personId: null };
    await call(page, 'POST', `/api/v1/dsar-requests/${id}/steps`, { version, step });
  }
}

test('many requests are assigned at once, and undone', async ({ page }) => {
  const email = await signUp(page);
  await enterRequests(page, ['Ada', 'Ben', 'Cleo']);
  await page.goto('/en/requests');
  const rows = page.getByRole('table').first().getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: email })).toHaveCount(0);
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .press('Space');
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('1 selected');
  await bar.getByRole('button', { name: 'Select all 3' }).click();
  await expect(bar).toContainText('3 selected');
  await expectAccessible(page);
  await expect(bar.getByRole('button', { name: 'Close requests' })).toBeDisabled();

  await bar.getByRole('combobox', { name: 'Assign to' }).selectOption(email);
  await expect(page.getByText('3 requests assigned').first()).toBeVisible();
  await expect(rows.filter({ hasText: email })).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(rows.filter({ hasText: email })).toHaveCount(0);
});

test('filters are chips in the address, and a view keeps them under a name', async ({ page }) => {
  await signUp(page);
  await enterRequests(page, ['Dora', 'Emil']);
  await page.goto('/en/requests');
  await button(page, 'Filter').click();
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Assigned to me or as deputy' }).click();
  await expect(page).toHaveURL(/show=mine/);
  await button(page, 'Filter').click();
  const chip = page.getByRole('button', { name: /^Remove filter: Show: / });
  await expect(chip).toBeVisible();
  await expectAccessible(page);

  await button(page, 'Save view').click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(dialog).toContainText('Enter a name for the view.');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('My requests');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);

  await chip.click();
  await expect(page).not.toHaveURL(/show=/);
  await page.reload();
  await title(page, 'Privacy requests').waitFor();
  const view = page.getByRole('list', { name: 'Saved views' }).getByRole('link', { name: 'My requests' });
  await view.click();
  await expect(page).toHaveURL(/show=mine/);
  await expect(view).toHaveAttribute('aria-current', 'true');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Delete the view My requests' }).click();
  await expect(view).toHaveCount(0);
});

test('views that the browser kept before move to the account, follow the person to another device, and none is lost', async ({
  page,
  browser,
}) => {
  const email = await signUp(page);
  const me = await call<{ person: { id: string }; account: { id: string } }>(page, 'GET', '/api/v1/me');
  await page.goto('/en/sites');
  const kept = `views.requests.${me.account.id}.${me.person.id}`;
  await page.evaluate(
    ([key = '']) => localStorage.setItem(key, JSON.stringify([{ name: 'Ann', search: 'text=ann' }])),
    [kept],
  );
  await page.goto('/en/requests');
  const viewsOn = (on: Page) => on.getByRole('list', { name: 'Saved views' }).getByRole('link');
  await expect(viewsOn(page)).toHaveText(['Ann']);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), kept)).toBeNull();

  const context = await browser.newContext();
  const other = await visitorPage(context);
  await other.goto('/en/sign-in');
  await enter(other, email, password);
  await expect(other).not.toHaveURL(/sign-in/);
  await other.goto('/en/requests?text=bob');
  await expect(viewsOn(other)).toHaveText(['Ann']);
  const save = async (on: Page, name: string) => {
    await button(on, 'Save view').click();
    await on.getByRole('textbox', { name: 'Name' }).fill(name);
    await on.keyboard.press('Enter');
  };
  await page.goto('/en/requests?text=carl');
  await button(page, 'Save view').waitFor();
  await save(other, 'Both');
  await expect(viewsOn(other)).toHaveText(['Ann', 'Both']);
  await save(page, 'Both');
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await expect(dialog).toContainText('You already saved other filters under this name.');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await other.reload();
  await expect(viewsOn(other).filter({ hasText: 'Both' })).toHaveAttribute('href', /text=carl/);

  await page.getByRole('button', { name: 'Delete the view Ann' }).click();
  await expect(viewsOn(page)).toHaveText(['Both']);
  await button(page, 'Undo').click();
  await expect(viewsOn(page)).toHaveText(['Ann', 'Both']);
  await context.close();
});
