import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificate, key } from '../../test/certificate.ts';
import { testChromium } from '../../test/chromium.ts';
import { localGuard, pathOf, sendHtml, startSite, type LocalSite } from '../../test/local-site.ts';
import { usualCaps, type Caps, type ScanOrder } from '../engine.ts';
import { createBrowserEngine } from './browser-engine.ts';

const caps: Caps = { ...usualCaps, pages: 1, pageMs: 3000, pageBytes: 3_000_000, pageRequests: 100 };
const bomb = gzipSync(Buffer.alloc(200_000_000, ' '));

let site: LocalSite;
let folder: string;
let usualFolder: string | undefined;

beforeAll(async () => {
  // The browser stores everything in a temporary folder of the test, which can then check that it was removed.
  usualFolder = process.env['TMPDIR'];
  folder = await mkdtemp(path.join(os.tmpdir(), 'hostile-'));
  // If the tests run as root, the browser runs as another user.
  await chmod(folder, 0o755);
  process.env['TMPDIR'] = folder;
  site = await startSite((request, response) => {
    const name = pathOf(request);
    if (name === '/endless') return drip(response);
    if (name === '/huge') return pour(response);
    if (name === '/bomb') return sendBomb(response);
    if (name === '/round') return void response.writeHead(302, { location: '/round' }).end();
    if (name === '/file') return void response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    if (name === '/download') return void response.writeHead(200, { 'content-type': 'application/zip' }).end('PK');
    if (name.startsWith('/many/')) return void response.writeHead(200, { 'content-type': 'image/gif' }).end();
    const html = pages[name];
    return html === undefined ? void response.writeHead(404).end() : sendHtml(response, `<title>Here</title>${html}`);
  });
});
afterAll(async () => {
  await site.close();
  if (usualFolder === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = usualFolder;
  const left = await readdir(folder);
  await rm(folder, { recursive: true, force: true });
  expect(left).toEqual([]);
});

const pages: Readonly<Record<string, string>> = {
  '/many': '<script>for (let i = 0; i < 10000; i++) new Image().src = "/many/" + i</script>',
  '/alerts': '<script>while (true) alert(confirm("Stay?") + prompt("Why?"))</script>',
  '/hang': '<script>onload = () => setTimeout(() => { while (true); }, 50)</script>',
  '/stay': '<script>onbeforeunload = (event) => event.preventDefault(); onunload = () => { while (true); }</script>',
  '/loop': '<script>location.href = "/loop?" + Math.random()</script>',
  '/popups': '<script>for (let i = 0; i < 20; i++) open("/quiet?" + i, "_blank", "noopener")</script>',
  '/quiet': '<p>Nothing</p>',
};

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' });
  const timer = setInterval(() => response.write('<p>more</p>'), 100);
  response.once('close', () => clearInterval(timer));
}

function pour(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' });
  const chunk = Buffer.alloc(64_000, '<p>much</p>');
  let left = 1_000_000_000;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length;
      if (!response.write(chunk)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
}

/** Sends the bomb in twenty pieces within two seconds: at once, it would burst before anybody could count on a busy machine. */
function sendBomb(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
  const piece = Math.ceil(bomb.length / 20);
  let sent = 0;
  const timer = setInterval(() => {
    response.write(bomb.subarray(sent, (sent += piece)));
    if (sent < bomb.length) return;
    clearInterval(timer);
    response.end();
  }, 100);
  response.once('close', () => clearInterval(timer));
}

function scan(name: string, order: Partial<ScanOrder> = {}) {
  const engine = createBrowserEngine({ guard: localGuard(), executablePath: testChromium() });
  return engine.scan({ url: site.url(name), caps, ...order });
}

// Tests that mostly wait for a time limit run at the same time.
test.concurrent.each([
  ['/endless', 'time'],
  ['/huge', 'bytes'],
  ['/bomb', 'bytes'],
  ['/alerts', 'time'],
] as const)('%s stops at its cap: %s', async (name, ending) => {
  const pageMs = ending === 'time' ? caps.pageMs : 15_000;
  const result = await scan(name, { caps: { ...caps, pageMs } });

  expect(result).toMatchObject({ ending, pages: [{ phase: 'before', ending }] });
  const [page] = result.pages;
  expect(page!.requests.length).toBeGreaterThan(0);
  expect(page!.requests.length).toBeLessThanOrEqual(caps.pageRequests + 1);
  expect(page!.bytes).toBeLessThan(100_000_000);
});

test('ten thousand requests stop at their cap', async () => {
  // Longer than the test may take: a busy computer must not make it the time that ends the page.
  const result = await scan('/many', { caps: { ...caps, pageMs: 120_000 } });

  expect(result).toMatchObject({ ending: 'requests', pages: [{ phase: 'before', ending: 'requests' }] });
  expect(result.pages[0]!.requests.length).toBeLessThanOrEqual(caps.pageRequests + 1);
});

test.concurrent.each(['/hang', '/stay', '/popups', '/loop'])('%s keeps nobody', async (name) => {
  const result = await scan(name);

  expect(['done', 'time', 'requests']).toContain(result.ending);
  expect(result.pages[0]!.requests[0]).toMatchObject({ kind: 'document', status: 200 });
});

test.concurrent.each([
  ['/round', 'redirects'],
  ['/file', 'broken'],
  ['/download', 'broken'],
])('%s is no page: %s', async (name, reason) => {
  const result = await scan(name, { caps: { ...caps, pageMs: 15_000 } });

  expect(result).toMatchObject({ ending: 'unreachable', pages: [{ ending: 'unreachable', reason }] });
});

test.concurrent('a page that cannot be had says why', async () => {
  const server = createServer({ cert: certificate, key }, (_, response) => response.end('secret'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  const reasonOf = async (url: string) => {
    const [page] = (await scan('', { url, caps: { ...caps, pageMs: 15_000 } })).pages;
    return [page?.ending, page?.reason];
  };

  expect(await reasonOf(`https://www.test-site.example:${port}/`)).toEqual(['unreachable', 'certificate']);
  expect(await reasonOf('http://nowhere.example/')).toEqual(['unreachable', 'not-found']);
  expect(await reasonOf('http://www.test-site.example:4/')).toEqual(['refused', 'scan.port']);
  server.close();
  expect(await reasonOf(`http://www.test-site.example:${port}/`)).toEqual(['unreachable', 'no-connection']);
});

test.concurrent('after a page that hangs, the next is looked at all the same', async () => {
  const hub = await startSite((request, response) => {
    const name = pathOf(request);
    if (name === '/next') return sendHtml(response, '<title>Next</title>');
    if (name === '/') return sendHtml(response, pages['/hang'] ?? '');
    if (name !== '/sitemap.xml') return void response.writeHead(404).end();
    response.end(`<urlset><url><loc>${hub.url('/next')}</loc></url></urlset>`);
  });
  const result = await scan('/', { url: hub.url('/'), caps: { ...caps, pages: 2 } });
  await hub.close();

  expect(result.pages.map(({ url, ending }) => [new URL(url).pathname, ending])).toEqual([
    ['/', 'time'],
    ['/next', 'done'],
  ]);
});

test.concurrent('it stops when it is told to, with what it saw until then', async () => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 700);

  const result = await scan('/endless', { signal: stop.signal, caps: usualCaps });

  expect(result).toMatchObject({ ending: 'stopped' });
  expect(result.ms).toBeLessThan(10_000);
});

test('who was told to stop before it began saw nothing', async () => {
  expect(await scan('/endless', { signal: AbortSignal.abort() })).toMatchObject({ ending: 'stopped', pages: [] });
});

test.each(['file:///etc/passwd', 'chrome://version', 'javascript:alert(1)', 'http://localhost/', 'data:text/html,x'])(
  '%s is refused without a browser',
  async (url) => {
    expect(await scan('', { url })).toMatchObject({ ending: 'refused', pages: [{ ending: 'refused', requests: [] }] });
  },
);
