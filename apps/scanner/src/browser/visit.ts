import { isSameSite } from '@app/catalogue';
import type { Observation, SeenRequest } from '@app/catalogue';
import type { Budget } from '../budget.ts';
import type { Ending, PageRequest, PageResult, Phase, Reason } from '../engine.ts';
import type { Observer } from '../observe-apart.ts';
import type { ScriptTexts } from './first-party-scripts.ts';
import { orAbort, pause } from './or-abort.ts';
import { readPage, readTags, type PageContent } from './read-page.ts';
import { isSettled, usualQuietMs } from './settled.ts';
import type { Tab } from './tab.ts';
import type { CookieWatch } from './watch-cookies.ts';
import { proxyErrorOf, type TrafficWatch } from './watch-traffic.ts';

/** The context for inspecting pages of one phase. */
export type Looking = {
  readonly phase: Phase;
  readonly traffic: TrafficWatch;
  readonly cookies: CookieWatch;
  readonly texts: ScriptTexts;
  readonly observer: Observer;
  /** Bytes that the phase has received over the wire so far. */
  readonly wireBytes: () => number;
};

/** The result of opening a page, with the status of its own response. */
export type Opened = { readonly ending: Ending; readonly status?: number; readonly reason?: Reason };

const lookEveryMs = 25;
// After a choice, behavior is observed several times: right after it, after a reload, and on other pages.
const shortQuietMs = 300;
/** On the page where the choice was made: anything later happens again after the reload. */
export const chosenQuietMs = 150;
const cookiesEveryMs = 250;
const readMs = 4000;
// For a page past its time limit: its state can still be read.
const lateReadMs = 1000;

/** Navigates to a URL, until the response begins. */
export async function go(tab: Tab, url: string, { traffic }: Looking, budget: Budget): Promise<Opened> {
  tab.begin();
  let error = '';
  const went = tab.page.goto(url, { waitUntil: 'commit', timeout: 0 }).catch((cause: unknown) => {
    error = String(cause);
    return null;
  });
  const answer = await orAbort(went, budget.signal);
  if (budget.ending) return { ending: budget.ending };
  const documents = traffic.requests().filter(({ kind }) => kind === 'document' || kind === 'form');
  const last = documents.at(-1);
  const refusal = last?.refused && traffic.refusal(last.url);
  if (refusal) return { ending: 'refused', reason: refusal };
  if (error) return { ending: 'unreachable', reason: reasonOf(error) };
  const lost = answer && proxyErrorOf(answer);
  if (lost) return { ending: 'unreachable', reason: lost === 'dns_error' ? 'not-found' : 'no-connection' };
  return { ending: 'done', ...(answer && { status: answer.status() }) };
}

// Maps Chromium's error codes.
function reasonOf(error: string): Reason {
  if (/ERR_(?:CERT|SSL)_/.test(error)) return 'certificate';
  if (error.includes('ERR_TOO_MANY_REDIRECTS')) return 'redirects';
  return error.includes('ERR_TUNNEL_CONNECTION_FAILED') ? 'no-connection' : 'broken';
}

/** Opens a URL and waits until the page has shown everything it does without interaction. */
export async function open(tab: Tab, url: string, looking: Looking, budget: Budget): Promise<Opened> {
  const opened = await go(tab, url, looking, budget);
  if (opened.ending !== 'done') return opened;
  await settle(tab, looking, budget);
  return { ...opened, ending: endingOf(tab, budget) };
}

export function endingOf(tab: Tab, budget: Budget): Ending {
  return budget.ending ?? (tab.isCrashed() ? 'unreachable' : 'done');
}

/** Waits until the page is idle; scrolls through it meanwhile, to trigger lazy loading. */
export async function settle(tab: Tab, looking: Looking, budget: Budget, quietMs?: number): Promise<void> {
  let scrolled: Promise<unknown> | undefined;
  for (;;) {
    while (!isOver(tab, looking, budget, quietMs)) {
      if (tab.loadedAt() !== undefined) scrolled ??= tab.page.evaluate(scrollThrough).catch(() => {});
      await tick(tab, looking, budget);
    }
    // A page with a busy main thread looks idle too. Once it responds, more activity may follow.
    await orAbort(tab.page.evaluate('0'), budget.signal);
    if (isOver(tab, looking, budget, quietMs)) return;
  }
}

export function isOver(
  tab: Tab,
  { traffic, phase }: Looking,
  budget: Budget,
  quietMs = phase === 'before' ? usualQuietMs : shortQuietMs,
): boolean {
  if (budget.signal.aborted || tab.isCrashed()) return true;
  const loadedAt = tab.loadedAt();
  const activity = { ...traffic.activity(), ...(loadedAt !== undefined && { loadedAt }) };
  return isSettled(activity, performance.now(), quietMs);
}

/** Waits for a moment, and performs the periodic checks. */
export async function tick(tab: Tab, { traffic, cookies, wireBytes }: Looking, budget: Budget): Promise<void> {
  await pause(lookEveryMs, budget.signal);
  traffic.wire(wireBytes());
  if (performance.now() - cookies.lookedAt() >= cookiesEveryMs) void cookies.look();
  // Popup windows are not part of the scan.
  for (const other of tab.page.context().pages()) if (other !== tab.page) other.close().catch(() => {});
}

/** The observations since the watches were reset. */
export async function gather(
  tab: Tab,
  url: string,
  { ending, status, reason }: Opened,
  { phase, traffic, cookies, texts, observer }: Looking,
  budget: Budget,
  beganAt: number,
): Promise<PageResult> {
  const unread = ending === 'unreachable' || ending === 'refused' || ending === 'stopped';
  const limit = AbortSignal.timeout(unread ? 0 : ending === 'done' ? readMs : lateReadMs);
  if (ending !== 'done') await orAbort(tab.stop(), limit);
  const [answered, tags] = await Promise.all([
    readPage(tab.page, observer, limit),
    phase === 'before' ? readTags(tab.answer(), observer, limit) : undefined,
    cookies.look(),
  ]);
  const read = answered ?? { globals: [] };
  const requests = traffic.requests();
  const page = unread || status === undefined ? url : pageUrl(tab, url);
  const own = requests.filter((each) => each.kind === 'script' && isSameSite(each.url, page));
  const files = (await orAbort(texts.of(own.map((each) => each.url)), limit)) ?? [];
  const observation = observe(page, requests, read, files, cookies, traffic);
  return {
    url: page,
    phase,
    // A page that is idle because it hangs is not finished.
    ending: ending === 'done' && !answered ? 'time' : ending,
    ...(reason && { reason }),
    ...(status !== undefined && { status }),
    ...(read.title && { title: read.title }),
    ms: Math.round(performance.now() - beganAt),
    bytes: budget.bytes,
    requests,
    cookies: cookies.written(),
    storage: traffic.storage(),
    observation,
    ...(tags && { tags }),
    links: read.pages ?? [],
  };
}

const mostElements = 2000;

function observe(
  url: string,
  seen: readonly PageRequest[],
  read: PageContent,
  files: readonly string[],
  cookies: CookieWatch,
  traffic: TrafficWatch,
): Observation {
  // From the markup, adds only blocked resources and form targets: the traffic already shows what was loaded.
  const latent = (read.requests ?? []).filter(({ waits, kind }) => waits || kind === 'form');
  return {
    url,
    requests: [...seen.map(asObserved), ...latent],
    scripts: [...(read.scripts ?? []), ...files.map((text) => ({ text }))],
    cookies: cookies.written(),
    storage: traffic.storage(),
    meta: read.meta ?? [],
    globals: read.globals,
    elements: (read.elements ?? []).slice(0, mostElements),
  };
}

function asObserved({ url, kind }: PageRequest): SeenRequest {
  return { url: url.replace(/^ws/, 'http'), kind };
}

function pageUrl(tab: Tab, asked: string): string {
  const url = tab.page.url();
  return /^https?:/.test(url) ? url : asked;
}

// Runs in the page. Scrolls in steps, because lazy loading ignores content that is skipped; the number of steps is limited.
async function scrollThrough(): Promise<void> {
  const steps = Math.min(20, Math.ceil(document.documentElement.scrollHeight / Math.max(1, window.innerHeight)));
  for (let step = 1; step <= steps; step++) {
    window.scrollTo({ top: step * window.innerHeight, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
}
