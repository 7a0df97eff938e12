import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { renderHtml } from '@app/documents';
import { hostedPage, tree } from './documents.ts';

type Answer = { readonly type: string; readonly body: string | Buffer; readonly status?: number };

const root = path.resolve(import.meta.dirname, '..');
const html = 'text/html; charset=utf-8';
/** The copy of a document that a customer pastes. */
const copy = renderHtml(tree, { level: 2, copied: true });
const notFound: Answer = { type: 'text/plain', body: 'Not found', status: 404 };

/** Titles of the existing documents, by path. */
const titles: Readonly<Record<string, string>> = {
  '/privacy-policy/abcdefghjk': 'Datenschutzerklärung',
  '/privacy-policy/abcdefghjk/full-legal': 'Datenschutzerklärung',
  '/privacy-policy/abcdefghjk/cookie-policy': 'Cookie-Richtlinie',
  '/terms-and-conditions/abcdefghjk': 'Allgemeine Geschäftsbedingungen',
};

export type Site = { readonly origin: string; readonly close: () => Promise<void> };

/** Serves documents and scripts. */
export function startProduct(): Promise<Site> {
  return start('127.0.0.1', async ({ pathname, searchParams }) => {
    const script = /^\/embed\/((?:policy|frame)\.js)$/.exec(pathname)?.[1];
    if (script) return { type: 'text/javascript', body: await readFile(path.join(root, 'dist', script)) };
    const title = titles[pathname.replace(/\.json$/, '')];
    if (title && pathname.endsWith('.json'))
      return { type: 'application/json', body: JSON.stringify({ ...tree, title }) };
    // A document whose frame never reports that it is ready.
    if (pathname === '/privacy-policy/silent') return { type: html, body: '<!doctype html><title>Silent</title>' };
    if (!title) return notFound;
    return { type: html, body: hostedPage(searchParams.get('ifr') === 'true', searchParams.get('lang') ?? 'en') };
  });
}

/** A customer's site, under a different host name, so that the product is cross-site and not just on another port. */
export function startHost(product: Site): Promise<Site> {
  return start('localhost', async ({ pathname }) => {
    const name = /^\/([\w-]+)$/.exec(pathname)?.[1];
    if (!name) return notFound;
    const page = await readFile(path.join(root, 'pages', `${name}.html`), 'utf8');
    return { type: html, body: page.replaceAll('{product}', product.origin).replace('{copy}', () => copy) };
  });
}

async function start(name: string, answer: (url: URL) => Promise<Answer>): Promise<Site> {
  const server: Server = createServer((request, response) => void respond(request, response, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // the type of a TCP server's address
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://${name}:${port}`, close };
}

async function respond(request: IncomingMessage, response: ServerResponse, answer: (url: URL) => Promise<Answer>) {
  const url = new URL(request.url ?? '/', 'http://any');
  const { type, body, status = 200 } = url.pathname === '/favicon.ico' ? { type: html, body: '' } : await answer(url);
  response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
}
