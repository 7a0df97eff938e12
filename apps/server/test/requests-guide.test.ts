import { createGuard } from '@app/scanner';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { testApp, type Person } from './app.ts';
import { anna, requestersOf, requestsPath } from './dsar.ts';
import { issued, openDsrProcessor } from './opendsr-processor.ts';
import { filled, listed, registerPath } from './register.ts';

const app = testApp({ guard: createGuard({ reachable: (host) => host === '127.0.0.1' }) });
const people = requestersOf(app);
const guide = readFileSync(new URL('../../../docs/requests.md', import.meta.url), 'utf8');
const script = Array.from(guide.matchAll(/```sh\n(.*?)```/gs), ([, block]) => block ?? '').join('\n');

/** Confirms the register of a site: Stripe is kept in one system, another record at a processor, and the others in a third system. */
async function recorded(person: Person): Promise<void> {
  await filled(person);
  let hasProcessor = false;
  for (const { id, name } of await listed(person)) {
    const { version, fields } = (await person.get(`${registerPath}/${id}`)).json();
    const systems = [name === 'Stripe' ? 'Shop' : hasProcessor ? 'CRM' : 'Attribution'];
    const whole = { ...fields, systems, measures: ['encryption-in-transit'] };
    const changed = await person.put(`${registerPath}/${id}`, { version, fields: whole });
    const done = await person.post(`${registerPath}/${id}/confirmation`, { version: changed.json().version });
    hasProcessor ||= done.statusCode === 200 && name !== 'Stripe';
  }
}

/** A key that may do nothing but tasks. */
const connector = (person: Person, name: string) => keyFor(person, name, ['requests.task']);

async function keyFor(person: Person, name: string, permissions: readonly string[]): Promise<string> {
  const made = await person.post('/api/v1/api-keys', { name, permissions });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<{ key: string }>().key;
}

/** A request with a task of the shop, of which data points were entered. */
async function entered(form: Awaited<ReturnType<typeof people.aForm>>): Promise<string> {
  const { id, key } = await people.aRequest(form, { ...anna, email: 'compared@example.com' }, 'en');
  await form.owner.post(`${requestsPath}/${id}/tasks`, {});
  const points = [{ kind: 'order-number' }, { kind: 'phone' }];
  const letter = { kind: 'identity', text: 'Two customers have this name.', points };
  await people.stepped(form.owner, id, { action: 'send', letter });
  await people.press(key, { action: 'points', point1: 'de8931', point2: '+49 30 1234567' });
  return id;
}

test('the lines of the guide let a system do its own task, and no other', async () => {
  const form = await people.aForm();
  const { owner, siteId } = form;
  await recorded(owner);
  const hook = { url: 'https://hooks.example.com/candor', types: ['request.task'] };
  expect((await owner.post('/api/v1/webhooks', hook)).statusCode).toBe(201);
  const { id } = await people.aRequest(form);
  expect((await owner.post(`${requestsPath}/${id}/tasks`, {})).statusCode).toBe(200);
  const { tasks } = await people.read(owner, id);
  const own = tasks.filter(({ systems }) => systems.includes('Shop'));
  expect(own).toHaveLength(1);

  const certificate = issued();
  const usual = getCACertificates('default');
  setDefaultCACertificates([...usual, certificate.root]);
  const processor = await openDsrProcessor(certificate);
  onTestFinished(() => {
    setDefaultCACertificates(usual);
    processor.close();
  });
  const compared = await entered(form);
  const key = await connector(owner, 'shop');
  const manager = await keyFor(owner, 'Website', ['requests.manage', 'requests.read', 'consents.keys']);
  const address = await app.http.listen({ host: '127.0.0.1', port: 0 });
  const cwd = mkdtempSync(path.join(os.tmpdir(), 'candor-guide-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
    cwd,
    env: {
      ...process.env,
      CANDOR: address,
      CANDOR_KEY: key,
      CANDOR_OWNER: manager,
      SITE: siteId,
      COMPARED: compared,
      FORM: new URL(form.path, address).href,
      PROCESSOR: processor.url,
      PROCESSOR_REQUEST: id,
      PROCESSOR_TASK: tasks.find(({ systems }) => systems.includes('Attribution'))?.id,
    },
  });

  const { identity } = await people.read(owner, compared);
  expect(identity).toMatchObject({ reached: 'reasonable', comparison: { matched: 2, isWaiting: false } });
  const done = await people.read(owner, id);
  expect(done.tasks.filter(({ outcome }) => outcome !== 'open').map((one) => one.id)).toEqual([own[0]?.id]);
  expect(done.files).toMatchObject([{ name: 'orders.json', from: 'owner', letterId: null }]);
  const file = await owner.get(`${requestsPath}/${id}/files/${done.files[0]?.id}`);
  expect(JSON.parse(file.rawPayload.toString())).toEqual({ email: 'anna.muster@example.com', orders: [4711] });

  // Its neighbor's task, the request itself and everything else are not there for it.
  const shop = app.script(key);
  const other = tasks.find(({ systems }) => systems.includes('CRM'));
  expect((await shop.get(`/api/v1/dsar-tasks/${other?.id}`)).json()).toMatchObject({ code: 'dsar-task.not-found' });
  const told = await shop.put(`${requestsPath}/${id}/tasks/${other?.id}`, { outcome: 'none' });
  expect(told.json()).toMatchObject({ code: 'dsar-task.not-found' });
  expect((await shop.get(`${requestsPath}/${id}`)).statusCode).toBe(403);
  // What is left is the task of the request of which data points were compared.
  const left = (await shop.get('/api/v1/dsar-tasks?outcome=open')).json();
  expect(left).toMatchObject({ tasks: [{ requestId: compared, isProved: true, compares: false }], more: false });
  const stranger = app.script(await connector(owner, 'Warehouse'));
  const refused = await stranger.post(`${requestsPath}/${id}/files`, { name: 'a.txt', size: 1 });
  expect(refused.json()).toMatchObject({ code: 'dsar.not-found' });

  // Whoever was signed in needed no code.
  const all = await people.requests(owner);
  const signedIn = all.find(({ state }) => state !== 'withdrawn');
  expect(signedIn).toMatchObject({ name: 'Anna Muster', isConfirmed: true });
  const stated = await people.read(owner, signedIn?.id ?? '');
  expect(stated).toMatchObject({ email: 'signed-in@example.com', subject: 'customer-4711' });

  // The agent sent an opt-out and withdrew it.
  const byAgent = all.find(({ state }) => state === 'withdrawn');
  expect(byAgent).toMatchObject({ rights: ['opt-out'], isConfirmed: true });
  expect((await people.read(owner, byAgent?.id ?? '')).agent).toMatchObject({
    agentId: 'TRY_AGENT',
    verified: ['email'],
  });

  // The processor got its task, without the address itself.
  await app.runJobs();
  expect(processor.sent).toMatchObject([{ body: { subject_request_type: 'access' }, authorization: 'Bearer secret' }]);
  expect(JSON.stringify(processor.sent)).not.toContain('anna.muster');

  const deliveries = await app.stored('webhookDelivery', { accountId: owner.accountId });
  const bodies = deliveries.map(({ body }) => String(body)).join('\n');
  // Both requests have a task for each record.
  expect(deliveries).toHaveLength(2 * tasks.length);
  for (const task of tasks) expect(bodies).toContain(task.id);
  expect(bodies).not.toContain('anna.muster');
});

test('a system learns of nobody whose address is not confirmed', async () => {
  const form = await people.aForm();
  const { owner } = form;
  await recorded(owner);
  await people.send(form.path, anna);
  const [{ id } = { id: '' }] = await people.requests(owner);
  await owner.post(`${requestsPath}/${id}/tasks`, {});
  const shop = app.script(await connector(owner, 'Shop'));
  const { tasks } = (await shop.get('/api/v1/dsar-tasks')).json<{ tasks: { id: string; isProved: boolean }[] }>();
  expect(tasks).toMatchObject([{ isProved: false }]);
  const read = async () => (await shop.get(`/api/v1/dsar-tasks/${tasks[0]?.id}`)).json<{ person: unknown }>();
  expect((await read()).person).toBeNull();
  await people.stepped(owner, id, { action: 'prove-identity' });
  expect((await read()).person).toEqual({
    name: 'Anna Muster',
    email: 'anna.muster@example.com',
    subject: null,
    about: null,
  });
});
