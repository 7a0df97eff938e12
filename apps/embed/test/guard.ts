import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compose, composeCore, heldHosts, writeChoice, type CompiledBanner } from '@app/consent';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import type { InlineRules } from '../src/guard/inline.ts';
import { compiled, siteId } from './banner-fixture.ts';
import { afterOf, fileOf, partsOf } from './banner-site.ts';
import { connect, sharedChromium } from './chromium.ts';
import { startSites, type Answer, type Sites } from './sites.ts';

const root = path.resolve(import.meta.dirname, '..');
const core = (name: string) => readFileSync(path.join(root, `dist/${name}.core.js`), 'utf8');
const pages = 'text/html; charset=utf-8';
const scripts = 'text/javascript; charset=utf-8';

/** Hosts by purpose bit, for all of these tests. */
const hosts = ['', '', 'video.test map.test', 'stats.test', 'tracker.test'];

/** The cookie of a choice that allows these purpose bits. */
function choiceOf(granted: number): string {
  const choice = { consentId: '0'.repeat(32), action: 'custom', decided: 31, version: 3, regime: 1 } as const;
  return writeChoice({ ...choice, granted, at: Math.floor(Date.now() / 1000) });
}

type Changes = {
  readonly banner?: Partial<CompiledBanner>;
  readonly headers?: (url: URL) => Readonly<Record<string, string>>;
  /** Replaces the responses of Candor's host. */
  readonly candor?: (url: URL) => Answer | undefined;
  readonly browser?: { readonly ignoreDefaultArgs?: string[] };
};
type Visit = { readonly page: Page; readonly context: BrowserContext };

/**
 * A browser, a customer's site at `shop.test` whose pages are in `pages/guard`, Candor at `candor.test`, and trackers
 * under every other name. In a page, `{guard}` is the inline guard, `{banner}` the URL of the script, and `{name}` the
 * origin of a site.
 */
export function guarded({ banner: changed, headers = () => ({}), candor, browser: launch }: Changes = {}) {
  let browser: Browser;
  let sites: Sites;
  let banner: CompiledBanner;

  const guard = () => {
    const rules: InlineRules = {
      id: siteId,
      hosts: heldHosts({ hosts }),
      since: 1,
      months: 6,
      base: 'candor.test',
      google: 1,
    };
    return compose(core('inline'), rules);
  };

  async function shop(url: URL): Promise<Answer> {
    if (url.pathname.startsWith('/pages/'))
      return { type: scripts, body: await readFile(path.join(root, url.pathname)) };
    if (url.pathname === '/jquery.js')
      return {
        type: scripts,
        body: await readFile(path.join(import.meta.dirname, '../../../node_modules/jquery/dist/jquery.min.js')),
      };
    const name = /^\/([\w-]+)$/.exec(url.pathname)?.[1];
    if (!name) return { type: url.pathname.endsWith('.js') ? scripts : 'image/gif', body: '' };
    const text = await readFile(path.join(root, 'pages/guard', `${name}.html`), 'utf8');
    const filled: Readonly<Record<string, () => string>> = {
      guard,
      banner: () => `${sites.origin('candor')}/embed/cs/${siteId}.js`,
    };
    const body = text.replace(/\{(\w+)\}/g, (_, what: string) => (filled[what] ?? (() => sites.origin(what)))());
    return { type: pages, body, headers: headers(url) };
  }

  async function ours(url: URL): Promise<Answer> {
    const answered = candor?.(url);
    if (answered) return answered;
    const built = (name: string) => readFileSync(path.join(root, 'dist', fileOf(name)), 'utf8');
    if (url.pathname === `/embed/cs/${siteId}.js`)
      return { type: scripts, body: await composeCore('banner', built, banner, { en: partsOf(banner) }) };
    if (url.pathname.endsWith('/after.js')) return { type: scripts, body: afterOf(banner).body };
    if (url.pathname !== '/e/media.js') return { type: scripts, body: '' };
    const words = {
      heading: '%{service} is switched off',
      text: 'Showing it sends data to %{service}: %{purpose}.',
      once: 'Show once',
      always: 'Always allow: %{purpose}',
      open: 'Open at %{service}',
    };
    const purposes = ['Necessary', 'Functionality', 'Experience', 'Measurement', 'Marketing'];
    return {
      type: scripts,
      body: compose(core('media'), { words, purposes, services: { 'video.test': 'Videoland' } }),
    };
  }

  beforeAll(async () => {
    sites = await startSites(async (name, url) => {
      if (name === 'shop') return shop(url);
      return name === 'candor' ? ours(url) : undefined;
    });
    const { banner: usual } = await compiled(sites.origin('candor'), { regimes: 'eu' });
    banner = { ...usual, hosts, ...changed };
    browser = await (launch ? chromium.launch({ ...sharedChromium, ...launch }) : connect());
  });
  afterAll(async () => {
    await browser?.close();
    await sites?.close();
  });

  return {
    sites: () => sites,
    /** Opens a page of the site for a visitor. @param granted purposes chosen before; omitted: no choice yet */
    async visit(name: string, granted?: number): Promise<Visit> {
      sites.forget();
      const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
      onTestFinished(() => context.close());
      if (granted !== undefined)
        await context.addCookies([{ name: `candor-${siteId}`, value: choiceOf(granted), url: sites.origin('shop') }]);
      const page = await context.newPage();
      await page.goto(`${sites.origin('shop')}/${name}`, { waitUntil: 'load' });
      return { page, context };
    },
    /** Requests to these sites, as `name/path`, in alphabetical order. */
    asked: (...names: readonly string[]) =>
      names.flatMap((name) => sites.asked(name).map((one) => name + decodeURIComponent(one))).toSorted(),
    /** Waits until the page has sent its pending requests: a later request of its own was answered. */
    async settled(page: Page): Promise<void> {
      const fence = `/fence${Math.random()}.gif`;
      await page.evaluate(
        (to) =>
          new Promise<void>((done) => {
            const last = new Image();
            last.onload = last.onerror = () => requestAnimationFrame(() => setTimeout(done));
            document.body.append(last);
            last.src = to;
          }),
        `${sites.origin('fence')}${fence}`,
      );
      await expect.poll(() => sites.asked('fence')).toContain(fence);
    },
  };
}

const button = (page: Page, name: 'accept' | 'reject') => page.locator(`candor-banner [data-candor-${name}]`).first();

export const accept = (page: Page) => button(page, 'accept').click();
export const reject = (page: Page) => button(page, 'reject').click();
/** Waits until the banner is shown. */
export const asks = (page: Page) => button(page, 'reject').waitFor();
export const withdraw = (page: Page) =>
  page.evaluate(() => (window as unknown as { Candor: { withdraw(): void } }).Candor.withdraw());

/** Scripts of other hosts that ran, in order: `name/path`. */
export const ran = (page: Page) => page.evaluate(() => (window as { ran?: string[] }).ran ?? []);
