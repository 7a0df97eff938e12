import { verifyFile } from '@app/evidence';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { anna, consents, dialog, fromPage, fromServer, row, rows, siteWithConsents } from './consents.ts';
import { button, field, signInAsSomebody, title } from './person.ts';
import { newPolicy, newSite, owner } from './policy.ts';

test('a key is made, sends a consent with the code that is shown, and is revoked', async ({ page }) => {
  await signInAsSomebody(page);
  const siteId = await newSite(page, { name: 'Harbour Books' });
  await page.goto(`/en/sites/${siteId}`);
  await page.getByRole('link', { name: 'Open consent records' }).click();
  await expect(title(page, 'Consent records')).toBeFocused();
  await page.getByRole('heading', { name: 'No consents yet' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Keys and code' }).click();

  await button(page, 'Create key').click();
  await field(page, 'Name').fill('Sign-up form');
  await dialog(page, 'Create key').getByRole('button', { name: 'Create key' }).click();
  const made = dialog(page, 'Key Sign-up form created');
  const key = await made.getByRole('textbox', { name: 'Key' }).inputValue();
  await made.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('textbox', { name: 'HTML form' })).toHaveValue(new RegExp(`data-key="${key}"`));
  await expect(page.getByRole('textbox', { name: 'From a server' })).toHaveValue(/\/api\/v1\/consents /);
  await fromPage(page, key, anna);

  await button(page, 'Create key').click();
  await page.getByRole('radio', { name: 'Private' }).check();
  await field(page, 'Name').fill('Shop');
  await dialog(page, 'Create key').getByRole('button', { name: 'Create key' }).click();
  const secret = dialog(page, 'Key Shop created');
  await expect(secret.getByText('It will not be shown again.')).toBeVisible();
  const privateKey = await secret.getByRole('textbox', { name: 'Key' }).inputValue();
  await secret.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText(privateKey)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Consents' }).click();
  await page.reload();
  await expect(consents(page)).toHaveCount(2);

  await page.getByRole('tab', { name: 'Keys and code' }).click();
  await button(page, 'Revoke key Sign-up form').click();
  await dialog(page, 'Revoke key Sign-up form?').getByRole('button', { name: 'Revoke' }).click();
  await expect(rows(page, 'Keys')).toHaveCount(2);
});

test('C1, C2, C3: a consent is found, shows what was said and seen, and its proof holds elsewhere', async ({
  page,
}) => {
  const site = await siteWithConsents(page, 'Corner Coffee');
  await page.goto(site.path);
  await expect(consents(page)).toHaveCount(3);
  await expect(page.getByText('2 results found')).toBeVisible();
  await expectAccessible(page);

  await row(page, 'Anna Rossi').getByRole('link').first().click();
  const proof = dialog(page, 'Proof of consent');
  await expect(proof.getByRole('row', { name: 'newsletter Yes' })).toBeVisible();
  await expect(proof.getByRole('row', { name: 'phone No' })).toBeVisible();
  await expect(proof.getByRole('region', { name: 'newsletter' })).toHaveText('Send me news <once> a week.');
  await expect(proof.getByRole('textbox', { name: 'Form markup' })).toHaveValue(anna.proofs[0]?.form ?? '');
  await expect(proof.getByText(/^Proof since .* UTC$/)).toBeVisible();
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await proof.getByRole('link', { name: 'Download proof' }).click();
  const file = await (await downloading).path();
  const { checks, bundle } = verifyFile(await readFile(file));
  expect(checks.filter(({ status }) => status === 'failed')).toEqual([]);
  expect(bundle?.record).toMatchObject({ subject: anna.subject, preferences: anna.preferences });

  await proof.getByRole('button', { name: 'Withdraw' }).click();
  await dialog(page, 'Withdraw this consent?').getByRole('button', { name: 'Withdraw' }).click();
  await expect(proof.getByText('This person withdrew consent.')).toBeVisible();
  await expect(proof.getByText('newsletter: Yes → No')).toBeVisible();
  await expect(proof.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);

  await proof.getByRole('link', { name: 'View person' }).click();
  const person = dialog(page, 'Person');
  await expect(person.getByRole('table', { name: 'Current preferences' })).toContainText('newsletterNo');
  await expect(person.getByRole('listitem')).toHaveCount(2);
  // Its URL can be shared.
  await page.reload();
  await expect(person.getByText('anna@example.com').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(consents(page)).toHaveCount(4);
});

test('C6: the witnesses of a proof are named beside it', async ({ page }) => {
  const site = await siteWithConsents(page, 'Ferry Desk');
  const signature = Buffer.alloc(4 + 8 + 64).toString('base64');
  // This installation has no witness.
  await page.route('**/proof', async (route) => {
    const bundle: unknown = await (await route.fetch()).json();
    await route.fulfill({ json: Object.assign({}, bundle, { cosignatures: [`— vault.example/1 ${signature}\n`] }) });
  });
  await page.goto(site.path);
  await row(page, 'Anna Rossi').getByRole('link').first().click();
  await expect(dialog(page, 'Proof of consent')).toContainText(
    'Witnesses who also signed this log state: vault.example/1',
  );
});

test('PRODUCT 5: search and filters narrow the list, stand in the address, and refuse what is no date', async ({
  page,
}) => {
  const site = await siteWithConsents(page, 'Paper Boat');
  await page.goto(site.path);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('brun');
  await expect(consents(page)).toHaveCount(2);
  await expect(page.getByText('1 result found')).toBeVisible();
  await expect(page).toHaveURL(/[?&]text=brun/);
  await button(page, 'Clear filters').click();
  await expect(consents(page)).toHaveCount(3);
  await expect(search).toHaveValue('');
  await expect(button(page, 'Filter')).toBeFocused();

  // The field stays while the rows of another search are on their way.
  await page.goto(`${site.path}?text=nobody`);
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  let goOn = (): void => undefined;
  const isSeen = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/\/consents(?:\?|$)/, async (route) => isSeen.then(() => route.continue()), { times: 1 });
  await search.fill('');
  await expect(page).not.toHaveURL(/text=/);
  await expect(search).toBeFocused();
  goOn();
  await expect(consents(page)).toHaveCount(3);

  await button(page, 'Filter').click();
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Legal notice', 'newsletter');
  await expect(row(page, 'Anna Rossi')).toBeVisible();
  await expect(consents(page)).toHaveCount(2);
  await choose('Source', 'Server');
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await button(page, 'Filter').click();
  await choose('Verified', 'Yes');
  await expect(row(page, 'Bruno')).toBeVisible();
  await expect(consents(page)).toHaveCount(2);
  await button(page, 'Clear filters').click();

  const until = field(page, 'To');
  await until.fill('31/12/2020');
  await until.press('Enter');
  await expect(page.getByText('Invalid date format')).toBeVisible();
  await until.fill('12/31/2020');
  await until.press('Enter');
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await until.fill('2300-01-01');
  await until.press('Enter');
  await expect(until).toHaveValue('01/01/2300');
  await expect(consents(page)).toHaveCount(3);
});

test('pages neither repeat nor skip while consents arrive', async ({ page }) => {
  const site = await siteWithConsents(page, 'Green Field');
  for (let number = 0; number < 30; number += 1)
    await fromServer(page, site.secret, { subject: { id: `number ${number}` } });
  await page.goto(site.path);
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(consents(page)).toHaveCount(26);
  await fromServer(page, site.secret, { subject: { id: 'late' } });
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(consents(page)).toHaveCount(8);
  await expect(consents(page).nth(1)).toContainText('number 4');
  await expect(row(page, 'Anna Rossi')).toBeVisible();
  await pager.getByRole('link', { name: 'Prev' }).click();
  await expect(consents(page).nth(25)).toContainText('number 5');
});

test('a consent on paper is added by hand', async ({ page }) => {
  const site = await siteWithConsents(page, 'Blue Door');
  await page.goto(site.path);
  await button(page, 'Add a consent').click();
  const form = dialog(page, 'Add a consent');
  await form.getByRole('button', { name: 'Add consent' }).click();
  await expect(form.getByText('Enter an email address, a name or an ID.').first()).toBeVisible();
  // The error is visible below the dialog's header, and so is the button.
  const head = await form.getByRole('heading', { name: 'Add a consent' }).boundingBox();
  const wrong = await field(page, 'Email').boundingBox();
  expect(wrong?.y ?? 0).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
  await expect(form.getByRole('button', { name: 'Add consent' })).toBeInViewport({ ratio: 1 });

  await form.getByRole('textbox', { name: 'Email' }).fill('carla@example.com');
  await form.getByRole('textbox', { name: 'Preference' }).fill('post');
  await form.getByRole('textbox', { name: 'Date and time' }).fill('soon');
  await form.getByRole('textbox', { name: 'Note' }).fill('Signed card, folder 3');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add consent' }).click();
  await expect(form.getByText('Invalid date format').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Date and time' }).fill('03/02/2024 09:30');
  await form.getByRole('button', { name: 'Add consent' }).click();

  const proof = dialog(page, 'Proof of consent');
  await expect(proof.getByText('March 2, 2024, 09:30:00.000 UTC')).toBeVisible();
  await expect(proof.getByRole('row', { name: 'post Yes' })).toBeVisible();
  await expect(proof.getByRole('textbox', { name: 'Form entries' })).toHaveValue(/Signed card, folder 3/);
});

test('C3: published documents become legal notices, and other texts are added', async ({ page }) => {
  await signInAsSomebody(page);
  const { id, siteId } = await newPolicy(page, { name: 'Old Mill', owner });
  await call(page, 'POST', `/api/v1/documents/${id}/publish`);
  await page.goto(`/en/sites/${siteId}/consents#notices`);
  const notices = rows(page, 'Legal notices, newest first');
  await expect(notices.filter({ hasText: 'privacy_policy' })).toContainText('Published document');

  await button(page, 'Add a version').click();
  const form = dialog(page, 'Add legal notice version');
  await form.getByRole('textbox', { name: 'Identifier' }).fill('newsletter');
  await form.getByRole('textbox', { name: 'Version' }).fill('2');
  await form.getByRole('textbox', { name: 'Text in English' }).fill('Send me news.');
  await form.getByRole('combobox', { name: 'Add a language' }).click();
  await page.getByRole('option', { name: 'German', exact: true }).click();
  await form.getByRole('textbox', { name: 'Text in German' }).fill('Neues, bitte.');
  await form.getByRole('button', { name: 'Add version' }).click();
  await expect(notices).toHaveCount(3);

  await page.getByRole('link', { name: 'View newsletter, version 2' }).click();
  const notice = dialog(page, 'newsletter, version 2');
  await expect(notice.getByRole('region', { name: 'newsletter, version 2' })).toHaveText('Send me news.');
  await notice.getByRole('combobox', { name: 'Languages' }).click();
  await page.getByRole('option', { name: 'German' }).click();
  await expect(notice.getByRole('region', { name: 'newsletter, version 2' })).toHaveText('Neues, bitte.');
});

for (const width of [1280, 390]) {
  test(`each tab is accessible at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const site = await siteWithConsents(page, `Tall Ship ${width}`);
    await page.goto(site.path);
    for (const [tab, table] of [
      ['Consents', 'Consents, newest first'],
      ['People', 'People, newest first'],
      ['Legal Notices', 'Legal notices, newest first'],
      ['Keys and code', 'Keys'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('table', { name: table })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('a search by words of very many people says how many it looked at', async ({ page }) => {
  const site = await siteWithConsents(page, 'Crowded Coffee');
  // So many people would take long to make: what the server finds is its own test.
  await page.route(/\/api\/v1\/.*\/(consents|subjects)\?.*text=/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), limitedTo: 500 } });
  });
  const sentence = page.getByText('Searched the newest 500 matching people. Add a word to narrow the search.');
  await page.goto(site.path);
  await expect(consents(page)).toHaveCount(3);
  await expect(sentence).toHaveCount(0);
  await page.goto(`${site.path}?text=anna`);
  await expect(sentence).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${site.path}?subjects-text=anna#subjects`);
  await expect(page.getByRole('table', { name: 'People, newest first' })).toBeVisible();
  await expect(sentence).toBeVisible();
});
