import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { BannerConfiguration } from '@app/consent';
import type { Locale } from '@app/texts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from 'vitest';
import { compiled, siteId, type Composed } from './banner-fixture.ts';
import { bannerSite, type BannerSite } from './banner-site.ts';
import { connect } from './chromium.ts';

export type Setting = {
  readonly changes?: Partial<BannerConfiguration>;
  readonly locale?: Locale;
  /** Replaces the compiled files. */
  readonly file?: (made: Composed) => Composed;
  /** HTML for the page's head and body. The script is the last element of the head unless it is placed explicitly. */
  readonly head?: string;
  readonly body?: string;
  readonly lang?: string;
  readonly context?: BrowserContextOptions;
  /** Script that runs before the page's own scripts. */
  readonly init?: string;
  /** Whether errors in the browser's console are expected. */
  readonly complains?: boolean;
};

/** The banner on a customer's page in a real browser, and the intake that receives its choices. */
export function bannerPages() {
  let browser: Browser;
  let site: BannerSite;
  let tests = 0;

  beforeAll(async () => {
    site = await bannerSite();
    browser = await connect();
  });
  beforeEach(() => {
    tests += 1;
    const { port } = new URL(site.product);
    site.host = `http://test-${tests}.localhost:${port}`;
    site.events.length = 0;
    site.asked.length = 0;
    site.unanswered.length = 0;
    Object.assign(site.now, { csp: undefined, country: undefined, intake: 204, broken: false });
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function visit(setting: Setting = {}): Promise<Page> {
    const { changes = {}, locale = 'en', file = (made: Composed) => made, lang = locale } = setting;
    site.now.files = { ...site.now.files, en: file(await compiled(site.product, changes, locale)) };
    site.now.page = (product) => {
      const own = `<script src="${product}/embed/cs/${siteId}.js"></script>`;
      const head = (setting.head ?? '{script}').replaceAll('{script}', own).replaceAll('{product}', product);
      return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A shop</title>${head}</head><body><header>Shop</header><main><h1>A shop</h1><p><a href="/next">Next page</a></p>
${(setting.body ?? '').replaceAll('{script}', own).replaceAll('{product}', product)}</main><footer>Imprint</footer></body></html>`;
    };
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...setting.context });
    if (setting.init) await context.addInitScript(setting.init);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    onTestFinished(async () => {
      await context.close();
      if (!setting.complains) expect(complaints).toEqual([]);
    });
    await page.goto(`${site.host}/`);
    return page;
  }

  return { site: () => site, visit, banner, choiceOf };
}

/** The first layer. */
export const banner = (page: Page) => page.locator('candor-banner dialog:not(.layer)');
export const layer = (page: Page) => page.locator('candor-banner dialog.layer');
/** Waits until the banner has taken the focus, one frame after it is shown: keys pressed before go to the page. */
export const awaitFocus = async (page: Page) => {
  await banner(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.localName === 'candor-banner');
};
export const badge = (page: Page) =>
  page.locator('candor-banner > .bs, candor-banner > .be').or(page.locator('candor-banner .bs'));
export const press = (page: Page, what: 'accept' | 'reject' | 'close') =>
  page.locator(`candor-banner [data-candor-${what}]`).click();
export const customise = async (page: Page) => {
  await banner(page).locator('.alt').click();
  await layer(page).waitFor();
};

type Candor = { readonly choice?: { readonly action: string } | undefined; allows(purpose: string): boolean };
type CandorPage = { candorReady?: { push(act: (candor: Candor) => void): void } };

/** Asks the API, as the page's scripts do, whether these purposes may run. Default: all purposes that can be refused. */
export const allows = (page: Page, ...purposes: readonly string[]) =>
  page.evaluate(
    (those) =>
      new Promise<readonly boolean[]>((resolve) => {
        const asking = window as CandorPage;
        (asking.candorReady ??= []).push((candor) => resolve(those.map((one) => candor.allows(one))));
      }),
    purposes.length > 0 ? purposes : ['functionality', 'experience', 'measurement', 'marketing'],
  );
/** Asks the API for the action of the valid choice. */
export const chosen = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        const asking = window as CandorPage;
        (asking.candorReady ??= []).push(({ choice }) => resolve(choice?.action));
      }),
  );

/** The fields of the cookie: `1.{consentId}.{at}.{action}.{decided}.{granted}.{version}.{regime}`. */
export async function choiceOf(context: BrowserContext): Promise<readonly string[] | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === `candor-${siteId}`);
  return cookie?.value.split('.');
}
