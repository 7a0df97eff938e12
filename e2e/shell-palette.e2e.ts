import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { signUp, title } from './person.ts';
import { newPolicy, newSite } from './policy.ts';

// The command palette: finds everything by any name people give it, loses no key, and works by keyboard and screen reader.

const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('dialog').getByRole('option');
const ask = async (page: Page, query: string) => {
  if (!(await field(page).isVisible())) await page.keyboard.press('ControlOrMeta+k');
  await field(page).fill(query);
};

/** What people type, and what must be among the first five they are offered, on the page of a site. */
const names = {
  en: [
    ['cookie', 'Cookie policy'],
    ['cookie banner', 'Cookie banner'],
    ['analytics', 'Consent analytics'],
    ['GDPR', 'Laws that apply to your site'],
    ['DSAR', 'Privacy requests'],
    ['enter a request', 'Add a privacy request'],
    ['webhook', 'Webhooks'],
    ['team', 'Team'],
    ['invite', 'Invite a teammate'],
    ['members', 'Organizations'],
    ['subjects', 'Find a person'],
    ['cookie preferences', 'Consent analytics'],
    ['invoice', 'Plan and invoices'],
    ['dark mode', 'Use the dark appearance'],
    ['language', 'Change the language'],
    ['whistleblowing', 'Whistleblowing'],
    ['publish', 'Publish documents'],
    ['add a service', 'Add a service'],
    ['api key', 'Create API key'],
    ['check installation', 'Check installation'],
    ['2FA', 'Set up two-factor sign-in'],
    ['DPIA', 'Assessments'],
    ['imprint', 'Legal notice'],
    ['logout', 'Sign out'],
  ],
  de: [
    ['cookie', 'Cookie-Richtlinie'],
    ['DSGVO', 'Welche Gesetze für Ihre Website gelten'],
    ['Rechnung', 'Tarif und Rechnungen'],
    ['Dunkelmodus', 'Dunkel'],
    ['Meldestelle', 'Hinweisgebersystem'],
    ['Impressum', 'Impressum'],
    ['Auskunft', 'Betroffenenanfragen'],
    ['Mandant', 'Organisation'],
    ['Kolleg', 'Teammitglied einladen'],
    ['DSFA', 'Abschätzungen'],
  ],
  it: [
    ['fattura', 'Piano e fatture'],
    ['modalità scura', 'scuro'],
    ['segnalazioni', 'Whistleblowing'],
    ['lingua', 'Cambia lingua'],
    ['garante', 'Leggi che si applicano al tuo sito'],
  ],
  'pt-BR': [
    ['fatura', 'Plano e faturas'],
    ['modo escuro', 'escur'],
    ['LGPD', 'Leis que se aplicam ao seu site'],
    ['denúncia', 'Canal de denúncias'],
    ['idioma', 'Mudar o idioma'],
  ],
} as const;

for (const [locale, queries] of Object.entries(names)) {
  test(`things are found by the names people give them: ${locale}`, async ({ page }) => {
    await signUp(page);
    const { siteId } = await newPolicy(page, { name: 'found.example.com' });
    await page.goto(`/${locale.toLowerCase()}/sites/${siteId}`);
    await expect(title(page, 'found.example.com')).toBeVisible();
    for (const [query, expected] of queries) {
      await ask(page, query);
      await expect
        .poll(async () => (await options(page).allInnerTexts()).slice(0, 6).join('\n'), { message: query })
        .toContain(expected);
    }
  });
}

test('services, organizations, teammates, requests and people are found by name', async ({ page }) => {
  const email = await signUp(page);
  await call(page, 'POST', '/api/v1/members', { name: 'Quercus Ltd', address: '1 Oak Lane', country: 'GB', email });
  const siteId = await newSite(page, { name: 'many.example.com' });
  await page.goto(`/en/sites/${siteId}`);
  await title(page, 'many.example.com').waitFor();
  await ask(page, 'Quercus');
  await expect(options(page).filter({ hasText: 'Quercus Ltd' })).toBeVisible();
  await ask(page, email);
  await expect(options(page).filter({ hasText: `Find “${email}” among the people of this site` })).toBeVisible();
  await expect(options(page).getByText(email, { exact: true })).toBeVisible();
  await ask(page, 'Hotjar');
  await expect(options(page).filter({ hasText: 'Add Hotjar' }).first()).toBeVisible();
});

test('a service is added to a site from anywhere, and opened where the site has it', async ({ page }) => {
  await signUp(page);
  const { siteId, id } = await newPolicy(page, { name: 'used.example.com', services: ['hotjar'] });
  await newPolicy(page, { name: 'unused.example.com' });
  await page.goto('/en/dashboard');
  await title(page, 'Sites and apps').waitFor();
  await ask(page, 'Hotjar');
  const adding = options(page).filter({ hasText: 'Add Hotjar' });
  await expect(adding.filter({ hasText: 'used.example.com' }).first()).toBeVisible();
  await adding.filter({ hasText: 'unused.example.com' }).click();
  await expect(page.locator('input[name="add-service"]')).toHaveValue('Hotjar');
  await expect(page.getByRole('button', { name: 'Switch site. Current site: unused.example.com' })).toBeVisible();

  await page.goto(`/en/sites/${siteId}`);
  await title(page, 'used.example.com').waitFor();
  await ask(page, 'Hotjar');
  await options(page).filter({ hasText: 'Open Hotjar' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/documents/${id}`));
  await expect(page.getByRole('dialog', { name: 'Hotjar' })).toBeVisible();
});

test('an action opens what it is called after, and is offered first the next time', async ({ page }) => {
  await signUp(page);
  await page.goto('/en/dashboard');
  await title(page, 'Sites and apps').waitFor();
  for (const [query, dialog] of [
    ['Invite a teammate', 'Invite'],
    ['Create API key', 'key'],
    ['Add a privacy request', 'Add request'],
  ] as const) {
    await ask(page, query);
    await expect(options(page).first()).toContainText(query);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: new RegExp(dialog) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.keyboard.press('ControlOrMeta+k');
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent).toHaveText([/Add a privacy request/, /Create API key/, /Invite a teammate/]);
});

test('keys typed right after Ctrl K are not lost, each time', async ({ page }) => {
  await signUp(page);
  await page.goto('/en/dashboard');
  await title(page, 'Sites and apps').waitFor();
  for (const word of ['webhooks', 'team', 'audit']) {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type(word);
    await expect(field(page)).toHaveValue(word);
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
  }
});

test('a screen reader hears the group, the line and the number of results; arrows wrap', async ({ page }) => {
  await signUp(page);
  await page.goto('/en/dashboard');
  await title(page, 'Sites and apps').waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  await field(page).fill('webhook');
  await expect(page.getByRole('status').filter({ hasText: /results?$/ })).toBeVisible();
  const active = async () => page.locator(`[id="${await field(page).getAttribute('aria-activedescendant')}"]`);
  await expect(await active()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  await field(page).fill('zzzzzz');
  await expect(page.getByText('Nothing found. Try another word.')).toBeVisible();
});

test('only what the rights of somebody allow is offered', async ({ page }) => {
  await signUp(page);
  // As the server answers somebody who may only read sites.
  await page.route('**/api/v1/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), permissions: ['sites.read'] } });
  });
  await page.goto('/en/dashboard');
  await title(page, 'Sites and apps').waitFor();
  await ask(page, 'sign out');
  await expect(options(page).filter({ hasText: 'Sign out' }).first()).toBeVisible();
  for (const query of [
    'Create API key',
    'Invite a teammate',
    'Add a privacy request',
    'Add a webhook',
    'Delete your account',
  ]) {
    await ask(page, query);
    await expect(options(page).filter({ hasText: query })).toHaveCount(0);
  }
});

test('publishing by the palette opens the sheet of the document or the banner, from any page and only once', async ({
  page,
}) => {
  await signUp(page);
  const { id, siteId } = await newPolicy(page, { name: 'sheet.example.com' });
  const sheet = page.getByRole('dialog', { name: 'Publish' });
  const run = async (query: string, option: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog').getByRole('combobox').fill(query);
    await page.getByRole('option', { name: option }).first().click();
  };
  await page.goto(`/en/sites/${siteId}/scan`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await run('publish', 'Publish documents');
  await expect(page).toHaveURL(new RegExp(`/en/documents/${id}$`));
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
  await expect(sheet).toBeHidden();
  // On the page that is open already.
  await run('publish', 'Publish documents');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');

  await run('publish the cookie banner', 'Publish the cookie banner');
  await expect(page).toHaveURL(new RegExp(`/en/sites/${siteId}/cookie-solution$`));
  await expect(sheet).toBeVisible();
});
