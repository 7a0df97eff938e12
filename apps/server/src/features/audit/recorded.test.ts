import type { AuditEvent } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { aBanner, publish } from '#test/banners.ts';
import { ownerOfEverything } from '#test/owner-of-everything.ts';
import { routeRequests } from '#test/route-requests.ts';

/** What is recorded of work that the golden test of all routes cannot do by an example. */
const app = testApp({ limits: 'off' });
const { send } = routeRequests(app);

type Recorded = Pick<AuditEvent, 'kind' | 'details' | 'changes' | 'actor' | 'target' | 'projectId'>;

/** The events that were added, oldest first. */
async function during(person: Person, work: () => Promise<unknown>): Promise<Recorded[]> {
  const read = async () =>
    (await person.get('/api/v1/audit-events?limit=100')).json<{ events: Recorded[] }>().events.toReversed();
  const before = (await read()).length;
  await work();
  return (await read()).slice(before);
}

const kinds = (events: readonly Recorded[]) => events.map(({ kind }) => kind);

test('services of a document, and answers to its questions', async () => {
  const { person, documentId } = await aBanner(app, { services: [], published: false });
  const path = `/api/v1/documents/${documentId}`;
  const id = async () =>
    (await person.get(path)).json<{ services: { id: string }[] }>().services.map((service) => service.id)[0];
  const events = await during(person, async () => {
    await person.post(`${path}/services`, { service: 'stripe' });
    const serviceId = await id();
    await person.put(`${path}/services/${serviceId}`, { overrides: {} });
    await person.delete(`${path}/services/${serviceId}`);
    await person.post(`${path}/services/${serviceId}/restore`, {});
    await person.post(`${path}/answers`, {
      answers: [{ question: 'hosting', choice: 'other', name: 'Nordhost AG', country: 'CH' }],
    });
  });
  expect(kinds(events)).toEqual([
    'service.added',
    'service.changed',
    'service.removed',
    'service.restored',
    'document.changed',
  ]);
  expect(events[0]).toMatchObject({ target: { kind: 'service' }, details: { documentId, name: 'Stripe' } });
});

test('a banner and its documents that are published together, restored and tested', async () => {
  const site = await aBanner(app);
  const { person, siteId, documentId } = site;
  await publish(site);
  await person.post(`/api/v1/documents/${documentId}/publish`, {});
  const events = await during(person, async () => {
    await person.post(`/api/v1/documents/${documentId}/services`, { service: 'google-analytics-4' });
    await person.post(`/api/v1/sites/${siteId}/publish`, {});
    await person.post(`/api/v1/sites/${siteId}/banner/versions/1/restore`, {});
  });
  expect(kinds(events)).toEqual(['service.added', 'banner.published', 'document.published', 'banner.restored']);
  expect(events[1]?.details).toEqual({ version: 2 });
  expect(events[2]).toMatchObject({
    target: { kind: 'document', id: documentId },
    details: { type: 'privacy_policy' },
  });
});

test('exports are told when they are asked for and when they are fetched', async () => {
  const owner = await ownerOfEverything(app, send);
  await app.runJobs();
  const [site] = (await owner.get('/api/v1/sites')).json<{ sites: { id: string }[] }>().sites;
  for (const of of ['preference', 'consent', 'newsletter']) {
    const path = `/api/v1/sites/${site?.id}/${of}-exports`;
    const [made] = (await owner.get(path)).json<{ exports: { id: string }[] }>().exports;
    const events = await during(owner, () => owner.get(`${path}/${made?.id}/file`));
    expect(events).toMatchObject([{ kind: 'export.downloaded', target: { kind: 'export', id: made?.id } }]);
  }
});

test('kept evidence that is deleted', async () => {
  const { person, siteId } = await aBanner(app);
  await person.delete(`/api/v1/sites/${siteId}`);
  const events = await during(person, () => person.delete(`/api/v1/kept-evidence/${siteId}?part=all`));
  expect(events).toMatchObject([{ kind: 'evidence.deleted', target: { id: siteId }, details: { part: 'all' } }]);
});

test('what changed, with what it was; of a webhook the host alone', async () => {
  const owner = await app.signUp();
  const { id: projectId } = (await owner.post('/api/v1/projects', { name: 'North' })).json<{ id: string }>();
  const made = await owner.post('/api/v1/sites', {
    type: 'Site',
    name: 'Shop',
    url: 'https://shop.example',
    projectId,
  });
  const { id } = made.json<{ id: string }>();
  const hook = { url: 'https://hooks.example.com/in/7f3-secret', types: ['consent.recorded'] };
  const { id: hookId } = (await owner.post('/api/v1/webhooks', hook)).json<{ id: string }>();
  const events = await during(owner, async () => {
    await owner.patch(`/api/v1/sites/${id}`, { name: 'Market', url: 'https://market.example' });
    await owner.patch(`/api/v1/webhooks/${hookId}`, { url: 'https://hooks.example.com/in/9c1-secret', active: false });
  });
  expect(events[0]).toMatchObject({
    kind: 'site.changed',
    projectId,
    changes: {
      name: { before: 'Shop', after: 'Market' },
      url: { before: 'https://shop.example', after: 'https://market.example' },
    },
  });
  expect(events[1]?.changes).toEqual({ active: { before: true, after: false } });
  expect(JSON.stringify(await app.stored('audit_event', { accountId: owner.accountId }))).not.toContain('-secret');
});

test('who lacks a right is told to those who look after rights: once, and the others of the hour together', async () => {
  app.clock.set('2034-01-01T10:05:00Z');
  const owner = await app.signUp();
  const analyst = await app.join(await app.signUp(), owner, 'analyst');
  for (let n = 0; n < 3; n += 1)
    expect((await analyst.post('/api/v1/projects', { name: 'Mine' })).json()).toMatchObject({ code: 'role.missing' });
  app.clock.set('2034-01-01T11:00:00Z');
  await app.runScheduled('audit.tally');
  const { events } = (await owner.get('/api/v1/audit-events?kind=role.refused')).json<{ events: AuditEvent[] }>();
  expect(events).toMatchObject([
    { count: 2, actor: { person: { id: analyst.id } } },
    {
      count: 1,
      actor: { person: { id: analyst.id } },
      details: { permission: 'projects.create', route: 'POST /api/v1/projects' },
    },
  ]);
  app.clock.set(new Date());
});

test('documents that a job publishes anew, because a law began: the job did it, not a person', async () => {
  const person = await app.signUp();
  const until = async (day: string) => {
    app.clock.set(day);
    await person.post('/users/sign-in', { email: person.email, password: person.password });
  };
  await until('2027-05-12T12:00:00Z');
  const site = { name: 'Example', url: 'https://example.com', type: 'Site', areaType: 'worldwide' };
  const { id: siteId } = (await person.post('/api/v1/sites', site)).json<{ id: string }>();
  const owner = { name: 'Ada Example', email: 'ada@example.com', address: 'Street 1, 1010 Vienna', country: 'AT' };
  await person.put(`/api/v1/sites/${siteId}/owner`, owner);
  const policy = { type: 'privacy_policy', languages: ['en'] };
  const { id } = (await person.post(`/api/v1/sites/${siteId}/documents`, policy)).json<{ id: string }>();
  await person.post(`/api/v1/documents/${id}/publish`, {});

  await until('2027-05-14T12:00:00Z');
  const events = await during(person, async () => {
    await person.post('/api/v1/republications', {});
    await app.runJobs();
  });
  expect(events).toMatchObject([
    { kind: 'republication.started', actor: { kind: 'person' }, details: { documents: 1 } },
    {
      kind: 'document.published',
      actor: { kind: 'job', person: null, job: 'publishing.republish' },
      target: { id },
      details: { type: 'privacy_policy', version: 2 },
    },
  ]);
  app.clock.set(new Date());
});
