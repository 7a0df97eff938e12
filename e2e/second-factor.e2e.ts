import { createHmac } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { call } from './api.ts';
import { colleague } from './colleague.ts';
import { button, enter, password, signIn, signUp, title } from './person.ts';

// Second factors: an app that shows codes is added, asked for, lost, and required by an account.

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an app shows for a seed in base32, some steps from now (RFC 6238). */
function codeOf(seed: string, later = 0): string {
  const bits = [...seed].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const hash = createHmac('sha1', key).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

const giveCode = (page: Page, code: string) => page.getByRole('textbox', { name: 'Code of your app' }).fill(code);

/** Adds an app in the open dialog. Returns its seed and the recovery codes. */
async function addApp(page: Page): Promise<{ readonly seed: string; readonly codes: readonly string[] }> {
  const dialog = page.getByRole('dialog', { name: 'Add an app' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  await expectAccessible(page);
  const typed = dialog.getByRole('textbox', { name: 'If you cannot scan it, type this into the app' });
  const seed = (await typed.inputValue()).replaceAll(' ', '');
  await giveCode(page, codeOf(seed));
  const kept = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(kept).toBeVisible();
  await expectAccessible(page);
  const codes = (await kept.getByRole('textbox', { name: 'Recovery codes' }).inputValue()).split('\n');
  expect(codes).toHaveLength(10);
  await kept.getByRole('button', { name: 'I have kept them' }).click();
  return { seed, codes };
}

for (const width of [1280, 390]) {
  test(`an app is added and asked for, and a recovery code helps without it, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const email = await signUp(page);
    await page.goto('/en/account#security');
    await expect(page.getByText('Only your password protects your account. Add an app next.')).toBeVisible();
    await button(page, 'Add an app').click();
    const { seed, codes } = await addApp(page);
    await expect(page.getByText('Your account is well protected.')).toBeVisible();
    await expect(page.getByText('10 codes are left')).toBeVisible();
    await expectAccessible(page);

    await page.context().clearCookies();
    await page.goto('/en/sign-in');
    await enter(page, email, password);
    await expect(title(page, 'Second factor')).toBeVisible();
    await expectAccessible(page);
    await giveCode(page, '000000');
    await expect(page.getByText('This code is wrong, or was used before. Wait for the next one.')).toBeVisible();
    await giveCode(page, codeOf(seed, 1));
    await expect(title(page, 'Your sites and apps')).toBeVisible();

    await page.context().clearCookies();
    await page.goto('/en/sign-in');
    await enter(page, email, password);
    await button(page, 'Use a recovery code').click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
    await expectAccessible(page);
    await button(page, 'Sign in').click();
    await expect(title(page, 'Your sites and apps')).toBeVisible();

    await page.goto('/en/account#security');
    await expect(page.getByText('9 codes are left')).toBeVisible();
    await button(page, 'Remove My phone').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Only your password protects your account. Add an app next.')).toBeVisible();
  });
}

test('an account that wants a second factor shows nothing else until it is set up', async ({ page }) => {
  const owner = await signUp(page);
  const email = await colleague(page, owner);
  const { account } = await call<{ account: { id: string } }>(page, 'GET', '/api/v1/me');
  await page.goto('/en/account/teams#sign-in');
  await page.getByRole('combobox', { name: 'Second factor' }).selectOption('Asked of all');
  await expectAccessible(page);
  await button(page, 'Save rules').click();
  await expect(page.getByText('The rules hold from now on')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/en/sign-in');
  await signIn(page, email, password);
  await expect(title(page, 'Account')).toBeVisible();
  await call(page, 'POST', '/api/v1/session/account', { accountId: account.id });
  await page.goto('/en/account');
  await expect(title(page, 'A second factor, please')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Set it up now').click();
  await addApp(page);
  await expect(title(page, 'Account')).toBeVisible();
});
