import { expect, test } from '@playwright/test';
import { pngWithText } from '../apps/report/test/png.ts';
import { visitorPage } from './person.ts';
import { filesWith, goOn, reportBy } from './reporting.ts';
import { moveReport, newToolOffice } from './tool-office.ts';

// A report from the form to its deletion: what the reporter sends is what managers read, what they answer is what the mailbox shows,
// and nothing of it is in what the product stores.

const canary = `CANARY${crypto.randomUUID().replaceAll('-', '')}`;

test('W1 W2 W3 W4 W12 W13 a report in Italian with three files is answered by code, moved and deleted', async ({
  page,
  browser,
}) => {
  const { id, one, other } = await newToolOffice(page);
  const context = await browser.newContext({ locale: 'it-IT' });
  const reporter = await visitorPage(context);
  await reporter.goto(`/report/${id}`);
  expect(await reporter.locator('html').getAttribute('lang')).toBe('it');
  const files = [
    { name: `${canary}.png`, mimeType: 'image/png', buffer: pngWithText('Author', canary) },
    { name: `${canary}.txt`, mimeType: 'text/plain', buffer: Buffer.from(`${canary} appunti`) },
    { name: `${canary}.xyz`, mimeType: '', buffer: Buffer.alloc(300_000, `${canary} in a file. `) },
  ];
  const receipt = await reportBy(reporter, canary, files, false);

  const tool = one.page;
  await tool.getByRole('button', { name: 'Reports', exact: true }).click();
  await tool.getByRole('button', { name: 'Check for updates' }).click();
  await expect(tool.getByText(`${canary} fatture false`)).toBeVisible();
  await tool.locator('td button.title').first().click();
  await expect(tool.getByText(`${canary} i fatti`)).toBeVisible();
  await expect(tool.getByText('picture-1.png').first()).toBeVisible();
  await expect(tool.getByText('file-3.xyz').first()).toBeVisible();
  await moveReport(tool, 'Admissible');
  await moveReport(tool, null);
  await tool.getByRole('combobox', { name: 'Message type' }).selectOption('Question');
  await tool.getByRole('textbox', { name: 'Message' }).fill(`${canary} Quando?`);
  await tool.getByRole('button', { name: 'Send' }).click();
  await expect(tool.getByText('The message is in the reporter’s mailbox.')).toBeVisible();

  await reporter.goto('about:blank');
  await reporter.goto(`/report/${id}?lang=it#mailbox`);
  await reporter.locator('input.code-entry').fill(receipt);
  await goOn(reporter);
  await expect(reporter.locator('.letters')).toContainText(`${canary} Quando?`);
  await reporter.locator('textarea.message').fill(`${canary} In maggio`);
  await reporter
    .locator('form.section')
    .filter({ has: reporter.locator('textarea.message') })
    .locator('[type=submit]')
    .click();
  await expect(reporter.locator('.letters')).toContainText(`${canary} In maggio`);

  // The answer is news for both managers, and deletes nothing unread.
  await tool.getByRole('button', { name: 'Close' }).click();
  await tool.getByRole('button', { name: 'Check for updates' }).click();
  await tool.locator('td button.title').first().click();
  await expect(tool.getByText(`${canary} In maggio`)).toBeVisible();
  await other.page.reload();
  await expect(other.page.getByRole('heading', { name: 'The tool is locked' })).toBeVisible();
  await expect(other.page.getByText(canary)).toHaveCount(0);

  await tool.getByRole('combobox', { name: 'Message type' }).selectOption('Feedback');
  await tool.getByRole('textbox', { name: 'Message' }).fill(`${canary} Abbiamo agito.`);
  await tool.getByRole('button', { name: 'Send' }).click();
  await expect(tool.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await moveReport(tool, null, /^I confirm I have followed up on this report/);
  await moveReport(tool, null, /^I confirm I have provided exhaustive feedback/);
  await reporter.goto('about:blank');
  await reporter.goto(`/report/${id}?lang=it#mailbox`);
  await reporter.locator('input.code-entry').fill(receipt);
  await goOn(reporter);
  await expect(reporter.locator('.letters')).toContainText(`${canary} Abbiamo agito.`);

  // What is stored while the report is there: sealed, and nothing of it in the clear. Then it is deleted.
  expect(await filesWith('Corner Coffee Ltd')).not.toBe('');
  expect(await filesWith(canary)).toBe('');
  expect(await (await page.request.get('/metrics')).text()).not.toContain(canary);
  await moveReport(tool, null, /permanently delete all information in this report/);
  await expect(tool.getByText(`${canary} i fatti`)).toBeHidden();
  await reporter.goto('about:blank');
  await reporter.goto(`/report/${id}?lang=it#mailbox`);
  await reporter.locator('input.code-entry').fill(receipt);
  await goOn(reporter);
  await expect(reporter.locator('main')).toContainText('non corrisponde alcuna casella');
  await context.close();
});
