import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { button, field, newestMail, signUp, title, visitorPage } from './person.ts';
import { newPolicy } from './policy.ts';

// People use their rights by a form, and a team answers them: nothing is promised on one side that the other does not do.

for (const width of [1280, 390]) {
  test(`a request in German is received, looked into and answered, at ${width} pixels`, async ({ page, browser }) => {
    await page.setViewportSize({ width, height: 900 });
    await signUp(page);
    const { siteId } = await newPolicy(page, { services: ['stripe'] });
    await page.goto(`/en/sites/${siteId}/request-form`);
    await expect(title(page, 'Privacy request form')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Publish form').click();
    await expect(page.getByText('Form published')).toBeVisible();
    await expectAccessible(page);
    const address = (await page.getByRole('link', { name: 'Open the form' }).getAttribute('href')) ?? '';

    const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'de-DE' });
    const visitor = await visitorPage(context);
    await visitor.goto(`${address}?lang=de`);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await visitor.locator('#place').selectOption('DE');
    await visitor.locator('form[method=get] button').click();
    await expect(visitor.locator('#rights')).toBeVisible();
    // Another place hides the form until its rights are shown.
    await visitor.locator('#place').selectOption('FR');
    await expect(visitor.locator('#rights')).toBeHidden();
    await visitor.locator('#place').selectOption('DE');
    await expect(visitor.locator('#rights')).toBeVisible();
    await expectAccessible(visitor);
    await visitor.locator('input[value="access"]').check();
    await visitor.locator('#name').fill('Anna Muster');
    const email = `anna-${Date.now()}-${width}@example.com`;
    await visitor.locator('#email').fill(email);
    await visitor.locator('form button').last().click();
    await expect(visitor.locator('#code')).toBeVisible();
    await expectAccessible(visitor);
    const outbox = await context.newPage();
    const mail = await newestMail(outbox, email, /Anfrage|Antrag/);
    const code = /^\d{6}$/m.exec(mail.text)?.[0] ?? '';
    const link = mail.links.find((one) => one.includes('#')) ?? '';
    await visitor.locator('#code').fill(code);
    await visitor.locator('button[value="confirm"]').click();
    await expect(visitor.getByRole('status')).toBeVisible();
    await expectAccessible(visitor);

    await page.goto('/en/requests');
    await expect(page.getByRole('table', { name: 'Privacy requests' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/ }).click();
    await expect(page.getByText('Anna Muster').first()).toBeVisible();
    await button(page, 'Start work').click();
    await expect(page.getByText('In progress', { exact: true })).toBeVisible();
    await page.getByText('How this date was calculated').first().click();
    await expect(page.getByText('This day does not count.')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('combobox', { name: 'Letter type' }).selectOption('Answer');
    await page.getByRole('combobox', { name: 'Tell me what data you have about me' }).selectOption('Fulfilled');
    await field(page, 'Additional text').fill('Ihre Kundennummer ist 4711.');
    await button(page, 'Preview letter').click();
    await expect(page.getByRole('alert').getByText('no confirmed record')).toBeVisible();
    await page.getByRole('checkbox', { name: 'You process data about this person' }).uncheck();
    await button(page, 'Preview letter').click();
    const preview = page.getByRole('dialog', { name: 'Letter preview' });
    await expect(preview.getByText('Ihre Kundennummer ist 4711.')).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Send letter').click();
    await expect(page.getByText('Letter sent')).toBeVisible();
    await expect(button(page, 'Close request')).toBeVisible();
    await expectAccessible(page);

    expect((await newestMail(outbox, email, /Neuigkeiten|Neues|Nachricht/)).text).not.toMatch(/\b4711\b/);
    await visitor.goto('about:blank');
    await visitor.goto(link);
    await expect(visitor.getByText('Ihre Kundennummer ist 4711.')).toBeVisible();
    expect(visitor.url()).not.toContain('#');
    await expectAccessible(visitor);
    await context.close();
  });
}

test('files go with a letter and come with a message, each download by a code of its own', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signUp(page);
  const { siteId } = await newPolicy(page, { services: ['stripe'] });
  const form = await call<{ url: string }>(page, 'PUT', `/api/v1/sites/${siteId}/dsar-form`, { isPublished: true });
  const context = await browser.newContext({ viewport: { width: 390, height: 900 }, locale: 'en' });
  const visitor = await visitorPage(context);
  await visitor.goto(`${form.url}?lang=en&place=DE`);
  await visitor.locator('input[value="access"]').check();
  await visitor.locator('#name').fill('Robin');
  const email = `robin-${Date.now()}@example.com`;
  await visitor.locator('#email').fill(email);
  await visitor.getByRole('button', { name: 'Send request' }).click();
  const outbox = await context.newPage();
  const link = (await newestMail(outbox, email, /request/)).links.find((one) => one.includes('#')) ?? '';

  await page.goto('/en/requests');
  await page.getByRole('link', { name: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/ }).click();
  const copy = 'Customer number 4711\n'.repeat(80_000);
  // More than one part of an upload.
  const buffer = Buffer.from(copy);
  await page.getByLabel('File to add').setInputFiles({ name: 'Copy.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('Not sent yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Letter type' }).selectOption('Message');
  await field(page, 'Message').fill('Here is your copy.');
  await expect(page.getByRole('checkbox', { name: 'Copy.csv' })).toBeChecked();
  await button(page, 'Preview letter').click();
  await expect(page.getByRole('dialog').getByText('Copy.csv')).toBeVisible();
  await button(page, 'Send letter').click();
  await expect(page.getByText('Letter sent')).toBeVisible();

  await visitor.goto(link);
  const file = visitor.getByRole('listitem').filter({ has: visitor.locator('button[value="file"]') });
  await file.getByRole('button', { name: 'Send me a code' }).click();
  await expect(visitor.getByRole('status')).toBeVisible();
  await expectAccessible(visitor);
  const code = /^\d{6}$/m.exec((await newestMail(outbox, email, /code/)).text)?.[0] ?? '';
  await file.locator('input.code').fill(code);
  const downloading = visitor.waitForEvent('download');
  await file.getByRole('button', { name: 'Download: Copy.csv' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Copy.csv');
  expect((await readFile(await download.path())).toString()).toBe(copy);
  // The same code opens nothing a second time.
  await file.getByRole('button', { name: 'Download: Copy.csv' }).click();
  await expect(visitor.getByRole('alert')).toBeVisible();
  await visitor.locator('#text').fill('Thanks. A question:');
  const question = { name: 'Question.txt', mimeType: 'text/plain', buffer: Buffer.from('?') };
  await visitor.locator('#files').setInputFiles(question);
  await visitor.getByRole('button', { name: 'Send message' }).click();
  await expect(visitor.getByText('Question.txt')).toBeVisible();
  await context.close();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Download Question.txt' })).toBeVisible();
  await expect(page.getByText('Downloaded once')).toBeVisible();
  await expectAccessible(page);
});

test('words about others are blacked out in copies before files are sent', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signUp(page);
  const { siteId } = await newPolicy(page, { services: ['stripe'] });
  const entered = {
    siteId,
    place: 'DE',
    rights: ['access'],
    name: 'Robin',
    language: 'en',
    email: 'robin@example.com',
  };
  const body = { ...entered, channel: 'email', receivedOn: new Date().toISOString().slice(0, 10) };
  const request = await call<{ id: string }>(page, 'POST', '/api/v1/dsar-requests', body);
  await page.goto(`/en/requests/${request.id}`);
  const files = page.getByLabel('File to add');
  const buffer = Buffer.from('name,note\nRobin,"Called by Carla Canary"\n');
  await files.setInputFiles({ name: 'Orders.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('Not sent yet')).toHaveCount(1);
  await files.setInputFiles({ name: 'Photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0x00]) });
  await expect(page.getByText('Not sent yet')).toHaveCount(2);
  await button(page, 'Redact words').click();
  const dialog = page.getByRole('dialog');
  await field(page, 'Words or passages').fill('carla canary');
  await button(page, 'Search files').click();
  await expect(dialog.getByText('Found once')).toBeVisible();
  await expect(dialog.locator('mark')).toHaveText('Carla Canary');
  await expect(dialog.getByText('Photo.jpg: not searched')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Redact', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Orders.csv: once (Data of other people)')).toBeVisible();
  // Of the file and its copy, the letter takes the copy.
  await expect(page.getByRole('checkbox', { name: 'Orders.csv' })).toHaveCount(1);
  await expectAccessible(page);
  const copy = page.getByRole('link', { name: 'Download Orders.csv' }).last();
  const downloading = page.waitForEvent('download');
  await copy.click();
  expect((await readFile(await (await downloading).path())).toString()).toBe('name,note\nRobin,"Called by █████"\n');
});

test('a correction keeps what a colleague corrected meanwhile', async ({ page }) => {
  await signUp(page);
  const { siteId } = await newPolicy(page);
  const receivedOn = new Date().toISOString().slice(0, 10);
  const entered = { siteId, place: 'DE', rights: ['access'], name: 'Robin', email: 'robin@example.com' };
  const body = { ...entered, language: 'en', channel: 'email', receivedOn };
  type Request = { readonly id: string; readonly version: number; readonly name: string; readonly email: string };
  const { id, version } = await call<Request>(page, 'POST', '/api/v1/dsar-requests', body);
  await page.goto(`/en/requests/${id}`);
  await button(page, 'Correct entry').click();
  await field(page, 'Name').fill('Robin Doe');
  await call(page, 'POST', `/api/v1/dsar-requests/${id}/steps`, {
    version,
    step: { action: 'correct', email: 'robin.doe@example.com' },
  });
  await button(page, 'Save correction').click();
  await expect(page.getByRole('alert').filter({ hasText: 'This request has changed' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('robin.doe@example.com');
  await button(page, 'Save correction').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const saved = await call<Request>(page, 'GET', `/api/v1/dsar-requests/${id}`);
  expect([saved.name, saved.email]).toEqual(['Robin Doe', 'robin.doe@example.com']);
});

test('without a script a form is whole, and says what is wrong beside what was typed', async ({ page, browser }) => {
  await signUp(page);
  const { siteId } = await newPolicy(page, { services: ['stripe'] });
  const form = await call<{ url: string }>(page, 'PUT', `/api/v1/sites/${siteId}/dsar-form`, { isPublished: true });
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  const visitor = await visitorPage(context);
  await visitor.goto(`${form.url}?lang=en`);
  await visitor.getByLabel('Where do you live?').selectOption('US-CA');
  await visitor.getByRole('button', { name: 'Show my rights' }).click();
  await visitor.getByLabel('Do not sell or share my data').check();
  await visitor.getByLabel('A child in my care').check();
  await visitor.getByLabel('Your name').fill('Robin');
  await visitor.getByLabel('Your email address').fill('robin@example.com');
  await visitor.getByRole('button', { name: 'Send request' }).click();
  await expect(visitor.getByRole('alert')).toContainText('Enter the person’s name');
  await expect(visitor.getByLabel('Your name')).toHaveValue('Robin');
  await visitor.getByLabel('Their name').fill('Kim');
  await visitor.getByRole('button', { name: 'Send request' }).click();
  await expect(visitor.getByRole('heading', { name: 'We have received your request' })).toBeVisible();
  await context.close();
});

test('a request that came by letter is entered by hand', async ({ page }) => {
  await signUp(page);
  await newPolicy(page, { services: ['stripe'] });
  await page.goto('/en/requests');
  await expect(page.getByText('No requests yet')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Add request').first().click();
  const dialog = page.getByRole('dialog', { name: 'Add request' });
  await dialog.getByRole('combobox', { name: 'Channel' }).selectOption('Letter');
  await dialog.getByRole('textbox', { name: 'Received on' }).fill('2026-01-31');
  await dialog.getByRole('combobox', { name: 'Place of residence' }).fill('Germany');
  await page.getByRole('option', { name: 'Germany' }).click();
  await dialog.getByLabel('Delete my data').check();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Anna Muster');
  await dialog.getByRole('combobox', { name: 'Acts' }).selectOption('For a child');
  await dialog.getByRole('textbox', { name: 'The other person’s name' }).fill('Kim Muster');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add request' }).click();
  await expect(page.getByText('GDPR Art. 12(3)', { exact: true })).toBeVisible();
  // 28 February 2026 is a Saturday.
  await expect(page.getByText('Kim Muster')).toBeVisible();
  await expect(page.getByText('By March 2, 2026', { exact: true })).toBeVisible();
  await expect(page.getByText(/days late/)).toBeVisible();
});

test('what Candor holds of a requester stands beside the request, and consents are withdrawn there', async ({
  page,
}) => {
  await signUp(page);
  const { siteId } = await newPolicy(page, { services: ['stripe'] });
  const email = 'held@example.com';
  const consent = { subject: { email }, preferences: { advertising: true, profile: false } };
  await call(page, 'POST', `/api/v1/sites/${siteId}/consents`, consent);
  const request = await call<{ id: string }>(page, 'POST', '/api/v1/dsar-requests', {
    siteId,
    place: 'DE',
    rights: ['withdrawal', 'erasure'],
    consentId: crypto.randomUUID(),
    name: 'Anna Muster',
    email,
    language: 'de',
    channel: 'phone',
    receivedOn: '2026-01-15',
  });
  await page.goto(`/en/requests/${request.id}`);
  await expect(page.getByText('Agreed to: advertising', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Withdraw all consents').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw all consents' }).click();
  await expect(page.getByText('No active consent.')).toBeVisible();
  await button(page, 'Erase choices').click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Erase choices' }).click();
  await expect(page.getByText('Choices erased')).toBeVisible();
  await expect(page.getByText('Banner choices')).toBeHidden();
  await page.getByRole('link', { name: 'Open person' }).click();
  await expect(page.getByRole('dialog')).toContainText(email);
});
