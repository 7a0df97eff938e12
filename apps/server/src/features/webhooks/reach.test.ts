import { createGuard } from '@app/scanner';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

// All names resolve to this machine, as an attacker could make theirs do; the rules for reachable addresses are the
// usual ones.
const app = testApp({ limits: 'off', guard: createGuard({ resolve: async () => ['127.0.0.1'] }) });

let server: Server;
let asked = 0;
const port = () => (server.address() as AddressInfo).port;

beforeAll(async () => {
  server = createServer((_, response) => {
    asked += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => server.close());

const types = ['consent.recorded'];

test.each([
  ['http://127.0.0.1:8080/in', 'field.private-address'],
  ['http://[::1]/in', 'field.private-address'],
  ['https://169.254.169.254/latest/meta-data', 'field.private-address'],
  ['https://10.0.0.1/in', 'field.private-address'],
  ['https://2130706433/in', 'field.private-address'],
  ['https://localhost/in', 'field.private-address'],
  ['https://database.internal/in', 'field.private-address'],
  ['https://hooks.example.com:25/in', 'field.private-address'],
  ['http://hooks.example.com/in', 'field.https-url'],
  ['ftp://hooks.example.com/in', 'field.https-url'],
  ['https://user:secret@hooks.example.com/in', 'field.https-url'],
  ['hooks.example.com/in', 'field.https-url'],
])('%s is refused', async (url, code) => {
  const owner = await app.signUp();
  const refused = await owner.post('/api/v1/webhooks', { url, types });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ fields: { url: { code } } });
  const made = await owner.post('/api/v1/webhooks', { url: 'https://hooks.example.com/in', types });
  const changed = await owner.patch(`/api/v1/webhooks/${made.json<{ id: string }>().id}`, { url });
  expect(changed.json()).toMatchObject({ fields: { url: { code } } });
});

test('a name that leads to a private address is not connected to', async () => {
  const owner = await app.signUp();
  const made = await owner.post('/api/v1/webhooks', { url: `https://hooks.example.com:${port()}/in`, types });
  const { id } = made.json<{ id: string }>();
  const sent = await owner.post(`/api/v1/webhooks/${id}/test`, {});
  await app.runJobs();
  const path = `/api/v1/webhooks/${id}/deliveries/${sent.json<{ id: string }>().id}`;
  expect((await owner.get(path)).json()).toMatchObject({
    status: 'pending',
    tries: [{ failure: 'address', statusCode: null, answer: '' }],
  });
  expect(asked).toBe(0);
});

test('an account has twenty endpoints at most, of sites it has', async () => {
  const owner = await app.signUp();
  const add = (given: object = {}) =>
    owner.post('/api/v1/webhooks', { url: 'https://hooks.example.com/in', types, ...given });
  const siteIds = ['01890a5d-ac96-774b-bcce-b302099a8057'];
  expect((await add({ siteIds })).json()).toMatchObject({ code: 'site.not-found' });
  for (let count = 0; count < 20; count += 1) expect((await add()).statusCode).toBe(201);
  const refused = await add();
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'webhook.limit', values: { limit: 20 } });
});
