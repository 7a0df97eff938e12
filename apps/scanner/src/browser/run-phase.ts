import { isSameSite } from '@app/catalogue';
import type { Browser, BrowserContext } from 'playwright-core';
import { createBudget, type Budget } from '../budget.ts';
import type { Caps, PageResult, Phase } from '../engine.ts';
import type { Guard } from '../guard.ts';
import type { Observer } from '../observe-apart.ts';
import { startProxy } from '../proxy.ts';
import { choose, findBanner, type PressResult } from './banner.ts';
import type { ScriptTexts } from './first-party-scripts.ts';
import { orAbort } from './or-abort.ts';
import type { Plan } from './plan-pages.ts';
import { openTab, signIn, type Tab } from './tab.ts';
import { chosenQuietMs, endingOf, gather, go, isOver, open, settle, tick, type Looking } from './visit.ts';
import { watchCookies } from './watch-cookies.ts';
import { watchTraffic, type TrafficWatch } from './watch-traffic.ts';

export type PhaseOrder = {
  readonly phase: Phase;
  readonly browser: Browser;
  readonly guard: Guard;
  readonly caps: Caps;
  /** The budget of the whole scan. */
  readonly total: Budget;
  readonly plan: Plan;
  readonly texts: ScriptTexts;
  readonly observer: Observer;
  readonly onPage: (phase: Phase, page: string, seen?: PageResult) => void;
};

export type PhaseResult = {
  readonly pages: readonly PageResult[];
  /** How the banner was recognized; left out: there was none, or the phase did not look for it. */
  readonly by?: string;
  readonly chosen?: PressResult;
};

const visitor = {
  viewport: { width: 1280, height: 800 },
  acceptDownloads: false,
  reducedMotion: 'reduce',
} as const;

/** Visits all pages as one visitor, who makes one choice, or none, on the first page. */
export async function runPhase(order: PhaseOrder): Promise<PhaseResult> {
  const { phase, browser, guard, caps, total, plan, texts, observer } = order;
  let traffic: TrafficWatch | undefined;
  const watched: Guard = {
    ...guard,
    async connect(admitted, signal) {
      const socket = await guard.connect(admitted, signal);
      traffic?.connected(admitted.url);
      return socket;
    },
  };
  // The limits count decompressed bytes, which the proxy does not see: it only counts, and the traffic watch enforces.
  const wire = createBudget({ ms: caps.totalMs, bytes: Infinity, requests: Infinity }, total.signal);
  const proxy = await startProxy(watched, wire);
  let context: BrowserContext | undefined;
  try {
    context = await browser.newContext({
      ...visitor,
      // Every permission request of a page is denied.
      permissions: [],
      userAgent: userAgentOf(browser),
      proxy: { server: proxy.server, bypass: '<-loopback>' },
    });
    const within = context;
    let tab: Tab | undefined;
    traffic = watchTraffic(within, () => tab?.page, proxy.refused);
    const looking: Looking = {
      phase,
      traffic,
      cookies: watchCookies(within),
      texts,
      observer,
      wireBytes: () => wire.bytes,
    };
    const newTab = async () => (tab = await openTab(within, looking.traffic, texts));
    const first = await newTab();
    await signIn(first, proxy);
    return await lookAtAll(order, looking, first, newTab);
  } catch (error) {
    // Stopping the scan closes the browser's proxy, which can fail any pending call.
    if (!total.signal.aborted) throw error;
    return { pages: [] };
  } finally {
    if (phase === 'before') plan.end();
    wire.close();
    await proxy.close();
    // A context that hangs is terminated with the browser.
    context?.close().catch(() => {});
  }
}

async function lookAtAll(
  order: PhaseOrder,
  looking: Looking,
  first: Tab,
  newTab: () => Promise<Tab>,
): Promise<PhaseResult> {
  const { phase, caps, total, plan, onPage } = order;
  const pages: PageResult[] = [];
  let tab = first;
  let choice: Omit<PhaseResult, 'pages'> = {};
  for (let index = 0; !total.signal.aborted; index++) {
    const url = await orAbort(plan.at(index), total.signal);
    if (url === undefined) break;
    onPage(phase, url);
    const budget = total.part({ ms: caps.pageMs, bytes: caps.pageBytes, requests: caps.pageRequests });
    const beganAt = performance.now();
    await looking.cookies.begin();
    looking.traffic.begin(budget);
    let seen: PageResult;
    if (index === 0 && phase !== 'before') {
      const made = await chooseOnFirst(tab, url, looking, budget, order);
      if (!made.seen) return { pages, ...made };
      ({ seen, ...choice } = made);
    } else {
      seen = await gather(tab, url, await open(tab, url, looking, budget), looking, budget, beganAt);
    }
    budget.close();
    // A page that redirects to another site does not belong to this one.
    if (index === 0 || isSameSite(seen.url, pages[0]?.url ?? url)) pages.push(seen);
    onPage(phase, url, seen);
    if (phase === 'before') await orAbort(plan.add(seen.url, seen.links), total.signal);
    if (seen.ending !== 'done' && !total.signal.aborted) tab = await replace(tab, newTab);
  }
  return { pages, ...choice };
}

type First = Omit<PhaseResult, 'pages'> & { readonly seen?: PageResult };

/** Opens the first page, clicks the button, and observes the page after the click and after a reload. */
async function chooseOnFirst(
  tab: Tab,
  url: string,
  looking: Looking,
  opening: Budget,
  { phase, caps, total }: PhaseOrder,
): Promise<First> {
  const opened = await go(tab, url, looking, opening);
  const banner = opened.ending === 'done' ? await awaitBanner(tab, looking, opening) : undefined;
  if (!banner) {
    opening.close();
    return {};
  }
  opening.close();
  const budget = total.part({ ms: caps.pageMs, bytes: caps.pageBytes, requests: caps.pageRequests });
  const beganAt = performance.now();
  await looking.cookies.begin();
  looking.traffic.begin(budget);
  const chosen = await choose(tab.page, banner, phase === 'accepted' ? 'accept' : 'reject', budget.signal);
  if (!chosen.pressed) {
    budget.close();
    return { by: banner.by, chosen };
  }
  await settle(tab, looking, budget, chosenQuietMs);
  const again = budget.ending ? { ...opened, ending: budget.ending } : await open(tab, tab.page.url(), looking, budget);
  const seen = await gather(tab, url, again, looking, budget, beganAt);
  budget.close();
  return { by: banner.by, chosen, seen };
}

// Platforms first request the visitor's location and their own texts.
const expectedMs = 3000;

async function awaitBanner(tab: Tab, looking: Looking, budget: Budget) {
  let settledAt: number | undefined;
  for (;;) {
    await tick(tab, looking, budget);
    if (endingOf(tab, budget) !== 'done') return undefined;
    if (isOver(tab, looking, budget)) settledAt ??= performance.now();
    // Before the page has loaded, buttons may be visible but not yet have listeners.
    if (tab.loadedAt() === undefined && settledAt === undefined) continue;
    const { banner, expected } = await findBanner(tab.page, budget.signal);
    if (banner) return banner;
    if (settledAt !== undefined && performance.now() - settledAt >= (expected ? expectedMs : 0)) return undefined;
  }
}

const closeMs = 1000;

/** Closes an unfinished page, so that it does not keep running next to the following one, and opens a new tab. */
async function replace(tab: Tab, newTab: () => Promise<Tab>): Promise<Tab> {
  await orAbort(tab.page.close(), AbortSignal.timeout(closeMs));
  return newTab();
}

// A regular browser's user agent plus our own name: the headless default would be blocked by sites.
function userAgentOf(browser: Browser): string {
  const major = browser.version().split('.')[0];
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36 CandorScan/1`;
}
