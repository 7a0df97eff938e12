import type { Answer, dsarProcessors } from '@app/contract';
import { createGuard } from '@app/scanner';
import { createHash } from 'node:crypto';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { anna, requestersOf, requestsPath, type Fields } from '#test/dsar.ts';
import { issued, openDsrProcessor, type Issued } from '#test/opendsr-processor.ts';
import { listed, registerPath } from '#test/register.ts';

const app = testApp({ limits: 'off', guard: createGuard({ reachable: (host) => host === '127.0.0.1' }) });
const people = requestersOf(app);
const path = '/api/v1/dsar-processors';

let good: Issued;
const usual = getCACertificates('default');
beforeAll(() => {
  good = issued();
  setDefaultCACertificates([...usual, good.root]);
});
afterAll(() => setDefaultCACertificates(usual));

type Fill = {
  readonly issuedAs?: Issued;
  readonly rights?: readonly string[];
  readonly more?: object;
  readonly isConfirmed?: boolean;
};

/** A request with one task of a system that is a processor. */
async function aTask({ issuedAs = good, rights = ['erasure'], more = {}, isConfirmed = true }: Fill = {}) {
  const processor = await openDsrProcessor(issuedAs);
  onTestFinished(() => void processor.close());
  const form = await people.aForm();
  const { owner } = form;
  await people.confirmedRegister(owner);
  await inSystem(owner);
  const body = { name: 'Analytics', url: processor.url, identities: [{ type: 'email', format: 'sha256' }], ...more };
  const added = await owner.post(path, body);
  expect(added.statusCode, added.body).toBe(201);
  const { id: processorId } = added.json<Answer<typeof dsarProcessors.add>>();
  await app.runJobs();
  const fields: Fields = { ...anna, 'rights[]': rights, email: 'canary.anna@example.com' };
  const id = isConfirmed ? (await people.aRequest(form, fields)).id : await unconfirmed(form, fields);
  await owner.post(`${requestsPath}/${id}/tasks`, {});
  const { tasks } = await people.read(owner, id);
  const task = tasks.find(({ systems }) => systems.includes('analytics'));
  const taskPath = `${requestsPath}/${id}/tasks/${task?.id}/processor`;
  const send = () => owner.post(taskPath, {});
  const state = async () => {
    const read = (await people.read(owner, id)).tasks.find((one) => one.id === task?.id);
    return { outcome: read?.outcome, ...read?.processor?.requests[0] };
  };
  const tell = (told: ReturnType<typeof processor.callback>, headers = {}) =>
    app.http.inject({ method: 'POST', url: told.path, headers: { ...told.headers, ...headers }, payload: told.text });
  return { processor, owner, form, id, processorId, taskPath, body, send, state, tell };
}

async function unconfirmed(form: { readonly owner: Person; readonly path: string }, fields: Fields): Promise<string> {
  await people.send(form.path, fields);
  return (await people.requests(form.owner))[0]?.id ?? '';
}

/** Names the system of a record. */
async function inSystem(owner: Person): Promise<void> {
  const id = (await listed(owner)).find(({ name }) => name === 'Stripe')?.id;
  const { version, fields } = (await owner.get(`${registerPath}/${id}`)).json();
  const changed = await owner.put(`${registerPath}/${id}`, { version, fields: { ...fields, systems: ['analytics'] } });
  const confirmed = await owner.post(`${registerPath}/${id}/confirmation`, { version: changed.json().version });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
}

/** Workers go by the clock of the database. */
async function later(milliseconds: number): Promise<void> {
  app.clock.forward(milliseconds);
  await app.owner.query('update graphile_worker._private_jobs set run_at = now() where run_at <= $1', [
    app.clock.now(),
  ]);
  await app.runJobs();
}
const hours = 3_600_000;

test('a task goes to its processor by a press, once the identity is known, and its status closes the task', async () => {
  const early = await aTask({ isConfirmed: false });
  expect((await early.send()).json()).toMatchObject({ code: 'dsar.unconfirmed' });
  const { processor, owner, send, state } = await aTask({
    more: { authorization: 'Bearer canary', propertyId: '4711' },
  });
  expect((await send()).statusCode).toBe(200);
  await app.runJobs();
  const hash = createHash('sha256').update('canary.anna@example.com').digest('hex');
  expect(processor.sent).toMatchObject([
    {
      authorization: 'Bearer canary',
      body: {
        regulation: 'gdpr',
        subject_request_type: 'erasure',
        subject_identities: [{ identity_type: 'email', identity_value: hash, identity_format: 'sha256' }],
        extensions: { '127.0.0.1': { property_id: '4711' } },
      },
    },
  ]);
  expect(JSON.stringify(processor.sent)).not.toMatch(/canary\.anna/i);
  expect(await state()).toMatchObject({ outcome: 'open', state: 'pending', isLate: false, failures: 0 });
  // A second press sends nothing again.
  await send();
  await app.runJobs();
  expect(processor.sent).toHaveLength(1);
  processor.state.status = { request_status: 'completed' };
  await later(6 * hours);
  expect(await state()).toMatchObject({ outcome: 'erased', state: 'completed' });
  const { processors } = (await owner.get(path)).json<Answer<typeof dsarProcessors.list>>();
  expect(processors).toMatchObject([{ hasAuthorization: true, check: { failure: null, apiVersion: '2.0' } }]);
  expect(JSON.stringify(processors)).not.toContain('canary');
});

test('a signed callback brings the results as a file, and what comes late changes nothing', async () => {
  const { processor, owner, id, send, state, tell } = await aTask({
    rights: ['access'],
    more: { authorization: 'secret' },
  });
  await send();
  await app.runJobs();
  expect((await tell(processor.callback({ request_status: 'in_progress' }))).statusCode).toBe(202);
  expect(await state()).toMatchObject({ state: 'in_progress', outcome: 'open' });
  const done = { request_status: 'completed', results_url: `${processor.url}/results/1`, results_count: 3 };
  expect((await tell(processor.callback(done))).statusCode).toBe(202);
  await app.runJobs();
  expect(processor.state.fetched).toEqual(['secret']);
  expect(await state()).toMatchObject({ state: 'completed', outcome: 'found' });
  const { files } = await people.read(owner, id);
  expect(files).toMatchObject([{ name: 'Analytics-access.json', from: 'owner', letterId: null }]);
  const file = await owner.get(`${requestsPath}/${id}/files/${files[0]?.id}`);
  expect(file.rawPayload.toString()).toBe(processor.state.results);
  expect((await tell(processor.callback({ request_status: 'pending' }))).statusCode).toBe(202);
  expect(await state()).toMatchObject({ state: 'completed' });
});

describe('a callback counts for nothing', () => {
  type Set = Awaited<ReturnType<typeof aTask>>;
  const completed = { request_status: 'completed' };
  const cases: Record<string, readonly [number, (set: Set) => ReturnType<Set['tell']>]> = {
    'by another key': [403, ({ processor, tell }) => tell(processor.callback(completed, issued().key))],
    'without a signature': [
      403,
      ({ processor, tell }) => tell(processor.callback(completed), { 'x-opendsr-signature': '' }),
    ],
    'of another domain': [
      403,
      ({ processor, tell }) => tell(processor.callback(completed), { 'x-opendsr-processor-domain': 'example.com' }),
    ],
    'with other bytes than were signed': [
      403,
      ({ processor, tell }) => {
        const told = processor.callback({ request_status: 'pending' });
        return tell({ ...told, text: told.text.replace('pending', 'completed') });
      },
    ],
    'of another request': [
      400,
      ({ processor, tell }) =>
        tell(processor.callback({ ...completed, subject_request_id: '0198f0c0-0000-4000-8000-000000000000' })),
    ],
    'for another address': [
      400,
      ({ processor, tell }) => tell(processor.callback({ ...completed, status_callback_url: 'https://example.com/' })),
    ],
    'of an unknown status': [400, ({ processor, tell }) => tell(processor.callback({ request_status: 'lost' }))],
    'at an address of nobody': [
      403,
      ({ processor, tell }) => {
        const told = processor.callback(completed);
        return tell({ ...told, path: told.path.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')) });
      },
    ],
  };
  test.each(Object.entries(cases))('%s', async (_, [statusCode, run]) => {
    const set = await aTask();
    await set.send();
    await app.runJobs();
    const answer = await run(set);
    expect([answer.statusCode, answer.body]).toEqual([statusCode, '']);
    expect(await set.state()).toMatchObject({ state: 'pending', outcome: 'open' });
  });
});

describe('nothing is sent to a processor whose certificate', () => {
  const cases: Record<string, () => Issued> = {
    'nobody knows': () => issued(),
    'is of another domain': () => {
      const other = issued('DNS:example.com');
      setDefaultCACertificates([...usual, good.root, other.root]);
      return other;
    },
    'it signed itself': () => {
      const own = issued('IP:127.0.0.1', '30', 'self-signed');
      setDefaultCACertificates([...usual, good.root, own.certificate]);
      return own;
    },
  };
  test.each(Object.entries(cases))('%s', async (_, make) => {
    onTestFinished(() => setDefaultCACertificates([...usual, good.root]));
    const { processor, send, state, owner } = await aTask({ issuedAs: make() });
    const { processors } = (await owner.get(path)).json<Answer<typeof dsarProcessors.list>>();
    expect(processors).toMatchObject([{ check: { failure: 'untrusted' } }]);
    await send();
    await app.runJobs();
    expect(processor.sent).toEqual([]);
    expect(await state()).toMatchObject({ state: 'waiting', failure: 'untrusted', outcome: 'open' });
  });

  test('is over by the time of the callback', async () => {
    const { processor, send, state, tell } = await aTask();
    await send();
    await app.runJobs();
    const now = app.clock.now().toISOString();
    onTestFinished(() => app.clock.set(now));
    app.clock.forward(40 * 24 * hours);
    expect((await tell(processor.callback({ request_status: 'completed' }))).statusCode).toBe(403);
    app.clock.set(now);
    expect(await state()).toMatchObject({ state: 'pending', outcome: 'open' });
  });
});

test('errors and silence are tried again, seen and count as open', async () => {
  const { processor, owner, id, send, state } = await aTask();
  processor.state.fails = 500;
  await send();
  await app.runJobs();
  expect(await state()).toMatchObject({ state: 'waiting', failures: 1, failure: 'status', outcome: 'open' });
  const answer = await people.step(owner, id, { action: 'send', letter: { kind: 'answer' } });
  expect(answer.json()).toMatchObject({ code: 'dsar.tasks-open' });
  processor.state.fails = 0;
  await later(60_000);
  expect(await state()).toMatchObject({ state: 'pending', failures: 0, failure: null });
  processor.state.status = { request_status: 'pending', expected_completion_time: '2020-01-01T00:00:00Z' };
  await later(6 * hours);
  expect(await state()).toMatchObject({ state: 'pending', isLate: true, outcome: 'open' });
});

test('after many attempts somebody has to press again', async () => {
  const { processor, send, state } = await aTask();
  processor.state.fails = 503;
  await send();
  await app.runJobs();
  for (let tries = 0; tries < 7; tries += 1) await later(24 * hours);
  expect(await state()).toMatchObject({ state: 'failed', failures: 8, outcome: 'open' });
  processor.state.fails = 0;
  await send();
  await app.runJobs();
  expect(await state()).toMatchObject({ state: 'pending', failures: 0 });
});

test('a request is cancelled at the processor, and can be sent again', async () => {
  const { processor, owner, taskPath, send, state } = await aTask();
  expect((await owner.delete(taskPath)).json()).toMatchObject({ code: 'dsar-processor.none' });
  await send();
  await app.runJobs();
  expect((await owner.delete(taskPath)).statusCode).toBe(200);
  expect(await state()).toMatchObject({ state: 'pending', isCancelling: true });
  await app.runJobs();
  expect(processor.state.cancelled).toEqual([processor.sent[0]?.body['subject_request_id']]);
  expect(await state()).toMatchObject({ state: 'cancelled', outcome: 'open' });
  await send();
  await app.runJobs();
  expect(processor.sent).toHaveLength(2);
});

test('what is sent by itself waits for the identity, too', async () => {
  const { processor, owner, id, state } = await aTask({ isConfirmed: false, more: { sendsItself: true } });
  await app.runJobs();
  expect(processor.sent).toEqual([]);
  await people.stepped(owner, id, { action: 'prove-identity' });
  await app.runJobs();
  expect(processor.sent).toHaveLength(1);
  expect(await state()).toMatchObject({ state: 'pending' });
});

test('the address of somebody who asks for another is not sent', async () => {
  const { owner, id, taskPath } = await aTask();
  await app.owner.query(`update dsar_request set requester_for = 'child' where id = $1`, [id]);
  await owner.post(taskPath, {});
  await app.runJobs();
  const { tasks } = await people.read(owner, id);
  const requests = tasks.flatMap((task) => task.processor?.requests ?? []);
  expect(requests).toMatchObject([{ state: 'failed', failure: 'no-identity' }]);
});

test('D11: identities and secrets are in no log, queue or webhook, and a secret is not sent to another host', async () => {
  const { owner, send, body, processorId } = await aTask({ more: { authorization: 'Bearer canary-secret' } });
  await owner.post('/api/v1/webhooks', {
    url: 'https://hooks.example.com/in',
    types: ['audit.recorded', 'request.task'],
  });
  await send();
  const queue = await app.owner.query('select * from graphile_worker._private_jobs');
  expect(JSON.stringify(queue.rows)).not.toMatch(/canary/i);
  await app.runJobs();
  const tables = ['dsarProcessor', 'dsarProcessorRequest', 'webhookDelivery'];
  const rows = await Promise.all(tables.map((table) => app.stored(table, { accountId: owner.accountId })));
  expect(JSON.stringify([rows, app.log])).not.toMatch(/canary/i);
  const kept = { name: body.name, url: body.url, identities: body.identities };
  const same = await owner.put(`${path}/${processorId}`, kept);
  expect(same.json()).toMatchObject({ hasAuthorization: true });
  const moved = await owner.put(`${path}/${processorId}`, { ...kept, url: 'https://elsewhere.example.com/v2' });
  expect(moved.json()).toMatchObject({ hasAuthorization: false, check: null });
});

test('addresses inside of the network and names that are taken are refused, and neighbors find nothing', async () => {
  const { owner, body, processorId } = await aTask();
  const add = async (more: object) => (await owner.post(path, { ...body, ...more })).json();
  expect(await add({ name: 'ANALYTICS' })).toMatchObject({ code: 'dsar-processor.taken' });
  expect(await add({ name: 'Inside', url: 'https://10.0.0.1/v2' })).toMatchObject({
    fields: { url: { code: 'field.private-address' } },
  });
  const stranger = await app.signUp();
  expect((await stranger.put(`${path}/${processorId}`, body)).json()).toMatchObject({
    code: 'dsar-processor.not-found',
  });
  expect((await stranger.get(path)).json()).toEqual({ processors: [] });
});
