import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { inDatabase } from './database.ts';
import { openTool, sendReport } from './report-tool.ts';
import { moveReport as move, newToolOffice as newOffice } from './tool-office.ts';

// Managers work in the tool: they sign the form, open reports, answer, move and delete them.

test('W12 a report is opened, answered, moved through all statuses and deleted', async ({ page }) => {
  test.slow();
  const { id: office, one } = await newOffice(page);
  const report = await sendReport(page.request, office, 'Invoices are paid twice.');
  const tool = one.page;
  await tool.getByRole('button', { name: 'Reports', exact: true }).click();
  await expect(tool.getByText('Invoices are paid twice.')).toBeVisible();
  await expect(tool.getByText(/^Give feedback: in \d+ days/)).toBeVisible();
  await expectAccessible(tool);
  await tool.getByRole('searchbox', { name: 'Search' }).fill('nothing of this kind');
  await expect(tool.getByText('No results found')).toBeVisible();
  await tool.getByRole('searchbox', { name: 'Search' }).fill('invoices');
  await tool.getByRole('button', { name: 'Other fraud' }).click();
  await expect(tool.getByText('Every month the same supplier sends two invoices.')).toBeVisible();
  await expect(tool.getByText('Carla Neri')).toBeHidden();
  await expectAccessible(tool);

  await tool.getByRole('button', { name: 'Add note' }).click();
  await tool.getByRole('textbox', { name: 'note' }).fill('Ask the bookkeeper.');
  await tool.getByRole('button', { name: 'Save changes' }).click();
  await expect(tool.getByText('Note saved.')).toBeVisible();

  await move(tool, 'Admissible');
  await move(tool, null);
  // Without a message of this kind there is no feedback to confirm.
  await tool.getByRole('button', { name: 'Edit Status' }).click();
  await tool.getByRole('button', { name: 'Next' }).click();
  await expect(tool.getByText('First send the reporter a Feedback message.')).toBeVisible();
  await tool.getByRole('checkbox', { name: /I confirm I have followed up/ }).check();
  await expect(tool.getByRole('button', { name: 'Confirm and proceed' })).toBeDisabled();
  await tool.keyboard.press('Escape');

  await tool.getByRole('combobox', { name: 'Message type' }).selectOption('Feedback');
  await tool.getByRole('button', { name: 'Insert template' }).click();
  await expect(tool.getByRole('textbox', { name: 'Message' })).toHaveValue(/Abbiamo approfondito la segnalazione/);
  await tool.getByRole('button', { name: 'Send' }).click();
  await expect(tool.getByText('The message is in the reporter’s mailbox.')).toBeVisible();
  await expect(tool.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await move(tool, null, /^I confirm I have followed up on this report and have completed the necessary activities\.$/);
  await move(tool, null, /^I confirm I have provided exhaustive feedback to the reporting person\.$/);
  await expect(tool.getByText(/From “Feedback provided” to “Processed”/)).toBeVisible();
  await expectAccessible(tool);

  await move(tool, null, /permanently delete all information in this report/);
  await expect(tool.getByText('The information was deleted', { exact: true })).toBeVisible();
  await expect(tool.getByText('Every month the same supplier')).toBeHidden();
  await expect(tool.getByText(/From “Processed” to “Information deleted”/)).toBeVisible();
  await tool.getByRole('button', { name: 'Close' }).click();
  await tool.getByRole('searchbox', { name: 'Search' }).fill('');
  // The log of a deleted report can be read again.
  await tool.getByRole('button', { name: 'Deleted report' }).click();
  await expect(tool.getByText(/From “Processed” to “Information deleted”/)).toBeVisible();
  await tool.getByRole('button', { name: 'Close' }).click();
  const left = await inDatabase((database) =>
    database.query('select 1 from report_part where replace(report_id::text, $2, $3) = $1', [report, '-', '']),
  );
  expect(left.rows).toHaveLength(0);
});

test('W7 W16 W17 the name opens for a reason, what is irrelevant goes with a trace, and the other manager reads on', async ({
  page,
}) => {
  test.slow();
  const { id: office, one, other, kit } = await newOffice(page);
  await sendReport(page.request, office, 'Invoices are paid twice.');
  const tool = one.page;
  await tool.getByRole('button', { name: 'Reports', exact: true }).click();
  await tool.getByRole('button', { name: 'Other fraud' }).click();
  await tool.getByRole('button', { name: 'Open name' }).click();
  await tool.getByRole('textbox', { name: 'Reason' }).fill('To hear her as a witness.');
  await tool.getByRole('button', { name: 'Save reason and open' }).click();
  await expect(tool.getByText('Carla Neri')).toBeVisible();
  await expect(tool.getByText('To hear her as a witness.')).toBeVisible();

  await tool.getByRole('button', { name: 'Add note' }).click();
  await tool.getByRole('textbox', { name: 'note' }).fill('Her neighbor is ill.');
  await tool.getByRole('button', { name: 'Save changes' }).click();
  await tool.getByRole('button', { name: 'Remove note' }).click();
  await tool.getByRole('button', { name: 'Remove permanently' }).click();
  await expect(tool.getByText('Removed. The log shows it.')).toBeVisible();
  await expect(tool.getByText('Her neighbor is ill.')).toBeHidden();
  await expect(tool.getByText('Part removed')).toBeVisible();

  // The first manager writes while the second one has the report open.
  await openTool(other);
  await expect(other.page.getByRole('heading', { name: 'The tool is locked' })).toBeVisible();
  await expectAccessible(other.page);
  await other.page.getByLabel('Passphrase', { exact: true }).fill('not the passphrase');
  await other.page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(other.page.getByText('Wrong passphrase.')).toBeVisible();

  await tool.getByRole('button', { name: 'Close' }).click();
  await tool.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(tool.getByText('Invoices are paid twice.')).toBeHidden();
  await tool.getByRole('button', { name: 'Use recovery kit' }).click();
  await tool.getByLabel('Recovery kit code').fill(kit.toLowerCase());
  await tool.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(tool.getByText('Invoices are paid twice.')).toBeVisible();
});
