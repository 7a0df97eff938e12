import type { BrowserContext, Frame, Page, Request, Response } from 'playwright-core';
import type { Budget } from '../budget.ts';
import type { PageKey, PageRequest } from '../engine.ts';
import type { Refusal } from '../proxy.ts';
import type { RefusalCode } from '../target.ts';
import { isEndless, kindOf } from './request-kinds.ts';
import type { Activity } from './settled.ts';

export type TrafficWatch = {
  /** Resets all counts, and charges this budget from now on. */
  begin(budget: Budget): void;
  requests(): readonly PageRequest[];
  storage(): readonly PageKey[];
  activity(): Omit<Activity, 'loadedAt'>;
  /** Why the guard refused this URL; undefined if it did not. */
  refusal(url: string): RefusalCode | undefined;
  /** Reports a connection that only the proxy saw, or a request that the browser does not report. */
  connected(address: URL): void;
  /** Counts decompressed bytes of a response. */
  received(bytes: number): void;
  /**
   * Sets the bytes received over the wire so far. They count when they exceed the decompressed ones, because the traffic of
   * workers is visible only there.
   */
  wire(bytes: number): void;
  wrote(key: PageKey): void;
};

type Entry = { -readonly [Name in keyof PageRequest]: PageRequest[Name] };

const longestAddress = 4000;
const mostKeys = 5000;
const newsOfPath = 3;

/** Watches the requests of a context: its page, frames, workers and popup windows. */
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
    // Repeated requests for the same URL (a heartbeat, a counter) do not count as activity, or the page would never be idle.
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
    // A URL where nobody responds was not refused, nor was one that the page itself aborted.
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
      // The proxy may see a request before the browser reports it, so unreported ones are known only at the end.
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

/** The kind of a request, and the frame it came from. */
function whence(request: Request, main: Frame | undefined): Pick<Entry, 'kind' | 'frame'> {
  try {
    const frame = request.frame();
    const asker = request.isNavigationRequest() ? frame.parentFrame() : frame;
    const kind = kindOf(request, request.isNavigationRequest() && !frame.parentFrame());
    const isPage = !asker || asker === main || !/^https?:/.test(asker.url());
    return { kind, ...(!isPage && { frame: asker.url() }) };
  } catch {
    // A site-wide worker has no frame, and a window that just opened has none yet.
    const worker = request.serviceWorker()?.url();
    return { kind: kindOf(request, true), ...(worker && { frame: worker }) };
  }
}

/** The error by which the proxy says that it did not pass on a response. @see RFC 9209 */
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
