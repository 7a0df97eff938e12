import { expect, test } from '@playwright/test';
import { pngWithText } from '../apps/report/test/png.ts';
import { expectAccessible } from './accessible.ts';
import { visitorPage } from './person.ts';
import { goOn, reportBy } from './reporting.ts';
import { newToolOffice } from './tool-office.ts';

// What managers send back: files, cleaned like those of reporters; and what they black out of the facts.

test('W6 W16 a manager answers with a cleaned file and blacks out words, and the mailbox shows both', async ({
  page,
  browser,
}) => {
  test.slow();
  const { id, one } = await newToolOffice(page);
  const context = await browser.newContext({ locale: 'it-IT' });
  const reporter = await visitorPage(context);
  await reporter.goto(`/report/${id}`);
  const receipt = await reportBy(reporter, 'Zia Canarina', [], false);

  const tool = one.page;
  await tool.getByRole('button', { name: 'Reports', exact: true }).click();
  await tool.getByRole('button', { name: 'Check for updates' }).click();
  await expect(tool.getByRole('heading', { name: 'Next steps' })).toBeVisible();
  await expectAccessible(tool);
  await tool.getByRole('button', { name: 'Read the report and decide whether it is admissible.' }).click();
  await expect(tool.getByText('Zia Canarina i fatti')).toBeVisible();

  await tool.getByLabel('Add files').setInputFiles([
    { name: 'Anna Verdi.png', mimeType: 'image/png', buffer: pngWithText('Author', 'Anna Verdi') },
    { name: 'notes.xyz', mimeType: '', buffer: Buffer.alloc(300_000, 7) },
  ]);
  await expect(tool.getByText('Cleaned. Will be sent as picture-1.png')).toBeVisible();
  await tool.getByRole('textbox', { name: 'Message' }).fill('Ecco la lettera');
  await expect(tool.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await tool.getByRole('checkbox', { name: 'Send anyway, with all hidden details' }).check();
  await expectAccessible(tool);
  // While the letter is sent, nothing is added that would not go with it.
  let goOnSending = (): void => undefined;
  const isSeen = new Promise<void>((resolve) => (goOnSending = resolve));
  await tool.route('**/entries', async (route) => isSeen.then(() => route.continue()), { times: 1 });
  await tool.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(tool.getByRole('textbox', { name: 'Message' })).toBeDisabled();
  await expect(tool.getByLabel('Add files')).toBeDisabled();
  goOnSending();
  await expect(tool.getByText('The message is in the reporter’s mailbox.')).toBeVisible();
  await expect(tool.getByRole('button', { name: 'picture-1.png', exact: true })).toBeVisible();

  await tool.getByRole('button', { name: 'Redact words' }).click();
  await tool.getByRole('textbox', { name: 'Words' }).fill('canarina');
  await tool.getByRole('button', { name: 'Redact these words' }).click();
  await expect(tool.getByRole('textbox', { name: 'Events' })).toHaveValue(/Zia █████ i fatti/);
  await expectAccessible(tool);
  await tool.getByRole('button', { name: 'Redact', exact: true }).click();
  await expect(tool.getByText('Words redacted. The log shows it.')).toBeVisible();
  await expect(tool.getByText('Zia █████ i fatti')).toBeVisible();
  // In Italy the original is deleted at once, which both sides read.
  await expect(tool.getByText('Words redacted, original deleted', { exact: true })).toBeVisible();
  await tool.getByRole('button', { name: 'Close' }).click();
  await expect(tool.getByText('Zia █████ fatture false')).toBeVisible();
  await expect(tool.getByText('Canarina')).toHaveCount(0);

  await reporter.goto('about:blank');
  await reporter.goto(`/report/${id}?lang=it#mailbox`);
  await reporter.locator('input.code-entry').fill(receipt);
  await goOn(reporter);
  await expect(reporter.locator('.letters')).toContainText('Ecco la lettera');
  await expect(reporter.locator('.letters')).toContainText(
    'Sono state rimosse definitivamente parole dalla tua segnalazione',
  );
  await expect(reporter.locator('main')).toContainText('picture-1.png');
  await expect(reporter.locator('main')).toContainText('file-2.xyz');
  await reporter.locator('details summary').first().click();
  await expect(reporter.locator('main')).toContainText('Zia █████ i fatti');
  await expect(reporter.locator('main')).not.toContainText('Canarina');
  await context.close();
});
