import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { button, signUp, title } from './person.ts';
import { newPolicy, newSite, publish, type Policy } from './policy.ts';

// Navigation: that of a site, switching between sites, and the search that leads to any page by name.

const main = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const line = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search or run a command' });

/** A site with a published policy, in a new account. */
async function publishedSite(page: Page, name: string): Promise<Policy> {
  await signUp(page);
  const policy = await newPolicy(page, { name });
  await publish(page, policy);
  return policy;
}

/** The places of the main navigation outside of a site. */
const topPlaces = [
  'Sites and apps',
  'Open tasks',
  'Records of processing',
  'Assessments',
  'Privacy requests',
  'Organizations',
];

test('within a site every page of it is one line, which says how it stands and where one is', async ({ page }) => {
  const { siteId, id } = await publishedSite(page, 'harbour.example.com');
  await page.goto(`/en/sites/${siteId}`);

  await expect(line(page, 'Overview')).toHaveAttribute('aria-current', 'page');
  await expect(line(page, 'Privacy policy (Published)')).toBeVisible();
  await expect(main(page).getByRole('link')).toHaveText([
    'Sites and apps',
    'Overview',
    'Privacy policy (Published)',
    'Cookie policy',
    'Terms and conditions',
    'Legal notice',
    'Data processing agreement',
    'Cookie banner',
    'Installation',
    'Consent analytics',
    'Consent records',
    'Newsletter',
    'Records of processing',
    'Privacy requests',
    'Privacy request form',
    'Whistleblowing',
    'Scanner',
    'Settings',
    'Owner',
  ]);
  await expectAccessible(page);

  const walked = [
    'Cookie banner',
    'Consent analytics',
    'Consent records',
    'Newsletter',
    'Records of processing',
    'Privacy requests',
    'Scanner',
    'Settings',
  ];
  for (const name of walked) {
    await line(page, name).click();
    await expect(title(page, name)).toBeFocused();
    await expect(page).toHaveTitle(`${name} · harbour.example.com · Candor`);
    await expect(main(page).locator('[aria-current]')).toHaveText([name]);
  }

  await line(page, /^Privacy policy/).click();
  await expect(page).toHaveURL(`/en/documents/${id}`);
  await expect(page).toHaveTitle('Privacy policy · harbour.example.com · Candor');
  await expect(line(page, /^Privacy policy/)).toHaveAttribute('aria-current', 'page');
  await page.goto(`/en/documents/${id}/versions`);
  await expect(line(page, /^Privacy policy/)).toHaveAttribute('aria-current', 'true');
  await page.goto(`/en/sites/${siteId}/owner`);
  await expect(line(page, 'Owner')).toHaveAttribute('aria-current', 'page');

  await line(page, 'Sites and apps').click();
  await expect(title(page, 'Sites and apps')).toBeFocused();
  await expect(main(page).getByRole('link')).toHaveText(topPlaces);
});

test('what a change does to the state of a document is seen at once', async ({ page }) => {
  const { id } = await publishedSite(page, 'states.example.com');
  await page.goto(`/en/documents/${id}`);
  await expect(line(page, 'Privacy policy (Published)')).toBeVisible();
  await button(page, 'Google Analytics 4').click();
  await expect(line(page, 'Privacy policy (Unpublished changes)')).toBeVisible();
});

test('a document the site lacks is offered where its line leads', async ({ page }) => {
  await signUp(page);
  const siteId = await newSite(page, { name: 'bare.example.com' });
  await page.goto(`/en/sites/${siteId}/settings`);
  await line(page, 'Cookie policy').click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(title(page, 'Cookie policy')).toBeVisible();
  await expect(line(page, 'Cookie policy (Draft)')).toHaveAttribute('aria-current', 'page');
});

test('an app has no banner and nothing to scan, and a site that is not there no navigation', async ({ page }) => {
  await signUp(page);
  const appId = await newSite(page, { name: 'Herbarium', type: 'MobileApplication' });
  await page.goto(`/en/sites/${appId}`);
  await expect(line(page, 'Consent records')).toBeVisible();
  await expect(line(page, 'Cookie banner')).toHaveCount(0);
  await expect(line(page, 'Scanner')).toHaveCount(0);

  await page.goto('/en/sites/00000000-0000-7000-8000-000000000000/settings');
  await expect(title(page, 'Page not found')).toBeVisible();
  await expect(main(page).getByRole('link')).toHaveText(topPlaces);
});

test('another site is opened at the same page, or at its first where it has none', async ({ page }) => {
  const first = await publishedSite(page, 'first.example.com');
  const second = await newPolicy(page, { name: 'second.example.com' });
  const appId = await newSite(page, { name: 'Herbarium', type: 'MobileApplication' });
  const switchTo = async (now: string, name: string) => {
    await button(page, `Switch site. Current site: ${now}`).click();
    await page.getByRole('dialog', { name: 'Switch site' }).getByRole('link', { name }).click();
  };

  await page.goto(`/en/sites/${first.siteId}/consents`);
  await switchTo('first.example.com', 'second.example.com');
  await expect(page).toHaveURL(`/en/sites/${second.siteId}/consents`);
  await page.goto(`/en/documents/${second.id}/embed`);
  await switchTo('second.example.com', 'first.example.com');
  await expect(page).toHaveURL(`/en/documents/${first.id}`);
  await page.goto(`/en/sites/${first.siteId}/cookie-solution`);
  await switchTo('first.example.com', 'Herbarium');
  await expect(page).toHaveURL(`/en/sites/${appId}`);
});

test('the settings of the account are one area behind the avatar, with a way back', async ({ page }) => {
  const email = await signUp(page);
  const siteId = await newSite(page, { name: 'back.example.com' });
  await page.goto(`/en/sites/${siteId}/consents#notices`);
  await expect(line(page, 'Consent records')).toBeVisible();
  await button(page, `Account menu of ${email}`).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();

  await expect(title(page, 'Account')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(main(page).getByRole('link')).toHaveText([
    'Back',
    'Account',
    'API keys',
    'Webhooks',
    'Team',
    'Audit log',
    'Kept evidence',
    'Preferences',
  ]);
  await line(page, 'Webhooks').click();
  await expect(line(page, 'Webhooks')).toHaveAttribute('aria-current', 'page');
  await expect(line(page, 'Account')).not.toHaveAttribute('aria-current');
  await expectAccessible(page);
  await line(page, 'Back').click();
  await expect(page).toHaveURL(`/en/sites/${siteId}/consents#notices`);
});

test('the palette finds the pages of this site and of others by any of their names', async ({ page }) => {
  const { siteId } = await publishedSite(page, 'harbour.example.com');
  await newSite(page, { name: 'northwind.example.com' });
  await page.goto(`/en/sites/${siteId}`);
  await expect(line(page, 'Cookie banner')).toBeVisible();
  const go = async (query: string, name: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await searchField(page).fill(query);
    await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText(new RegExp(`^${name}`));
    await expect(page.getByRole('dialog').getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
  };

  for (const [query, name] of [
    ['cmp', 'Cookie banner'],
    ['banner', 'Cookie banner'],
    ['scan', 'Scanner'],
    ['consent', 'Consent analytics'],
    ['right to be forgotten', 'Consent records'],
    ['DSAR form', 'Privacy request form'],
    ['consent statistics', 'Consent analytics'],
    ['gdpr policy', 'Privacy policy'],
  ] as const) {
    await go(query, name);
    await expect(page).toHaveTitle(`${name} · harbour.example.com · Candor`);
  }
  await page.keyboard.press('ControlOrMeta+k');
  await searchField(page).fill('cookie');
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText(/^Cookie policy/);
  await page.keyboard.press('Escape');
  await go('northwind consent banner', 'Cookie banner');
  await expect(page).toHaveTitle('Cookie banner · northwind.example.com · Candor');
  await go('tokens', 'API keys');
  await expect(title(page, 'API keys')).toBeVisible();
});

test('in another language the palette knows the names of that language', async ({ page }) => {
  await signUp(page);
  const siteId = await newSite(page, { name: 'hafen.example.com' });
  await page.goto(`/de/sites/${siteId}`);
  await page.getByRole('button', { name: 'Suchen' }).click();
  await page.getByRole('combobox', { name: 'Suchen oder Befehl ausführen' }).fill('dsgvo');
  await expect(page.getByRole('dialog').getByRole('option', { name: 'Datenschutzerklärung' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Suchen oder Befehl ausführen' }).fill('cookie-hinweis');
  const found = page.getByRole('dialog').getByRole('option').first();
  await expect(found).toHaveText('Cookie-Banner');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Cookie-Banner · hafen.example.com · Candor');
});

test('on a phone, in the dark and by keyboard, the drawer has the same lines', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const { siteId } = await publishedSite(page, 'harbour.example.com');
  await page.goto(`/en/sites/${siteId}`);
  await button(page, 'Open the navigation').press('Enter');
  await expect(line(page, 'Privacy policy (Published)')).toBeVisible();
  await expect(line(page, 'Overview')).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);

  await line(page, 'Overview').focus();
  await page.keyboard.press('Tab');
  await expect(line(page, /^Privacy policy/)).toBeFocused();
  await line(page, 'Consent records').press('Enter');
  await expect(title(page, 'Consent records')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await button(page, 'Open the navigation').click();
  await expect(line(page, 'Consent records')).toHaveAttribute('aria-current', 'page');
  await line(page, 'Consent records').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('while a site is loading, its navigation shows an outline', async ({ page }) => {
  const { siteId } = await publishedSite(page, 'slow.example.com');
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/api/v1/sites/${siteId}`, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`/en/sites/${siteId}/settings`);
  await expect(line(page, 'Sites and apps')).toBeVisible();
  await expect(line(page, 'Settings')).toHaveCount(0);
  answer();
  await expect(line(page, 'Settings')).toHaveAttribute('aria-current', 'page');
});

test('a site that could not be loaded says so as a page of its own, and is loaded on demand', async ({ page }) => {
  const { siteId } = await publishedSite(page, 'broken.example.com');
  const address = `**/api/v1/sites/${siteId}`;
  await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/en/sites/${siteId}/newsletter`);
  await expect(title(page, 'This could not be loaded')).toBeVisible();
  await expect(main(page).getByRole('link')).toHaveText(topPlaces);
  await expectAccessible(page);

  await page.unroute(address);
  await button(page, 'Try again').click();
  await expect(title(page, 'Newsletter')).toBeVisible();
  await expect(line(page, 'Newsletter')).toHaveAttribute('aria-current', 'page');
});
