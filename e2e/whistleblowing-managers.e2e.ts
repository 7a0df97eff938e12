import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { visitorPage } from './person.ts';
import { openTool, sendReport } from './report-tool.ts';
import { goOn } from './reporting.ts';
import { newToolOffice } from './tool-office.ts';

// Two managers at once, keys that open by a passkey, and reports that somebody tells a manager.

const openReport = async (page: Page, type: string) => {
  await page.getByRole('button', { name: 'Reports', exact: true }).click();
  await page.getByRole('button', { name: type }).click();
  await expect(page.getByRole('button', { name: 'Edit Status' })).toBeVisible();
};
const unlock = async (page: Page, passphrase: string) => {
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible();
};
/** Up to the last step of a move, without saving it. */
const prepareMove = async (page: Page, to: string) => {
  await page.getByRole('button', { name: 'Edit Status' }).click();
  await page.getByRole('radio', { name: to, exact: true }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Confirm and proceed' }).click();
};

test('W12 two managers move a report at once: one is heard, the other reads what happened and decides anew', async ({
  page,
}) => {
  test.slow();
  const { id: office, one, other, otherPassphrase } = await newToolOffice(page);
  await sendReport(page.request, office, 'Invoices are paid twice.');
  await openTool(other);
  await unlock(other.page, otherPassphrase);
  await openReport(one.page, 'Other fraud');
  await openReport(other.page, 'Other fraud');

  // The first one has not seen that the second one opened it, which is an entry, too.
  await prepareMove(one.page, 'Not admissible');
  await one.page.getByRole('textbox', { name: 'Note' }).fill('Not a matter of the law.');
  await prepareMove(other.page, 'Admissible');
  await other.page.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.page.getByText('The status has been updated correctly')).toBeVisible();
  const answered = one.page.waitForResponse((answer) => answer.url().endsWith('/entries'));
  await one.page.getByRole('button', { name: 'Save changes' }).click();
  expect((await answered).status()).toBe(409);
  const dialog = one.page.getByRole('dialog', { name: 'Edit Status' });
  await expect(dialog.getByText('The report has changed in the meantime.')).toBeVisible();
  await expectAccessible(one.page);
  await expect(one.page.getByText(/From “Received” to “Admissible”/)).toBeVisible();
  // The moves are those of the new status, and the note is still there.
  await dialog.getByRole('radio', { name: 'Processing', exact: true }).check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Confirm and proceed' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Not a matter of the law.');
  await expect(one.page.getByText(/From “Received” to “Not admissible”/)).toHaveCount(0);
  await expect(other.page.getByText(/From “Received” to “Admissible”/)).toBeVisible();
});

test('W16 words that another manager blacked out meanwhile stay black, and nothing unread is handed over', async ({
  page,
}) => {
  test.slow();
  const { id: office, one, other, otherPassphrase } = await newToolOffice(page);
  await sendReport(page.request, office, 'Invoices are paid twice.');
  await openTool(other);
  await unlock(other.page, otherPassphrase);
  await openReport(other.page, 'Other fraud');
  await openReport(one.page, 'Other fraud');
  const cover = async (tool: Page, word: string) => {
    await tool.getByRole('textbox', { name: 'Words' }).fill(word);
    await tool.getByRole('button', { name: 'Redact these words' }).click();
  };
  // This one has the words on the screen while the other blacks them out.
  await one.page.getByRole('button', { name: 'Redact words' }).click();
  await cover(one.page, 'papers');
  await other.page.getByRole('button', { name: 'Close' }).click();
  await openReport(other.page, 'Other fraud');
  await other.page.getByRole('button', { name: 'Redact words' }).click();
  await cover(other.page, 'supplier');
  await other.page.getByRole('button', { name: 'Redact', exact: true }).click();
  await expect(other.page.getByText('Words redacted. The log shows it.')).toBeVisible();

  const dialog = one.page.getByRole('dialog', { name: 'Redact words' });
  await dialog.getByRole('button', { name: 'Redact', exact: true }).click();
  await expect(dialog.getByText('The report has changed in the meantime.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Events' })).toHaveValue(/the same █████ sends/);
  await expectAccessible(one.page);
  await cover(one.page, 'papers');
  // Where the law does not require that the original is deleted at once, a redaction can be undone.
  await dialog.getByRole('checkbox', { name: 'Delete the original immediately' }).uncheck();
  await expect(dialog.getByText('The original stays on the server for 30 days, encrypted.')).toBeVisible();
  const redact = dialog.getByRole('button', { name: 'Redact', exact: true });
  await redact.click();
  await expect(one.page.getByText('Words redacted. The log shows it.')).toBeVisible();
  await one.page.getByRole('button', { name: 'Undo redaction' }).click();
  const undoing = one.page.getByRole('dialog', { name: 'Undo this redaction?' });
  await expectAccessible(one.page);
  await undoing.getByRole('button', { name: 'Undo redaction' }).click();
  await expect(one.page.getByText('Redaction undone. The log shows it.')).toBeVisible();
  await expect(one.page.getByText('Redaction undone', { exact: true })).toBeVisible();
  // The version of the other one was deleted at once, and stands.
  await expect(one.page.getByRole('button', { name: 'Undo redaction' })).toHaveCount(0);
  await one.page.getByRole('button', { name: 'Redact words' }).click();
  await cover(one.page, 'papers');
  await redact.click();
  await expect(one.page.getByText('Words redacted. The log shows it.')).toBeVisible();
  await expect(one.page.getByText('Every month the same █████ sends two invoices.')).toBeVisible();

  // What the other one wrote since is neither handed over nor hidden: it has to be chosen.
  await one.page.getByRole('button', { name: 'Hand over', exact: true }).click();
  const handing = one.page.getByRole('dialog', { name: 'Hand over' });
  await handing.getByLabel('Handed over to').fill('Public prosecutor of Milan');
  await other.page.getByRole('button', { name: 'Close' }).click();
  await openReport(other.page, 'Other fraud');
  await other.page.getByRole('button', { name: 'Add note' }).click();
  await other.page.getByRole('textbox', { name: 'Note' }).fill('Ask Bruno.');
  await other.page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(other.page.getByText('Ask Bruno.')).toBeVisible();
  await handing.getByRole('button', { name: 'Create file' }).click();
  await expect(handing.getByText('The report has changed in the meantime.')).toBeVisible();
  await expect(handing.getByRole('checkbox', { name: /^Notes/ })).toBeVisible();
  await expect(handing.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(handing.getByRole('button', { name: 'Create file' })).toBeDisabled();
  await expectAccessible(one.page);
});

test('a passkey opens the keys, and is never the only way', async ({ page }) => {
  test.slow();
  const { id: office, one, passphrase } = await newToolOffice(page);
  await sendReport(page.request, office, 'Invoices are paid twice.');
  const devtools = await one.page.context().newCDPSession(one.page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      hasPrf: true,
    },
  });
  await one.page.getByRole('button', { name: 'My keys', exact: true }).click();
  await one.page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(one.page.getByText('The passkey now unlocks your keys.')).toBeVisible();
  await expectAccessible(one.page);
  await one.page.getByRole('button', { name: 'Lock', exact: true }).click();
  await one.page.getByRole('button', { name: 'Unlock with a passkey' }).click();
  await one.page.getByRole('button', { name: 'Reports', exact: true }).click();
  await expect(one.page.getByText('Invoices are paid twice.')).toBeVisible();
  await one.page.getByRole('button', { name: 'Lock', exact: true }).click();
  await unlock(one.page, passphrase);
});

test('W11 a report told in a meeting is entered, and its minutes are checked, corrected and agreed to by the reporter', async ({
  page,
  browser,
}) => {
  test.slow();
  const { id: office, one } = await newToolOffice(page);
  const tool = one.page;
  await tool.getByRole('button', { name: 'Reports', exact: true }).click();
  await tool.getByRole('button', { name: 'Enter a report' }).click();
  const dialog = tool.getByRole('dialog', { name: 'Enter a report' });
  await dialog.getByRole('combobox', { name: 'Received by' }).selectOption('Meeting');
  await dialog.getByRole('combobox', { name: 'Type' }).selectOption('Safety');
  await dialog.getByRole('textbox', { name: 'Wrongdoing' }).fill('The guard of the press is off.');
  await dialog.getByRole('textbox', { name: 'Events' }).fill('Since Monday.');
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Carla Neri');
  await expect(dialog.getByRole('button', { name: 'Encrypt and save' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'The person agreed to this record.' }).check();
  await expectAccessible(tool);
  await dialog.getByRole('button', { name: 'Encrypt and save' }).click();
  const receipt = (await dialog.locator('.code').innerText()).trim();
  await dialog.getByLabel('Last group of the code').fill(receipt.split('-').at(-1) ?? '');
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await expect(tool.getByText('The guard of the press is off.')).toBeVisible();
  await openReport(tool, 'Safety');
  await expect(tool.getByText('Meeting', { exact: true })).toBeVisible();
  await expect(tool.getByText('Entered by a manager')).toBeVisible();
  const minutes = async (text: string) => {
    await tool.getByRole('combobox', { name: 'Message type' }).selectOption('Minutes');
    await tool.getByRole('textbox', { name: 'Message' }).fill(text);
    await tool.getByRole('button', { name: 'Send' }).click();
    await expect(tool.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  };
  await minutes('On Monday the guard was taken off.');

  const context = await browser.newContext({ locale: 'en' });
  const reporter = await visitorPage(context);
  const openMailbox = async () => {
    await reporter.goto('about:blank');
    await reporter.goto(`/report/${office}?lang=en#mailbox`);
    await reporter.locator('input.code-entry').fill(receipt);
    await goOn(reporter);
  };
  await openMailbox();
  await expect(reporter.getByText('On Monday the guard was taken off.')).toBeVisible();
  await expect(reporter.getByText('From Anna Bianchi, Compliance').first()).toBeVisible();
  await expectAccessible(reporter);
  await reporter.getByLabel('Corrections').fill('It was Sunday night.');
  await reporter.getByRole('button', { name: 'Send corrections' }).click();
  await expect(reporter.getByText('Your answer has been recorded.')).toBeVisible();
  await expect(reporter.getByText('Are the minutes correct?')).toHaveCount(0);

  await tool.getByRole('button', { name: 'Close' }).click();
  await openReport(tool, 'Safety');
  await expect(tool.getByText('It was Sunday night.')).toBeVisible();
  await expect(tool.getByText('Minutes corrected').first()).toBeVisible();
  await minutes('On Sunday night the guard was taken off.');
  await openMailbox();
  await reporter.getByRole('button', { name: 'I agree to the minutes' }).click();
  await expect(reporter.getByText('You agreed to the minutes')).toBeVisible();
  await tool.getByRole('button', { name: 'Close' }).click();
  await openReport(tool, 'Safety');
  await expect(tool.getByText('Minutes approved').first()).toBeVisible();
  await context.close();
});
