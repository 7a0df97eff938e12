import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an app shows for a seed in base32, some steps from now (RFC 6238). */
export function codeOf(seed: string, later = 0): string {
  const bits = [...seed].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const hash = createHmac('sha1', key).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

/** Enters a code, which goes off by itself. */
export const giveCode = (page: Page, code: string) =>
  page.getByRole('textbox', { name: 'Code from your app' }).fill(code);

/** Adds an app in the open dialog. Returns its seed and the recovery codes. */
export async function addApp(page: Page): Promise<{ readonly seed: string; readonly codes: readonly string[] }> {
  const dialog = page.getByRole('dialog', { name: 'Add app' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  await expectAccessible(page);
  const typed = dialog.getByRole('textbox', { name: 'Can’t scan it? Type this into the app' });
  const seed = (await typed.inputValue()).replaceAll(' ', '');
  await giveCode(page, codeOf(seed));
  const kept = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(kept).toBeVisible();
  await expectAccessible(page);
  const codes = (await kept.getByRole('textbox', { name: 'Recovery codes' }).inputValue()).split('\n');
  expect(codes).toHaveLength(10);
  await kept.getByRole('button', { name: 'I saved them' }).click();
  return { seed, codes };
}
