import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { inDatabase } from './database.ts';
import { sendReport } from './report-tool.ts';
import { newToolOffice, unlock } from './tool-office.ts';

// The session of the Management Tool: it outlives the lock of the tool, and says when it is over.

/** Lets minutes pass on the server without a request of a manager. */
const unused = (email: string, minutes: number) =>
  inDatabase(async (database) => {
    const before = `make_interval(mins => $2) where person_id = (select id from person where email = $1)`;
    await database.query(`update report_session set used_at = used_at - ${before}`, [email, minutes]);
    await database.query(`update session set seen_at = seen_at - ${before}`, [email, minutes]);
  });

const openReport = async (page: Page) => {
  await page.getByRole('button', { name: 'Reports', exact: true }).click();
  await page.getByRole('button', { name: 'Other fraud' }).click();
  await expect(page.getByRole('button', { name: 'Edit Status' })).toBeVisible();
};

test('the tool locks without activity and opens again, and a session that is over says so', async ({ page }) => {
  test.slow();
  const { id: office, one, passphrase } = await newToolOffice(page);
  await sendReport(page.request, office, 'Invoices are paid twice.');
  const tool = one.page;
  await tool.clock.install();
  await tool.reload();
  await unlock(tool, passphrase);

  // Typing alone sends nothing: the server hears that somebody works.
  await tool.clock.fastForward('04:00');
  await tool.keyboard.press('Shift');
  const present = tool.waitForRequest((request) => request.url().endsWith('/report/api/tool/session'));
  await tool.clock.fastForward('02:00');
  await present;

  await tool.clock.fastForward('31:00');
  await unused(one.email, 35);
  await expect(tool.getByText('It locked automatically after a period without activity.')).toBeVisible();
  await unlock(tool, passphrase);
  // The clock of this browser is wrong by now, which is said, too.
  await tool.getByRole('button', { name: 'Other fraud' }).click();
  await expect(tool.getByText('wrong by more than two minutes', { exact: false })).toBeVisible();
  await tool.getByRole('button', { name: 'Close' }).click();

  await tool.clock.fastForward('31:00');
  await expect(tool.getByRole('heading', { name: 'The tool is locked' })).toBeVisible();
  await unused(one.email, 46);
  await tool.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await tool.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(tool.getByText('Open the tool from the dashboard')).toBeVisible();
});

test('a session that ends while a letter is written keeps the letter until the report is closed', async ({ page }) => {
  test.slow();
  const { id: office, one } = await newToolOffice(page);
  await sendReport(page.request, office, 'Invoices are paid twice.');
  const tool = one.page;
  await openReport(tool);
  await tool.getByRole('textbox', { name: 'Message' }).fill('Which months do you mean?');
  await unused(one.email, 46);
  await tool.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(tool.getByText('Your session in the Management Tool has ended.', { exact: false })).toBeInViewport();
  await expect(tool.getByRole('textbox', { name: 'Message' })).toHaveValue('Which months do you mean?');
  await tool.keyboard.press('Escape');
  await expect(tool.getByRole('dialog', { name: 'Close without saving?' })).toBeVisible();
  await expectAccessible(tool);
  await tool.getByRole('button', { name: 'Keep editing' }).click();
  await expect(tool.getByRole('textbox', { name: 'Message' })).toHaveValue('Which months do you mean?');
  await tool.getByRole('button', { name: 'Close' }).click();
  await tool.getByRole('button', { name: 'Discard and close' }).click();
  await expect(tool.getByText('Open the tool from the dashboard')).toBeVisible();
});
