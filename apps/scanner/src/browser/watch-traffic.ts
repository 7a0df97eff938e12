import type { BrowserContext, Frame, Page, Request, Response } from 'playwright-core';
import type { Budget } from '../budget.ts';
import type { PageKey, PageRequest } from '../engine.ts';
import type { Refusal } from '../proxy.ts';
import type { RefusalCode } from '../target.ts';
import { isEndless, kindOf } from './request-kinds.ts';
import type { Activity } from './settled.ts';

export type TrafficWatch = {
  /** From now on all that happens is counted anew, on this budget. */
  begin(budget: Budget): void;
  requests(): readonly PageRequest[];
  storage(): readonly PageKey[];
  activity(): Omit<Activity, 'loadedAt'>;
  /** Why the guard let this address be reached by nobody; left out: it did not have to. */
  refusal(url: string): RefusalCode | undefined;
  /** What only the proxy saw: a connection, or a request of something the browser does not report. */
  connected(address: URL): void;
  /** Bytes of an answer, unpacked. */
  received(bytes: number): void;
  /** All that came over the wire so far. It counts where it is more, since what workers load is seen there alone. */
  wire(bytes: number): void;
  wrote(key: PageKey): void;
};

type Entry = { -readonly [Name in keyof PageRequest]: PageRequest[Name] };

const longestAddress = 4000;
const mostKeys = 5000;
const newsOfPath = 3;

/** Watches what a context asks for: its page, frames, workers, windows that open. */
export function watchTraffic(
  context: BrowserContext,
  page: () => Page | undefined,
  refused: readonly Refusal[],
): TrafficWatch {
  let budget: Budget | undefined;
  let beganAt = 0;
  let requestAt = 0;
  let dataAt = 0;
  let spent = 0;
  let seen = 0;
  let wired = 0;
  let wiredBefore = 0;
  let entries = new Map<Request | string, Entry>();
  let keys = new Map<string, PageKey>();
  let reached = new Map<string, Entry>();
  const asked = new Set<string>();
  let paths = new Map<string, number>();
  const open = new Set<Request>();

  const isNews = (url: string) => (paths.get(pathOf(url)) ?? 0) < newsOfPath;
  const note = (of: Request | string, entry: Omit<Entry, 'at'>) => {
    const now = performance.now();
    // Asking the same again and again (a heartbeat, a counter) is no news, and would never end.
    if (isNews(entry.url)) requestAt = now;
    const path = pathOf(entry.url);
    paths.set(path, (paths.get(path) ?? 0) + 1);
    asked.add(placeOf(entry.url));
    if (!budget?.spendRequest()) return;
    entries.set(of, { ...entry, url: entry.url.slice(0, longestAddress), at: Math.round(now - beganAt) });
  };
  const refusal = (url: string) => {
    const target = placeOf(url);
    return refused.find(({ host, port }) => `${host}:${port}` === target)?.code;
  };
  const isRefused = (url: string) => refusal(url) !== undefined;
  const spend = () => {
    const bytes = Math.max(seen, wired - wiredBefore) - spent;
    spent += Math.max(0, bytes);
    if (bytes > 0) budget?.spendBytes(bytes);
  };
  const ended = (request: Request) => {
    if (open.delete(request)) requestAt = performance.now();
  };

  context.on('request', (request) => {
    if (!/^https?:/.test(request.url())) return;
    if (!isEndless(request) && isNews(request.url())) open.add(request);
    note(request, { url: request.url(), ...whence(request, page()?.mainFrame()) });
  });
  context.on('response', (response) => {
    const entry = entries.get(response.request());
    if (!entry) return;
    if (proxyErrorOf(response)) entry.refused = isRefused(entry.url);
    else entry.status = response.status();
  });
  context.on('requestfinished', ended);
  context.on('requestfailed', (request) => {
    ended(request);
    const entry = entries.get(request);
    // An address that nobody answers at is not refused; nor is one that the page itself gave up.
    if (entry && isRefused(entry.url)) entry.refused = true;
  });
  context.on('page', (opened) =>
    opened.on('websocket', (socket) => {
      const url = socket.url();
      note(`${url} ${entries.size}`, { url, kind: 'data', ...(isRefused(url) && { refused: true }) });
    }),
  );

  return {
    begin(next) {
      budget = next;
      entries = new Map();
      keys = new Map();
      reached = new Map();
      paths = new Map();
      open.clear();
      spent = seen = 0;
      wiredBefore = wired;
      beganAt = requestAt = dataAt = performance.now();
    },
    requests() {
      const all = [...entries.values()];
      for (const entry of all) if (entry.url.startsWith('ws') && isRefused(entry.url)) entry.refused = true;
      // The proxy may know first, so only now is it certain what the browser does not tell.
      return [...all, ...[...reached].filter(([place]) => !asked.has(place)).map(([, entry]) => entry)];
    },
    storage: () => [...keys.values()],
    activity: () => ({ open: open.size, requestAt, dataAt }),
    refusal,
    connected({ href }) {
      reached.set(placeOf(href), { url: href, kind: 'other', at: Math.round(performance.now() - beganAt) });
    },
    received(bytes) {
      dataAt = performance.now();
      seen += bytes;
      spend();
    },
    wire(bytes) {
      wired = bytes;
      spend();
    },
    wrote(key) {
      if (keys.size < mostKeys) keys.set(JSON.stringify(key), key);
    },
  };
}

/** Who asked, and for what. */
function whence(request: Request, main: Frame | undefined): Pick<Entry, 'kind' | 'frame'> {
  try {
    const frame = request.frame();
    const asker = request.isNavigationRequest() ? frame.parentFrame() : frame;
    const kind = kindOf(request, request.isNavigationRequest() && !frame.parentFrame());
    const isPage = !asker || asker === main || !/^https?:/.test(asker.url());
    return { kind, ...(!isPage && { frame: asker.url() }) };
  } catch {
    // A worker of the whole site has no frame, and a window that just opened has none yet.
    const worker = request.serviceWorker()?.url();
    return { kind: kindOf(request, true), ...(worker && { frame: worker }) };
  }
}

/** The proxy says so itself where it does not pass an answer on, and why. @see RFC 9209 */
export function proxyErrorOf(response: Response): string | undefined {
  return /^scan; error=(\w+)/.exec(response.headers()['proxy-status'] ?? '')?.[1];
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? '';
}

function placeOf(address: string): string {
  const url = URL.parse(address);
  const port = url?.port || (url && /^(?:https|wss):$/.test(url.protocol) ? 443 : 80);
  return `${url?.hostname}:${port}`;
}
