import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { envelopeHash, identityKey, officeHash, partKey, isSignedEnvelope, unwrapShare } from '@app/sealing';
import type { BodyContent, FileContent, IdentityContent, OfficeAnswer } from '@app/whistleblowing';
import { fromBase64url, fromHex } from '../src/form/page/encoding.ts';
import { openAs, person, testOffice, type TestOffice } from './office.ts';
import { servePages } from './pages.ts';
import { pngWithText } from './png.ts';
import { answerAll, heading, launch, newReporter, next, report, takeReceipt, type Pages } from './reporter.ts';

let browser: Browser;
let office: TestOffice;
let pages: Pages;

beforeAll(async () => {
  browser = await launch();
  office = await testOffice();
  pages = await servePages(office);
});
afterEach(() => {
  pages.box.requests.length = 0;
});
afterAll(async () => {
  pages.close();
  await browser.close();
});

const sentReport = () => {
  if (!pages.box.submission) throw new Error('Nothing was sent.');
  return pages.box.submission;
};

test('W1 W4 W9 a report without a name is read by the recipients left ticked, and by nobody else', async () => {
  const { page, errors, context } = await newReporter(browser);
  await report(page, pages.form, { untick: 'Bruno Neri' });
  const sent = sentReport();
  const [anna, bruno] = office.managers;
  const opened = await openAs(anna, office, sent);
  const body = opened?.open(partKey(opened.content, 'body'), sent.parts[1]!) as BodyContent;
  expect(body).toMatchObject({
    type: 'fraud',
    facts: 'CANARY-FACTS',
    period: '2026-11-03',
    source: 'CANARY-SOURCE',
    answers: [{ text: 'CANARY-OWN' }],
    meeting: null,
    isAnonymous: true,
  });
  expect(await openAs(bruno, office, sent)).toBeUndefined();
  expect(sent.parts.map(({ kind }) => kind)).toEqual(['summary', 'body', 'identity']);
  expect(
    pages.box.requests.filter(({ body: bytes, path }) => bytes.includes('CANARY') || path.includes('CANARY')),
  ).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(errors).toEqual([]);
  await context.close();
});

test('the signature of a report binds all that was sent', async () => {
  const { page, context } = await newReporter(browser);
  await report(page, pages.form);
  const sent = sentReport();
  const opened = await openAs(office.managers[0], office, sent);
  const hash = envelopeHash({
    context: opened!.context,
    publicKey: fromHex(sent.publicKey),
    parts: sent.parts.map(({ kind, number, sealed }) => ({ kind, number, sealed: fromBase64url(sealed) })),
    wraps: sent.wraps.map(({ purpose, recipient, wrapped }) => ({
      purpose,
      ...(purpose !== 'reporter' && { recipient: fromHex(recipient) }),
      wrapped: fromBase64url(wrapped),
    })),
    files: [],
    summaryHalf: fromHex(sent.summaryHalf),
    contentHalf: fromHex(sent.contentHalf),
  });
  expect(isSignedEnvelope(hash, fromHex(sent.signature), fromHex(sent.publicKey))).toBe(true);
  expect(sent.entry.entry.part).toBe(Buffer.from(hash).toString('hex'));
  await context.close();
});

test('W7 W11 a name is sealed for the custodian, apart from a report with a meeting', async () => {
  const custodian = await person('Carla Blu', 'Custodian');
  const other = await testOffice({ custodian: custodian.recipient });
  const served = await servePages(other);
  const { page, context } = await newReporter(browser);
  await report(page, served.form, { name: 'Ada Name', meeting: true });
  const sent = served.box.submission!;
  const opened = await openAs(other.managers[0], other, sent);
  const wraps = sent.wraps.filter(({ purpose }) => purpose === 'identity');
  expect(wraps.map(({ recipient }) => recipient)).toEqual([custodian.recipient.id]);
  const at = { context: opened!.context, purpose: 'identity', recipient: fromHex(custodian.recipient.id) } as const;
  const share = await unwrapShare(fromBase64url(wraps[0]!.wrapped), at, custodian.secrets.kemSeed);
  const key = identityKey(opened!.context, opened!.content, share);
  expect(opened!.open(key, sent.parts[2]!) as IdentityContent).toEqual({ fullName: 'Ada Name', contact: '' });
  expect((opened!.open(partKey(opened!.content, 'body'), sent.parts[1]!) as BodyContent).meeting).toBe('');
  served.close();
  await context.close();
});

test('W6 a file is cleaned in the browser, and the reporter sees what was removed', async () => {
  const { page, errors, context } = await newReporter(browser);
  await page.goto(pages.form);
  await answerAll(page);
  const picture = pngWithText('Author', 'CANARY-AUTHOR');
  await page.getByLabel('Add files').setInputFiles([
    { name: 'CANARY-NAME.png', mimeType: 'image/png', buffer: picture },
    { name: 'CANARY-OTHER.xyz', mimeType: '', buffer: Buffer.alloc(700_000, 7) },
  ]);
  await page.getByText('Will be sent as picture-1.png').waitFor();
  await expect.poll(() => page.getByText('Removed:').isVisible()).toBe(true);
  await page.getByText('Will be sent as file-2.xyz').waitFor();
  await next(page);
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('For each file that cannot be cleaned');
  await page.getByRole('checkbox', { name: 'Send this file as it is' }).check();
  await takeReceipt(page);
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('heading', { name: 'Your report has arrived' }).waitFor();

  const sent = sentReport();
  const opened = (await openAs(office.managers[0], office, sent))!;
  const headers = sent.parts
    .filter(({ kind }) => kind === 'file')
    .map((part) => opened.open(partKey(opened.content, 'file', fromHex(part.id!)), part) as FileContent);
  expect(headers).toMatchObject([
    { name: 'picture-1.png', type: 'image/png', isClean: true },
    { name: 'file-2.xyz', size: 700_000, isClean: false },
  ]);
  expect(headers[0]!.size).toBeLessThan(picture.length);
  expect(sent.files.map(({ chunks }) => chunks.length)).toEqual([1, 3]);
  expect(pages.box.requests.some(({ body }) => body.includes('CANARY'))).toBe(false);
  expect(errors).toEqual([]);
  await context.close();
});

test('what failed to send is sent again, as the same report', async () => {
  const { page, context } = await newReporter(browser);
  await page.goto(pages.form);
  await answerAll(page);
  await takeReceipt(page);
  pages.box.fail = '/reports';
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('What you typed is still here').waitFor();
  const first = pages.box.requests.filter(({ path }) => path.endsWith('/reports')).map(({ body }) => body.toString());
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('heading', { name: 'Your report has arrived' }).waitFor();
  expect(JSON.stringify(sentReport())).toBe(first[0]);
  await context.close();
});

test('a report that failed and was changed is another one, with files of its own', async () => {
  const { page, context } = await newReporter(browser);
  await page.goto(pages.form);
  await answerAll(page);
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: pngWithText('Author', 'Ada') };
  await page.getByLabel('Add files').setInputFiles([picture]);
  await page.getByText('Will be sent as picture-1.png').waitFor();
  pages.box.arrivals.length = 0;
  const first = await takeReceipt(page);
  pages.box.fail = '/reports';
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('What you typed is still here').waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await next(page);
  const groups = await page.locator('.receipt span').allInnerTexts();
  expect(groups.join('-')).not.toBe(first);
  await page.getByLabel('Last group').fill(groups.at(-1) ?? '');
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('heading', { name: 'Your report has arrived' }).waitFor();
  const announced = pages.box.arrivals.flatMap(({ files }) => files.map(({ id }) => id));
  expect(new Set(announced).size).toBe(2);
  expect(sentReport().files.map(({ id }) => id)).toEqual([announced[1]]);
  await context.close();
});

test('a wrong last group sends nothing, and a wrong answer keeps what was typed', async () => {
  const { page, context } = await newReporter(browser);
  await page.goto(pages.form);
  await page.getByRole('button', { name: 'Write a report' }).click();
  await next(page);
  await page.getByText('Choose what it is about').waitFor();
  await page.getByRole('radio', { name: 'Safety' }).check();
  await next(page);
  await page.getByLabel('What is wrong?').fill('x'.repeat(2001));
  await next(page);
  await page.getByText('At most 2000 characters').waitFor();
  expect(await page.getByLabel('What is wrong?').inputValue()).toHaveLength(2001);
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await page.getByRole('radio', { name: 'Safety' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Back' }).click();
  await answerAll(page);
  await takeReceipt(page);
  await page.getByLabel('Last group').fill('WRONG');
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('This is not the last group').waitFor();
  expect(pages.box.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await context.close();
});

test('Escape twice leaves an empty page, and the history does not lead back', async () => {
  const { page, context } = await newReporter(browser);
  await page.goto(pages.form);
  await page.getByRole('button', { name: 'Write a report' }).click();
  await page.getByRole('radio', { name: 'Safety' }).check();
  await page.keyboard.press('Escape');
  expect(await heading(page).innerText()).toBe('What is it about?');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.url()).toBe('about:blank');
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  await context.close();
});

test('an office whose document was changed shows no form', async () => {
  const served = await servePages({
    ...office,
    chain: [{ ...office.chain[0]!, document: { ...office.document, country: 'DE' } }],
  });
  const { page, context } = await newReporter(browser);
  await page.goto(served.form);
  await page.getByRole('heading', { name: 'Do not report here now' }).waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
  served.close();
  await context.close();
});

test.each<readonly [string, (answer: OfficeAnswer, link: OfficeAnswer['chain'][number]) => unknown]>([
  ['is no object', () => 'office'],
  ['has no chain', ({ chain: _, ...answer }) => answer],
  ['has a chain that is no list', (answer) => ({ ...answer, chain: 'chain' })],
  ['has an empty chain', (answer) => ({ ...answer, chain: [] })],
  ['has nothing in its chain', (answer) => ({ ...answer, chain: [null] })],
  ['has no document', (answer, link) => ({ ...answer, chain: [{ ...link, document: null }] })],
  [
    'has a recipient without a key',
    (answer, link) => ({
      ...answer,
      chain: [{ ...link, document: { ...link.document, recipients: [{ id: '00', name: 'Nobody' }] } }],
    }),
  ],
  ['has a signature that is none', (answer, link) => ({ ...answer, chain: [{ ...link, signature: 'ff' }] })],
  ['has no limits', ({ limits: _, ...answer }) => answer],
])('a broken office that %s is said, and nothing is asked', async (_, broken) => {
  const served = await servePages(office);
  served.box.answer = broken(served.box.answer, office.chain[0]!) as OfficeAnswer;
  const { page, errors, context } = await newReporter(browser);
  await page.goto(served.form);
  await page.getByRole('heading', { name: 'Do not report here now' }).waitFor({ timeout: 5000 });
  expect(await page.getByRole('button').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
  served.close();
});

test('that all managers were replaced without a signature is said in the form and before a mailbox', async () => {
  const successor = await person('Dora Gialli', 'Audit');
  const document = {
    ...office.document,
    version: 2,
    before: Buffer.from(officeHash(office.document)).toString('hex'),
    day: '2026-11-20',
    recipients: [successor.recipient],
  };
  const served = await servePages({ ...office, chain: [...office.chain, { document, by: null, signature: null }] });
  const { page, context } = await newReporter(browser);
  await page.goto(served.form);
  await page.getByText('On November 20, 2026, all people who receive reports here were replaced').waitFor();
  await page.getByRole('button', { name: 'I have a receipt' }).click();
  await page.getByText('On November 20, 2026, all people who receive reports here were replaced').waitFor();
  served.close();
  await context.close();
});

test('everybody loads the same files, whether they report or only look', async () => {
  const loaded = () =>
    pages.box.requests
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/report/assets/'))
      .toSorted();
  const one = await newReporter(browser);
  await one.page.goto(pages.form);
  await one.page.getByRole('button', { name: 'Write a report' }).waitFor();
  await expect.poll(() => loaded().some((path) => path.includes('cleaner'))).toBe(true);
  await one.context.close();
  const looked = loaded();
  pages.box.requests.length = 0;
  const other = await newReporter(browser);
  await report(other.page, pages.form);
  expect(loaded()).toEqual(looked);
  await other.context.close();
});

test('W10 without script there are the other channels, and no field', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pages.form);
  await heading(page).waitFor();
  expect(await page.locator('input, textarea, form').count()).toBe(0);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await page.getByRole('link', { name: 'Autorità Nazionale Anticorruzione (ANAC)' }).waitFor();
  await context.close();
});

test('in a frame, a link to the form comes first', async () => {
  const { page, context } = await newReporter(browser);
  await page.goto(`${pages.form}?embedded`);
  expect(await page.getByRole('link', { name: 'Open the form' }).getAttribute('href')).toBe(`/report/${office.id}`);
  await page.getByRole('button', { name: 'Continue here' }).click();
  await page.getByRole('button', { name: 'Write a report' }).waitFor();
  await context.close();
});
