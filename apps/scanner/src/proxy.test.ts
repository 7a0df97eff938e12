import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { hostileAddresses, hostileHosts } from '../test/hostile-addresses.ts';
import { localGuard, startSite, type LocalSite } from '../test/local-site.ts';
import { connectThrough, requestThrough } from '../test/through-proxy.ts';
import { createBudget, createGuard, startProxy, type Budget, type Guard, type Proxy } from './index.ts';

const open: { close(): void | Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

async function proxyWith(guard: Guard = localGuard(), bytes = 10_000_000): Promise<{ proxy: Proxy; budget: Budget }> {
  const budget = createBudget({ ms: 60_000, bytes, requests: 1000 });
  const proxy = await startProxy(guard, budget);
  open.push(budget, proxy);
  return { proxy, budget };
}

async function siteWith(...answer: Parameters<typeof startSite>): Promise<LocalSite> {
  const site = await startSite(...answer);
  open.push(site);
  return site;
}

test('requests without TLS pass, with their headers and cookies, and without what was for the proxy', async () => {
  const site = await siteWith((request, response) => {
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.end(JSON.stringify([request.method, request.url, request.headers]));
  });
  const { proxy, budget } = await proxyWith();

  const answer = await requestThrough(proxy, site.url('/page?x=1'), {
    headers: { cookie: 'c=3', host: 'else.example' },
  });

  expect(answer).toMatchObject({ status: 200, headers: { 'set-cookie': ['a=1', 'b=2'] } });
  const [method, path, headers] = JSON.parse(answer.body);
  expect([method, path]).toEqual(['GET', '/page?x=1']);
  expect(headers).toEqual({ host: `www.test-site.example:${site.port}`, cookie: 'c=3', connection: 'close' });
  expect(budget.bytes).toBeGreaterThan(answer.body.length);
});

test('bodies pass both ways, packed as they are', async () => {
  const packed = gzipSync('hello '.repeat(1000));
  const site = await siteWith(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    response.setHeader('x-sent', body);
    response.setHeader('content-encoding', 'gzip');
    response.end(packed);
  });
  const { proxy } = await proxyWith();

  for (const headers of [{ 'content-length': 4 }, { 'transfer-encoding': 'chunked' }]) {
    const answer = await requestThrough(proxy, site.url('/'), { method: 'POST', body: 'sent', headers });
    expect(answer.headers['x-sent']).toBe('sent');
    expect(Buffer.from(answer.body, 'latin1').equals(packed)).toBe(true);
  }
});

test('a tunnel passes everything, both ways', async () => {
  const site = await siteWith((_, response) => response.end('from the site'));
  const { proxy, budget } = await proxyWith();

  const { status, socket } = await connectThrough(proxy, `www.test-site.example:${site.port}`);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const received = await allOf(socket);

  expect(status).toBe(200);
  expect(received).toContain('from the site');
  expect(budget.bytes).toBeGreaterThanOrEqual(received.length);
});

test('nobody gets through without the password', async () => {
  const site = await siteWith();
  const { proxy } = await proxyWith();

  for (const password of [null, 'wrong', '']) {
    expect(await requestThrough(proxy, site.url('/'), { password })).toMatchObject({ status: 407 });
    expect(await connectThrough(proxy, `www.test-site.example:${site.port}`, { password })).toMatchObject({
      status: 407,
    });
    const headers = { upgrade: 'websocket', connection: 'upgrade' };
    expect(await requestThrough(proxy, site.url('/'), { password, headers })).toMatchObject({ status: 407 });
  }
  expect(site.connections()).toBe(0);
  expect(proxy.refused).toEqual([]);
});

test('a site that looks at the proxy as at a server learns nothing', async () => {
  const { proxy } = await proxyWith();

  expect(await requestThrough(proxy, '/', { password: null })).toMatchObject({ status: 407, body: '' });
  expect(await requestThrough(proxy, '/')).toMatchObject({ status: 403 });
});

test.each(hostileHosts)('%s is not reached, by request, tunnel or websocket', async (host) => {
  const site = await siteWith();
  const { proxy } = await proxyWith(createGuard({ resolve: async () => ['127.0.0.1'] }));
  // A request line contains no fullwidth characters: browsers send the parsed form, which the guard computes too.
  const sent = encodeURI(decodeURI(host));

  const plain = await requestThrough(proxy, `http://${sent}:${site.port}/`);
  const tunnel = await connectThrough(proxy, `${sent}:${site.port}`);
  const upgrade = await requestThrough(proxy, `http://${sent}:${site.port}/`, {
    headers: { upgrade: 'websocket', connection: 'upgrade' },
  });

  expect([plain.status, tunnel.status, upgrade.status]).toEqual([403, 403, 403]);
  expect(site.connections()).toBe(0);
});

test.each(hostileAddresses)('a name that leads to "%s" is not reached, and is remembered', async (address) => {
  const site = await siteWith();
  const { proxy } = await proxyWith(createGuard({ resolve: async () => ['93.184.215.14', address] }));

  const plain = await requestThrough(proxy, `http://shop.example.com:${site.port}/`);
  const tunnel = await connectThrough(proxy, `shop.example.com:${site.port}`);

  expect(plain).toMatchObject({ status: 403, headers: { 'proxy-status': expect.stringContaining('scan.address') } });
  expect(tunnel).toMatchObject({ status: 403 });
  expect(site.connections()).toBe(0);
  expect(proxy.refused).toEqual([{ host: 'shop.example.com', port: site.port, code: 'scan.address' }]);
});

test('a name that leads here only the second time is let through once', async () => {
  const site = await siteWith();
  const answers = [['127.0.0.1'], ['10.0.0.1']];
  const { proxy } = await proxyWith(
    createGuard({ resolve: async () => answers.shift() ?? [], reachable: (address) => address === '127.0.0.1' }),
  );

  expect((await requestThrough(proxy, site.url('/'))).status).toBe(200);
  expect((await requestThrough(proxy, site.url('/'))).status).toBe(403);
  expect(site.connections()).toBe(1);
});

test.each([
  '/etc/passwd',
  'user@www.test-site.example:80',
  'www.test-site.example',
  'www.test-site.example:80/x',
  ':80',
])('a tunnel to %s is no tunnel', async (authority) => {
  const { proxy } = await proxyWith();
  expect((await connectThrough(proxy, authority)).status).toBe(400);
});

test.each([
  'https://www.test-site.example/',
  'ftp://www.test-site.example/',
  'file:///etc/passwd',
  'http://u:p@x.example/',
])('a request for %s is refused', async (url) => {
  const { proxy } = await proxyWith();
  expect((await requestThrough(proxy, url)).status).toBe(403);
});

test('the proxy does not lead to itself, even where this machine may be reached', async () => {
  const { proxy } = await proxyWith(createGuard({ resolve: async () => ['127.0.0.1'], reachable: () => true }));
  const { port } = new URL(proxy.server);

  expect((await requestThrough(proxy, `http://127.0.0.1:${port}/`)).status).toBe(403);
  expect((await connectThrough(proxy, `www.test-site.example:${port}`)).status).toBe(403);
  expect((await connectThrough(proxy, `0.0.0.0:${port}`)).status).toBe(403);
});

test('websockets without TLS are passed on', async () => {
  const server = createServer();
  server.on('upgrade', (request, socket) => {
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nx-path: ${request.url}\r\n\r\n`,
    );
    socket.pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({ close: () => void server.close() });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { proxy } = await proxyWith();
  const { hostname, port: proxyPort } = new URL(proxy.server);

  const socket = connect(Number(proxyPort), hostname);
  const basic = Buffer.from(`${proxy.username}:${proxy.password}`).toString('base64');
  socket.write(
    `GET http://ws.test-site.example:${port}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n`,
  );
  socket.write(`Proxy-Authorization: Basic ${basic}\r\n\r\n`);
  const [head] = await once(socket, 'data');
  socket.write('echo');
  const [echo] = await once(socket, 'data');
  socket.destroy();

  expect(String(head)).toContain('101');
  expect(String(head)).toContain('x-path: /socket');
  expect(String(echo)).toBe('echo');
});

test('a host that is not there is told from one that is refused', async () => {
  const { proxy } = await proxyWith();
  const site = await startSite();
  await site.close();

  const unknown = await requestThrough(proxy, 'http://nowhere.example.com/');
  const gone = await connectThrough(proxy, `www.test-site.example:${site.port}`);

  expect(unknown).toMatchObject({ status: 502, headers: { 'proxy-status': 'scan; error=dns_error' } });
  expect(gone).toMatchObject({ status: 502, headers: { 'proxy-status': 'scan; error=destination_unavailable' } });
  expect(proxy.refused).toEqual([]);
});

test('once the budget is used up, everything ends and nothing begins', async () => {
  const site = await siteWith((_, response) => {
    const pour = () => {
      while (response.write(Buffer.alloc(16_384)));
    };
    response.on('drain', pour);
    pour();
  });
  const { proxy, budget } = await proxyWith(localGuard(), 1_000_000);

  const { socket } = await connectThrough(proxy, `www.test-site.example:${site.port}`);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const received = await allOf(socket);

  expect(budget.ending).toBe('bytes');
  expect(received.length).toBeLessThan(2_000_000);
  await expect(requestThrough(proxy, site.url('/'))).rejects.toThrow();
  expect(site.connections()).toBe(1);
});

test('closing ends what goes through it', async () => {
  const site = await siteWith((_, response) => response.write('and then nothing'));
  const { proxy } = await proxyWith();
  const { socket } = await connectThrough(proxy, `www.test-site.example:${site.port}`);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');

  const ended = allOf(socket);
  await proxy.close();

  await ended;
  await expect(requestThrough(proxy, site.url('/'))).rejects.toThrow('ECONNREFUSED');
});

async function allOf(socket: NodeJS.ReadableStream): Promise<string> {
  let received = '';
  try {
    for await (const chunk of socket) received += String(chunk);
  } catch {
    // The other end closed the connection, which some of these tests expect.
  }
  return received;
}
