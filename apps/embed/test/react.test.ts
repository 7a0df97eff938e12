import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import path from 'node:path';
import process from 'node:process';
import { build, type BuildOptions } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bannerSite, type BannerSite } from './banner-site.ts';
import { connect } from './chromium.ts';
import { compiled, siteId } from './banner-fixture.ts';

let browser: Browser;
let site: BannerSite;
let bundle: string;
let htmlOf: (base: string, siteId: string) => string;

/** A folder with another release of React, for `npm run check:clients`. */
const folder = process.env['REACT_FOLDER'];
const alias = Object.fromEntries(
  (folder ? ['react', 'react-dom'] : []).map((name) => [name, path.join(folder ?? '', 'node_modules', name)]),
);

async function bundled(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles = [] } = await build({
    entryPoints: [path.join(import.meta.dirname, entry)],
    bundle: true,
    define: { 'process.env.NODE_ENV': '"development"' },
    alias,
    write: false,
    ...options,
  });
  return outputFiles[0]?.text ?? '';
}

beforeAll(async () => {
  site = await bannerSite();
  site.now.files = { en: await compiled(site.product, { regimes: 'eu', reopen: 'own' }) };
  const inPage = await bundled('react-entry.ts', { format: 'iife' });
  bundle = inPage.replaceAll('</script', String.raw`<\/script`);
  const onServer = await bundled('react-server-entry.ts', { format: 'cjs', platform: 'node' });
  const module = { exports: {} as { html: typeof htmlOf } };
  const run = compileFunction(onServer, ['module', 'exports', 'require']) as (...given: unknown[]) => void;
  run(module, module.exports, createRequire(import.meta.url));
  htmlOf = module.exports.html;
  browser = await connect();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/**
 * Opens the app, server-rendered or rendered by the browser alone. React's warnings, such as a hydration mismatch, fail
 * the test.
 * @param isLate whether the app starts once the banner is there and has released what is allowed
 */
async function visit(hydrates: boolean, { isLate = false } = {}): Promise<Page> {
  site.now.page = (base) => {
    const settings = JSON.stringify({ base, siteId, ...(hydrates ? { hydrates: 'yes' } : {}) }).replaceAll(
      '"',
      '&quot;',
    );
    const html = hydrates ? htmlOf(base, siteId) : '';
    return `<!doctype html><html lang="en"><title>App</title><body data-settings="${settings}"><div id="root">${html}</div><script>${isLate ? afterBanner(bundle) : bundle}</script>`;
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

const afterBanner = (code: string) => `(window.candorReady ??= []).push(() => setTimeout(() => {${code}}, 200));`;

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

test('K9: for a visitor who accepted before, React takes over what the banner has released already', async () => {
  const page = await visit(true, { isLate: true });
  await page.locator('[data-candor-accept]').click();
  await page.locator('iframe[src]').waitFor({ state: 'attached' });

  await page.reload();

  await page.locator('output', { hasText: 'accept' }).waitFor();
  await page.getByText('An offer').waitFor();
  await page.locator('iframe[src]').waitFor({ state: 'attached' });
  expect(await counted(page)).toBe(1);
});

test.each([true, false])(
  'K12: a script is loaded once, though its component is mounted again (%s)',
  async (hydrates) => {
    const page = await visit(hydrates);
    const loaded: string[] = [];
    page.on('request', (request) => void (request.url().endsWith('/remounted.js') && loaded.push(request.url())));
    await page.locator('[data-candor-accept]').click();
    await page.getByText('An offer').waitFor();
    await expect.poll(() => loaded.length).toBe(1);

    for (const name of ['Take away', 'Bring back', 'Take away', 'Bring back'])
      await page.getByRole('button', { name }).click();

    await page.waitForTimeout(300);
    expect(loaded).toHaveLength(1);
  },
);
