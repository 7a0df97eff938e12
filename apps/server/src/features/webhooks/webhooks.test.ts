import { createGuard } from '@app/scanner';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { fromPage, fromServer, siteWithKeys, subjectOf } from '#test/consents.ts';

type Received = { readonly headers: Record<string, string>; readonly body: string; readonly path: string };

// The test receiver is on this machine, like a developer's.
let server: Server;
const nothing: Received = { headers: {}, body: '', path: '' };
let received: Received[] = [];
let answer: { status: number; body?: string; headers?: Record<string, string> } = { status: 204 };
const address = (path = '/hook') => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

beforeAll(async () => {
  server = createServer((request, response) => {
    void textOf(request).then((body) => {
      received.push({ headers: request.headers as Record<string, string>, body, path: request.url ?? '' });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
  answer = { status: 204 };
});

const app = testApp({ limits: 'off', guard: createGuard({ reachable: (host) => host === '127.0.0.1' }) });
const second = 1000;
const hour = 3_600_000;

test('what arrives is signed as Standard Webhooks says, and says no more than ids and kinds', async () => {
  const { owner, siteId, pub } = await siteWithKeys(app);
  const { secret } = await anEndpoint(owner, { types: ['consent.recorded'] });
  const kept = await fromPage(app, pub, {
    subject: { email: 'ada@example.com', first_name: 'Ada' },
    legal_notices: [{ identifier: 'privacy_policy' }],
    preferences: { newsletter: true },
  });
  await announced();

  const [one] = received;
  expect(received).toHaveLength(1);
  const verified = new Webhook(secret).verify(one?.body ?? '', one?.headers ?? {}) as Payload;
  const { id } = kept.json<{ id: string }>();
  const subject = await subjectOf(app, kept);
  expect(verified).toMatchObject({
    type: 'consent.recorded',
    data: { consent: id, site: siteId, subject, kind: 'consent', source: 'public', verified: false, claimed: true },
  });
  expect(verified.data['notices']).toEqual([{ identifier: 'privacy_policy', version: null }]);
  expect(one?.body).not.toContain('ada@');
  expect(one?.body).not.toContain('newsletter');
  // A body with one more character is refused.
  expect(() => new Webhook(secret).verify(`${one?.body} `, one?.headers ?? {})).toThrow(/signature/i);
});

test('an endpoint is told of what it asked for: types, sites, and nothing of before', async () => {
  const shop = await siteWithKeys(app);
  await fromPage(app, shop.pub, { subject: { id: 'before' } });
  await announced();
  const blog = await shop.owner.post('/api/v1/sites', { name: 'blog.example', type: 'Site', languages: ['en'] });
  const blogId = blog.json<{ id: string }>().id;
  await anEndpoint(shop.owner, { types: ['consent.withdrawn'] });
  await anEndpoint(shop.owner, { url: address('/blog'), types: ['consent.withdrawn'], siteIds: [blogId] });
  const off = await anEndpoint(shop.owner, { url: address('/off'), types: ['consent.withdrawn'] });
  await shop.owner.patch(`/api/v1/webhooks/${off.id}`, { active: false });

  await fromServer(app, shop.prv, { subject: { id: 'after' } });
  await fromServer(app, shop.prv, { kind: 'withdrawal', subject: { id: 'after' } });
  await announced();
  await announced();

  expect(received.map(({ path, body }) => [path, (JSON.parse(body) as Payload).type])).toEqual([
    ['/hook', 'consent.withdrawn'],
  ]);
});

test('after an error it is tried again as the standard says, under the same id, and given up at last', async () => {
  const owner = await app.signUp();
  const endpoint = await anEndpoint(owner);
  answer = { status: 500, body: 'Out of order' };
  const begun = tomorrow();
  const { id } = await sendTest(owner, endpoint.id);
  await app.runJobs();
  expect(await readDelivery(owner, endpoint.id, id)).toMatchObject({
    status: 'pending',
    attempts: 1,
    nextAt: new Date(begun + 5 * second).toISOString(),
    tries: [{ number: 1, statusCode: 500, failure: 'status', answer: 'Out of order' }],
  });

  await pass(4 * second);
  expect(received).toHaveLength(1);
  await pass(1 * second);
  expect(received).toHaveLength(2);
  answer = { status: 200 };
  await pass(300 * second);
  expect(await readDelivery(owner, endpoint.id, id)).toMatchObject({ status: 'delivered', attempts: 3, nextAt: null });
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const times = received.map(({ headers }) => Number(headers['webhook-timestamp']));
  expect(times.map((time) => time - Math.floor(begun / 1000))).toEqual([0, 5, 305]);

  received = [];
  answer = { status: 503 };
  const lost = await sendTest(owner, endpoint.id);
  await app.runJobs();
  for (const wait of [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]) await pass(wait * second);
  expect(await readDelivery(owner, endpoint.id, lost.id)).toMatchObject({ status: 'failed', attempts: 10 });
  await pass(48 * hour);
  expect(received).toHaveLength(10);
});

test('a receiver that says when to come again is not asked before, nor forgotten for longer than a day', async () => {
  const owner = await app.signUp();
  const endpoint = await anEndpoint(owner);
  const begun = tomorrow();
  const later = (ms: number) => new Date(begun + ms);
  for (const [retryAfter, due] of [
    ['120', 120 * second],
    [later(600 * second).toUTCString(), Math.floor((begun + 600 * second) / 1000) * 1000 - begun],
    // Shorter than the usual delay, longer than a day, and values without a meaning.
    ['1', 5 * second],
    ['999999999', 24 * hour],
    ['soon', 5 * second],
    [later(-hour).toUTCString(), 5 * second],
  ] as const) {
    answer = { status: 429, headers: { 'retry-after': retryAfter } };
    const { id } = await sendTest(owner, endpoint.id);
    await app.runJobs();
    expect(await readDelivery(owner, endpoint.id, id), retryAfter).toMatchObject({
      status: 'pending',
      nextAt: later(due).toISOString(),
    });
  }
  received = [];
  answer = { status: 204 };
  await pass(119 * second);
  const early = received.length;
  await pass(1 * second);
  expect([early, received.length]).toEqual([3, 4]);
  app.clock.set(new Date());
});

test('redirects are not followed, and answers are kept short', async () => {
  const owner = await app.signUp();
  const endpoint = await anEndpoint(owner);
  answer = { status: 302, headers: { location: address('/elsewhere') }, body: 'x'.repeat(3000) };
  const { id } = await sendTest(owner, endpoint.id);
  await app.runJobs();

  expect(received.map(({ path }) => path)).toEqual(['/hook']);
  const [tried] = (await readDelivery(owner, endpoint.id, id)).tries;
  expect(tried).toMatchObject({ statusCode: 302, failure: 'redirect' });
  expect(tried?.answer).toBe('x'.repeat(1024));
});

test('what failed is sent again: one, or all since a time', async () => {
  const owner = await app.signUp();
  const endpoint = await anEndpoint(owner);
  answer = { status: 410 };
  const [first, other] = [await sendTest(owner, endpoint.id), await sendTest(owner, endpoint.id)];
  await app.runJobs();
  // 410 Gone: the endpoint is disabled at the first response, and pending deliveries are given up.
  expect(await endpointOf(owner, endpoint.id)).toMatchObject({ active: false, disabled: 'gone' });
  expect(await readDelivery(owner, endpoint.id, first.id)).toMatchObject({ status: 'failed' });
  const path = `/api/v1/webhooks/${endpoint.id}`;
  expect((await owner.post(`${path}/deliveries/${first.id}/replay`, {})).json()).toMatchObject({
    code: 'webhook.inactive',
  });

  await owner.patch(path, { active: true });
  received = [];
  answer = { status: 200 };
  expect((await owner.post(`${path}/deliveries/${first.id}/replay`, {})).statusCode).toBe(202);
  await app.runJobs();
  expect(await readDelivery(owner, endpoint.id, first.id)).toMatchObject({ status: 'delivered' });
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([first.messageId]);

  const late = await owner.post(`${path}/replay`, { since: new Date(app.clock.now().getTime() + hour).toISOString() });
  expect(late.json()).toEqual({ replayed: 0 });
  const since = new Date(app.clock.now().getTime() - hour).toISOString();
  expect((await owner.post(`${path}/replay`, { since })).json()).toEqual({ replayed: 1 });
  await app.runJobs();
  expect(await readDelivery(owner, endpoint.id, other.id)).toMatchObject({ status: 'delivered' });
  const listed = await owner.get(`${path}/deliveries?status=failed`);
  expect(listed.json()).toEqual({ deliveries: [], next: null });
});

test('for a day after a rotation both secrets verify, then the new one alone', async () => {
  const owner = await app.signUp();
  const { id, secret } = await anEndpoint(owner);
  const rotated = (await owner.post(`/api/v1/webhooks/${id}/secret`, {})).json<{ secret: string }>();
  expect(rotated.secret).not.toBe(secret);
  expect(rotated.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const sent = async () => {
    await sendTest(owner, id);
    await app.runJobs();
    const { headers, body } = received.at(-1) ?? nothing;
    const [messageId = '', at = ''] = [headers['webhook-id'], headers['webhook-timestamp']];
    const by = (key: string) => new Webhook(key).sign(messageId, new Date(Number(at) * 1000), body);
    return { signatures: headers['webhook-signature']?.split(' '), old: by(secret), next: by(rotated.secret) };
  };
  app.clock.forward(23 * hour);
  const during = await sent();
  expect(during.signatures).toEqual([during.next, during.old]);
  app.clock.forward(1 * hour);
  const after = await sent();
  expect(after.signatures).toEqual([after.next]);
  app.clock.set(new Date());
  // No table contains the secret.
  expect(JSON.stringify(await app.stored('webhookEndpoint', { id }))).not.toContain(secret.slice(6));
});

test('an endpoint that fails for five days is switched off, and its owner is told', async () => {
  const owner = await app.signUp();
  await app.owner.query('update person set email_verified_at = now() where id = $1', [owner.id]);
  const { id: projectId } = (await owner.post('/api/v1/projects', { name: 'One client' })).json();
  const guest = await app.join(await app.signUp(), owner, 'editor', projectId);
  const { id } = await anEndpoint(owner);
  answer = { status: 500 };
  await sendTest(owner, id);
  await app.runJobs();
  await pass(4 * 24 * hour);
  expect(await endpointOf(owner, id)).toMatchObject({ active: true });
  await sendTest(owner, id);
  await pass(25 * hour);
  expect(await endpointOf(owner, id)).toMatchObject({ active: false, disabled: 'failing' });
  const mail = await app.outbox.last(owner.email);
  expect(mail.subject).toBe(`Webhooks to ${new URL(address()).host} were turned off`);
  expect(mail.text).toContain('http://localhost:3000/en/account/webhooks');
  expect((await app.outbox.all()).filter(({ to }) => to === guest.email).map(({ subject }) => subject)).not.toContain(
    mail.subject,
  );

  await owner.patch(`/api/v1/webhooks/${id}`, { active: true });
  expect(await endpointOf(owner, id)).toMatchObject({ active: true, disabled: null, failingSince: null });
});

test('a new version of a document is announced', async () => {
  const { owner, siteId } = await siteWithKeys(app);
  await anEndpoint(owner, { types: ['document.published'] });
  await owner.put(`/api/v1/sites/${siteId}/owner`, {
    name: 'Corner Coffee Ltd',
    email: 'privacy@example.com',
    address: '1 High Street, Cork',
    country: 'IE',
  });
  const made = await owner.post(`/api/v1/sites/${siteId}/documents`, { type: 'privacy_policy', languages: ['en'] });
  const documentId = made.json<{ id: string }>().id;
  const published = await owner.post(`/api/v1/documents/${documentId}/publish`, {});
  expect(published.statusCode, published.body).toBe(200);
  await app.runJobs();
  expect(received.map(({ body }) => JSON.parse(body) as Payload)).toMatchObject([
    { type: 'document.published', data: { document: documentId, site: siteId, type: 'privacy_policy', version: 1 } },
  ]);
});

test('a person who is changed or erased is announced by id', async () => {
  const { owner, siteId, prv } = await siteWithKeys(app);
  await anEndpoint(owner, { types: ['subject.updated', 'subject.erased'] });
  const kept = await fromServer(app, prv, { subject: { email: 'ada@example.com' } });
  const { subject_id: subject } = kept.json<{ subject_id: string }>();
  const path = `/api/v1/sites/${siteId}/subjects/${subject}`;
  await owner.patch(path, { fullName: 'Ada Lovelace' });
  await app.runJobs();
  await owner.post(`${path}/erasure`, { mode: 'everything' });
  await app.runJobs();
  const told = received.map(({ body }) => JSON.parse(body) as Payload);
  expect(told.map(({ type, data }) => ({ type, data }))).toEqual([
    { type: 'subject.updated', data: { subject, site: siteId } },
    { type: 'subject.erased', data: { subject, site: siteId } },
  ]);
});

test('yesterday’s choices come as counts of each site, once', async () => {
  const { owner, siteId } = await siteWithKeys(app);
  await anEndpoint(owner, { types: ['preferences.summary'] });
  app.clock.set('2027-03-02T03:20:00Z');
  await app.owner.query(
    `insert into preference_day select $1, $2, 'all', '2027-03-01T00:00:00Z', '',
      5, 3, 0, 0, 0, 0, 1, 8, 5, 8, 5, 8, 5, 8, 5, 0, 0, 0`,
    [owner.accountId, siteId],
  );
  await app.runScheduled('webhooks.announce-summaries');
  await app.runScheduled('webhooks.announce-summaries');
  expect(received.map(({ body }) => JSON.parse(body) as Payload)).toMatchObject([
    {
      type: 'preferences.summary',
      data: {
        site: siteId,
        day: '2027-03-01',
        choices: { total: 9, accept: 5, reject: 3, withdraw: 1 },
        purposes: { marketing: { decided: 8, granted: 5 } },
      },
    },
  ]);
  app.clock.set(new Date());
});

test('deliveries are forgotten after thirty days', async () => {
  const owner = await app.signUp();
  const { id } = await anEndpoint(owner);
  app.clock.set(new Date());
  await sendTest(owner, id);
  await app.runJobs();
  app.clock.forward(29 * 24 * hour);
  await app.runScheduled('webhooks.forget');
  expect(await app.stored('webhookDelivery', { endpoint_id: id })).toHaveLength(1);
  app.clock.forward(2 * 24 * hour);
  await app.runScheduled('webhooks.forget');
  expect(await app.stored('webhookDelivery', { endpoint_id: id })).toEqual([]);
});

test('with an account its endpoints go, and what waited for them', async () => {
  const owner = await app.signUp();
  await anEndpoint(owner);
  const { id } = await anEndpoint(owner, { url: address('/gone') });
  answer = { status: 500 };
  await sendTest(owner, id);
  await app.runJobs();
  const { email, password, accountId } = owner;
  const gone = await owner.post('/api/v1/account/deletion', { password, confirmation: email });
  expect(gone.statusCode, gone.body).toBe(200);
  received = [];
  await pass(5 * second);
  // Deliveries of other tests in this file may still be pending.
  expect(received.filter(({ path }) => path === '/gone')).toEqual([]);
  for (const table of ['webhookEndpoint', 'webhookDelivery', 'webhookAttempt', 'evidenceCursor']) {
    expect(await app.stored(table, { account_id: accountId }), table).toEqual([]);
  }
  app.clock.set(new Date());
});

type Payload = { readonly type: string; readonly data: Record<string, unknown> };
type Endpoint = { readonly id: string; readonly secret: string };
type Delivery = { readonly id: string; readonly messageId: string; readonly tries: readonly { answer: string }[] };

async function anEndpoint(owner: Person, given: object = {}): Promise<Endpoint> {
  const body = { url: address(), description: 'Shop', types: ['consent.recorded'], ...given };
  const made = await owner.post('/api/v1/webhooks', body);
  expect(made.statusCode, made.body).toBe(201);
  return made.json<Endpoint>();
}

async function sendTest(owner: Person, endpointId: string): Promise<Delivery> {
  const sent = await owner.post(`/api/v1/webhooks/${endpointId}/test`, {});
  expect(sent.statusCode, sent.body).toBe(202);
  return sent.json<Delivery>();
}

async function readDelivery(owner: Person, endpointId: string, id: string): Promise<Delivery> {
  return (await owner.get(`/api/v1/webhooks/${endpointId}/deliveries/${id}`)).json<Delivery>();
}

async function endpointOf(owner: Person, id: string) {
  const { endpoints } = (await owner.get('/api/v1/webhooks')).json<{ endpoints: Endpoint[] }>();
  return endpoints.find((endpoint) => endpoint.id === id);
}

/** Adds consents to the tree, and announces and delivers them. */
async function announced(): Promise<void> {
  await app.runScheduled('evidence.sequence');
  await app.runScheduled('webhooks.announce-consents');
}

/** Stops the clock a day ahead of the queue's own clock, so that nothing is due before `pass` is called. */
function tomorrow(): number {
  const at = Date.now() + 24 * hour;
  app.clock.set(new Date(at));
  return at;
}

/** Advances the clock, and runs what is due by then. */
async function pass(milliseconds: number): Promise<void> {
  app.clock.forward(milliseconds);
  await app.owner.query('update graphile_worker._private_jobs set run_at = now() where run_at <= $1', [
    app.clock.now(),
  ]);
  await app.runJobs();
}

function textOf(request: IncomingMessage): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => (text += part));
  request.on('end', () => resolve(text));
  return promise;
}
