import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  compose,
  composeAfter,
  composeCore,
  controlOf,
  holdingData,
  type AfterParts,
  type CompiledBanner,
  type PreferenceEvent,
} from '@app/consent';
import type { Composed } from './banner-fixture.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const code = (name: string) => readFileSync(path.join(dist, fileOf(name)), 'utf8');

export type BannerSite = {
  /** Origin of the scripts and of the intake. */
  readonly product: string;
  /** Origin of the customer's site. Every path is the same page. */
  host: string;
  /** Events that the intake received from pages of the customer's site. */
  readonly events: PreferenceEvent[];
  /** Paths that were requested from the product, in order. */
  /** Messages of visits that left the banner unanswered. */
  readonly unanswered: { readonly body: unknown; readonly cookie?: string | undefined }[];
  readonly asked: string[];
  /** Set by tests and read at each request. */
  readonly now: {
    /** Files by language; `en` for all others. */
    files: Readonly<Record<string, Composed>>;
    /** Returns the page around the script. */
    page: (product: string) => string;
    csp?: string | undefined;
    /** Response of `/e/where`; undefined: it never responds. */
    country?: string | undefined;
    /** Response status of the intake. */
    intake: number;
    /** Makes all parts fail to load. */
    broken?: boolean;
    /** Additional scripts, by path. */
    extra?: Readonly<Record<string, string>>;
  };
  close(): Promise<void>;
};

const cores = ['banner', 'kept', 'granted', 'after', 'layer', 'qr', 'inline', 'holding', 'media', 'tcf-panel'];

/** Name of the built file. */
export function fileOf(name: string): string {
  if (name.endsWith('-stub') || name === 'gpp' || name === 'tcf') return `${name}.js`;
  return `${name}.${cores.includes(name) ? 'core' : 'piece'}.js`;
}

/** Parts by path. They stay available under their path, for pages that were loaded before. */
const published = new Map<string, string>();

/** The `after` part and its hash, which is its address: spaces are appended until the hash contains only letters and digits. */
export function afterOf(banner: CompiledBanner): { readonly body: string; readonly hash: string } {
  for (let body = composeAfter(code('after'), banner); ; body += ' ') {
    const hash = createHash('sha256').update(body).digest('base64').slice(0, 43);
    if (/\W|_/.test(hash)) continue;
    published.set(hash, body);
    return { body, hash };
  }
}

/** What the entry files have of a language. */
export const partsOf = (banner: CompiledBanner): AfterParts[string] => [afterOf(banner).hash, controlOf(banner)];

/** A product and a customer's site on two origins. */
export async function bannerSite(): Promise<BannerSite> {
  const events: PreferenceEvent[] = [];
  const asked: string[] = [];
  const unanswered: BannerSite['unanswered'][number][] = [];
  const now: BannerSite['now'] = { files: {}, page: () => '', intake: 204 };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const send = (status: number, type: string, body: string, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': type, ...headers }).end(body);
    if (url.hostname !== '127.0.0.1') {
      const csp: Record<string, string> = now.csp ? { 'content-security-policy': now.csp } : {};
      return void send(200, 'text/html; charset=utf-8', now.page(site.product), csp);
    }
    const open = { 'access-control-allow-origin': '*' };
    // What a page of an earlier test sends outlives that page, and is none of this test's events.
    const { origin = site.host } = request.headers;
    if (origin !== site.host) return void send(204, 'text/plain', '', open);
    asked.push(url.pathname + url.search);
    if (url.pathname === '/e/where') {
      if (now.country === undefined) return undefined;
      return void send(200, 'text/plain', now.country, open);
    }
    if (url.pathname.startsWith('/e/unanswered/')) {
      return void textOf(request).then((text) => {
        unanswered.push({ body: JSON.parse(text), cookie: request.headers.cookie });
        send(204, 'text/plain', '', open);
      });
    }
    if (url.pathname.startsWith('/e/choice/')) {
      return void textOf(request).then((text) => {
        if (now.intake < 300) events.push(JSON.parse(text));
        send(now.intake, 'text/plain', '', open);
      });
    }
    const known =
      now.broken && url.pathname.startsWith('/e/') ? undefined : (now.extra?.[url.pathname] ?? script(url, now.files));
    return void Promise.resolve(known).then((body) =>
      send(body ? 200 : 404, 'text/javascript; charset=utf-8', body ?? '', open),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // the type of a TCP server's address
  const site: BannerSite = {
    product: `http://127.0.0.1:${port}`,
    host: `http://localhost:${port}`,
    events,
    asked,
    unanswered,
    now,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return site;
}

async function script(url: URL, files: BannerSite['now']['files']): Promise<string | undefined> {
  const { pathname } = url;
  const language = url.searchParams.get('lang') ?? /^\/e\/(\w+)\//.exec(pathname)?.[1] ?? 'en';
  const file = files[language] ?? files['en'];
  if (!file) return undefined;
  if (pathname === '/e/gpp.js') return code('gpp');
  if (pathname === '/e/qr.js') return compose(code('qr'), null);
  if (pathname === '/e/holding.js') return compose(code('holding'), holdingData(file.banner));
  if (pathname.endsWith('/layer.js')) return compose(code('layer'), file.layer);
  if (pathname.endsWith('/after.js')) return published.get(pathname.split('/')[2] ?? '');
  if (!pathname.startsWith('/embed/cs/')) return undefined;
  const after = Object.fromEntries(
    [file, ...Object.values(files)].map(({ banner }) => [banner.lang, partsOf(banner)] as const),
  );
  const [, kind] = /\.(kept|granted)\.js$/.exec(pathname) ?? [];
  return composeCore(kind === 'kept' || kind === 'granted' ? kind : 'banner', code, file.banner, after);
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
