import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { consentInput, type ConsentInput } from '@app/contract';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from 'vitest';
import { connect } from './chromium.ts';

export const key = 'candor_pub_0123456789abcdefghij';

type PageOptions = {
  readonly head?: string;
  readonly body: string;
  /** A second page, besides that of the form. */
  readonly next?: string;
  readonly lang?: string;
  readonly csp?: string;
};
export type Visit = PageOptions & {
  readonly init?: string;
  readonly context?: BrowserContextOptions;
  readonly complains?: boolean;
};

/** Response of the intake: a status with JSON, or `down` for a network error. */
type StubAnswer = { readonly status: number; readonly body?: object };
type Answer = StubAnswer | ((work: string | undefined) => StubAnswer) | 'down';

/** Forms on a customer's page in a real browser, and the intake, of another origin, that receives their consents. */
export function consentPages() {
  /** Consents that arrived and were stored, as parsed by the contract. */
  const kept: ConsentInput[] = [];
  /** All request bodies that arrived. */
  const sent: string[] = [];
  /** Scripts that were requested. */
  const loaded: string[] = [];
  /** Proof-of-work headers of the requests. */
  const works: (string | undefined)[] = [];
  const types = new Set<string>();
  const now: { page: PageOptions; answer: Answer } = { page: { body: '' }, answer: { status: 201 } };
  let browser: Browser;
  let product = '';
  let host = '';

  const script = () => `<script async src="${product}/embed/consent.js" data-key="${key}"></script>`;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any');
    const send = (status: number, type: string, body: string | Buffer, headers: Record<string, string> = {}) =>
      void response.writeHead(status, { 'content-type': type, ...headers }).end(body);
    if (pathname === '/favicon.ico') return send(204, 'image/png', '');
    if (request.headers.host?.startsWith('localhost')) {
      const { head = '{script}', body, next, lang = 'en', csp } = now.page;
      const inner = pathname === '/' ? body : (next ?? '{script}<h1>Next</h1>');
      const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Shop</title>${pathname === '/' ? head : ''}<body>${inner}`;
      const filled = html.replaceAll('{script}', script()).replaceAll('{product}', product);
      return send(200, 'text/html; charset=utf-8', filled, csp ? { 'content-security-policy': csp } : {});
    }
    if (pathname.startsWith('/embed/')) {
      loaded.push(pathname);
      const open = { 'access-control-allow-origin': '*' };
      return void readFile(path.resolve(import.meta.dirname, `../dist/${path.basename(pathname)}`)).then((code) =>
        send(200, 'text/javascript', code, open),
      );
    }
    if (request.method === 'OPTIONS') {
      const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'x-work' };
      return send(204, 'text/plain', '', allowed);
    }
    return void textOf(request).then((text) => {
      if (now.answer === 'down') return request.socket.destroy();
      types.add(request.headers['content-type'] ?? '');
      expect(request.headers.cookie).toBeUndefined();
      sent.push(text);
      works.push(request.headers['x-work']?.toString());
      const open = { 'access-control-allow-origin': '*' };
      const { status, body } = typeof now.answer === 'function' ? now.answer(works.at(-1)) : now.answer;
      if (status < 300) kept.push(consentInput.parse(JSON.parse(text)));
      return send(
        pathname === `/e/consent/${key}` ? status : 404,
        'application/json',
        JSON.stringify(body ?? {}),
        open,
      );
    });
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // the type of a TCP server's address
    product = `http://127.0.0.1:${port}`;
    host = `http://localhost:${port}`;
    browser = await connect();
  });
  beforeEach(() => {
    kept.length = 0;
    sent.length = 0;
    loaded.length = 0;
    works.length = 0;
    now.answer = { status: 201 };
  });
  afterAll(async () => {
    await browser?.close();
    server.closeAllConnections();
    server.close();
  });

  /** Opens a page with a form, and waits until the script has loaded. */
  async function visit({ init, context: options, complains = false, ...shown }: Visit): Promise<Page> {
    now.page = shown;
    const context = await browser.newContext(options);
    if (init) await context.addInitScript(init);
    await context.addInitScript(() => {
      const heard: unknown[] = [];
      Object.defineProperty(window, 'heard', { value: heard });
      for (const what of ['kept', 'refused'])
        document.addEventListener(`candor-consent:${what}`, (event) =>
          heard.push({ what, on: (event.target as Node).nodeName, ...(event as CustomEvent<object>).detail }),
        );
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    onTestFinished(async () => {
      await context.close();
      if (!complains) expect(complaints).toEqual([]);
    });
    await page.goto(`${host}/`);
    await started(page);
    return page;
  }

  return { visit, kept, sent, loaded, works, types, now, host: () => host, product: () => product };
}

/** Waits until the script has loaded and bound the forms. */
export const started = (page: Page) =>
  page.waitForFunction(
    () => typeof (window as { CandorConsent?: { bind?: unknown } }).CandorConsent?.bind === 'function',
  );

type Heard = { readonly what: string; readonly on: string; readonly id: string; readonly [more: string]: unknown };
/** Events that the page received. */
export const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
/** Waits until the page has received that many events. */
export async function hears(page: Page, count: number): Promise<readonly Heard[]> {
  await page.waitForFunction((wanted) => (window as unknown as { heard: Heard[] }).heard.length >= wanted, count);
  return heard(page);
}

export const press = (page: Page, name = 'Send') => page.getByRole('button', { name }).click();

/** A script that prevents the submit, as in a single-page app. */
export const takenOver = `<script>addEventListener('submit', (event) => { event.preventDefault(); event.target.reset?.(); })</script>`;

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
