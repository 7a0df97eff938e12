import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { siteWithBanner } from './banner.ts';
import { button, signInAsSomebody, title } from './person.ts';
import { newPolicy, publish } from './policy.ts';

test('a document is taken offline, and put online again by undo', async ({ page }) => {
  await signInAsSomebody(page);
  const policy = await newPolicy(page);
  const hosted = await publish(page, policy);
  await page.goto(`/en/sites/${policy.siteId}`);
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Privacy policy' }) });

  await button(page, 'Actions for Privacy policy').click();
  await page.getByRole('menuitem', { name: 'Take offline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take Privacy policy for Corner Coffee offline?' });
  await expect(dialog).toContainText('All versions are kept. You can bring it back online at any time.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take offline' }).click();

  await expect(card.getByText('Offline', { exact: true })).toBeVisible();
  await expect.poll(async () => (await page.request.get(hosted)).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByText('Published', { exact: true })).toBeVisible();
  await expect.poll(async () => (await page.request.get(hosted)).status()).toBe(200);
});

test('a banner is taken offline, put online and deleted; its versions are under the account', async ({ page }) => {
  const { id } = await siteWithBanner(page, 'Kept Coffee');
  await page.goto(`/en/sites/${id}/cookie-solution`);
  await button(page, 'More actions for the banner').click();
  await page.getByRole('menuitem', { name: 'Take offline' }).click();
  const asked = page.getByRole('dialog', { name: 'Take the banner of Kept Coffee offline?' });
  await expect(asked).toContainText('without the banner they could not withdraw it');
  await asked.getByRole('button', { name: 'Take offline' }).click();
  await expect(page.getByText('The banner has been offline since')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bring back online' }).click();
  await expect(page.getByText('The banner has been offline since')).toBeHidden();

  await button(page, 'More actions for the banner').click();
  await page.getByRole('menuitem', { name: 'Delete the banner' }).click();
  const deleting = page.getByRole('dialog', { name: 'Delete the banner of Kept Coffee?' });
  await expect(deleting).toContainText('Cookie banner, One version: Kept until');
  await deleting.getByRole('textbox', { name: 'Type Kept Coffee to confirm' }).fill('Kept Coffee');
  await deleting.getByRole('button', { name: 'Delete the banner' }).click();
  await expect(page.getByText('The previous banner was deleted on')).toBeVisible();

  await page.goto('/en/account/kept-evidence');
  await expect(title(page, 'Kept evidence')).toBeVisible();
  await page.getByRole('table', { name: 'Kept Coffee' }).getByRole('button', { name: 'Open Cookie banner' }).click();
  await expect(page.getByRole('dialog').getByText('Version 1, ')).toBeVisible();
  await expectAccessible(page);
});

test('D6: consents of a deleted site open from the kept evidence, and are deleted there by hand', async ({ page }) => {
  await signInAsSomebody(page);
  const policy = await newPolicy(page);
  await publish(page, policy);
  const said = { subject: { email: 'ada@example.com' }, preferences: { news: true } };
  await call(page, 'POST', `/api/v1/sites/${policy.siteId}/consents`, said);
  await page.goto(`/en/sites/${policy.siteId}/settings`);
  await button(page, 'Delete site').click();
  const dialog = page.getByRole('dialog', { name: 'Delete Corner Coffee?' });
  await expect(dialog).toContainText('Privacy policy, One version: Kept until');
  await expect(dialog).toContainText('Consents: Each entry for 96 months');
  await expect(dialog.getByRole('link', { name: 'Consents' })).toHaveAttribute('href', /#downloads$/);
  // The check measures the distance of targets, also to the header that others scroll under.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Type Corner Coffee to confirm' }).fill('Corner Coffee');
  await dialog.getByRole('button', { name: 'Delete site' }).click();
  await expect(title(page, 'Sites and apps')).toBeVisible();

  await page.goto('/en/account/kept-evidence');
  const card = page
    .locator('section')
    .filter({ has: page.getByText('Deleted on') })
    .first();
  await card.getByRole('link', { name: 'Open Consents' }).click();
  await expect(page.getByText('This site was deleted on')).toBeVisible();
  await expect(page.getByRole('table').getByText('ada@example.com')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Keys' })).toHaveCount(0);
  await page.getByRole('link', { name: 'All kept evidence' }).click();

  await card.getByRole('button', { name: 'Delete all evidence' }).click();
  const deleting = page.getByRole('dialog', { name: 'Delete this evidence?' });
  await deleting.getByRole('textbox', { name: 'Type Corner Coffee to confirm' }).fill('Corner Coffee');
  await deleting.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Evidence deleted.')).toBeVisible();
});

test('D8: picking the chosen language or type again leaves the fields of Generate as they are', async ({ page }) => {
  await signInAsSomebody(page);
  await page.goto('/en/dashboard');
  await button(page, 'Generate a document').first().click();
  const dialog = page.getByRole('dialog', { name: 'Generate a document' });
  for (const [name, chosen] of [
    ['Language', 'English'],
    ['Document type', 'Privacy policy'],
  ] as const) {
    const field = dialog.getByRole('combobox', { name });
    await expect(field).toHaveValue(chosen);
    await field.click();
    await page.getByRole('option', { name: chosen, exact: true }).click();
    await expect(field).toHaveValue(chosen);
  }
});

test('D18: the quick generator is linked from the page of a new account', async ({ page }) => {
  await page.goto('/en/sign-up');
  await page.getByRole('link', { name: 'Or start with your privacy policy' }).click();
  await expect(title(page, 'Generate a privacy policy')).toBeVisible();
});

test('an answer of the fixed paths that names a facebox opens it in a lightbox', async ({ page }) => {
  await signInAsSomebody(page);
  const answer = { success: false, message: 'More is needed', action: { facebox: '/en/go-pro?query=add_service' } };
  await page.route('**/users/update-preferences.json', (route) => route.fulfill({ json: answer }));
  await page.goto('/en/account/preferences');
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Austria' }).click();
  await expect(page.getByRole('dialog', { name: 'More is needed' })).toBeVisible();
});
