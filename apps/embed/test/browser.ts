import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { startHost, startProduct, type Site } from './servers.ts';

// Sites are kept apart as in every browser that people have; without windows it would not do that by itself.
const apart = '--site-per-process';
const flags = [
  apart,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/**
 * The built scripts, a product and a customer's site on two origins, and a real browser.
 * Chromium is `CHROMIUM_PATH`, or where Debian puts it.
 */
export function embedding() {
  let browser: Browser;
  let product: Site;
  let host: Site;

  beforeAll(async () => {
    product = await startProduct();
    host = await startHost(product);
    const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    browser = await chromium.launch({ executablePath, args: flags });
  });

  afterAll(async () => {
    await browser?.close();
    await host?.close();
    await product?.close();
  });

  return {
    product: () => product.origin,
    host: () => host.origin,
    /** Opens a page of the customer's site. A test fails if anything was complained of, unless it says it expects that. */
    async visit(name: string, options: BrowserContextOptions & { readonly complains?: boolean } = {}): Promise<Page> {
      const { complains = false, ...settings } = options;
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...settings });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      onTestFinished(async () => {
        await context.close();
        if (!complains) expect(complaints).toEqual([]);
      });
      await page.goto(`${host.origin}/${name}`, { waitUntil: 'load' });
      return page;
    },
  };
}
