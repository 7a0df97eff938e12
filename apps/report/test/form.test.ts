import { chromium, type Browser, type Page } from 'playwright-core';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BodyContent } from '@app/whistleblowing';
import { partKey } from '@app/sealing';
import { openAs, testOffice, type TestOffice } from './office.ts';
import { servePages } from './pages.ts';

let browser: Browser;
let office: TestOffice;

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  office = await testOffice();
});
afterAll(() => browser.close());

const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();

async function answerAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write a report' }).click();
  await page.getByRole('radio', { name: 'Other fraud' }).check();
  await next(page);
  await page.getByLabel('What is wrong?').fill('Invoices are forged.');
  await next(page);
  await page.getByLabel('What happened?').fill('CANARY facts');
  await next(page);
  await page.getByRole('radio', { name: 'I do not know' }).check();
  await next(page);
  await next(page);
  await page.getByLabel('In which plant did it happen?').fill('Florence');
  await next(page);
  await page.getByRole('checkbox', { name: 'Bruno Neri' }).uncheck();
  await next(page);
  await page.getByRole('radio', { name: 'No, I stay anonymous' }).check();
  await next(page);
  await next(page);
}

test('W4 W9 a report without a name reaches the recipients left ticked, and nobody else', async () => {
  const pages = await servePages(office);
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(pages.form);
  await answerAll(page);
  await next(page);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Check your report');
  await next(page);
  const receipt = await page.locator('.receipt').innerText();
  await page.getByLabel('Type the last group').fill(receipt.split(/\s+/).at(-1) ?? '');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Your report has arrived');

  const sent = pages.box.submission;
  if (!sent) throw new Error('Nothing was sent.');
  const [anna, bruno] = office.managers;
  const opened = await openAs(anna, office, sent);
  const body = opened?.open(
    partKey(opened.content, 'body'),
    sent.parts.find(({ kind }) => kind === 'body')!,
  ) as BodyContent;
  expect(body).toMatchObject({
    type: 'fraud',
    wrongdoing: 'Invoices are forged.',
    facts: 'CANARY facts',
    isAnonymous: true,
  });
  expect(await openAs(bruno, office, sent)).toBeUndefined();
  expect(pages.box.requests.filter(({ body: bytes }) => bytes.includes('CANARY'))).toEqual([]);
  expect(errors).toEqual([]);
  await page.close();
  pages.close();
});
