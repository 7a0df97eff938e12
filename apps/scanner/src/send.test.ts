import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuard } from './guard.ts';
import { postOnce } from './send.ts';

let server: Server;
const url = (path: string) => `http://hooks.example:${(server.address() as AddressInfo).port}${path}`;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/silent') return;
    if (request.url === '/endless') {
      const more = (): void =>
        void (response.write('x'.repeat(16_384)) ? setImmediate(more) : response.once('drain', more));
      more();
      return;
    }
    if (request.url === '/broken') return void request.socket.destroy();
    request.pipe(response.writeHead(201));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const reachable = (host: string) => host === '127.0.0.1';
const guard = createGuard({ resolve: async () => ['127.0.0.1'], reachable });
const order = { headers: { 'content-type': 'text/plain' }, body: 'Hello', ms: 5000, maxBytes: 65_536 };

test('what is posted arrives, and the answer comes back', async () => {
  const sent = await postOnce(guard, url('/echo'), order);
  expect(sent).toEqual({ status: 201, body: Buffer.from('Hello') });
});

test('an answer without end is cut at the cap', async () => {
  const sent = await postOnce(guard, url('/endless'), order);
  expect('body' in sent && sent.body.length).toBe(65_536);
});

test.each([
  ['time', '/silent', guard, { ...order, ms: 100 }],
  ['connection', '/broken', guard, order],
  ['address', '/echo', createGuard({ resolve: async () => ['127.0.0.1'] }), order],
  ['name', '/echo', createGuard({ resolve: async () => [], reachable }), order],
] as const)('why nothing came back is said: %s', async (failure, path, through, given) => {
  expect(await postOnce(through, url(path), given)).toEqual({ failure });
});

test('a name that is nobody’s is refused before it is looked up', async () => {
  expect(await postOnce(guard, 'http://localhost/', order)).toEqual({ failure: 'address' });
});
