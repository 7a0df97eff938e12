import { createBudget, type Budget } from '../budget.ts';
import {
  phases,
  type BannerResult,
  type Engine,
  type PageResult,
  type Phase,
  type ScanOrder,
  type ScanResult,
} from '../engine.ts';
import { textsBy } from '../fetch-engine.ts';
import { endingOf } from '../fetch-page.ts';
import type { Guard } from '../guard.ts';
import { startObserver, type Observer } from '../observe-apart.ts';
import { sitemapPages } from '../sitemap.ts';
import { readTarget, Refused } from '../target.ts';
import { openTransfer } from '../transfer.ts';
import { collectScripts } from './first-party-scripts.ts';
import { launchChromium, type Launched, type Sandbox } from './launch-chromium.ts';
import { planPages, type Plan } from './plan-pages.ts';
import { runPhase, type PhaseResult } from './run-phase.ts';

export type BrowserEngineOptions = {
  readonly guard: Guard;
  /** Path of a Chromium: see `findChromium`. */
  readonly executablePath: string;
  readonly sandbox?: Sandbox;
  /** How many of the three visitors run in parallel. */
  readonly concurrency?: number;
};

/**
 * Scans a site as three visitors, each with a fresh browser: one makes no choice, one refuses everything, one grants
 * everything. Without a banner, only the first applies.
 */
export function createBrowserEngine({
  guard,
  executablePath,
  sandbox,
  concurrency = phases.length,
}: BrowserEngineOptions): Engine {
  return {
    name: 'browser',
    async scan(order) {
      const refused = refusedStart(order);
      if (refused) return refused;
      const { caps, signal } = order;
      const beganAt = performance.now();
      const limits = { ms: caps.totalMs, bytes: caps.totalBytes, requests: caps.totalRequests };
      const total = createBudget(limits, signal);
      const observer = oneByOne(startObserver());
      const transfer = openTransfer(guard);
      // Starts the observer's thread, so that it is ready when there is something to read.
      void observer.observe('', order.url, total.signal);
      let launched: Launched | undefined;
      try {
        launched = await launchChromium(executablePath, sandbox);
        const part = total.part({ ms: caps.pageMs, bytes: caps.pageBytes, requests: 30 });
        const sitemap = caps.pages > 1 ? sitemapPages(textsBy(transfer, part), order.url).catch(() => []) : undefined;
        const plan = planPages(order.url, caps.pages, sitemap ?? Promise.resolve([]));
        const seen = await runAll(order, { browser: launched.browser, guard, total, plan, observer }, concurrency);
        part.close();
        return resultOf(order, seen, total, performance.now() - beganAt);
      } finally {
        total.close();
        await Promise.all([launched?.close(), transfer.close(), observer.close()]);
      }
    },
  };
}

type Shared = {
  readonly browser: Launched['browser'];
  readonly guard: Guard;
  readonly total: Budget;
  readonly plan: Plan;
  readonly observer: Observer;
};

type PhaseResults = ReadonlyMap<Phase, PhaseResult>;

/**
 * Runs all phases. The other two start without waiting for the search for a banner: they search themselves, and stop if there
 * is none.
 */
async function runAll(
  { url, caps, onProgress }: ScanOrder,
  shared: Shared,
  concurrency: number,
): Promise<PhaseResults> {
  const texts = collectScripts(url);
  const running = new Set<Phase>(phases);
  let finished = 0;
  const onPage = (phase: Phase, page: string, seen?: PageResult) => {
    if (seen) finished++;
    const expected = Math.max(finished, shared.plan.length() * running.size);
    onProgress?.({ phase, page, finished, expected, requests: shared.total.requests });
  };

  const waiting: Phase[] = [...phases];
  const seen = new Map<Phase, PhaseResult>();
  const work = async () => {
    for (let phase = waiting.shift(); phase && !shared.total.ending; phase = waiting.shift()) {
      // If the site is unreachable, the phases with a choice cannot reach it either.
      if (['unreachable', 'refused'].includes(seen.get('before')?.pages[0]?.ending ?? '')) continue;
      const found = await runPhase({ ...shared, phase, caps, texts, onPage });
      if (found.pages.length === 0) running.delete(phase);
      seen.set(phase, found);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, work));
  return seen;
}

function resultOf({ url }: ScanOrder, seen: PhaseResults, total: Budget, ms: number): ScanResult {
  const pages = phases.flatMap((phase) => seen.get(phase)?.pages ?? []);
  const plain = seen.get('before')?.pages ?? [];
  return {
    engine: 'browser',
    url,
    finalUrl: plain[0]?.url ?? url,
    ending: endingOf(plain, total),
    banner: bannerOf(seen),
    pages,
    ms: Math.round(ms),
  };
}

function bannerOf(seen: PhaseResults): BannerResult {
  const [rejected, accepted] = [seen.get('rejected'), seen.get('accepted')];
  const by = accepted?.by ?? rejected?.by;
  return {
    found: by !== undefined,
    ...(by !== undefined && { by }),
    accepted: accepted?.chosen?.pressed ?? false,
    rejected: rejected?.chosen?.pressed ?? false,
    ...(rejected?.chosen?.pressed && rejected.chosen.secondLayer && { rejectedInSecondLayer: true }),
  };
}

/** Rejects invalid URLs: the browser would open `file:` and similar ones. */
function refusedStart({ url }: ScanOrder): ScanResult | undefined {
  try {
    readTarget(url);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const nothing = { requests: [], cookies: [], storage: [], scripts: [], meta: [], globals: [], elements: [] };
    const page: PageResult = {
      url,
      phase: 'before',
      ending: 'refused',
      reason: error.code,
      ms: 0,
      bytes: 0,
      requests: [],
      cookies: [],
      storage: [],
      observation: nothing,
      links: [],
    };
    return { engine: 'browser', url, finalUrl: url, ending: 'refused', pages: [page], ms: 0 };
  }
}

/** An observer that reads one page at a time. */
function oneByOne(observer: Observer): Observer {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const mine = last.then(ask);
    last = mine.catch(() => {});
    return mine;
  };
  return {
    observe: (html, url, signal) => inTurn(() => observer.observe(html, url, signal)),
    listTags: (html, url, signal) => inTurn(() => observer.listTags(html, url, signal)),
    findTags: (html, url, id, signal) => inTurn(() => observer.findTags(html, url, id, signal)),
    close: () => observer.close(),
  };
}
