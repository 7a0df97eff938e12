import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { unzipSync } from 'fflate';
import { expectAccessible } from './accessible.ts';
import { inDatabase } from './database.ts';
import { signUp } from './person.ts';
import { newSite } from './policy.ts';
import { makeKeys, newToolManager, openTool, sendReport } from './report-tool.ts';
import { newToolOffice, proposeOffice, unlock, type ToolOffice } from './tool-office.ts';

// Keys are lost: cards that were printed before open the reports, after a wait in which every manager can stop it.

/** Makes three cards of which two are needed, and signs the form with their key. Returns the codes. */
async function printCards(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Form and managers' }).click();
  const codes = await typeCards(page);
  await expect(page.getByText('On printed cards', { exact: true })).toBeVisible();
  return codes;
}

async function typeCards(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Create cards' }).click();
  await expect(page.locator('.card-code .code')).toHaveCount(3);
  const codes = (await page.locator('.card-code .code').allInnerTexts()).map((code) => code.trim());
  for (const [at, code] of codes.entries())
    await page.getByLabel(new RegExp(`^Card ${at + 1} of 3`)).fill(code.split('-').at(-1) ?? '');
  await page.getByRole('button', { name: 'Sign with this recovery key' }).click();
  return codes;
}

/** The wait is over: the server's clock cannot be moved here. */
async function endWait(office: string): Promise<void> {
  await inDatabase((database) =>
    database.query(
      `update report_recovery set asked_at = asked_at - interval '73 hours', ready_at = ready_at - interval '73 hours'
       where replace(office_id::text, '-', '') = $1`,
      [office],
    ),
  );
}

/** Loses the keys of the first manager, and makes new ones, which the other manager signs into the form. Returns the passphrase. */
async function renewKeys({ siteId, one, other, otherPassphrase }: ToolOffice, owner: Page): Promise<string> {
  const tool = one.page;
  await tool.getByRole('button', { name: 'Lock', exact: true }).click();
  await tool.getByRole('button', { name: 'Create new keys' }).click();
  await expectAccessible(tool);
  await tool.getByRole('button', { name: 'Replace my keys' }).click();
  await expect(tool.getByRole('button', { name: /^Go back to the keys you replaced on/ })).toBeVisible();
  const { passphrase } = await makeKeys(one);
  await proposeOffice(owner, siteId, [one, other]);
  await other.page.reload();
  await unlock(other.page, otherPassphrase);
  await signProposal(other.page);
  return passphrase;
}

async function signProposal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Compare and sign' }).click();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('Signed. Reporters now get this version.')).toBeVisible();
}

test('W17 a form with one manager is signed with the key of printed cards, which stay until it is', async ({
  page,
}) => {
  test.slow();
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  const owner = await signUp(page);
  const siteId = await newSite(page, { name: 'Corner Coffee', type: 'Site' });
  const one = await newToolManager(browser, owner);
  const tool = one.page;
  await openTool(one);
  const { passphrase } = await makeKeys(one);
  await proposeOffice(page, siteId, [one]);
  await tool.reload();
  await unlock(tool, passphrase);
  await tool.getByRole('button', { name: 'Compare and sign' }).click();
  await expect(tool.getByText('A form with one manager needs a recovery key.', { exact: false })).toBeVisible();
  await expect(tool.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0);
  await expectAccessible(tool);

  // A lost connection costs no card.
  await tool.route('**/documents', (route) => route.abort(), { times: 1 });
  const codes = await typeCards(tool);
  await expect(tool.getByText('Something went wrong. Try again.')).toBeVisible();
  await expect(tool.locator('.card-code .code')).toHaveText(codes);
  await tool.getByRole('button', { name: 'Sign with this recovery key' }).click();
  await expect(tool.getByText('On printed cards', { exact: true })).toBeVisible();

  const other = await newToolManager(browser, owner);
  await openTool(other);
  await makeKeys(other);
  await proposeOffice(page, siteId, [one, other]);
  await tool.reload();
  await unlock(tool, passphrase);
  await tool.getByRole('button', { name: 'Compare and sign' }).click();
  await expect(tool.getByText('An admin’s proposal is waiting.', { exact: false })).toBeVisible();
  await expect(tool.getByRole('button', { name: 'Create new cards' })).toBeDisabled();
  await tool.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(tool.getByRole('button', { name: 'Create new cards' })).toBeEnabled();
});

test('W17 lost keys: asked for, stopped by another manager, asked again, and opened with two of three cards', async ({
  page,
}) => {
  test.slow();
  const office = await newToolOffice(page);
  const { id, one, other, otherPassphrase } = office;
  const cards = await printCards(one.page);
  await sendReport(page.request, id, 'Invoices are paid twice.');
  const tool = one.page;
  const passphrase = await renewKeys(office, page);
  await tool.reload();
  await unlock(tool, passphrase);
  await tool.getByRole('button', { name: 'Reports', exact: true }).click();
  await expect(tool.getByText('No reports yet')).toBeVisible();
  await tool.getByRole('button', { name: 'Form and managers' }).click();
  await tool.getByRole('button', { name: 'Request recovery' }).click();
  await expectAccessible(tool);
  await tool.getByRole('button', { name: 'Request and notify all managers' }).click();
  await expect(tool.getByText(/^You requested recovery\. You can enter the cards here from /)).toBeVisible();
  await expect(tool.getByRole('button', { name: 'Request recovery' })).toHaveCount(0);
  await expect(tool.getByLabel('Card 1')).toHaveCount(0);

  // The other manager sees it at once, also if the server names no request beside the signed entries, and stops it.
  await other.page.route('**/recovery', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), current: null } });
  });
  await other.page.reload();
  await unlock(other.page, otherPassphrase);
  await expect(other.page.getByText('Anna Bianchi requests to open the reports with printed cards')).toBeVisible();
  await expect(
    other.page.getByText(/^The server says that this was stopped, but no signed entry shows it\./),
  ).toBeVisible();
  await expectAccessible(other.page);
  await other.page.getByRole('button', { name: 'Stop recovery' }).click();
  await other.page.getByRole('dialog').getByRole('button', { name: 'Stop recovery' }).click();
  await expect(other.page.getByText('Anna Bianchi requests to open the reports with printed cards')).toBeHidden();
  await endWait(id);
  await tool.reload();
  await unlock(tool, passphrase);
  await tool.getByRole('button', { name: 'Form and managers' }).click();
  await expect(tool.getByText('Stopped', { exact: true })).toBeVisible();
  await tool.getByRole('button', { name: 'Request recovery' }).click();
  await tool.getByRole('button', { name: 'Request and notify all managers' }).click();
  await expect(tool.getByText(/^You requested recovery\. You can enter the cards here from /)).toBeVisible();
  await endWait(id);
  // The tool counts the wait from the signed entry, by its own clock.
  await tool.clock.setFixedTime(Date.now() + 73 * 3_600_000);
  await tool.reload();
  await unlock(tool, passphrase);
  await tool.getByRole('button', { name: 'Form and managers' }).click();
  await expect(tool.getByLabel('Card 1')).toBeVisible();
  await tool.clock.setFixedTime(Date.now());

  const [first = '', second = '', third = ''] = cards;
  await tool.getByLabel('Card 1').fill(first);
  await tool.getByLabel('Card 2').fill(`${second.slice(0, -1)}${second.endsWith('0') ? '1' : '0'}`);
  await tool.getByRole('button', { name: 'Open reports' }).click();
  await expect(tool.getByText('This code has a typo. Compare it with the card.')).toBeVisible();
  await expectAccessible(tool);
  await tool.getByLabel('Card 2').fill(first);
  await tool.getByRole('button', { name: 'Open reports' }).click();
  await expect(tool.getByText('You already entered this card.')).toBeVisible();
  await tool.getByLabel('Card 2').fill(third.toLowerCase());
  await tool.clock.setFixedTime(Date.now());
  await tool.getByRole('button', { name: 'Open reports' }).click();
  await expect(tool.getByText('1 report is now open to you')).toBeVisible();
  await tool.getByRole('button', { name: 'Reports', exact: true }).click();
  await tool.getByRole('button', { name: 'Other fraud' }).click();
  await expect(tool.getByText('Every month the same supplier sends two invoices.')).toBeVisible();
  await expect(tool.getByText('Recovered with cards')).toBeVisible();
});

test('W7 W8 a custodian allows a name that a manager asked for, and the report is handed over with words blackened', async ({
  page,
}) => {
  test.slow();
  const { id, siteId, owner, one, other, passphrase } = await newToolOffice(page);
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  const custodian = await newToolManager(browser, owner);
  await openTool(custodian);
  const keys = await makeKeys(custodian);
  await proposeOffice(page, siteId, [one, other], custodian);
  const tool = one.page;
  await tool.reload();
  await unlock(tool, passphrase);
  await signProposal(tool);
  await sendReport(page.request, id, 'Invoices are paid twice.');
  await tool.getByRole('button', { name: 'Reports', exact: true }).click();
  await tool.getByRole('button', { name: 'Other fraud' }).click();
  await expect(tool.getByRole('button', { name: 'Open name' })).toHaveCount(0);
  await tool.getByRole('button', { name: 'Request the name' }).click();
  await tool.getByRole('textbox', { name: 'Reason' }).fill('To hear her as a witness.');
  await expectAccessible(tool);
  await tool.getByRole('button', { name: 'Send request' }).click();
  await expect(tool.getByText('Your request is waiting for the custodian.')).toBeVisible();

  const holder = custodian.page;
  // A list that does not load is not an empty one, and a request that the manager did not sign is not allowed.
  await holder.route('**/identity-requests', (route) => route.abort(), { times: 1 });
  await holder.reload();
  await unlock(holder, keys.passphrase);
  await expect(holder.getByText('Something went wrong. Try again.')).toBeVisible();
  await expect(holder.getByText('No requests are waiting.')).toHaveCount(0);
  await holder.route(
    '**/identity-requests',
    async (route) => {
      const answer = await route.fetch();
      const [request] = await answer.json();
      const { entry } = request.asked;
      await route.fulfill({ response: answer, json: [{ ...request, asked: { entry, signature: '0'.repeat(128) } }] });
    },
    { times: 1 },
  );
  await holder.getByRole('button', { name: 'Check for updates' }).click();
  await expect(holder.getByText('This request does not match what the manager signed.')).toBeVisible();
  await expect(holder.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await expectAccessible(holder);
  await holder.getByRole('button', { name: 'Check for updates' }).click();
  await expect(holder.getByRole('heading', { name: /^Anna Bianchi requests the name in report/ })).toBeVisible();
  await expect(holder.getByText('To hear her as a witness.')).toBeVisible();
  await expect(holder.getByRole('button', { name: 'Reports', exact: true })).toHaveCount(0);
  await expect(holder.getByText('Invoices are paid twice.')).toHaveCount(0);
  await expectAccessible(holder);
  await expect(holder.getByRole('button', { name: 'Refuse' })).toBeDisabled();
  await holder.getByRole('textbox', { name: 'Your answer' }).fill('As a witness only.');
  await holder.getByRole('button', { name: 'Approve' }).click();
  await expect(holder.getByText('No requests are waiting.')).toBeVisible();
  await expectAccessible(holder);

  await tool.getByRole('button', { name: 'Close' }).click();
  await tool.getByRole('button', { name: 'Other fraud' }).click();
  await expect(tool.getByText('As a witness only.')).toBeVisible();
  await tool.getByRole('button', { name: 'Open name' }).click();
  await expect(tool.getByText('Carla Neri')).toBeVisible();

  await tool.getByRole('button', { name: 'Hand over', exact: true }).click();
  const dialog = tool.getByRole('dialog', { name: 'Hand over' });
  // The name is open, and not yet passed on: it cannot be handed over.
  await expect(dialog.getByText(/^Disclose a name only with consent/)).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: /^Reporter’s identity/ })).toHaveCount(0);
  await dialog.getByLabel('Words to redact').fill('supplier');
  await expect(dialog.getByText('1 passage is redacted.')).toBeVisible();
  await dialog.getByText('Preview for the authority').click();
  await expect(dialog.getByText('Every month the same █████ sends two invoices.')).toBeVisible();
  await dialog.getByLabel('Words to redact').fill('supplier\nBianchi');
  await expect(dialog.getByText(/^The signed documents of the form contain words that you redact\./)).toBeVisible();
  await dialog.getByLabel('Handed over to').fill('Public prosecutor of Milan');
  await expectAccessible(tool);
  await dialog.getByRole('radio', { name: 'With the authority’s public key (age)' }).check();
  await dialog.getByLabel('Public key', { exact: true }).fill('age1wrong');
  await dialog.getByRole('button', { name: 'Create file' }).click();
  await expect(dialog.getByText('This is not an age public key.')).toBeVisible();
  const identity = await generateIdentity();
  await dialog.getByLabel('Public key', { exact: true }).fill(await identityToRecipient(identity));
  await dialog.getByRole('button', { name: 'Create file' }).click();
  await expect(dialog.getByText('The file is ready, and the log lists it.')).toBeVisible();
  await expectAccessible(tool);
  const download = tool.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download file' }).click();
  const sealed = await readFile(await (await download).path());
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const inside = unzipSync(await decrypter.decrypt(new Uint8Array(sealed)));
  const text = Object.values(inside).map((bytes) => new TextDecoder().decode(bytes));
  expect(text.join('\n')).toContain('Every month the same █████ sends two invoices.');
  expect(text.join('\n')).not.toMatch(/supplier|Bianchi|Carla Neri/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(tool.getByText(/SHA-256: [0-9a-f]{64}/)).toBeVisible();
});
