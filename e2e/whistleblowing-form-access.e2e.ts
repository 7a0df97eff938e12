import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { pngChunk, pngStart } from '../apps/report/test/png.ts';
import { randomBytes } from 'node:crypto';
import { expectAccessible } from './accessible.ts';
import { signUp, visitorPage } from './person.ts';
import { newReportOffice } from './reporter.ts';
import { goOn, reportBy } from './reporting.ts';
import { newToolOffice } from './tool-office.ts';

// The form for people who see little, hear the page, or want it to stand still; and files as large as they may be.

const form = {
  name: 'Molino Rossi',
  locale: 'en',
  languages: ['en'],
  welcome: '',
  logo: null,
  questions: [],
  otherWays: '',
  authorities: [],
  privacyNotice: null,
};
const isWithin = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

for (const forcedColors of ['active', 'none'] as const)
  test(`at 320 pixels, standing still, with forced colors ${forcedColors}, a screen reader spells the receipt`, async ({
    page,
    browser,
  }) => {
    test.slow();
    await signUp(page);
    const office = await newReportOffice(page, form);
    const context = await browser.newContext({
      viewport: { width: 320, height: 800 },
      locale: 'en',
      forcedColors,
      reducedMotion: 'reduce',
    });
    const reporter = await visitorPage(context);
    await reporter.goto(`/report/${office.id}`);
    await expect(reporter.getByRole('heading', { level: 1 })).toContainText('Molino Rossi');
    expect(await isWithin(reporter)).toBe(true);
    // What has the focus is seen, also where the colors are the reader's.
    await reporter.keyboard.press('Tab');
    const outline = await reporter.evaluate(
      () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
    );
    expect(outline).not.toBe('none');
    await reporter.locator('main .buttons button').first().click();
    await reporter.getByRole('radio').nth(4).check();
    await goOn(reporter);
    await reporter.getByRole('textbox').fill('Invoices are paid twice.');
    await goOn(reporter);
    await reporter.getByRole('textbox').fill('Every month.');
    await goOn(reporter);
    await reporter.getByRole('radio').nth(2).check();
    for (let step = 0; step < 3; step += 1) await goOn(reporter);
    await reporter.getByRole('radio').nth(0).check();
    for (let step = 0; step < 4; step += 1) {
      await goOn(reporter);
      expect(await isWithin(reporter), `step ${step}`).toBe(true);
    }
    const groups = await reporter.locator('.receipt span').allInnerTexts();
    expect(groups.join('')).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    const spelled = groups.map((group) => [...group].join(' ')).join(', ');
    await expect(reporter.getByRole('img', { name: spelled })).toBeVisible();
    expect(await reporter.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await isWithin(reporter)).toBe(true);
    await expectAccessible(reporter);
    await reporter.keyboard.press('Tab');
    await context.close();
  });

test('a file of nearly 50 MB goes through form and tool, cleaned and whole', async ({ page, browser }) => {
  test.setTimeout(600_000);
  const { id, one } = await newToolOffice(page);
  const data = randomBytes(48_000_000);
  const picture = Buffer.concat([
    pngStart('Author', 'CANARY-AUTHOR'),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
  const context = await browser.newContext({ locale: 'it-IT' });
  const reporter = await visitorPage(context);
  await reporter.goto(`/report/${id}`);
  await reportBy(reporter, 'Invoices', [{ name: 'large.png', mimeType: 'image/png', buffer: picture }], false);
  await context.close();

  const tool = one.page;
  await tool.getByRole('button', { name: 'Reports', exact: true }).click();
  await tool.getByRole('button', { name: 'Check for updates' }).click();
  await tool.locator('td button.title').first().click();
  await tool.getByRole('button', { name: 'picture-1.png', exact: true }).click();
  const download = tool.waitForEvent('download', { timeout: 300_000 });
  await tool.getByRole('link', { name: 'Download picture-1.png' }).click({ timeout: 300_000 });
  const saved = await readFile(await (await download).path());
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  expect(saved.includes('CANARY-AUTHOR')).toBe(false);
  const start = saved.indexOf('IDAT') + 4;
  expect(hash(saved.subarray(start, start + data.length))).toBe(hash(data));
});
