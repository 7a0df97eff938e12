import path from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bannerSite, type BannerSite } from './banner-site.ts';
import { connect } from './chromium.ts';
import { compiled, siteId } from './banner-fixture.ts';
import { app } from './react-app.ts';

let browser: Browser;
let site: BannerSite;
let bundle: string;

beforeAll(async () => {
  site = await bannerSite();
  site.now.files = { en: await compiled(site.product, { regimes: 'eu', reopen: 'own' }) };
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'react-entry.ts')],
    bundle: true,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"development"' },
    write: false,
  });
  bundle = outputFiles[0]?.text.replaceAll('</script', String.raw`<\/script`) ?? '';
  browser = await connect();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/**
 * Opens the app, server-rendered or rendered by the browser alone. React's warnings, such as a hydration mismatch, fail
 * the test.
 */
async function visit(hydrates: boolean): Promise<Page> {
  site.now.page = (base) => {
    const settings = JSON.stringify({ base, siteId, ...(hydrates ? { hydrates: 'yes' } : {}) }).replaceAll(
      '"',
      '&quot;',
    );
    const html = hydrates ? renderToString(app(base, siteId)) : '';
    return `<!doctype html><html lang="en"><title>App</title><body data-settings="${settings}"><div id="root">${html}</div><script>${bundle}</script>`;
  };
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A missing file (a part that this site does not have) is not React's error.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  onTestFinished(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });
  await page.goto(site.host);
  return page;
}

const counted = (page: Page) => page.evaluate(() => (globalThis as { counted?: number }).counted ?? 0);

test.each([
  ['rendered on a server', true],
  ['rendered in the browser alone', false],
])('B1: an app %s waits for the choice, and goes on with it', async (_, hydrates) => {
  const page = await visit(hydrates);
  await page.locator('output', { hasText: 'open' }).waitFor();
  expect(await page.getByText('Nothing yet').isVisible()).toBe(true);
  expect(await counted(page)).toBe(0);
  expect(await page.locator('iframe[src]').count()).toBe(0);

  await page.locator('[data-candor-accept]').click();

  await page.getByText('An offer').waitFor();
  await page.waitForFunction(() => 'counted' in globalThis);
  await page.locator('iframe[src]').waitFor({ state: 'attached' });
  expect(await page.locator('output').textContent()).toBe('accept');
  expect(await counted(page)).toBe(1);
});

test('B3: who refuses is shown what the fallback says, and nothing runs', async () => {
  const page = await visit(true);

  await page.locator('[data-candor-reject]').click();

  await page.locator('output', { hasText: 'reject' }).waitFor();
  expect(await page.getByText('Nothing yet').isVisible()).toBe(true);
  expect(await counted(page)).toBe(0);
});

test('B11: the button opens the choices again, and what is taken back is gone from the app', async () => {
  const page = await visit(true);
  await page.locator('[data-candor-accept]').click();
  await page.getByText('An offer').waitFor();

  await page.getByRole('button', { name: 'Your privacy choices' }).click();
  await page.getByRole('dialog').waitFor();
  await page.evaluate(() => (globalThis as unknown as { Candor: { withdraw(): void } }).Candor.withdraw());

  await page.getByText('Nothing yet').waitFor();
});
