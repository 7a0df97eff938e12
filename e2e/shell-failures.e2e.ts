import { expect, test, type Page, type Route } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { signInAsSomebody, signUp } from './person.ts';
import { newSite } from './policy.ts';

// What pages show while they wait, and when something failed.

const boom = (route: Route) => route.fulfill({ status: 500, json: { code: 'oops', message: 'boom' } });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

test('a failed request stays in the page: header and navigation are there, and trying again is the first way on', async ({
  page,
}) => {
  await signUp(page);
  const siteId = await newSite(page, { name: 'harbour.example.com' });
  await page.route(`**/api/v1/sites/${siteId}`, boom);
  await page.goto(`/en/sites/${siteId}/settings`);
  const main = page.locator('main');
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(main).not.toContainText('boom');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(navigation(page)).toBeVisible();
  await expectAccessible(page);
  await page.unroute(`**/api/v1/sites/${siteId}`);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('an overview that does not load says so and can be tried again, and a role that may not read it sees nothing', async ({
  page,
}) => {
  await signUp(page);
  const siteId = await newSite(page, { name: 'harbour.example.com' });
  const health = '**/api/v1/site-health?*';
  await page.route(health, boom);
  await page.goto(`/en/sites/${siteId}`);
  const main = page.locator('main');
  const alert = main.getByRole('alert').filter({ hasText: 'This could not be loaded' });
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await page.unroute(health);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('Get this site live')).toBeVisible();

  const refused = page.waitForResponse((answer) => answer.status() === 403);
  await page.route(health, (route) => route.fulfill({ status: 403, json: { code: 'role.missing', message: 'No.' } }));
  await page.reload();
  await refused;
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText('Get this site live')).toBeHidden();
  await expect(alert).toHaveCount(0);
});

test('if nothing can be loaded, the page says so in the middle, under the name of the product', async ({ page }) => {
  await signInAsSomebody(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route('**/api/v1/**', boom);
  await page.goto('/en/dashboard');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).not.toHaveAttribute('data-variant');
  await expect(page.getByRole('link', { name: 'Go to your sites' })).toHaveAttribute('data-variant', 'default');
  await expect(page.locator('main')).not.toContainText('boom');
  await expect(page.getByRole('banner').getByRole('link')).toBeVisible();
  const box = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThan(40);
  await page.unroute('**/api/v1/**');
  await retry.click();
  await expect(page.locator('[data-page-title]')).toBeVisible();
});

test('while the first answer is under way, header and navigation stand where they will be', async ({ page }) => {
  await signInAsSomebody(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/me', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/en/dashboard');
  await expect(page.getByRole('banner')).toBeVisible();
  const places = async () => [
    (await page.getByRole('banner').boundingBox())?.height,
    (await page.locator('main > div').first().boundingBox())?.x,
  ];
  const before = await places();
  release();
  await expect(page.locator('[data-page-title]')).toBeVisible();
  expect(await places()).toEqual(before);
});

test('an address whose id cannot be one is a page that does not exist', async ({ page }) => {
  await signInAsSomebody(page);
  for (const path of ['/en/documents/xyz', '/en/sites/xyz', '/en/requests/xyz', '/en/processing-records/xyz']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' }), path).toBeVisible();
    await expect(page.getByText('Check the marked fields')).toBeHidden();
  }
});

test('D13: in a language that only documents have, pages lead to one that they speak', async ({ page }) => {
  await page.goto('/fr/sign-in?return=%2Ffr%2Faccount#part');
  await expect(page).toHaveURL('/en/sign-in?return=%2Ffr%2Faccount#part');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('complementary', { name: 'Another language?' })).toBeHidden();
});

test('browsers and phones find the icons of the product, and people a page where there is nothing', async ({
  page,
  request,
}) => {
  await page.goto('/en/sign-in');
  const manifest = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
  const { icons } = (await (await request.get(manifest)).json()) as { icons: { src: string }[] };
  const touch = (await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')) ?? '';
  for (const [url, type] of [
    ['/favicon.ico', 'image/x-icon'],
    [touch, 'image/png'],
    ...icons.map(({ src }) => [src, 'image/png'] as const),
  ] as const) {
    const answer = await request.get(url);
    expect([url, answer.status(), answer.headers()['content-type']]).toEqual([url, 200, type]);
  }
  const answer = await page.goto('/nonsense.html');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
