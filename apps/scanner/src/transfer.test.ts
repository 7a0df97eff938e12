import { once } from 'node:events';
import { type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { certificate, key } from '../test/certificate.ts';
import { hostileAddresses, hostileHosts } from '../test/hostile-addresses.ts';
import { localGuard, startSite, type LocalSite } from '../test/local-site.ts';
import {
  createBudget,
  createGuard,
  fetchOnce,
  publicAddresses,
  type Budget,
  type Fetched,
  type Guard,
} from './index.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

function budgetOf({ ms = 30_000, bytes = 100_000_000, requests = 100 } = {}, signal?: AbortSignal): Budget {
  const budget = createBudget({ ms, bytes, requests }, signal);
  open.push(budget);
  return budget;
}

async function siteWith(...answer: Parameters<typeof startSite>): Promise<LocalSite> {
  const site = await startSite(...answer);
  open.push(site);
  return site;
}

function get(url: string, guard: Guard = localGuard(), budget = budgetOf(), maxBytes = 1_000_000): Promise<Fetched> {
  return fetchOnce(guard, url, { budget, maxBytes });
}

test('an answer comes with its headers, cookies and the redirects before it', async () => {
  const site = await siteWith((request, response) => {
    if (request.url === '/old') {
      response.writeHead(302, { location: '/new?a=1#part', 'set-cookie': ['a=1', 'b=2'] }).end('moved');
    } else
      response.writeHead(404, { 'content-type': 'text/html', 'set-cookie': 'c=3' }).end(request.headers['user-agent']);
  });

  const fetched = await get(site.url('/old'));

  expect(fetched).toMatchObject({
    url: site.url('/new?a=1#part'),
    ending: 'done',
    contentType: 'text/html',
    cacheControl: '',
    hops: [
      { url: site.url('/old'), status: 302, setCookies: ['a=1', 'b=2'] },
      { url: site.url('/new?a=1#part'), status: 404, setCookies: ['c=3'] },
    ],
  });
  expect(String(fetched.body)).toBe('Mozilla/5.0 (compatible; CandorScan/1)');
});

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
  ['gzip, br', (text: string) => brotliCompressSync(gzipSync(text))],
  ['identity', Buffer.from],
])('a body packed as %s is unpacked', async (encoding, pack) => {
  const site = await siteWith((_, response) => {
    response.writeHead(200, { 'content-encoding': encoding }).end(pack('hello '.repeat(50_000)));
  });

  const fetched = await get(site.url('/'));

  expect(fetched.ending).toBe('done');
  expect(String(fetched.body)).toBe('hello '.repeat(50_000));
});

test('a body packed in an unknown way, or breaking off, could not be had', async () => {
  const site = await siteWith((request, response) => {
    if (request.url === '/unknown') response.writeHead(200, { 'content-encoding': 'secret' }).end('x');
    else if (request.url === '/many') response.writeHead(200, { 'content-encoding': 'br, br, br, br' }).end('x');
    else if (request.url === '/wrong') response.writeHead(200, { 'content-encoding': 'br' }).end('not packed at all');
    else response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy());
  });

  for (const path of ['/unknown', '/many', '/wrong', '/half']) {
    expect(await get(site.url(path))).toMatchObject({ ending: 'unreachable', reason: 'broken' });
  }
});

test.each(hostileHosts)('%s is not reached, directly or by a redirect', async (host) => {
  const secret = await siteWith();
  const location = Buffer.from(`http://${host}:${secret.port}/`).toString('latin1');
  const site = await siteWith((_, response) => response.writeHead(307, { location }).end());
  const direct = createGuard({ resolve: async () => ['127.0.0.1'] });
  // Permits the first connection, which is to the site that redirects; its address is checked twice.
  let asked = 0;
  const second = createGuard({
    resolve: async () => ['127.0.0.1'],
    reachable: (address) => ++asked <= 2 || publicAddresses(address),
  });

  expect(await get(`http://${host}:${secret.port}/`, direct)).toMatchObject({ ending: 'refused', hops: [] });
  expect(await get(site.url('/'), second)).toMatchObject({ ending: 'refused', hops: [{ status: 307 }] });
  expect(secret.connections()).toBe(0);
});

test.each(hostileAddresses)('a name that leads to "%s" is not reached, directly or by a redirect', async (address) => {
  const secret = await siteWith();
  const site = await siteWith((_, response) => {
    response.writeHead(302, { location: `http://inside.example.com:${secret.port}/` }).end();
  });
  const guard = createGuard({
    resolve: async (host) => (host === 'inside.example.com' ? ['127.0.0.2', address] : ['127.0.0.1']),
    reachable: (each) => each === '127.0.0.1',
  });

  expect(await get(`http://inside.example.com:${secret.port}/`, guard)).toMatchObject({
    ending: 'refused',
    reason: 'scan.address',
  });
  expect(await get(site.url('/'), guard)).toMatchObject({
    ending: 'refused',
    reason: 'scan.address',
    hops: [{ status: 302 }],
  });
  expect(secret.connections()).toBe(0);
});

test.each([
  ['file:///etc/passwd', 'scan.scheme'],
  ['gopher://127.0.0.1:70/_', 'scan.scheme'],
  ['data:text/html,x', 'scan.scheme'],
  ['http://user:word@www.test-site.example/', 'scan.credentials'],
  ['http://www.test-site.example:25/', 'scan.port'],
])('a redirect to %s is refused', async (location, reason) => {
  const site = await siteWith((_, response) => response.writeHead(301, { location }).end());

  expect(await get(site.url('/'))).toMatchObject({ ending: 'refused', reason, hops: [{ status: 301 }] });
});

test('a name that is looked up only once cannot lead elsewhere when it is connected to', async () => {
  const secret = await siteWith();
  const answers = [['192.0.2.1'], ['127.0.0.1']];
  const guard = createGuard({
    resolve: async () => answers.shift() ?? ['127.0.0.1'],
    reachable: (address) => address === '192.0.2.1',
  });
  const budget = budgetOf({ ms: 200 });

  // An address reserved for documentation: nobody responds there, or there is no route.
  const fetched = await get(`http://rebind.example.com:${secret.port}/`, guard, budget);

  expect(['time', 'unreachable']).toContain(fetched.ending);
  expect(await get(`http://rebind.example.com:${secret.port}/`, guard)).toMatchObject({ ending: 'refused' });
  expect(secret.connections()).toBe(0);
});

test('redirects without end are given up', async () => {
  const site = await siteWith((request, response) => response.writeHead(302, { location: `${request.url}x` }).end());

  const fetched = await get(site.url('/'));

  expect(fetched).toMatchObject({ ending: 'unreachable', reason: 'redirects' });
  expect(fetched.hops).toHaveLength(11);
});

test('names that lead nowhere and hosts that do not answer are told apart', async () => {
  const site = await startSite();
  await site.close();

  expect(await get('http://nowhere.example.com/')).toMatchObject({ ending: 'unreachable', reason: 'not-found' });
  expect(await get(site.url('/'))).toMatchObject({ ending: 'unreachable', reason: 'no-connection' });
});

test('https is for hosts with a good certificate', async () => {
  const server = createServer({ cert: certificate, key }, (_, response) => response.end('secret'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  const before = getCACertificates('default');
  open.push({ close: () => server.close() }, { close: () => setDefaultCACertificates(before) });

  const untrusted = await get(`https://www.test-site.example:${port}/`);
  setDefaultCACertificates([...before, certificate]);
  const trusted = await get(`https://www.test-site.example:${port}/`);
  const misnamed = await get(`https://www.other-site.example:${port}/`);

  expect(untrusted).toMatchObject({ ending: 'unreachable', reason: 'certificate' });
  expect(String(trusted.body)).toBe('secret');
  expect(misnamed).toMatchObject({ ending: 'unreachable', reason: 'certificate' });
});

test('a page of a gigabyte stops at the cap, and is not kept in memory', async () => {
  let written = 0;
  const site = await siteWith((_, response) => {
    written += pour(response, 1_000_000_000);
  });

  const fetched = await get(site.url('/'), localGuard(), budgetOf(), 2_000_000);

  expect(fetched.ending).toBe('bytes');
  expect(fetched.body.length).toBeGreaterThan(1_500_000);
  expect(fetched.body.length).toBeLessThanOrEqual(2_000_000);
  expect(written).toBeLessThan(50_000_000);
});

test.each(['gzip', 'br'])('a bomb of %s stops at the cap of unpacked bytes', async (encoding) => {
  const zeros = Buffer.alloc(100_000_000);
  const bomb = encoding === 'gzip' ? gzipSync(zeros) : brotliCompressSync(zeros, { params: { 1: 1 } });
  const site = await siteWith((_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(bomb));
  const budget = budgetOf();

  const fetched = await get(site.url('/'), localGuard(), budget, 1_000_000);

  expect(fetched.ending).toBe('bytes');
  expect(fetched.body).toHaveLength(1_000_000);
  expect(budget.bytes).toBeLessThan(2_000_000);
});

test('a packed body out of which nothing comes stops at the cap of packed bytes', async () => {
  const site = await siteWith((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' });
    // Empty compressed blocks, one after another.
    response.write(gzipSync('').subarray(0, 10));
    pour(response, 1_000_000_000, Buffer.alloc(65_535, Buffer.from([0, 0, 0, 0xff, 0xff])));
  });

  expect(await get(site.url('/'), localGuard(), budgetOf(), 1_000_000)).toMatchObject({ ending: 'bytes' });
});

test('a body that comes letter by letter ends with the time', async () => {
  const site = await siteWith((_, response) => {
    const timer = setInterval(() => response.write('.'), 10);
    response.on('close', () => clearInterval(timer));
  });

  const fetched = await get(site.url('/'), localGuard(), budgetOf({ ms: 300 }));

  expect(fetched.ending).toBe('time');
  expect(String(fetched.body)).toMatch(/^\.+$/);
});

test('headers that never end, or never come, end with the time or their size', async () => {
  const silent = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.write('HTTP/1.1 200 OK\r\n');
    const timer = setInterval(() => socket.write(`x-more: ${'x'.repeat(1000)}\r\n`), 1);
    socket.on('close', () => clearInterval(timer));
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo; // It listens on a port, not on a pipe.
  open.push({ close: () => silent.close() });

  expect(await get(`http://www.test-site.example:${port}/`)).toMatchObject({ ending: 'unreachable', reason: 'broken' });
  const mute = await siteWith(() => {});
  expect(await get(mute.url('/'), localGuard(), budgetOf({ ms: 200 }))).toMatchObject({ ending: 'time' });
});

test('who stops is not kept waiting', async () => {
  const site = await siteWith((_, response) => response.write('begun'));
  const stop = new AbortController();

  const fetching = get(site.url('/'), localGuard(), budgetOf({}, stop.signal));
  await new Promise((go) => setTimeout(go, 50));
  stop.abort();

  expect(await fetching).toMatchObject({ ending: 'stopped' });
});

test('requests are counted, redirects too', async () => {
  const site = await siteWith((_, response) => response.writeHead(302, { location: '/again' }).end());

  const fetched = await get(site.url('/'), localGuard(), budgetOf({ requests: 3 }));

  expect(fetched.ending).toBe('requests');
  expect(fetched.hops).toHaveLength(3);
});

/** Writes as fast as the other end reads, until it closes. Returns the number of bytes accepted immediately. */
function pour(response: ServerResponse, bytes: number, chunk = Buffer.alloc(65_536, 'a')): number {
  let left = bytes;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length;
      if (!response.write(chunk)) return;
    }
    response.end();
  };
  response.on('drain', more);
  more();
  return bytes - left;
}
