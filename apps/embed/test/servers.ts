import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { renderHtml } from '@app/documents';
import { hostedPage, tree } from './documents.ts';

type Answer = { readonly type: string; readonly body: string | Buffer; readonly status?: number };

const root = path.resolve(import.meta.dirname, '..');
const html = 'text/html; charset=utf-8';
/** A document as somebody pastes it. */
const copy = renderHtml(tree, { level: 2, copied: true });
const notFound: Answer = { type: 'text/plain', body: 'Not found', status: 404 };

/** The documents there are, by their paths. */
const titles: Readonly<Record<string, string>> = {
  '/privacy-policy/abcdefghjk': 'Datenschutzerklärung',
  '/privacy-policy/abcdefghjk/full-legal': 'Datenschutzerklärung',
  '/privacy-policy/abcdefghjk/cookie-policy': 'Cookie-Richtlinie',
  '/terms-and-conditions/abcdefghjk': 'Allgemeine Geschäftsbedingungen',
};

export type Site = { readonly origin: string; readonly close: () => Promise<void> };

/** Where documents and scripts are hosted. */
export function startProduct(): Promise<Site> {
  return start('127.0.0.1', async ({ pathname, searchParams }) => {
    const script = /^\/embed\/((?:policy|frame)\.js)$/.exec(pathname)?.[1];
    if (script) return { type: 'text/javascript', body: await readFile(path.join(root, 'dist', script)) };
    const title = titles[pathname.replace(/\.json$/, '')];
    if (title && pathname.endsWith('.json'))
      return { type: 'application/json', body: JSON.stringify({ ...tree, title }) };
    // A document whose frame never says that it is there.
    if (pathname === '/privacy-policy/silent') return { type: html, body: '<!doctype html><title>Silent</title>' };
    if (!title) return notFound;
    return { type: html, body: hostedPage(searchParams.get('ifr') === 'true', searchParams.get('lang') ?? 'en') };
  });
}

/** A customer's site: on a name of its own, so that the product is another site to it and not only another port. */
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
  const { port } = server.address() as AddressInfo; // a server on a port has no other kind of address
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
