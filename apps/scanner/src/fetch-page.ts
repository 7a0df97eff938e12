import { isSameSite, type ObservedHtml, type RequestKind, type SeenRequest } from '@app/catalogue';
import type { Budget } from './budget.ts';
import { decodeText } from './charset.ts';
import type { Ending, PageCookie, PageRequest, PageResult } from './engine.ts';
import type { Observer } from './observe-apart.ts';
import { readSetCookie } from './set-cookie.ts';
import type { Fetched, Transfer } from './transfer.ts';

/** The context for inspecting pages of one scan. */
export type Look = {
  readonly transfer: Transfer;
  readonly observer: Observer;
  /** Script files read so far, by URL: pages of a site share most of theirs. */
  readonly scripts: Map<string, Fetched>;
};

// Longer files are not pages, nor scripts that a person wrote.
const maxHtmlBytes = 5_000_000;
const maxScriptBytes = 2_000_000;
const maxScripts = 30;

/** Inspects one page by its HTML and the site's own scripts in it, until the page's budget is over. */
export async function lookAtPage(
  url: string,
  { transfer, observer, scripts }: Look,
  budget: Budget,
): Promise<PageResult> {
  const began = Date.now();
  const page = await transfer.fetch(url, { budget, maxBytes: maxHtmlBytes });
  const observed = await observe(page, observer, budget);
  const tags = observed && (await observer.listTags(textOf(page), page.url, budget.signal));
  const files = await readScripts(page, observed, { transfer, observer, scripts }, budget);
  const at = Date.now() - began;

  const answered = [...requestsOf(page, 'document', at), ...files.flatMap((file) => requestsOf(file, 'script', at))];
  const expected = listExpected(observed, answered, budget);
  const cookies = cookiesOf([page, ...files], began);
  const status = page.hops.at(-1)?.status;
  // HTML that takes too much memory to parse was designed for that.
  const unread = page.ending === 'done' && !budget.ending && isHtml(page) && !observed;
  const ended = page.ending === 'done' ? budget.ending : page.ending;
  const reason = unread ? 'broken' : page.reason;
  return {
    url: page.url,
    phase: 'before',
    ending: ended ?? (unread ? 'unreachable' : 'done'),
    ...(reason && { reason }),
    ...(status !== undefined && { status }),
    ...(observed?.title && { title: observed.title }),
    ms: Date.now() - began,
    bytes: budget.bytes,
    requests: [...answered, ...expected.map((each): PageRequest => ({ url: each.url, kind: each.kind, at }))],
    cookies,
    storage: [],
    observation: {
      url: page.url,
      requests: [
        ...answered.map(({ url: address, kind }) => ({ url: address, kind })),
        ...expected,
        ...(observed?.requests ?? []).filter((each) => !isMade(each)),
      ],
      scripts: [...(observed?.scripts ?? []), ...files.filter(isFound).map((file) => ({ text: textOf(file) }))],
      cookies,
      storage: [],
      meta: observed?.meta ?? [],
      globals: [],
      elements: observed?.elements ?? [],
    },
    ...(tags && { tags }),
    links: observed?.pages ?? [],
  };
}

function isHtml({ body, contentType }: Fetched): boolean {
  return body.length > 0 && /^\s*(?:text\/html|application\/xhtml\+xml)\b|^$/i.test(contentType);
}

async function observe(page: Fetched, observer: Observer, budget: Budget): Promise<ObservedHtml | undefined> {
  if (!isHtml(page)) return undefined;
  return observer.observe(textOf(page), page.url, budget.signal);
}

/** The site's own script files of a page, in order; at most two at once, which is the connection limit. */
async function readScripts(
  page: Fetched,
  observed: ObservedHtml | undefined,
  { transfer, scripts }: Look,
  budget: Budget,
): Promise<readonly Fetched[]> {
  const own = (observed?.requests ?? []).filter(
    (request) => request.kind === 'script' && isMade(request) && isSameSite(request.url, page.url),
  );
  const addresses = [...new Set(own.map(({ url }) => url))].slice(0, maxScripts);
  return Promise.all(
    addresses.map(async (address) => {
      const known = scripts.get(address);
      if (known) return known;
      const file = await transfer.fetch(address, { budget, maxBytes: maxScriptBytes, headers: { accept: '*/*' } });
      scripts.set(address, file);
      return file;
    }),
  );
}

function isFound({ hops, body }: Fetched): boolean {
  const status = hops.at(-1)?.status ?? 0;
  return status >= 200 && status < 300 && body.length > 0;
}

/** The requests that led to a resource, including the one the guard blocked. */
function requestsOf({ url, ending, hops }: Fetched, kind: RequestKind, at: number): readonly PageRequest[] {
  const answered = hops.map((hop): PageRequest => ({ url: hop.url, kind, status: hop.status, at }));
  return ending === 'refused' ? [...answered, { url, kind, at, refused: true }] : answered;
}

/**
 * Requests that a browser would also make. They count toward the budget as if made, so that a page with too many ends at the
 * same limit.
 */
function listExpected(
  observed: ObservedHtml | undefined,
  answered: readonly PageRequest[],
  budget: Budget,
): readonly SeenRequest[] {
  const known = new Set(answered.map(({ url }) => url));
  const expected: SeenRequest[] = [];
  for (const request of observed?.requests ?? []) {
    if (!isMade(request) || known.has(request.url)) continue;
    if (budget.ending || !budget.spendRequest()) break;
    known.add(request.url);
    expected.push(request);
  }
  return expected;
}

// Resources that wait for consent and forms that wait for submission are not requested by themselves.
function isMade({ kind, waits }: SeenRequest): boolean {
  return !waits && kind !== 'form';
}

function cookiesOf(fetched: readonly Fetched[], now: number): readonly PageCookie[] {
  const kept = new Map<string, PageCookie>();
  for (const { url, setCookies } of fetched.flatMap(({ hops }) => hops)) {
    for (const header of setCookies) {
      const set = readSetCookie(header, url, now);
      if (!set) continue;
      const { cookie, expired } = set;
      const key = [cookie.name, cookie.domain, cookie.path].join(';');
      if (expired) kept.delete(key);
      else kept.set(key, cookie);
    }
  }
  return [...kept.values()];
}

function textOf({ body, contentType }: Fetched): string {
  return decodeText(body, contentType);
}

/** Why a scan of these pages ended; the first page represents the site. */
export function endingOf(pages: readonly PageResult[], budget: Budget): Ending {
  const [first] = pages;
  return budget.ending ?? (pages.length === 1 && first ? first.ending : 'done');
}
