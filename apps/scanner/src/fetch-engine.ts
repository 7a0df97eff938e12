import { isSameSite } from '@app/catalogue';
import { createBudget, type Budget } from './budget.ts';
import { decodeText } from './charset.ts';
import { nextPages } from './crawl.ts';
import type { Engine, PageResult, ScanOrder, ScanResult } from './engine.ts';
import { endingOf, lookAtPage, type Look } from './fetch-page.ts';
import type { Guard } from './guard.ts';
import { startObserver } from './observe-apart.ts';
import { sitemapPages, type FetchText } from './sitemap.ts';
import { openTransfer, type Transfer } from './transfer.ts';
import { unpackFile } from './unpack.ts';

const maxFileBytes = 5_000_000;

/**
 * Scans a site by HTTP alone: it reads the HTML of pages and the site's own scripts, and runs none of them. So it sees only the
 * state before any choice, and of that only what markup and headers show.
 */
export function createFetchEngine(guard: Guard): Engine {
  return {
    name: 'fetch',
    async scan(order) {
      const { caps, signal } = order;
      const limits = { ms: caps.totalMs, bytes: caps.totalBytes, requests: caps.totalRequests };
      const budget = createBudget(limits, signal);
      const look: Look = { transfer: openTransfer(guard), observer: startObserver(), scripts: new Map() };
      try {
        return await scan(order, look, budget);
      } finally {
        budget.close();
        await Promise.all([look.transfer.close(), look.observer.close()]);
      }
    },
  };
}

async function scan({ url, caps, onProgress }: ScanOrder, look: Look, budget: Budget): Promise<ScanResult> {
  const began = Date.now();
  const pageLimits = { ms: caps.pageMs, bytes: caps.pageBytes, requests: caps.pageRequests };
  const pages: PageResult[] = [];
  const taken: string[] = [url];
  const found: string[] = [];

  const lookAt = async (address: string): Promise<PageResult> => {
    const part = budget.part(pageLimits);
    const page = await lookAtPage(address, look, part);
    part.close();
    taken.push(page.url);
    found.push(...page.links);
    return page;
  };
  const report = (page: string) => {
    const expected = pages.length + nextPages(url, found, taken, caps.pages - pages.length).length;
    onProgress?.({ phase: 'before', page, finished: pages.length, expected, requests: budget.requests });
  };

  report(url);
  const first = await lookAt(url);
  pages.push(first);
  const start = first.url;
  if (caps.pages > 1 && first.links.length + first.bytes > 0 && !budget.ending) {
    const part = budget.part({ ...pageLimits, requests: 30 });
    found.unshift(...(await sitemapPages(textsBy(look.transfer, part), start)));
    part.close();
  }
  report(start);

  // A page that redirects to another site does not count, so as many more are tried.
  for (let tries = caps.pages * 2; tries > 0 && pages.length < caps.pages && !budget.ending; tries--) {
    const [next] = nextPages(start, found, taken, 1);
    if (next === undefined) break;
    taken.push(next);
    const page = await lookAt(next);
    if (isSameSite(page.url, start)) pages.push(page);
    report(next);
  }
  return { engine: 'fetch', url, finalUrl: start, ending: endingOf(pages, budget), pages, ms: Date.now() - began };
}

/** Reads text files of a site, such as its sitemaps, and decompresses them if necessary. */
export function textsBy(transfer: Transfer, budget: Budget): FetchText {
  return async (url) => {
    const { ending, hops, body, contentType } = await transfer.fetch(url, { budget, maxBytes: maxFileBytes });
    const answered = hops.at(-1)?.status === 200 && (ending === 'done' || ending === 'bytes');
    const file = answered ? unpackFile(body, maxFileBytes) : undefined;
    return file && decodeText(file, contentType);
  };
}
