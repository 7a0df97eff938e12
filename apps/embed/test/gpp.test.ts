import { GppModel } from '@iabgpp/cmpapi';
import { defaultConfiguration, type RegimeId } from '@app/consent';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bannerSite, type BannerSite } from './banner-site.ts';
import { compiled } from './banner-fixture.ts';
import { connect } from './chromium.ts';

/** `__gpp` as a vendor's script calls it, according to the specification. */
type Gpp = (command: string, callback: (data: unknown, success: boolean) => void, parameter?: unknown) => void;
type Ping = {
  readonly cmpStatus: string;
  readonly cmpDisplayStatus: string;
  readonly signalStatus: string;
  readonly gppString: string;
  readonly applicableSections: readonly number[];
  readonly sectionList: readonly number[];
  readonly parsedSections: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
};

let browser: Browser;
let site: BannerSite;

beforeAll(async () => {
  site = await bannerSite();
  browser = await connect();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

type Visitor = { readonly regime: RegimeId; readonly gpc?: boolean; readonly body?: string };

/** Opens a page of a site that uses GPP, under one regime. A script in the head adds a listener before the banner loads. */
async function visit({ regime, gpc = false, body = '' }: Visitor): Promise<Page> {
  const { signals } = defaultConfiguration({ languages: ['en'], siteUrl: site.host, services: [] });
  const file = await compiled(site.product, { regimes: regime, signals: { ...signals, gpp: true } });
  const parts = { ...file.banner.parts, gpp: ['/e/gpp.js', ''] as const };
  site.now.files = { en: { ...file, banner: { ...file.banner, parts } } };
  site.now.page = (base) => `<!doctype html><html lang="en"><title>A site</title><link rel="icon" href="data:,">
    <script src="${base}/embed/cs/k7m2q9x4ab.js"></script>
    <script>window.told = []; __gpp('addEventListener', ({ eventName, data }) => told.push(eventName + ':' + data))</script>
    <body>${body}`;
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  if (gpc) await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(site.host);
  await page.waitForFunction(() => (globalThis as unknown as { told: string[] }).told.includes('signalStatus:ready'));
  return page;
}

const ask = <T>(page: Page, command: string, parameter?: unknown): Promise<T> =>
  page.evaluate(
    ([said, more]) =>
      new Promise<T>((resolve) =>
        (globalThis as unknown as { __gpp: Gpp }).__gpp(said as string, (data) => resolve(data as T), more),
      ),
    [command, parameter] as const,
  );

/** Decodes the string with the reference implementation. */
async function readBy(page: Page, section: string): Promise<Readonly<Record<string, unknown>>> {
  const { gppString } = await ask<Ping>(page, 'ping');
  return new GppModel(gppString).getSection(section) as Record<string, unknown>;
}

test('G6, G7: a visitor from California has section 8, which the reference implementation reads alike', async () => {
  const page = await visit({ regime: 'us-ca' });

  const ping = await ask<Ping>(page, 'ping');

  expect(ping).toMatchObject({ cmpStatus: 'loaded', signalStatus: 'ready', applicableSections: [8], sectionList: [8] });
  expect(await readBy(page, 'usca')).toMatchObject({
    SaleOptOut: 2,
    SharingOptOut: 2,
    SaleOptOutNotice: 1,
    Gpc: false,
  });
  expect(ping.parsedSections['usca']?.[0]).toMatchObject({ SaleOptOut: 2, MspaCoveredTransaction: 2 });
});

test('G6: hasSection, getSection and getField answer of what is there, and of nothing else', async () => {
  const page = await visit({ regime: 'us' });

  expect(await ask(page, 'hasSection', 'usnat')).toBe(true);
  expect(await ask(page, 'hasSection', 'usca')).toBe(false);
  expect(await ask(page, 'getField', 'usnat.TargetedAdvertisingOptOut')).toBe(2);
  expect(await ask(page, 'getField', 'usnat.Gpc')).toBe(false);
  expect(await ask(page, 'getField', 'usnat.Nothing')).toBeNull();
  expect(await ask(page, 'getSection', 'usca')).toBeNull();
  expect(await ask(page, 'getSection', 'usnat')).toMatchObject([{ Version: 2 }, { SubsectionType: 1, Gpc: false }]);
});

test('G1, G6: the signal opts out of everything without a click, and is in the string', async () => {
  const page = await visit({ regime: 'us', gpc: true });

  expect(await readBy(page, 'usnat')).toMatchObject({
    SaleOptOut: 1,
    SharingOptOut: 1,
    TargetedAdvertisingOptOut: 1,
    Gpc: true,
  });
});

test('an opt-out changes the string at once, those who listen hear of it, and it goes into the record', async () => {
  const page = await visit({ regime: 'us-ca' });

  await page.locator('[data-candor-reject]').click();

  expect(await readBy(page, 'usca')).toMatchObject({ SaleOptOut: 1, SharingOptOut: 1 });
  const told = await page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
  expect(told.slice(-2)).toEqual(['sectionChange:usca', 'cmpDisplayStatus:hidden']);
  const { gppString } = await ask<Ping>(page, 'ping');
  await expect.poll(() => site.events.at(-1)?.gpp).toBe(gppString);
});

test('who no longer listens hears nothing', async () => {
  const page = await visit({ regime: 'us-ca' });

  expect(await ask(page, 'removeEventListener', 1)).toMatchObject({ eventName: 'listenerRemoved', data: true });
  expect(await ask(page, 'removeEventListener', 1)).toMatchObject({ data: false });
  const before = await page.evaluate(() => (globalThis as unknown as { told: string[] }).told.length);
  await page.locator('[data-candor-reject]').click();

  expect(await page.evaluate(() => (globalThis as unknown as { told: string[] }).told.length)).toBe(before);
});

test('G6: a visitor of whom no section speaks hears that at once, so that nobody waits', async () => {
  const page = await visit({ regime: 'eu' });

  expect(await ask<Ping>(page, 'ping')).toMatchObject({
    signalStatus: 'ready',
    gppString: 'DBAA',
    applicableSections: [-1],
    sectionList: [],
  });
});

test('an unknown command is refused, and throws nothing', async () => {
  const page = await visit({ regime: 'us' });

  const answers = await page.evaluate(() =>
    ['nothing', 'constructor', ''].map((command) => {
      let answer: unknown;
      (globalThis as unknown as { __gpp: Gpp }).__gpp(command, (data, success) => (answer = [data, success]));
      return answer;
    }),
  );

  expect(answers).toEqual([
    [null, false],
    [null, false],
    [null, false],
  ]);
});

test('G6: a frame inside of the page asks by messages, as text or as an object', async () => {
  const code = `parent.frames.__gppLocator && onmessage === null;
    const answers = [];
    addEventListener('message', ({ data }) => { answers.push(data); if (answers.length === 2) parent.answered = answers; });
    const call = { __gppCall: { command: 'getField', parameter: 'usnat.SaleOptOut', version: '1.1', callId: 'a' } };
    parent.postMessage(call, '*'); parent.postMessage(JSON.stringify(call), '*'); parent.postMessage('{', '*'); parent.postMessage(null, '*');`;
  const page = await visit({ regime: 'us' });
  expect(await page.evaluate(() => '__gppLocator' in window.frames)).toBe(true);

  await page.evaluate((script) => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const inside = frame.contentDocument?.createElement('script');
    if (!inside) return;
    inside.text = script;
    frame.contentDocument?.body.append(inside);
  }, code);

  await page.waitForFunction(() => 'answered' in globalThis);
  const answered = await page.evaluate(() => (globalThis as unknown as { answered: unknown[] }).answered);
  const answer = { __gppReturn: { returnValue: 2, success: true, callId: 'a' } };
  expect(answered).toEqual([answer, JSON.stringify(answer)]);
});
