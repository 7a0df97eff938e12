import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { connect } from './chromium.ts';
import { startHost, startProduct, type Site } from './servers.ts';

/** The built scripts, a product and a customer's site on two origins, and a real browser. */
export function embedding() {
  let browser: Browser;
  let product: Site;
  let host: Site;

  beforeAll(async () => {
    product = await startProduct();
    host = await startHost(product);
    browser = await connect();
  });

  afterAll(async () => {
    await browser?.close();
    await host?.close();
    await product?.close();
  });

  return {
    product: () => product.origin,
    host: () => host.origin,
    /** Opens a page of the customer's site. A test fails on any error in the console, unless it expects errors. */
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
