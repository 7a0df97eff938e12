import { requiredAmong } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp();

type Service = { id: string; serviceId: string | null; name: string; overrides: object; category: string };
type DocumentJson = {
  id: string;
  publicId: string;
  services: Service[];
  missing: { path: string; code: string; weight: string }[];
  status: string;
};

async function aSite(person: Person, name = 'shop.example.com'): Promise<string> {
  return (await person.post('/api/v1/sites', { name, type: 'Site' })).json<{ id: string }>().id;
}

async function aDocument(person: Person, languages = ['en']): Promise<DocumentJson & { siteId: string }> {
  const siteId = await aSite(person);
  return (await person.post(`/api/v1/sites/${siteId}/documents`, { type: 'privacy_policy', languages })).json();
}

const custom = {
  name: 'House bank',
  provider: 'Sparkasse Berlin',
  providerCountry: 'DE',
  purposes: ['payments'],
  dataTypes: ['name', 'payment-data'],
  places: [{ country: 'DE' }],
};

test('a site has one document of each type', async () => {
  const person = await app.signUp();
  const { siteId } = await aDocument(person);

  const again = await person.post(`/api/v1/sites/${siteId}/documents`, { type: 'privacy_policy', languages: ['de'] });

  expect(again.json()).toMatchObject({ code: 'document.exists' });
  expect(await app.stored('document', { siteId })).toHaveLength(1);
});

test.each([
  ['google analytics', 'google-analytics-4'],
  ['stripe', 'stripe'],
  ['mailchimp', 'mailchimp'],
])('a search for %s finds it first', async (query, id) => {
  const person = await app.signUp();
  const { services } = (await person.get(`/api/v1/services?query=${encodeURIComponent(query)}`)).json<{
    services: { id: string }[];
  }>();
  expect(services[0]?.id).toBe(id);
});

test('what the catalogue knows of a service can be read', async () => {
  const person = await app.signUp();
  const detail = (await person.get('/api/v1/services/google-analytics-4')).json();
  expect(detail).toMatchObject({
    id: 'google-analytics-4',
    category: 'measurement',
    dataTypes: expect.arrayContaining(['trackers']),
  });
  expect((await person.get('/api/v1/services/no-such-service')).json()).toMatchObject({ code: 'service.unknown' });
});

test('services are added, changed, removed and taken back with all that was set', async () => {
  const person = await app.signUp();
  const { id } = await aDocument(person);
  const added = (
    await person.post(`/api/v1/documents/${id}/services`, { service: 'google-analytics-4' })
  ).json<DocumentJson>();
  const service = added.services[0]?.id ?? '';
  const overrides = {
    retention: { kind: 'period', period: { amount: 14, unit: 'month' } },
    places: [{ country: 'IE' }],
  };

  await person.put(`/api/v1/documents/${id}/services/${service}`, { overrides });
  const removed = (await person.delete(`/api/v1/documents/${id}/services/${service}`)).json<DocumentJson>();
  const archived = (await person.get(`/api/v1/documents/${id}/archived-services`)).json<{
    services: { id: string }[];
  }>();
  const restored = (await person.post(`/api/v1/documents/${id}/services/${service}/restore`)).json<DocumentJson>();

  expect(removed.services).toEqual([]);
  expect(archived.services).toMatchObject([{ id: service, name: 'Google Analytics 4' }]);
  expect(restored.services).toMatchObject([{ id: service, overrides }]);
});

test('after thirty days a removed service cannot be taken back', async () => {
  const person = await app.signUp();
  const { id } = await aDocument(person);
  const { services } = (
    await person.post(`/api/v1/documents/${id}/services`, { service: 'stripe' })
  ).json<DocumentJson>();
  await person.delete(`/api/v1/documents/${id}/services/${services[0]?.id}`);
  app.clock.forward(31 * 86_400_000);
  await person.post('/users/sign-in', { email: person.email, password: person.password });

  const answer = await person.post(`/api/v1/documents/${id}/services/${services[0]?.id}/restore`);

  expect(answer.json()).toMatchObject({ code: 'service.too-late' });
});

test('a service twice is refused, and so is one that nobody knows', async () => {
  const person = await app.signUp();
  const { id } = await aDocument(person);
  await person.post(`/api/v1/documents/${id}/services`, { service: 'stripe' });

  expect((await person.post(`/api/v1/documents/${id}/services`, { service: 'stripe' })).json()).toMatchObject({
    code: 'service.twice',
  });
  expect((await person.post(`/api/v1/documents/${id}/services`, { service: 'stripeee' })).json()).toMatchObject({
    code: 'service.unknown',
  });
  expect(await app.stored('site_service', { accountId: person.accountId })).toHaveLength(1);
});

test('all services are set at once: what stays keeps its id, what goes can be taken back', async () => {
  const person = await app.signUp();
  const { id } = await aDocument(person);
  const first = (
    await person.put(`/api/v1/documents/${id}/services`, { services: [{ service: 'stripe' }, { custom }] })
  ).json<DocumentJson>();

  const second = (
    await person.put(`/api/v1/documents/${id}/services`, {
      services: [{ service: 'mailchimp' }, { service: 'stripe' }],
    })
  ).json<DocumentJson>();

  expect(second.services.map(({ name }) => name)).toEqual(['Mailchimp', 'Stripe']);
  expect(second.services[1]?.id).toBe(first.services[0]?.id);
  expect((await person.get(`/api/v1/documents/${id}/archived-services`)).json()).toMatchObject({
    services: [{ name: 'House bank' }],
  });
});

test('services of one name are set as many as there are, and all go', async () => {
  const person = await app.signUp();
  const { id } = await aDocument(person);
  const set = async (services: object[]) =>
    (await person.put(`/api/v1/documents/${id}/services`, { services })).json<DocumentJson>().services;

  const first = await set([{ custom }, { custom }]);
  const second = await set([{ custom }, { custom }]);

  expect(second.map(({ id: one }) => one)).toEqual(first.map(({ id: one }) => one));
  expect(await set([])).toEqual([]);
});

test.each([
  [{ places: [] }, 'overrides.places', 'service.place-required'],
  [{ dataTypes: [] }, 'overrides.dataTypes', 'service.data-type-required'],
  [{ lifetimes: { mode: 'custom', range: 'range_one' } }, 'overrides.lifetimes.maximum', 'lifetime.required'],
  [
    { lifetimes: { mode: 'custom', maximum: { value: -1, unit: 'day' } } },
    'overrides.lifetimes.maximum.value',
    'lifetime.positive',
  ],
  [{ lifetimes: { mode: 'none' } }, 'overrides.lifetimes.acknowledged', 'lifetime.unconfirmed'],
  [
    {
      lifetimes: { mode: 'custom', range: 'range_all', trackers: [{ name: '', duration: { value: 1, unit: 'day' } }] },
    },
    'overrides.lifetimes.trackers.0.name',
    'tracker.name-required',
  ],
])('P10 and the service modal: %j is refused at its field', async (overrides, field, code) => {
  const person = await app.signUp();
  const { id } = await aDocument(person);
  const { services } = (
    await person.post(`/api/v1/documents/${id}/services`, { service: 'stripe' })
  ).json<DocumentJson>();

  const answer = await person.put(`/api/v1/documents/${id}/services/${services[0]?.id}`, { overrides });

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: { [field]: { code } } });
});

test('a lifetime of 0 is a session', async () => {
  const person = await app.signUp();
  const { id } = await aDocument(person);
  const { services } = (
    await person.post(`/api/v1/documents/${id}/services`, { service: 'google-analytics-4' })
  ).json<DocumentJson>();
  await person.put(`/api/v1/documents/${id}/services/${services[0]?.id}`, {
    overrides: { lifetimes: { mode: 'custom', maximum: { value: 0, unit: 'day' } } },
  });

  const { tree } = (await person.get(`/api/v1/documents/${id}/preview?variant=complete`)).json<{ tree: object }>();

  expect(JSON.stringify(tree)).toContain('Until the browser is closed');
});

test('the preview follows each change', async () => {
  const person = await app.signUp();
  const { id, siteId } = await aDocument(person);
  const preview = async () =>
    JSON.stringify((await person.get(`/api/v1/documents/${id}/preview`)).json<{ tree: object }>().tree);

  const before = await preview();
  await person.post(`/api/v1/documents/${id}/services`, { custom });
  await person.put(`/api/v1/sites/${siteId}/owner`, {
    name: 'Bergkraut',
    email: 'a@example.com',
    address: 'Berlin',
    country: 'DE',
  });
  const after = await preview();

  expect(before).not.toContain('House bank');
  expect(after).toContain('House bank');
  expect(after).toContain('Bergkraut');
});

test('one language is deleted from a document; with the last one it goes whole', async () => {
  const person = await app.signUp();
  const { id } = await aDocument(person, ['en', 'de']);

  expect((await person.delete(`/api/v1/documents/${id}?language=de`)).json()).toEqual({ languages: ['en'] });
  expect((await person.delete(`/api/v1/documents/${id}?language=en`)).json()).toEqual({ languages: [] });
  expect((await person.get(`/api/v1/documents/${id}`)).statusCode).toBe(404);
});

test('a language is deleted from a site in all its documents', async () => {
  const person = await app.signUp();
  const { id, siteId } = await aDocument(person, ['en', 'de']);

  const site = await person.delete(`/api/v1/sites/${siteId}/languages/de`);

  expect(site.json()).toMatchObject({ languages: ['en'] });
  expect((await person.get(`/api/v1/documents/${id}`)).json()).toMatchObject({ languages: ['en'] });
});

test('lists show what each document is and lacks', async () => {
  const person = await app.signUp();
  const { id, siteId } = await aDocument(person);
  const answer = await person.get(`/api/v1/document-summaries?sites=${siteId}`);
  expect(answer.json()).toMatchObject({ documents: [{ id, siteId, status: 'draft', url: null }] });
  expect((await (await app.signUp()).get(`/api/v1/document-summaries?sites=${siteId}`)).json()).toEqual({
    documents: [],
  });
});

test('the boxes beside the generator say what is next, and nothing where nothing is', async () => {
  const person = await app.signUp();
  const { id } = await aDocument(person);
  const box = async (name: string) =>
    (await person.get(`/api/v1/documents/${id}/boxes?box=${name}`)).json<{ lines: { text: string }[] }>().lines;

  expect((await box('missing')).length).toBeGreaterThan(0);
  expect((await box('next'))[0]?.text).toContain('Fill in');
  expect(await box('languages')).toMatchObject([
    { text: expect.stringContaining('Not yet reviewed by a lawyer') as string },
  ]);
  expect(await box('services')).toEqual([]);
});

test('D12: what only deserves a check is not called missing beside an invitation to publish', async () => {
  const person = await app.signUp();
  const { id, siteId } = await aDocument(person);
  const box = async (name: string) =>
    (await person.get(`/api/v1/documents/${id}/boxes?box=${name}`)).json<{
      title: string;
      lines: { text: string }[];
    }>();
  expect(await box('missing')).toMatchObject({ title: 'Still missing' });

  await person.put(`/api/v1/sites/${siteId}/owner`, {
    name: 'Corner Coffee LLC',
    email: 'a@example.com',
    address: '1 Main Street, Austin',
    country: 'US',
  });
  expect((await box('missing')).lines).toEqual([]);
  const advice = await box('advised');
  expect(advice.title).toBe('Worth checking');
  expect(advice.lines.length).toBeGreaterThan(0);
  expect((await box('next')).lines[0]?.text).toBe('All required details are complete. Publish the document.');
});

test('A13: lists, the generator and its box count the same missing facts', async () => {
  const person = await app.signUp();
  const { id, siteId } = await aDocument(person);
  const counts = async () => {
    const [list, shown, box] = await Promise.all([
      person.get(`/api/v1/document-summaries?sites=${siteId}`),
      person.get(`/api/v1/documents/${id}`),
      person.get(`/api/v1/documents/${id}/boxes?box=missing`),
    ]);
    return {
      list: list.json<{ documents: { missing: number }[] }>().documents[0]?.missing,
      generator: requiredAmong(shown.json<{ missing: { weight: 'blocks' | 'advises' }[] }>().missing).length,
      box: box.json<{ lines: unknown[] }>().lines.length,
    };
  };
  expect(await counts()).toEqual({ list: 4, generator: 4, box: 4 });
  await person.put(`/api/v1/sites/${siteId}/owner`, {
    name: 'Corner Coffee LLC',
    email: 'a@example.com',
    address: '1 Main Street, Austin',
    country: 'US',
  });
  expect(await counts()).toEqual({ list: 0, generator: 0, box: 0 });
});

test('a setting that is left out stays, and each can be taken back', async () => {
  const person = await app.signUp();
  const { id } = await aDocument(person);
  const change = async (settings: object) =>
    (await person.patch(`/api/v1/documents/${id}`, { settings })).json<{ settings: object }>().settings;

  await change({ minimumAge: 16, consentBy: { by: 'nobody' } });
  expect(await change({ usStates: { tollFreePhone: '+1 800 555 0100' } })).toMatchObject({
    minimumAge: 16,
    consentBy: { by: 'nobody' },
  });
  expect(await change({ minimumAge: null })).toEqual({
    consentBy: { by: 'nobody' },
    usStates: { tollFreePhone: '+1 800 555 0100' },
  });
  expect(await change({ consentBy: null, usStates: null, rightsContact: null })).toEqual({});
});

test('a change of settings that somebody else changed meanwhile is refused, and of others it is not', async () => {
  const person = await app.signUp();
  const { id } = await aDocument(person);
  const change = (body: object) => person.patch(`/api/v1/documents/${id}`, body);
  const contact = { email: 'privacy@example.com' };
  await change({ settings: { rightsContact: contact, minimumAge: 16 } });

  const stale = await change({ settings: { rightsContact: { email: 'other@example.com' } }, before: {} });
  expect(stale.statusCode).toBe(200);
  const refused = await change({ settings: { rightsContact: contact }, before: { rightsContact: contact } });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'document.changed-meanwhile' });
  const none = await change({ settings: { consentBy: { by: 'nobody' } }, before: { consentBy: null } });
  expect(none.statusCode).toBe(200);
  const again = await change({
    settings: { rightsContact: null },
    before: { rightsContact: { email: 'other@example.com' }, minimumAge: 16 },
  });
  expect(again.json<{ settings: object }>().settings).toEqual({ minimumAge: 16, consentBy: { by: 'nobody' } });
});
