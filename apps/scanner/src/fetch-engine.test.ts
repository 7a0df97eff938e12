import { type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { localGuard, pathOf, sendHtml, startSite, type LocalSite } from '../test/local-site.ts';
import {
  createFetchEngine,
  createGuard,
  usualCaps,
  type Caps,
  type Ending,
  type ScanProgress,
  type ScanResult,
} from './index.ts';

const open: LocalSite[] = [];
afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
});

async function siteWith(answer: (path: string, response: ServerResponse, request: IncomingMessage) => unknown) {
  const site = await startSite((request, response) => answer(pathOf(request), response, request));
  open.push(site);
  return site;
}

/** Serves HTML by path, and 404 for other paths. */
function pagesOf(pages: Readonly<Record<string, string>>) {
  return (path: string, response: ServerResponse) => {
    const html = pages[path];
    if (html === undefined) response.writeHead(404).end();
    else sendHtml(response, html);
  };
}

function scan(
  url: string,
  caps: Partial<Caps> = {},
  more: { signal?: AbortSignal; onProgress?: (progress: ScanProgress) => void } = {},
): Promise<ScanResult> {
  return createFetchEngine(localGuard()).scan({ url, caps: { ...usualCaps, ...caps }, ...more });
}

const pathsOf = ({ pages }: ScanResult) => pages.map(({ url }) => new URL(url).pathname);

test('a page is seen with its requests, cookies, scripts, title and links', async () => {
  const site = await siteWith((path, response) => {
    if (path === '/app.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'set-cookie': 'from-script=1' });
      return response.end('startTracker("own file")');
    }
    const cookies = [
      'session=1; HttpOnly',
      'year=2; Max-Age=31536000; Domain=test-site.example; Path=/',
      'gone=3; Max-Age=0',
    ];
    return sendHtml(
      response,
      `<!doctype html><title> Shop &amp; more </title><meta name="generator" content="Maker 1">
      <script src="/app.js"></script><script src="https://cdn.tracker.example/t.js"></script>
      <script type="text/plain" data-consent="marketing" src="https://ads.example/ad.js"></script>
      <script>inline("text")</script><iframe src="https://video.example/embed/1"></iframe>
      <form action="https://form.example/send"></form><div id="widget" class="chat"></div>
      <a href="/contact">Contact</a> <a href="https://elsewhere.example/">Elsewhere</a>`,
      { 'set-cookie': cookies },
    );
  });

  const result = await scan(site.url('/'), { pages: 1 });

  expect(result).toMatchObject({ engine: 'fetch', ending: 'done', url: site.url('/'), finalUrl: site.url('/') });
  const [page] = result.pages;
  expect(page).toMatchObject({
    phase: 'before',
    ending: 'done',
    status: 200,
    title: 'Shop & more',
    links: [site.url('/contact')],
  });
  expect(page?.requests.map(({ url, kind, status }) => [url, kind, status])).toEqual([
    [site.url('/'), 'document', 200],
    [site.url('/app.js'), 'script', 200],
    ['https://cdn.tracker.example/t.js', 'script', undefined],
    ['https://video.example/embed/1', 'frame', undefined],
  ]);
  const host = 'www.test-site.example';
  expect(page?.cookies).toEqual([
    { name: 'session', domain: host, path: '/', lifetime: null, secure: false, httpOnly: true },
    { name: 'year', domain: 'test-site.example', path: '/', lifetime: 31_536_000, secure: false, httpOnly: false },
    { name: 'from-script', domain: host, path: '/', lifetime: null, secure: false, httpOnly: false },
  ]);
  expect(page?.observation.scripts.map(({ text }) => text)).toEqual(['inline("text")', 'startTracker("own file")']);
  expect(page?.observation.meta).toContainEqual({ name: 'generator', content: 'Maker 1' });
  expect(page?.observation.elements).toContain('div#widget.chat');
  expect(page?.observation.requests).toContainEqual({ url: 'https://ads.example/ad.js', kind: 'script', waits: true });
});

test('pages of the sitemap and of links are followed, each once, files and other sites not', async () => {
  const link = (...paths: string[]) => paths.map((path) => `<a href="${path}">x</a>`).join('');
  const html: Record<string, string> = {
    '/': link('/a', '/b/', '/b/?page=2', '/file.pdf', '/logout', 'https://elsewhere.example/'),
    '/a': link('/a/deeper', '/'),
    '/b/': link('/a'),
    '/a/deeper': '',
    '/hidden': '',
  };
  const asked: string[] = [];
  const site = await siteWith((path, response, { headers }) => {
    asked.push(path);
    if (path === '/robots.txt')
      return response.end(`User-agent: *\nDisallow: /\nSitemap: http://${headers.host}/map.xml.gz`);
    if (path === '/map.xml.gz')
      return response.end(gzipSync(`<urlset><url><loc>http://${headers.host}/hidden</loc></url></urlset>`));
    return pagesOf(html)(path, response);
  });

  const result = await scan(site.url('/'));

  expect(pathsOf(result)).toEqual(['/', '/hidden', '/a', '/b/', '/a/deeper']);
  expect(asked.filter((path) => path === '/a')).toHaveLength(1);
  expect(asked).not.toContain('/file.pdf');
  expect(asked).not.toContain('/logout');
  expect(await scan(site.url('/'), { pages: 3 })).toMatchObject({ ending: 'done', pages: { length: 3 } });
});

test('the site is where its first page leads, and a page that leads to another site is left out', async () => {
  const site = await siteWith((path, response) => {
    if (path === '/start') response.writeHead(301, { location: site.url('/', 'shop') }).end();
    else if (path === '/out')
      response.writeHead(302, { location: `http://www.other-site.example:${site.port}/` }).end();
    else pagesOf({ '/': '<a href="/out">out</a><a href="/in">in</a>', '/in': 'in' })(path, response);
  });

  const result = await scan(site.url('/start'));

  expect(result.finalUrl).toBe(site.url('/', 'shop'));
  expect(pathsOf(result)).toEqual(['/', '/in']);
  expect(result.pages[0]?.requests.map(({ status }) => status)).toEqual([301, 200]);
});

test('progress says which page, and how many there are to be', async () => {
  const site = await siteWith(pagesOf({ '/': '<a href="/a">a</a>', '/a': '' }));
  const seen: ScanProgress[] = [];

  await scan(site.url('/'), {}, { onProgress: (progress) => seen.push(progress) });

  expect(seen.at(0)).toMatchObject({ phase: 'before', page: site.url('/'), finished: 0 });
  expect(seen.at(-1)).toMatchObject({ page: site.url('/a'), finished: 2, expected: 2 });
});

test('a site that must not be reached, or cannot be, is a result', async () => {
  const site = await siteWith(pagesOf({ '/': '' }));
  const strict = createFetchEngine(createGuard({ resolve: async () => ['127.0.0.1'] }));

  const refused = await strict.scan({ url: site.url('/'), caps: usualCaps });
  expect(refused).toMatchObject({ ending: 'refused', pages: [{ ending: 'refused', reason: 'scan.address' }] });
  expect(await scan('http://nowhere.example.com/')).toMatchObject({
    ending: 'unreachable',
    pages: [{ reason: 'not-found' }],
  });
  expect(await scan('not an address')).toMatchObject({ ending: 'refused', pages: [{ reason: 'scan.url' }] });
  expect(site.connections()).toBe(0);
});

test('scripts, sitemaps and links that lead inside are not fetched', async () => {
  const inside = await siteWith((_, response) => response.end('secret'));
  const secret = inside.url('/secret.js', 'inside');
  const site = await siteWith((path, response) => {
    if (path === '/robots.txt') response.end(`Sitemap: ${secret}`);
    else if (path !== '/') response.writeHead(302, { location: secret }).end();
    else
      sendHtml(response, `<script src="/go.js"></script><script src="${secret}"></script><a href="${secret}/">x</a>`);
  });
  const guard = createGuard({
    resolve: async (host) => [host.startsWith('inside.') ? '10.0.0.1' : '127.0.0.1'],
    reachable: (address) => address === '127.0.0.1',
  });

  const result = await createFetchEngine(guard).scan({ url: site.url('/'), caps: usualCaps });

  expect(result.pages[0]).toMatchObject({ ending: 'done', observation: { scripts: [] } });
  expect(result.pages[0]?.requests).toContainEqual(
    expect.objectContaining({ url: secret, kind: 'script', refused: true }),
  );
  expect(result.pages[1]).toMatchObject({ ending: 'refused', reason: 'scan.address' });
  expect(inside.connections()).toBe(0);
});

const endless: readonly (readonly [Ending, Partial<Caps>, (response: ServerResponse) => void])[] = [
  ['time', { pageMs: 300 }, (response: ServerResponse) => void response.write('<title>begun</title>')],
  ['bytes', { pageBytes: 100_000 }, (response: ServerResponse) => pour(response, '<p>more</p>')],
  ['requests', { pageRequests: 500 }, (response: ServerResponse) => void response.end(pictures(10_000))],
];

test.each(endless)('a page that never ends stops at its cap on %s', async (ending, caps, answer) => {
  const site = await siteWith((path, response) => {
    response.writeHead(path === '/' ? 200 : 404, { 'content-type': 'text/html' });
    if (path === '/') answer(response);
    else response.end();
  });

  const result = await scan(site.url('/'), caps);

  expect(result).toMatchObject({ ending, pages: [{ ending, status: 200 }] });
  expect(result.pages[0]?.requests.length).toBeLessThanOrEqual(500);
});

test('a site of endless pages stops at the caps of the whole', async () => {
  let page = 0;
  const site = await siteWith((_, response) =>
    sendHtml(response, `<a href="/folder-${++page}">next</a>${'x'.repeat(10_000)}`),
  );

  expect(await scan(site.url('/'), { pages: 1000, totalRequests: 20 })).toMatchObject({ ending: 'requests' });
  expect(await scan(site.url('/'), { pages: 1000, totalBytes: 200_000 })).toMatchObject({ ending: 'bytes' });
  expect(await scan(site.url('/'), { pages: 5 })).toMatchObject({ ending: 'done', pages: { length: 5 } });
});

test('of many scripts, thirty are read', async () => {
  let asked = 0;
  const site = await siteWith((path, response) => {
    if (path.endsWith('.js')) {
      asked++;
      response.end(`file(${JSON.stringify(path)})`);
    } else
      sendHtml(response, Array.from({ length: 100 }, (_, index) => `<script src="/${index}.js"></script>`).join(''));
  });

  const result = await scan(site.url('/'), { pages: 1 });

  expect(asked).toBe(30);
  expect(result.pages[0]?.observation.scripts).toHaveLength(30);
  expect(result.pages[0]?.requests).toHaveLength(101);
});

test('a bomb of gzip stops at the cap', async () => {
  const bomb = gzipSync(Buffer.alloc(100_000_000, '<br>'));
  const site = await siteWith((_, response) => sendPacked(response, bomb));

  const result = await scan(site.url('/'), { pages: 1, pageBytes: 200_000 });

  expect(result).toMatchObject({ ending: 'bytes', pages: [{ ending: 'bytes' }] });
  expect(result.pages[0]?.bytes).toBeLessThan(1_000_000);
});

test('who stops a scan gets what was seen until then', async () => {
  const stop = new AbortController();
  const site = await siteWith((path, response) => {
    if (path === '/') sendHtml(response, '<a href="/slow">x</a>');
    else if (path === '/slow') stop.abort();
    else response.writeHead(404).end();
  });

  const result = await scan(site.url('/'), {}, { signal: stop.signal });

  expect(result).toMatchObject({ ending: 'stopped', pages: [{ ending: 'done' }, { ending: 'stopped' }] });
  expect(await scan(site.url('/'), {}, { signal: stop.signal })).toMatchObject({ ending: 'stopped' });
});

function pictures(count: number): string {
  return Array.from({ length: count }, (_, index) => `<img src="https://pixel.example/${index}">`).join('');
}

function pour(response: ServerResponse, html: string): void {
  const chunk = html.repeat(1000);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}

function sendPacked(response: ServerResponse, packed: Buffer): void {
  response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(packed);
}
