import { chromium, type Browser, type Page } from 'playwright-core';
import process from 'node:process';
import type { servePages } from './pages.ts';

export type Pages = Awaited<ReturnType<typeof servePages>>;

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });

/** A page of a reporter, and the errors that its browser tells of. */
export async function newReporter(browser: Browser, locale = 'en') {
  const context = await browser.newContext({ locale, acceptDownloads: true });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, errors, context };
}

export const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continue', exact: true }).click();

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

type Answers = { readonly name?: string; readonly untick?: string; readonly meeting?: boolean };

/** Answers all questions up to the page of files. */
export async function answerAll(page: Page, { name, untick, meeting = false }: Answers = {}): Promise<void> {
  await page.getByRole('button', { name: 'Write a report' }).click();
  await page.getByRole('radio', { name: 'Other fraud' }).check();
  await next(page);
  await page.getByLabel('What is wrong?').fill('CANARY-WRONG Invoices are forged.');
  await next(page);
  await page.getByLabel('What happened?').fill('CANARY-FACTS');
  await next(page);
  await page.getByRole('radio', { name: 'On one day' }).check();
  await page.getByLabel('Day', { exact: true }).fill('2026-11-03');
  await next(page);
  await page.getByLabel('How do you know about it?').fill('CANARY-SOURCE');
  await next(page);
  await page.getByLabel('In which plant did it happen?').fill('CANARY-OWN');
  await next(page);
  if (untick !== undefined) await page.getByRole('checkbox', { name: untick }).uncheck();
  await next(page);
  await page.getByRole('radio', { name: name === undefined ? 'No, I stay anonymous' : 'Yes, I give my name' }).check();
  if (name !== undefined) await page.getByLabel('Full name').fill(name);
  await next(page);
  if (meeting) await page.getByRole('radio', { name: 'Yes, I would like a meeting' }).check();
  await next(page);
}

/** From the page of files to the receipt, which is returned. */
export async function takeReceipt(page: Page): Promise<string> {
  await next(page);
  await next(page);
  const groups = await page.locator('.receipt span').allInnerTexts();
  await page.getByLabel('Last group').fill(groups.at(-1) ?? '');
  return groups.join('-');
}

/** Sends a report and returns its receipt. */
export async function report(page: Page, url: string, answers: Answers = {}): Promise<string> {
  await page.goto(url);
  await answerAll(page, answers);
  const receipt = await takeReceipt(page);
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByRole('heading', { name: 'Your report has arrived' }).waitFor();
  return receipt;
}

/** Opens a mailbox with a receipt, from a page that was just loaded. */
export async function openMailbox(page: Page, url: string, receipt: string): Promise<void> {
  await page.goto(`${url}#mailbox`);
  await page.getByLabel('Receipt').fill(receipt.toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Open mailbox' }).click();
}
