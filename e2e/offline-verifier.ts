import { expect, type Browser, type Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { button } from './person.ts';

/** Saves the log that the open page shows, with proofs, under this path. */
export async function downloadLog(page: Page, to: string): Promise<void> {
  await button(page, 'Export').click();
  await page.getByRole('menuitem', { name: 'NDJSON with proofs' }).click();
  const file = page.getByRole('link', { name: /^Download file/ });
  await expect(file).toBeVisible({ timeout: 20_000 });
  const downloading = page.waitForEvent('download');
  await file.click();
  await (await downloading).saveAs(to);
}

/** The verifier page, saved under this path and opened in a browser without a network. */
export async function offlineVerifier(page: Page, browser: Browser, saved: string) {
  await writeFile(saved, await (await page.request.get('/verify')).body());
  const context = await browser.newContext({ offline: true });
  const verifier = await context.newPage();
  await verifier.goto(`file://${saved}`);
  return { verifier, close: () => context.close() };
}
