import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp({ limits: 'off' });

const hook = { url: 'https://hooks.example.com/candor', types: ['audit.recorded'] };

async function endpoint(owner: Person, more: object = {}): Promise<string> {
  const made = await owner.post('/api/v1/webhooks', { ...hook, ...more });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<{ id: string }>().id;
}

async function follow(): Promise<void> {
  await app.runScheduled('audit.number');
  await app.runScheduled('evidence.sequence');
  await app.runScheduled('webhooks.announce-consents');
}

async function sentTo(owner: Person, id: string): Promise<Record<string, unknown>[]> {
  const path = `/api/v1/webhooks/${id}/deliveries`;
  const { deliveries } = (await owner.get(path)).json<{ deliveries: { id: string }[] }>();
  const bodies = await Promise.all(deliveries.map((one) => owner.get(`${path}/${one.id}`)));
  return bodies.map((answer) => JSON.parse(answer.json<{ body: string }>().body).data).toReversed();
}

test('events of the log are sent by kind, once each, with ids and without names', async () => {
  const owner = await app.signUp();
  const [all, some] = [await endpoint(owner), await endpoint(owner, { eventKinds: ['account.renamed'] })];
  await owner.patch('/api/v1/account', { name: 'Harbor Group' });
  const made = await owner.post('/api/v1/sites', { type: 'Site', name: 'Blue Lagoon' });
  const { id: siteId } = made.json<{ id: string }>();
  await follow();
  await follow();

  const sent = await sentTo(owner, all);
  expect(sent.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['account.renamed', 'site.created']));
  expect(new Set(sent.map(({ number }) => number)).size).toBe(sent.length);
  expect(sent.find(({ kind }) => kind === 'site.created')).toMatchObject({
    actor: { kind: 'person', person: owner.id, key: null, job: null },
    target: { kind: 'site', id: siteId },
    site: siteId,
  });
  expect((await sentTo(owner, some)).map(({ kind }) => kind)).toEqual(['account.renamed']);
  expect(JSON.stringify(sent)).not.toMatch(/Harbor|Lagoon|@/);
});

test('an endpoint for events of the log asks for the right to read it', async () => {
  const owner = await app.signUp();
  const { key } = (await owner.post('/api/v1/api-keys', { name: 'Hooks', permissions: ['webhooks.manage'] })).json<{
    key: string;
  }>();
  const id = await endpoint(owner, { types: ['document.published'] });
  const change = await app.script(key).patch(`/api/v1/webhooks/${id}`, { types: ['audit.recorded'] });
  expect(change.json()).toMatchObject({ code: 'role.missing', permission: 'audit.read' });
  expect((await owner.patch(`/api/v1/webhooks/${id}`, { types: ['audit.recorded'] })).statusCode).toBe(200);
});

test('names of people are in no event: an account that is named after an address', async () => {
  const owner = await app.signUp();
  await owner.patch('/api/v1/account', { name: owner.email });
  await owner.patch('/api/v1/account', { name: 'Somebody else' });
  const stored = JSON.stringify(await app.stored('audit_event', { accountId: owner.accountId }));
  expect(stored).not.toContain(owner.email);
  expect(stored).toContain('"changes":{"name":["…","Somebody else"]}');
});
