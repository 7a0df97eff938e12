import { verifyFile } from '@app/evidence';
import { expect, test } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { downloadLog, offlineVerifier } from './offline-verifier.ts';
import { button, field, password, passwordGiven, signUp, title } from './person.ts';

// The audit log of an account, and the password that sensitive actions ask for again.

test('the password is asked for again after a while, and what was begun goes on', async ({ page }) => {
  const email = await signUp(page);
  await page.goto('/en/account/api-keys');
  await passwordGiven(email, 16);
  await button(page, 'Create key').click();
  await field(page, 'Name').fill('Nightly publishing');
  await field(page, 'Name').press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Confirm your password' });
  const secret = dialog.getByRole('textbox', { name: 'Your password' });
  await expect(secret).toBeFocused();
  await expectAccessible(page);
  await secret.fill('not the password');
  await secret.press('Enter');
  await expect(dialog.getByText('The current password is incorrect.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, 'Name')).toHaveValue('Nightly publishing');
  await expect(field(page, 'API key')).toHaveCount(0);

  await expect(async () => {
    await field(page, 'Name').press('Enter');
    await expect(secret).toBeVisible({ timeout: 3000 });
  }).toPass();
  // On top of the dialog that is already open.
  await secret.fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(field(page, 'API key')).toHaveValue(/^candor_/);
  await expect(dialog).toBeHidden();
});

test('an export that is a file asks for the password first, too', async ({ page }) => {
  const email = await signUp(page);
  await page.goto('/en/account#data');
  await passwordGiven(email, 16);
  const downloading = page.waitForEvent('download');
  await button(page, 'Download export').click();
  const secret = page.getByRole('dialog').getByRole('textbox', { name: 'Your password' });
  await secret.fill(password);
  await secret.press('Enter');
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(email);
});

for (const width of [1280, 390]) {
  test(`who did what in the account is listed, by kind, and had as a file, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signUp(page);
    await page.goto('/en/account/api-keys');
    await button(page, 'Create key').click();
    await field(page, 'Name').fill('Nightly publishing');
    await field(page, 'Name').press('Enter');
    await button(page, 'I have copied it').click();

    await page.goto('/en/account/audit');
    await expect(title(page, 'Audit log')).toBeVisible();
    const events = page.getByRole('main').getByRole('listitem');
    await expect(events.filter({ hasText: 'Created an API key' })).toHaveCount(1);
    await expect(events.filter({ hasText: 'Created the account' })).toHaveCount(1);
    await expectAccessible(page);
    await page.getByLabel('Group').selectOption('Keys and webhooks');
    await expect(events.filter({ hasText: 'Created the account' })).toHaveCount(0);
    await expect(events.filter({ hasText: 'Created an API key' })).toHaveCount(1);
    await expect(page).toHaveURL(/group=keys/);
    await button(page, 'Export').click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const file = page.getByRole('link', { name: /^Download file/ });
    await expect(file).toBeVisible({ timeout: 20_000 });
    const downloading = page.waitForEvent('download');
    await file.click();
    const csv = await readFile(await (await downloading).path(), 'utf8');
    expect(csv).toContain('api-key.created');
    expect(csv).not.toContain('account.created');
    await expectAccessible(page);
    await page.getByLabel('Group').selectOption('Deletions');
    await expect(page.getByRole('heading', { name: 'No matching events' })).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Clear all filters').first().click();
    await expect(events.filter({ hasText: 'Created the account' })).toHaveCount(1);
  });
}

test('an event is proved by a file, filters come from what one presses, and the log is kept as long as one says', async ({
  page,
}) => {
  const email = await signUp(page);
  await page.goto('/en/account/audit');
  const events = page.getByRole('main').getByRole('listitem');
  const proof = page.getByRole('link', { name: 'Download the proof of event 1' });
  await expect(async () => {
    await page.reload();
    await expect(proof).toBeVisible({ timeout: 1000 });
  }).toPass();
  const bundle = await (async () => {
    for (;;) {
      const answer = await page.request.get((await proof.getAttribute('href')) ?? '');
      if (answer.ok()) return answer.body();
      expect(await answer.json()).toMatchObject({ code: 'event.not-proved' });
    }
  })();
  expect(verifyFile(bundle)).toMatchObject({ ok: true, bundle: { record: { event: 'account.created', key: '1' } } });

  await page.getByRole('main').getByRole('button', { name: email }).first().click();
  await expect(page).toHaveURL(/person=/);
  await button(page, `Remove filter ${email}`).click();
  await expect(page).not.toHaveURL(/person=/);

  await page.getByLabel('Event retention').selectOption('5 years');
  const change = events.filter({ hasText: 'Changed the audit log retention' });
  await expect(change.getByText('Years: 2 → 5')).toBeVisible();
  await expectAccessible(page);
});

test('an exported log is checked on a saved page, with the network off, and an event that is missing is named', async ({
  page,
  browser,
}, testInfo) => {
  await signUp(page);
  for (const name of ['North', 'South', 'East']) await call(page, 'PATCH', '/api/v1/account', { name });
  await page.goto('/en/account/audit');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('No. 4')).toBeVisible({ timeout: 1000 });
  }).toPass();
  const log = testInfo.outputPath('log.ndjson');
  await downloadLog(page, log);
  const { verifier, close } = await offlineVerifier(page, browser, testInfo.outputPath('verify.html'));
  await verifier.getByLabel('Choose a file').setInputFiles(log);
  await expect(verifier.getByRole('heading', { name: 'This proof is valid if the key is correct' })).toBeVisible();
  await expect(verifier.getByText(/None is missing between them\./)).toBeVisible();
  await expectAccessible(verifier);

  const lines = (await readFile(log, 'utf8')).split('\n');
  const cut = testInfo.outputPath('cut.ndjson');
  await writeFile(cut, lines.toSpliced(2, 1).join('\n'));
  await verifier.getByLabel('Choose a file').setInputFiles(cut);
  await expect(verifier.getByRole('heading', { name: 'This proof is not valid' })).toBeVisible();
  await expect(verifier.getByText(/Event 3 does not follow the previous one/)).toBeVisible();
  await close();
});
