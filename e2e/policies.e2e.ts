import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { button, field, signInAsSomebody } from './person.ts';
import { newPolicy, openGenerator, preview } from './policy.ts';

// How an owner edits a policy, sees the result at once, and publishes it.

const search = (page: Page) => page.getByRole('combobox', { name: 'Add a service' });

test('services are found by typing, added by keyboard, and stand in the preview', async ({ page }) => {
  await openGenerator(page);
  await expect(page.getByRole('heading', { name: 'Which services does your site use?' })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('google analytics');
  await expect(page.getByRole('option', { name: /Google Analytics 4/ })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');

  await expect(preview(page)).toContainText('Google Analytics 4');
  await expect(page.getByText('Google Analytics 4 was added.')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(preview(page)).not.toContainText('Google Analytics 4');
});

test('a removed service is restored from the list', async ({ page }) => {
  await openGenerator(page, { services: ['stripe'] });
  await button(page, 'Remove Stripe').click();
  await expect(page.getByText('Stripe was removed.')).toBeVisible();
  await page.getByText('One removed service').click();
  await button(page, 'Restore Stripe').click();
  await expect(button(page, 'Edit Stripe')).toBeVisible();
});

test('what the catalogue says of a service is changed, and set back', async ({ page }) => {
  await openGenerator(page, { services: ['google-analytics-4'] });
  await button(page, 'Edit Google Analytics 4').click();
  const dialog = page.getByRole('dialog', { name: 'Google Analytics 4' });
  await dialog.getByRole('button', { name: 'Change: Purpose category' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText('Required field')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reset to default: Purpose category' }).click();

  await dialog.getByRole('button', { name: 'Change: Retention' }).click();
  await dialog.getByRole('textbox', { name: 'Period' }).fill('14');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(preview(page)).toContainText('14 months');
  await expect(page.getByRole('button', { name: 'Changed', exact: true })).toBeVisible();
});

test('trackers are added with both fields, and an open lifetime must be confirmed', async ({ page }) => {
  await openGenerator(page, { services: ['stripe'] });
  await button(page, 'Edit Stripe').click();
  const dialog = page.getByRole('dialog', { name: 'Stripe' });
  await dialog.getByRole('button', { name: 'Change: Cookies and other trackers' }).click();
  await dialog.getByRole('button', { name: 'Add cookies' }).click();
  const cookies = page.getByRole('dialog', { name: 'Add cookies' });
  await cookies.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(cookies.getByText('Required field')).toHaveCount(2);
  await cookies.getByLabel('Cookie names').fill('one, two');
  await cookies.getByLabel('Cookie description').fill('Keeps the cart');
  await cookies.getByRole('combobox', { name: 'Purpose' }).fill('Fraud');
  await page.getByRole('option', { name: 'Fraud prevention', exact: true }).click();
  await cookies.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Remove two' })).toBeVisible();

  await dialog.getByRole('combobox', { name: 'Lifetime', exact: true }).click();
  await page.getByRole('option', { name: 'Do not specify' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Not saved' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).focus();
  await expect(dialog.getByText(/Confirm that you want to leave this open/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: /I know that visitors/ }).check();
  await dialog.getByRole('button', { name: 'Edit two' }).click();
  const edited = page.getByRole('dialog', { name: 'Edit two' });
  await expect(edited.getByLabel('Cookie description')).toHaveValue('Keeps the cart');
  await expectAccessible(page);
  await edited.getByLabel('Cookie description').fill('Remembers the visit');
  await edited.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(preview(page)).toContainText('Fraud prevention · Keeps the cart');
  await expect(preview(page)).toContainText('Fraud prevention · Remembers the visit');
});

test('a service of the owner’s own needs all its required fields, and is not lost by Escape', async ({ page }) => {
  await openGenerator(page);
  await button(page, 'Add a custom service').click();
  const dialog = page.getByRole('dialog', { name: 'Custom service' });
  await dialog.getByRole('button', { name: 'Add service' }).click();
  await expect(dialog.getByText('Some of the required fields are empty.')).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Service name').fill('Payroll');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await button(page, 'Cancel').click();

  await field(page, 'Provider').fill('Tally and Sons');
  const choose = async (name: string, option: string) => {
    const box = dialog.getByRole('combobox', { name });
    await box.fill(option);
    await expect(box).toHaveAttribute('aria-controls', /./);
    // The box's own list: the previous one may still be closing, with the same option names.
    const list = page.locator(`[id="${await box.getAttribute('aria-controls')}"]`);
    // The list is filtered while it opens: a click on a moving option would miss.
    await expect(list.getByRole('option').first()).toHaveText(option);
    await list.getByRole('option', { name: option, exact: true }).click();
    await page.keyboard.press('Tab');
  };
  await choose('Provider’s country', 'Ireland');
  await choose('Used for', 'Payment processing');
  await choose('Personal data', 'Payment data');
  await choose('Processing locations', 'Ireland');
  await dialog.getByRole('button', { name: 'Add service' }).click();
  await expect(dialog).toBeHidden();
  await expect(preview(page)).toContainText('Tally and Sons');
});

test('what is missing leads to its field; what is complete is published', async ({ page, context }) => {
  await openGenerator(page, { services: ['cloudflare'] });
  await button(page, 'Publish').click();
  const sheet = page.getByRole('dialog', { name: 'Publish: Privacy policy' });
  await expect(sheet).toContainText('This is the first version.');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Publish version 1' }).click();
  const online = page.getByRole('dialog', { name: 'Your document is online' });
  await expect(online).toBeVisible();
  await expectAccessible(page);
  const [hosted] = await Promise.all([
    context.waitForEvent('page'),
    online.getByRole('link', { name: 'Open the page' }).click(),
  ]);
  await expect(hosted.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  await expect(hosted.getByText('Corner Coffee Ltd').first()).toBeVisible();
  await online.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByText('Version 1 is online')).toBeVisible();

  // Nothing to publish: the sheet says so and has no button.
  await button(page, 'Up to date').click();
  await expect(sheet.getByText('Nothing has changed since version 1.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Not yet' }).click();
  await button(page, 'Remove Cloudflare').click();
  await button(page, 'Publish changes').click();
  await expect(sheet.getByText(/Cloudflare/).first()).toBeVisible();
  await expect(sheet.getByText('No one is asked again.')).toBeVisible();
  await sheet.getByText('Show the changed words').click();
  await expect(sheet.locator('del').filter({ hasText: 'Cloudflare' }).first()).toBeVisible();
  // Not at once: the keys that open the sheet must not publish.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText('Version 2 is online.')).toBeVisible({ timeout: 5000 });
  }).toPass();

  const bare = await newPolicy(page, { owner: null });
  await page.goto(`/en/documents/${bare.id}`);
  await button(page, 'Publish').click();
  const lacking = page.getByRole('dialog', { name: 'Not ready to be published' });
  await lacking.getByRole('button', { name: 'The owner’s name is missing.' }).click();
  await expect(page).toHaveURL(new RegExp(`/sites/${bare.siteId}/owner\\?field=name`));
  // Both ways out lead back to what they were at.
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/documents/${bare.id}`));
});

test('what is set in quick succession is all there, and published together', async ({ page }) => {
  const { id } = await openGenerator(page);
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  let answer = (): void => undefined;
  const slow = new Promise<void>((done) => (answer = done));
  await page.route(`**/api/v1/documents/${id}`, async (route) => {
    await slow;
    await route.continue();
  });
  for (const language of ['German', 'Italian']) {
    await button(page, 'Add a language').click();
    await page.getByRole('menuitem', { name: language, exact: true }).click();
  }
  await sent;
  await button(page, 'Publish').click();
  await button(page, 'Publish version 1').click();
  answer();

  const online = page.getByRole('dialog', { name: 'Your document is online' });
  await expect(online).toBeVisible();
  const address = (await online.getByRole('link', { name: 'Open the page' }).getAttribute('href')) ?? '';
  for (const language of ['de', 'it']) {
    await page.goto(`${address}?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});

test('languages are proposed, shown and deleted', async ({ page }) => {
  await signInAsSomebody(page);
  const { id } = await newPolicy(page);
  await page.goto(`/en/documents/${id}?add_language=de`);
  const proposal = page.getByRole('dialog', { name: 'Add German?' });
  await proposal.getByRole('button', { name: 'Add a language' }).click();
  await expect(preview(page).getByRole('article')).toHaveAttribute('lang', 'de');

  await button(page, 'Languages').click();
  await page.getByRole('menuitem', { name: 'Delete German…' }).click();
  const question = page.getByRole('dialog', { name: 'Delete German?' });
  await expect(question.getByText('This action is not reversible')).toBeVisible();
  await question.getByRole('button', { name: 'Delete this language' }).click();
  await expect(page.getByRole('button', { name: 'German', exact: true })).toHaveCount(0);
});

test('own activities, and the permissions of an app, change the preview', async ({ page }) => {
  await openGenerator(page, { type: 'MobileApplication' });
  await page.getByRole('tab', { name: 'Permissions' }).click();
  await page.getByRole('switch', { name: 'Camera' }).click();
  await expect(preview(page)).toContainText(/camera/i);
  await page.getByRole('tab', { name: 'Your own processing' }).click();
  await page.getByRole('switch', { name: 'Newsletter' }).click();
  await expect(button(page, 'Edit Newsletter')).toBeVisible();
  await expect(preview(page)).toContainText(/newsletter/i);
  await expectAccessible(page);
});

test('on a phone, the parts are shown one at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGenerator(page, { services: ['stripe'] });
  await expect(preview(page)).toHaveCount(0);
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Preview').click();
  await expect(preview(page)).toContainText('Stripe');
  await expectAccessible(page);
});
