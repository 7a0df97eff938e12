import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { siteWithBanner } from './banner.ts';
import { button, signUp } from './person.ts';
import { newPolicy, publish } from './policy.ts';

const shop = 'http://corner-coffee.example/';

test('of builders that are chosen quickly, the last one stays, whichever answer comes last', async ({ page }) => {
  const { id } = await siteWithBanner(page, 'Swift Kayak');
  await page.goto(`/en/sites/${id}/installation`);
  const radio = (name: string) => page.getByRole('radio', { name });
  await expect(radio('Shopify')).toBeVisible();
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const path = `**/api/v1/sites/${id}/installation`;
  let writes = 0;
  await page.route(path, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    const isFirst = writes++ === 0;
    const answer = await route.fetch();
    if (isFirst) await isReleased;
    await route.fulfill({ response: answer });
  });
  const answered = (builder: string) =>
    page.waitForResponse((answer) => answer.request().postData()?.includes(builder) ?? false);
  const answers = [answered('shopify'), answered('wordpress')];
  await radio('Shopify').click();
  await radio('WordPress').click();
  await expect(radio('WordPress')).toBeChecked();
  release();
  await Promise.all(answers);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(radio('WordPress')).toBeChecked();
  await page.unroute(path);
  await page.reload();
  await expect(radio('WordPress')).toBeChecked();
});

test('an owner says where the site is built, copies the code, and sees that a page loads the banner', async ({
  page,
}) => {
  const { id } = await siteWithBanner(page, 'Corner Coffee');
  await call(page, 'PATCH', `/api/v1/sites/${id}`, { url: shop });
  await page.goto(`/en/sites/${id}/installation`);
  await expect(page.getByText('Your site has not loaded the banner yet.')).toBeHidden();
  await page.getByRole('radio', { name: 'Shopify' }).click();
  await expect(page.getByRole('radio', { name: 'Shopify' })).toBeChecked();
  await expect(page.getByText('In layout/theme.liquid, paste this code right after <head>')).toBeVisible();
  await expect(page.getByText('Your site has not loaded the banner yet.')).toBeVisible();
  await expectAccessible(page);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Copy code').first().click();
  const tag = await page.evaluate(() => navigator.clipboard.readText());
  expect(tag).toMatch(/^<script src="http[^"]+\/embed\/cs\/[a-z0-9]{10}\.js"><\/script>$/);
  const links = page.getByRole('region', { name: 'Links for the footer' });
  await expect(links).toContainText('Cookie policy');
  await expect(links).toContainText('data-candor-open');

  // The choice stays, and the plugin of another builder is a file.
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Shopify' })).toBeChecked();
  await page.getByRole('radio', { name: 'WordPress' }).click();
  await expect(page.getByRole('radio', { name: 'WordPress' })).toBeChecked();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the plugin' }).click();
  expect((await downloading).suggestedFilename()).toBe('candor.zip');
  await expect(page.getByRole('region', { name: 'Links for the footer' })).toContainText('[candor_choices]');

  const visitor = await page.context().browser()?.newPage();
  if (!visitor) throw new Error('There is no browser.');
  await visitor.route(`${shop}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><head>${tag}</head><body>Coffee</body>` }),
  );
  // A page of another address reaches no server on this machine by itself.
  await visitor.route('**/embed/**', async (route) => route.fulfill({ response: await route.fetch() }));
  await visitor.goto(shop);
  await button(visitor, 'Accept').waitFor();
  await visitor.close();
  await expect(page.getByText('Installed. A page on corner-coffee.example last loaded the banner on')).toBeVisible({
    timeout: 20_000,
  });
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('links for the footer are in the language that the owner chooses', async ({ page }) => {
  await signUp(page);
  const policy = await newPolicy(page, { name: 'kayak.example.com', languages: ['en', 'de'] });
  await publish(page, policy);
  await page.goto(`/en/sites/${policy.siteId}/installation`);
  const links = page.getByRole('region', { name: 'Links for the footer' });
  await expect(links).toContainText('Privacy policy');
  await page.getByRole('combobox', { name: 'Link language' }).selectOption('German');
  await expect(links).toContainText('Datenschutzerklärung');
  await expect(links).toContainText('Ihre Datenschutz-Auswahl');
});
