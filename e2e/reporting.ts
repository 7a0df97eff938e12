import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';

type SentFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Presses the button of a step. */
export const goOn = (page: Page) => page.locator('form button[type=submit]').click();

/** The files of the product's data that hold some words. */
export async function filesWith(words: string): Promise<string> {
  const grep = promisify(execFile)('grep', ['-rlaF', words, process.env.E2E_DATA_DIR ?? '']);
  // Without a match, or where a file went meanwhile, it ends with a status of its own.
  return (await grep.catch((error: { readonly stdout: string }) => error)).stdout;
}

/** Answers all questions without a name, sends the report, and returns the receipt. Every step is checked by axe. */
export async function reportBy(
  reporter: Page,
  canary: string,
  files: readonly SentFile[],
  untick = true,
): Promise<string> {
  await reporter.locator('main .buttons button').first().click();
  await reporter.getByRole('radio').nth(4).check();
  await goOn(reporter);
  await reporter.getByRole('textbox').fill(`${canary} fatture false`);
  await goOn(reporter);
  await reporter.getByRole('textbox').fill(`${canary} i fatti`);
  await expectAccessible(reporter);
  await goOn(reporter);
  await reporter.getByRole('radio').nth(2).check();
  await goOn(reporter);
  await goOn(reporter);
  await expect(reporter.getByRole('checkbox')).toHaveCount(2);
  if (untick) await reporter.getByRole('checkbox').nth(1).uncheck();
  await goOn(reporter);
  await reporter.getByRole('radio').nth(0).check();
  await goOn(reporter);
  await goOn(reporter);
  await reporter.locator('input[type=file]').setInputFiles([...files]);
  // What cannot be cleaned goes by a tick of its own.
  await expect(reporter.getByRole('checkbox')).toHaveCount(files.filter(({ name }) => !name.endsWith('.png')).length);
  for (const tick of await reporter.getByRole('checkbox').all()) await tick.check();
  await expectAccessible(reporter);
  await goOn(reporter);
  await goOn(reporter);
  const groups = await reporter.locator('.receipt span').allInnerTexts();
  await reporter.locator('input.code-entry').fill(groups.at(-1) ?? '');
  await expectAccessible(reporter);
  await goOn(reporter);
  // A large file takes its time to be sealed and sent.
  await expect(reporter.locator('main ol li')).toHaveCount(4, { timeout: 300_000 });
  await expectAccessible(reporter);
  return groups.join('-');
}
