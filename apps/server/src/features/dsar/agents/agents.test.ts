import type { Answer, dsarAgents } from '@app/contract';
import { createGuard } from '@app/scanner';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { drpAgent } from '#test/drp-agent.ts';
import { requestersOf } from '#test/dsar.ts';

const app = testApp({ limits: 'off', guard: createGuard({ reachable: (host) => host === '127.0.0.1' }) });
const people = requestersOf(app);
const requestsUrl = '/v1/data-rights-request';

let server: Server;
let answerWith = 200;
const callbacks: { readonly url: string; readonly body: Record<string, string> }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      if (answerWith === 200) callbacks.push({ url: request.url ?? '', body: JSON.parse(text) });
      response.writeHead(answerWith).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => server.close());
const callbackUrl = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

/** Runs what is due after a time. Workers go by the clock of the database. */
async function later(milliseconds: number): Promise<void> {
  app.clock.forward(milliseconds);
  await app.owner.query('update graphile_worker._private_jobs set run_at = now() where run_at <= $1', [
    app.clock.now(),
  ]);
  await app.runJobs();
}

const newAgent = (agentId?: string) => drpAgent(() => app.http, app.clock.now, agentId);

/** A site with a connected agent that has its token. */
async function connected(given: { readonly isRelied?: boolean } = {}) {
  const form = await people.aForm();
  const agent = newAgent();
  const path = `/api/v1/sites/${form.siteId}/dsar-form/agents`;
  const body = { agentId: agent.agentId, name: 'Stand-in Agent', verifyKey: agent.verifyKey, ...given };
  const added = await form.owner.post(path, body);
  expect(added.statusCode, added.body).toBe(201);
  const { id } = added.json<Answer<typeof dsarAgents.add>>();
  const { business } = (await form.owner.get(path)).json<Answer<typeof dsarAgents.list>>();
  const setUp = await agent.setUp(business.id);
  expect(setUp.statusCode, setUp.body).toBe(200);
  const token = setUp.json()['token'] ?? '';
  const send = (more: object = {}, by = token) =>
    agent.call('POST', requestsUrl, by, agent.signed(agent.exercise(business.id, more)));
  const status = async (requestId: string, by = token) => agent.call('GET', `${requestsUrl}/${requestId}`, by);
  return { ...form, agent, id, path, body, business, token, send, status };
}

test('an agent sets up its token once, and it is stored as a hash', async () => {
  const { agent, token, owner, path, business, accountId } = await withAccount();
  expect(business.id).toMatch(/^[A-Z_]{20,}$/);
  expect((await agent.call('GET', `/v1/agent/${agent.agentId}`, token)).json()).toEqual({});
  expect((await agent.call('GET', '/v1/agent/ANOTHER', token)).statusCode).toBe(403);
  expect((await agent.call('GET', `/v1/agent/${agent.agentId}`)).json()).toMatchObject({ code: '401' });
  const [row] = await app.stored('dsarAgent', { accountId });
  expect(JSON.stringify(row)).not.toContain(token);
  const { agents } = (await owner.get(path)).json<Answer<typeof dsarAgents.list>>();
  expect(agents).toMatchObject([{ agentId: agent.agentId, isRelied: false, verifyKey: agent.verifyKey }]);
  expect(agents[0]?.tokenAt).not.toBeNull();
  // A second one replaces the first.
  app.clock.forward(1000);
  const again = (await agent.setUp(business.id)).json()['token'];
  expect(again).not.toBe(token);
  expect((await agent.call('GET', `/v1/agent/${agent.agentId}`, token)).statusCode).toBe(401);
});

async function withAccount() {
  const all = await connected();
  return { ...all, accountId: all.owner.accountId };
}

test('an action becomes a request of an authorized agent, with the clock of California', async () => {
  app.clock.set('2026-12-01T18:00:00.000Z');
  const { owner, send, status } = await connected();
  const sent = await send({ exercise: 'access', 'agent-request-id': 'foo-1' });
  expect(sent.statusCode, sent.body).toBe(200);
  const { request_id: id = '' } = sent.json();
  expect(sent.json()).toMatchObject({
    agent_request_id: 'foo-1',
    status: 'in_progress',
    reason: 'need_user_verification',
    expected_by: '2027-01-04T23:59:59.000Z',
  });
  const request = await people.read(owner, id);
  expect(request).toMatchObject({
    channel: 'agent',
    requesterFor: 'agent',
    name: 'Ana Canary',
    email: 'ana.canary@example.com',
    place: 'US-CA',
    rights: ['access'],
    isConfirmed: false,
    agent: { name: 'Stand-in Agent', exercise: 'access', verified: ['email'], callback: null },
  });
  // The owner works in Germany, whose law has the shorter clock.
  expect(request.laws.map((law) => law.id)).toEqual(['us-ca', 'gdpr']);
  expect(request.deadlines.map(({ day }) => day)).toContain('2027-01-15');
  expect(request.details).toContain('phone_number: +15555550100');
  // The person confirms by the code of a mail; the link of the status opens the field for it alone.
  const { code, key } = await people.mailed('ana.canary@example.com');
  expect(sent.json()['user_verification_url']).not.toContain(key);
  await people.press(key, { action: 'confirm', code });
  expect((await status(id)).json()).toMatchObject({ status: 'open' });
  await people.stepped(owner, id, { action: 'begin' });
  expect((await status(id)).json()).toMatchObject({ status: 'in_progress', expected_by: '2027-01-04T23:59:59.000Z' });
});

test.each([
  ['access', ['access']],
  ['access:categories', ['access']],
  ['access:specific', ['portability']],
  ['deletion', ['erasure']],
  ['sale:opt-out', ['opt-out']],
  ['sale:opt_out', ['opt-out']],
])('%s is the right to %s', async (exercise, rights) => {
  const { owner, send } = await connected();
  const { request_id: id = '' } = (await send({ exercise })).json();
  expect(await people.read(owner, id)).toMatchObject({ rights });
});

test('an opt-out needs no proof, and what a trusted agent verified is one', async () => {
  const one = await connected();
  expect((await one.send({ exercise: 'sale:opt-out' })).json()).toMatchObject({ status: 'open' });
  const other = await connected({ isRelied: true });
  const { request_id: id = '' } = (await other.send()).json();
  const request = await people.read(other.owner, id);
  expect(request.isConfirmed).toBe(true);
  expect(request.steps.map(({ kind }) => kind)).toContain('agent-verified');
  const unverified = (await other.send({ email_verified: false })).json();
  expect(unverified).toMatchObject({ reason: 'need_user_verification' });
});

/** A site that holds all data of visitors here, and a visitor with a consent for whom an agent asks. */
async function answering(given: { readonly isRelied: boolean }) {
  const all = await connected(given);
  await all.owner.put(`/api/v1/sites/${all.siteId}/dsar-form`, { isPublished: true, answersItself: true });
  const consent = { subject: { email: 'ana.canary@example.com' }, preferences: { newsletter: true } };
  expect((await all.owner.post(`/api/v1/sites/${all.siteId}/consents`, consent)).statusCode).toBe(201);
  const sendAndWait = async (more: object) => {
    const { request_id: id = '' } = (await all.send(more)).json();
    await later(120_000);
    return { id, request: await people.read(all.owner, id) };
  };
  return { ...all, sendAndWait };
}

test('D2: a request of a trusted agent is answered by itself, to the person, as far as the degree of its check allows', async () => {
  const { sendAndWait, status } = await answering({ isRelied: true });
  // Specific pieces need a high degree (CCPA regulations § 7062(c)), which no agent's check is.
  const specific = await sendAndWait({ exercise: 'access:specific' });
  expect(specific.request).toMatchObject({ state: 'received', identity: { needed: 'high', reached: 'reasonable' } });
  const { id, request } = await sendAndWait({ exercise: 'deletion' });
  expect(request).toMatchObject({ state: 'answered', outcome: 'answered' });
  expect(request.steps.filter(({ kind }) => kind === 'sent-answer')).toMatchObject([{ who: 'product', by: null }]);
  expect((await people.mailed('ana.canary@example.com')).subject).toContain(request.number);
  const told = (await status(id)).json();
  expect(told).toMatchObject({ status: 'fulfilled' });
  expect(JSON.stringify(told)).not.toMatch(/newsletter|results/);
});

test.each([
  ['the agent is not relied on', { isRelied: false }, {}],
  [
    'it verified another fact than the address',
    { isRelied: true },
    { email_verified: false, phone_number_verified: true },
  ],
])('D2: a request of an agent waits for the team where %s', async (_, given, more) => {
  const { sendAndWait } = await answering(given);
  const { request } = await sendAndWait({ exercise: 'deletion', ...more });
  expect(request.state).toBe('received');
  expect(request.letters.map(({ kind }) => kind)).not.toContain('answer');
});

describe('nothing changes', () => {
  const stranger = newAgent('STAND_IN_AGENT');
  type Connected = Awaited<ReturnType<typeof connected>>;
  const minutes = (count: number) => new Date(app.clock.now().getTime() + count * 60_000).toISOString();
  const cases: Record<string, readonly [number, (all: Connected) => Promise<{ readonly statusCode: number }>]> = {
    'by the key of another': [
      403,
      ({ agent, token, business }) =>
        agent.call('POST', requestsUrl, token, stranger.signed(agent.exercise(business.id))),
    ],
    'for another agent': [403, ({ send }) => send({ 'agent-id': 'ANOTHER' })],
    'for another business': [403, ({ send }) => send({ 'business-id': 'ANOTHER' })],
    'after it expired': [400, ({ send }) => send({ 'issued-at': minutes(-20), 'expires-at': minutes(-10) })],
    'before it is issued': [400, ({ send }) => send({ 'issued-at': minutes(10), 'expires-at': minutes(20) })],
    'for longer than half an hour': [400, ({ send }) => send({ 'expires-at': minutes(60) })],
    'without times': [400, ({ send }) => send({ 'issued-at': undefined })],
    'by an action that is none here': [400, ({ send }) => send({ exercise: 'sale:opt-in' })],
    'under another regime': [400, ({ send }) => send({ regime: 'gdpr' })],
    'without anybody': [400, ({ send }) => send({ name: undefined, email: undefined, phone_number: undefined })],
    'with an address inside of the network': [400, ({ send }) => send({ status_callback: 'ftp://10.0.0.1/' })],
    'without a token': [401, ({ send }) => send({}, 'x'.repeat(43))],
    'with more than 48 KiB': [413, ({ send }) => send({ power_of_attorney: 'x'.repeat(60_000) })],
    'in a body that is no message': [403, ({ agent, token }) => agent.call('POST', requestsUrl, token, 'hello')],
    'that is signed and no JSON': [
      400,
      ({ agent, token }) => agent.call('POST', requestsUrl, token, agent.signed('x')),
    ],
  };
  test.each(Object.entries(cases))('%s', async (_, [statusCode, send]) => {
    const all = await connected();
    const answer = await send(all);
    expect(answer.statusCode).toBe(statusCode);
    expect(await people.requests(all.owner)).toEqual([]);
    expect(await app.stored('dsarKeyUse', { siteId: all.siteId })).toHaveLength(1);
  });

  test('when a message is replayed, also at once, and the answer to a repeated request is the one that is there', async () => {
    const { agent, token, business, owner } = await connected();
    const message = agent.signed(agent.exercise(business.id, { 'agent-request-id': 'once' }));
    const sent = await Promise.all([1, 2, 3].map(() => agent.call('POST', requestsUrl, token, message)));
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const again = await Promise.all(
      [1, 2].map(() =>
        agent.call(
          'POST',
          requestsUrl,
          token,
          agent.signed(agent.exercise(business.id, { 'agent-request-id': 'once', nonce: Math.random() })),
        ),
      ),
    );
    const ids = [...sent, ...again].flatMap((answer) => (answer.statusCode === 200 ? answer.json()['request_id'] : []));
    expect(new Set(ids).size).toBe(1);
    expect(await people.requests(owner)).toHaveLength(1);
  });

  test('when a set-up is not right, and its answer says nothing', async () => {
    const { agent, business, siteId } = await connected();
    app.clock.forward(1000);
    const message = agent.signed(agent.envelope(business.id));
    const url = `/v1/agent/${agent.agentId}`;
    expect((await agent.call('POST', url, undefined, message)).statusCode).toBe(200);
    const wrong = [
      await agent.call('POST', url, undefined, message),
      await agent.call('POST', '/v1/agent/ANOTHER', undefined, agent.signed(agent.envelope(business.id))),
      await stranger.setUp(business.id),
      await agent.setUp('CANDOR_NOBODY'),
      await agent.setUp(business.id, { 'expires-at': minutes(-1) }),
      await agent.call('POST', url, undefined, 'x'),
    ];
    expect(new Set(wrong.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(new Set(['403 ']));
    expect(await app.stored('dsarKeyUse', { siteId })).toHaveLength(2);
  });

  test('for the agent of another site', async () => {
    const one = await connected();
    const other = await connected();
    const { request_id: id = '' } = (await one.send()).json();
    expect((await other.status(id)).statusCode).toBe(403);
    expect((await other.status('0198f0c0-0000-7000-8000-000000000000')).body).toBe((await other.status(id)).body);
    const revoked = await other.agent.call('DELETE', `${requestsUrl}/${id}`, other.token, other.agent.signed({}));
    expect(revoked.statusCode).toBe(403);
    const resent = await other.agent.call(
      'POST',
      requestsUrl,
      other.token,
      one.agent.signed(one.agent.exercise(one.business.id)),
    );
    expect(resent.statusCode).toBe(403);
    expect(await people.requests(other.owner)).toEqual([]);
  });
});

test('a request is revoked while it is open, and not after its answer', async () => {
  const { agent, token, owner, send, status } = await connected();
  const { request_id: id = '' } = (await send()).json();
  const revoke = () => agent.call('DELETE', `${requestsUrl}/${id}`, token, agent.signed({ reason: 'Changed my mind' }));
  expect((await revoke()).json()).toMatchObject({ status: 'revoked' });
  expect((await revoke()).json()).toMatchObject({ status: 'revoked' });
  const { state, steps } = await people.read(owner, id);
  expect(state).toBe('withdrawn');
  expect(steps).toContainEqual(
    expect.objectContaining({ kind: 'withdraw', note: 'Changed my mind', who: 'requester' }),
  );
  const { request_id: other = '' } = (await send({ exercise: 'sale:opt-out' })).json();
  await people.stepped(owner, other, { action: 'begin' });
  await people.stepped(owner, other, { action: 'send', letter: { kind: 'answer' } });
  expect((await status(other)).json()).toMatchObject({ status: 'fulfilled' });
  const late = await agent.call('DELETE', `${requestsUrl}/${other}`, token, agent.signed({}));
  expect(late.json()).toEqual({ code: '409', message: 'This request is no longer open.', fatal: true });
});

test.each([
  ['excessive', 'too_many_requests'],
  ['not-identified', 'no_match'],
  ['no-right', 'outside_jurisdiction'],
  ['legal-duty', 'claim_not_covered'],
  ['unfounded', 'other'],
])('a refusal as %s is denied as %s', async (ground, reason) => {
  const { owner, send, status } = await connected({ isRelied: true });
  const { request_id: id = '' } = (await send()).json();
  await people.stepped(owner, id, { action: 'begin' });
  const letter = { kind: 'answer', refused: [{ right: 'erasure', ground }] };
  await people.stepped(owner, id, { action: 'send', letter });
  expect((await status(id)).json()).toMatchObject({ status: 'denied', reason });
});

test('each change is told to the agent, with retries that the team sees, and without anything of the person', async () => {
  const { owner, send } = await connected();
  callbacks.length = 0;
  const { request_id: id = '' } = (
    await send({ exercise: 'sale:opt-out', status_callback: callbackUrl('/told') })
  ).json();
  await app.runJobs();
  expect(callbacks).toEqual([]);
  answerWith = 500;
  await people.stepped(owner, id, { action: 'begin' });
  await app.runJobs();
  const failed = await people.read(owner, id);
  expect(failed.agent?.callback).toMatchObject({ isTold: false, failures: 1, failure: 'status' });
  answerWith = 200;
  await later(61_000);
  expect(callbacks).toMatchObject([{ url: '/told', body: { request_id: id, status: 'in_progress' } }]);
  expect((await people.read(owner, id)).agent?.callback).toMatchObject({ isTold: true, failures: 0 });
  // A note changes nothing for the agent.
  await people.stepped(owner, id, { action: 'note', text: 'A note' });
  await app.runJobs();
  expect(callbacks).toHaveLength(1);
  await people.stepped(owner, id, { action: 'send', letter: { kind: 'answer' } });
  await app.runJobs();
  expect(callbacks.map(({ body }) => body['status'])).toEqual(['in_progress', 'fulfilled']);
  expect(JSON.stringify(callbacks)).not.toMatch(/canary/i);
});

test('a callback does not reach the network of the server', async () => {
  const { owner, send } = await connected();
  const { request_id: id = '' } = (
    await send({ exercise: 'sale:opt-out', status_callback: 'https://192.168.0.1/told' })
  ).json();
  await people.stepped(owner, id, { action: 'begin' });
  await app.runJobs();
  expect((await people.read(owner, id)).agent?.callback).toMatchObject({ failure: 'address' });
});

test('a new key ends the token, and a removed agent opens nothing while its requests stay', async () => {
  const all = await connected();
  const { owner, path, id, agent, token, status, business } = all;
  const { request_id: requestId = '' } = (await all.send()).json();
  expect(
    (await owner.put(`${path}/${id}`, { name: 'Agent', verifyKey: agent.verifyKey, isRelied: true })).statusCode,
  ).toBe(200);
  expect((await status(requestId)).statusCode).toBe(200);
  const renewed = newAgent();
  await owner.put(`${path}/${id}`, { name: 'Renewed', isRelied: true, verifyKey: renewed.verifyKey });
  expect((await status(requestId)).statusCode).toBe(401);
  expect((await agent.setUp(business.id)).statusCode).toBe(403);
  const fresh = (await renewed.setUp(business.id)).json()['token'] ?? '';
  expect((await status(requestId, fresh)).statusCode).toBe(200);
  expect((await owner.delete(`${path}/${id}`)).statusCode).toBe(204);
  expect((await status(requestId, fresh)).statusCode).toBe(401);
  expect(token).not.toBe(fresh);
  expect(await people.requests(owner)).toHaveLength(1);
});

test('keys are 32 bytes of a real point, and an id is connected once', async () => {
  const { owner, path, body } = await connected();
  const add = async (more: object) => (await owner.post(path, { ...body, ...more })).json();
  expect(await add({})).toMatchObject({ code: 'dsar-agent.taken' });
  const zero = Buffer.alloc(32).toString('base64');
  for (const verifyKey of [zero, 'x'.repeat(44), Buffer.alloc(31).toString('base64').padEnd(44, '=')])
    expect(await add({ agentId: 'OTHER', verifyKey })).toMatchObject({ code: 'dsar-agent.key' });
  const stranger = await app.signUp();
  expect((await stranger.get(path)).statusCode).toBe(404);
});

test('D11: what an agent sent is in no log or queue, and gone with the request', async () => {
  const { owner, send, status } = await connected();
  const more = { 'agent-request-id': 'canary-id', status_callback: callbackUrl('/canary'), exercise: 'sale:opt-out' };
  const { request_id: id = '' } = (await send(more)).json();
  await people.stepped(owner, id, { action: 'begin' });
  const jobs = await app.owner.query('select * from graphile_worker._private_jobs');
  expect(JSON.stringify([jobs.rows, app.log])).not.toMatch(/canary/i);
  await app.runJobs();
  await app.owner.query('update dsar_request set forget_on = $1 where id = $2', ['2020-01-01', id]);
  await app.runScheduled('dsar.forget');
  const rows = [
    ...(await app.stored('dsarAgentRequest', { requestId: id })),
    ...(await app.stored('dsarRequest', { id })),
  ];
  expect(JSON.stringify(rows)).not.toMatch(/canary/i);
  expect((await status(id)).json()).toMatchObject({ status: 'expired' });
});
