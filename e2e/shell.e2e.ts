import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { signInAsSomebody, signUp } from './person.ts';

// The frame around every page: languages, banner, command palette, menus, and missing pages.

/** The banner with this text at the top of the page. */
function banner(page: Page, text: string) {
  return page.getByRole('status').filter({ hasText: text });
}

test('a page that does not exist says so', async ({ page }) => {
  await page.goto('/en/no/such/page');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found · Candor');
  await expectAccessible(page);
});

test('choosing a language saves it, loads the page in it and says so', async ({ page, context }) => {
  await page.goto('/en/no/such/page');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();

  await expect(page).toHaveURL('/de/no/such/page');
  await expect(banner(page, 'Erledigt')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({ name: 'locale', value: 'de', sameSite: 'Lax', path: '/' }),
  );
});

test('where another language was chosen before, the page offers it until it is told not to', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'locale', value: 'it', url: baseURL ?? '' }]);
  await page.goto('/en/no/such/page');

  const offer = page.getByRole('complementary', { name: 'Another language?' });
  await expect(offer.getByRole('link', { name: 'Continue in Italiano' })).toHaveAttribute('href', '/it/no/such/page');
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Close and do not ask again' }).click();
  await expect(offer).toBeHidden();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toBeHidden();
  const dismissal = (await context.cookies()).find(({ name }) => name === 'warn.langSwitch');
  const days = ((dismissal?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(dismissal).toMatchObject({ path: '/', sameSite: 'Lax' });
  expect(Math.round(days)).toBe(365);
});

test('keeping the current language saves it', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'locale', value: 'it', url: baseURL ?? '' }]);
  await page.goto('/en/no/such/page');
  await page.getByRole('button', { name: 'Stay in English' }).click();

  await expect(page.getByRole('complementary', { name: 'Another language?' })).toBeHidden();
  expect((await context.cookies()).find(({ name }) => name === 'locale')).toMatchObject({ value: 'en' });
});

test('light and dark are remembered', async ({ page }) => {
  await page.goto('/en/no/such/page');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.reload();

  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible(page);
});

test('the country is chosen from a sorted list, and saved', async ({ page }) => {
  await signUp(page);
  await page.goto('/en/account/preferences');
  await page.getByRole('combobox', { name: 'Country' }).click();

  await expect(page.getByRole('option', { name: 'Austria' })).toBeVisible();
  const names = await page.getByRole('option').allInnerTexts();
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  expect(names).not.toContain('Heard & McDonald Islands');
  await page.getByRole('option', { name: 'Austria' }).click();
  await expect(banner(page, 'Your country has been saved')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Austria');
});

test('the command palette goes to pages by keyboard, and gives the focus back', async ({ page }) => {
  const email = await signInAsSomebody(page);
  await page.goto('/en/account/preferences');
  const menu = page.getByRole('button', { name: `Account menu of ${email}` });
  await menu.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Search or run a command' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search or run a command' })).toBeFocused();
  await page.keyboard.type('keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('what is typed while the command palette is loaded stands in its field', async ({ page }) => {
  await signInAsSomebody(page);
  await page.goto('/en/account/preferences');
  await page.getByRole('heading', { level: 1 }).waitFor();
  let isReleased = false;
  await page.route('**/assets/*.js', async (route) => {
    await expect.poll(() => isReleased).toBe(true);
    await route.continue();
  });
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('keybord');
  for (let at = 0; at < 3; at += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('oard');
  isReleased = true;
  await expect(page.getByRole('combobox', { name: 'Search or run a command' })).toHaveValue('keyboard');
  await page.keyboard.type(' sh');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('a menu is worked by keyboard', async ({ page }) => {
  const email = await signInAsSomebody(page);
  await page.goto('/en/account/preferences');
  const button = page.getByRole('button', { name: `Account menu of ${email}` });
  await button.press('Enter');
  const items = page.getByRole('menu', { name: 'Your account' }).getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('who signs out is told so on the page that follows, and what they saw is gone', async ({ page }) => {
  const email = await signUp(page);
  await page.goto('/en/account/preferences');
  await page.getByRole('button', { name: `Account menu of ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();

  await expect(page).toHaveURL(/\/en\/sign-in/);
  await expect(banner(page, 'You are signed out')).toBeVisible();
  await expect(banner(page, 'You are signed out')).toBeHidden();

  await page.goto('/en/account/preferences');
  await expect(page).toHaveURL('/en/sign-in?return=%2Fen%2Faccount%2Fpreferences');
});

test('a page without its layout is the page alone', async ({ page }) => {
  await signInAsSomebody(page);
  await page.goto('/en/account/preferences?no_lay=true');

  await expect(page.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('on a phone the navigation is one button away', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsSomebody(page);
  await page.goto('/en/account/preferences');
  await page.getByRole('button', { name: 'Open the navigation' }).click();

  const navigation = page.getByRole('dialog').getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link', { name: 'Preferences' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('jsdebug shows what the client does', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await signInAsSomebody(page);
  await page.goto('/en/account/preferences?jsdebug=true');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  expect(said).toContain('GET /api/v1/me');
});
