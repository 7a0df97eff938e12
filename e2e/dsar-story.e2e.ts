import type { DsarRequest } from '@app/contract';
import { expect, request as requests, test, type APIRequestContext, type Page } from '@playwright/test';
import { call } from './api.ts';
import { offlineVerifier } from './offline-verifier.ts';
import { button, field, newestMail, signUp, visitorPage } from './person.ts';
import { newPolicy } from './policy.ts';

// A request from the form to its certificate, with a system that does its own task.

const path = '/api/v1/dsar-requests';

type Listed = { readonly records: readonly { readonly id: string }[] };
type Read = { readonly version: number; readonly fields: object };

/** Fills the register and confirms each record; the first is kept by a system of its own. */
async function confirmedRegister(page: Page): Promise<void> {
  await call(page, 'POST', '/api/v1/processing-records/drafts');
  const { records } = await call<Listed>(page, 'GET', '/api/v1/processing-records');
  for (const [at, { id }] of records.entries()) {
    const record = `/api/v1/processing-records/${id}`;
    const { version, fields } = await call<Read>(page, 'GET', record);
    const more = { measures: ['backups'], systems: [at === 0 ? 'Shop' : 'Office'], subjects: ['customers'] };
    const changed = await call<Read>(page, 'PUT', record, { version, fields: { ...fields, ...more } });
    await call(page, 'POST', `${record}/confirmation`, { version: changed.version });
  }
}

/** A system with a key that opens tasks alone. */
async function connector(page: Page, name: string): Promise<APIRequestContext> {
  const made = { name, permissions: ['requests.task'] };
  const { key } = await call<{ key: string }>(page, 'POST', '/api/v1/api-keys', made);
  const baseURL = process.env.E2E_URL ?? '';
  return requests.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${key}` } });
}

async function downloadWith(visitor: Page, outbox: Page, email: string, name: RegExp, to: string): Promise<void> {
  const file = visitor.getByRole('listitem').filter({ has: visitor.getByRole('button', { name }) });
  const codeOf = async () => /^\d{6}$/m.exec((await newestMail(outbox, email, /./)).text)?.[0] ?? '';
  const before = await codeOf();
  await file.locator('button[value="file-code"]').click();
  await expect.poll(codeOf).not.toBe(before);
  await expect(visitor.getByRole('status')).toBeVisible();
  await file.locator('input.code').fill(await codeOf());
  const downloading = visitor.waitForEvent('download');
  await file.getByRole('button', { name }).click();
  await (await downloading).saveAs(to);
}

test('a request in German: code, tasks, a system, answer, download, and a certificate that is checked offline', async ({
  page,
  browser,
}, info) => {
  await signUp(page);
  const { siteId } = await newPolicy(page, { services: ['stripe'] });
  await confirmedRegister(page);
  const form = await call<{ url: string }>(page, 'PUT', `/api/v1/sites/${siteId}/dsar-form`, { isPublished: true });

  const context = await browser.newContext({ locale: 'de-DE' });
  const visitor = await visitorPage(context);
  const outbox = await context.newPage();
  await visitor.goto(`${form.url}?lang=de&place=DE`);
  await visitor.locator('input[value="access"]').check();
  await visitor.locator('input[value="erasure"]').check();
  await visitor.locator('#name').fill('Anna Muster');
  const email = `anna-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await visitor.locator('#email').fill(email);
  await visitor.locator('form button').last().click();
  const mail = await newestMail(outbox, email, /Anfrage|Antrag/);
  const code = /^\d{6}$/m.exec(mail.text)?.[0] ?? '';
  const link = mail.links.find((one) => one.includes('#')) ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  await visitor.locator('#code').fill(wrong);
  await visitor.locator('button[value="confirm"]').click();
  await expect(visitor.getByRole('alert')).toBeVisible();
  await visitor.locator('#code').fill(code);
  await visitor.locator('button[value="confirm"]').click();
  await expect(visitor.getByText('Ihre Adresse ist bestätigt.')).toBeVisible();

  await page.goto('/en/requests');
  await page.getByRole('link', { name: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/ }).click();
  await button(page, 'Start work').click();
  await button(page, 'Create tasks from the register').click();
  await expect(page.getByText('Systems: Shop')).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';

  const shop = await connector(page, 'Shop');
  const { tasks } = await (await shop.get('/api/v1/dsar-tasks')).json();
  expect(tasks).toHaveLength(1);
  const { person } = await (await shop.get(`/api/v1/dsar-tasks/${tasks[0].id}`)).json();
  expect(person).toMatchObject({ email });
  const orders = Buffer.from(JSON.stringify({ email, orders: [4711] }));
  const begun = await shop.post(`${path}/${id}/files`, { data: { name: 'orders.json', size: orders.length } });
  const { id: fileId } = await begun.json();
  const part = { data: { data: orders.toString('base64') } };
  expect((await shop.put(`${path}/${id}/files/${fileId}/parts/0`, part)).ok()).toBe(true);
  expect((await shop.put(`${path}/${id}/tasks/${tasks[0].id}`, { data: { outcome: 'erased' } })).ok()).toBe(true);
  // Its neighbor sees none of it.
  const warehouse = await connector(page, 'Warehouse');
  expect(await (await warehouse.get('/api/v1/dsar-tasks?outcome=erased')).json()).toMatchObject({ tasks: [] });
  expect((await warehouse.get(`/api/v1/dsar-tasks/${tasks[0].id}`)).status()).toBe(404);
  expect((await warehouse.get(`${path}/${id}/files/${fileId}`)).status()).toBe(403);

  await page.reload();
  const others = page.getByRole('combobox', { name: /^Result of/ });
  await expect(others.first()).toBeVisible();
  for (const other of await others.all())
    if ((await other.inputValue()) === 'open') {
      await other.selectOption('Nothing found');
      await expect(other).toHaveValue('none');
    }
  await page.getByRole('combobox', { name: 'Letter type' }).selectOption('Answer');
  for (const right of ['Tell me what data you have about me', 'Delete my data'])
    await page.getByRole('combobox', { name: right }).selectOption('Fulfilled');
  await expect(page.getByRole('checkbox', { name: 'orders.json' })).toBeChecked();
  await page.getByRole('button', { name: /^Add the .*recipients? in the register$/ }).click();
  await field(page, 'Data you have to retain, and the reasons').fill('Rechnungen bis 2034.');
  await button(page, 'Preview letter').click();
  await expect(page.getByRole('dialog').getByText('Rechnungen bis 2034.')).toBeVisible();
  await button(page, 'Send letter').click();
  await expect(page.getByText('Letter sent')).toBeVisible();
  await button(page, 'Close request').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close request' }).click();
  await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();

  await visitor.goto('about:blank');
  await visitor.goto(link);
  await expect(visitor.getByText('Rechnungen bis 2034.')).toBeVisible();
  await downloadWith(visitor, outbox, email, /orders\.json/, info.outputPath('orders.json'));
  const proof = info.outputPath('certificate.json');
  await downloadWith(visitor, outbox, email, /Nachweisdatei/, proof);
  await context.close();

  const { verifier, close } = await offlineVerifier(page, browser, info.outputPath('verify.html'));
  await verifier.getByLabel('Choose a file').setInputFiles(proof);
  await expect(verifier.getByRole('heading', { name: 'This proof is valid if the key is correct' })).toBeVisible();
  await expect(verifier.getByText('Löschbescheinigung').first()).toBeVisible();
  await close();

  const { steps } = await call<DsarRequest>(page, 'GET', `${path}/${id}`);
  expect(steps.filter(({ kind }) => kind === 'downloaded')).toHaveLength(2);
});

test('who has no right to a request learns nothing of it, and the history says who tried codes', async ({
  page,
  browser,
}) => {
  await signUp(page);
  const { siteId } = await newPolicy(page, { services: ['stripe'] });
  const form = await call<{ url: string }>(page, 'PUT', `/api/v1/sites/${siteId}/dsar-form`, { isPublished: true });
  const context = await browser.newContext({ locale: 'en' });
  const visitor = await visitorPage(context);
  const outbox = await context.newPage();
  const send = async (name: string) => {
    const email = `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;
    await visitor.goto(`${form.url}?lang=en&place=DE`);
    await visitor.locator('input[value="access"]').check();
    await visitor.locator('#name').fill(name);
    await visitor.locator('#email').fill(email);
    await visitor.getByRole('button', { name: 'Send request' }).click();
    return newestMail(outbox, email, /request/);
  };
  const first = await send('Kim');
  const code = /^\d{6}$/m.exec(first.text)?.[0] ?? '';
  const { requests: received } = await call<{ requests: { id: string; number: string }[] }>(page, 'GET', path);
  const [{ id, number } = { id: '', number: '' }] = received;
  const wrong = code === '000000' ? '000001' : '000000';
  for (let tried = 0; tried < 6; tried += 1) {
    await visitor.locator('#code').fill(wrong);
    await visitor.locator('button[value="confirm"]').click();
    await expect(visitor.getByRole('alert')).toBeVisible();
  }
  await visitor.locator('#code').fill(code);
  await visitor.locator('button[value="confirm"]').click();
  await expect(visitor.getByText('This code no longer works.')).toBeVisible();

  // The link of somebody else opens their own request, and one that was changed opens none.
  const second = await send('Robin');
  const link = second.links.find((one) => one.includes('#')) ?? '';
  await visitor.goto('about:blank');
  await visitor.goto(link);
  await expect(visitor.getByText('Robin').first()).toBeVisible();
  await expect(visitor.getByText(number)).toHaveCount(0);
  await visitor.goto('about:blank');
  await visitor.goto(`${link.slice(0, -4)}AAAA`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByText('Robin')).toHaveCount(0);
  await context.close();

  const other = await browser.newContext();
  const stranger = await other.newPage();
  await signUp(stranger);
  expect((await stranger.request.get(`${path}/${id}`)).status()).toBe(404);
  await stranger.goto(`/en/requests/${id}`);
  await expect(stranger.getByText(number)).toHaveCount(0);
  await other.close();

  await page.goto(`/en/requests/${id}`);
  await expect(page.getByText('Wrong code entered five times')).toBeVisible();
  await expect(page.getByText('Address not confirmed').first()).toBeVisible();
});

test('requests are moved on the board by a mouse and by keys, as far as their course allows', async ({ page }) => {
  await signUp(page);
  await newPolicy(page, { services: ['stripe'] });
  const entered = { place: 'DE', rights: ['access'], language: 'en', channel: 'letter', receivedOn: '2026-01-15' };
  const make = async (name: string) => (await call<DsarRequest>(page, 'POST', path, { ...entered, name })).number;
  const [first, second] = [await make('Anna'), await make('Kim')];
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto('/en/requests?view=board');
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const handle = (number: string) => page.getByRole('button', { name: `Move ${number}` });
  await expect(column('Received').getByRole('link', { name: first })).toBeVisible();

  const from = await handle(first).boundingBox();
  const to = await column('In progress').boundingBox();
  if (!from || !to) throw new Error('The board has no columns.');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 60, { steps: 8 });
  await expect(column('In progress')).toHaveAttribute('data-over', 'true');
  await expect(column('Appeal')).toHaveAttribute('data-refuses', 'true');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/state=received/, async (route) => {
    await released;
    await route.continue();
  });
  await page.mouse.up();
  await expect(column('In progress').getByRole('link', { name: first })).toBeVisible();
  // The card leaves its old column at once, although each column is fetched by itself.
  await expect(page.getByRole('link', { name: first })).toHaveCount(1);
  release();

  // Where the course leads nowhere, the card stays.
  const again = await handle(first).boundingBox();
  const appeal = await column('Appeal').boundingBox();
  if (!again || !appeal) throw new Error('The board has no columns.');
  await page.mouse.move(again.x + 8, again.y + 8);
  await page.mouse.down();
  await page.mouse.move(appeal.x + 40, appeal.y + 60, { steps: 8 });
  await page.mouse.up();
  await expect(column('In progress').getByRole('link', { name: first })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await handle(second).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([
    'In progress',
    'Waiting for identity',
    'Answered',
    'Partly fulfilled',
    'Refused',
    'Withdrawn',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Withdrawn' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Did the requester withdraw this request?' });
  await dialog.getByRole('button', { name: 'Mark as withdrawn' }).click();
  await expect(column('Withdrawn').getByRole('link', { name: second })).toBeVisible();

  // A state that a letter leads to opens the letter.
  await handle(first).press('Enter');
  await page.getByRole('menuitem', { name: 'Refused' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Letter type' })).toHaveValue('answer');
});
