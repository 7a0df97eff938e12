import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import type { Selectors } from './candidate.ts';
import { installProbe, type Probe } from './probe.ts';

/** A slow mobile network: 150 ms per request, 1.6 Mbit/s down, 750 kbit/s up. */
const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 ** 2) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

export type Visit = { readonly page: Page; readonly devtools: CDPSession };

export type Conditions = {
  /** The factor by which the CPU is slowed down. */
  readonly rate?: number;
  readonly slowNetwork?: boolean;
  /** A banner to observe. */
  readonly watch?: Selectors | undefined;
  readonly context?: BrowserContextOptions;
};

/** Runs a visit by a new visitor, without cache and cookies. The page starts with fonts already warm. */
export async function visiting<T>(
  browser: Browser,
  warm: string,
  { rate = 1, slowNetwork = false, watch, context: options = {} }: Conditions,
  act: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', ...options });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto(warm);
    await page.waitForTimeout(80);
    if (slowNetwork) {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', slow);
    }
    if (rate !== 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    if (watch) await page.addInitScript(installProbe, watch.banner);
    return await act({ page, devtools });
  } finally {
    await context.close();
  }
}

/** The page's probe: only for use in `page.evaluate`, where it has this name. */
declare global {
  var probe: Probe;
}

/** Waits until the banner has settled. */
export async function settled({ page }: Visit): Promise<void> {
  await within(
    30_000,
    page.evaluate(() => probe.whenSettled),
    'The banner did not come to rest',
  );
}

/** The point to click: the middle of an element, after scrolling it into view. */
export async function middleOf({ page }: Visit, selector: string): Promise<{ x: number; y: number }> {
  const place = await page.evaluate((wanted) => {
    const element = probe.find(wanted);
    element?.scrollIntoView({ block: 'nearest' });
    const box = element?.getBoundingClientRect();
    return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }, selector);
  if (!place) throw new Error(`Not found: ${selector}`);
  return place;
}

export async function within<T>(milliseconds: number, wanted: Promise<T>, otherwise: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(otherwise)), milliseconds);
  });
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer));
}
