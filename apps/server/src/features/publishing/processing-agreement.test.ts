import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

const app = testApp();

const owner = {
  name: 'Zeitwerk Muster GmbH',
  email: 'hallo@example.com',
  address: 'Musterweg 1, 10115 Berlin',
  country: 'DE',
  phone: '+49 30 1234567',
};
const settings = {
  security: ['encryption-in-transit', 'backups'],
  terms: { offers: ['software'], customers: 'businesses' },
  processing: {
    purpose: { de: 'Speichern und Auswerten von Arbeitszeiten' },
    dataTypes: ['name', 'email'],
    people: ['employees'],
    subprocessors: ['stripe'],
    breachHours: 48,
  },
};

type NewDocument = {
  readonly id: string;
  readonly publicId: string;
  readonly missing: readonly { readonly code: string }[];
};

async function aSite(person: Person): Promise<string> {
  const site = { name: 'Zeitwerk', url: 'https://example.com', type: 'Site' };
  const { id } = (await person.post('/api/v1/sites', site)).json<{ id: string }>();
  await person.put(`/api/v1/sites/${id}/owner`, owner);
  return id;
}

async function start(person: Person, siteId: string, type: string): Promise<NewDocument> {
  return (await person.post(`/api/v1/sites/${siteId}/documents`, { type, languages: ['de'] })).json<NewDocument>();
}

async function publish(person: Person, { id }: NewDocument): Promise<string> {
  const answer = await person.post(`/api/v1/documents/${id}/publish`, {});
  expect(answer.statusCode, answer.body).toBe(200);
  return new URL(answer.json<{ url: string }>().url).pathname;
}

test('a data processing agreement asks for what Art. 28 wants, and lists the services chosen as subprocessors', async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  const agreement = await start(person, siteId, 'data_processing_agreement');
  expect(agreement.missing.map(({ code }) => code)).toEqual([
    'processing.purpose',
    'processing.data-types',
    'processing.people',
    'processing.subprocessors',
    'processing.security',
  ]);
  expect((await person.post(`/api/v1/documents/${agreement.id}/publish`, {})).statusCode).toBe(422);

  const services = [{ service: 'stripe' }, { service: 'google-analytics-4' }];
  await person.put(`/api/v1/documents/${agreement.id}/services`, { services });
  await person.patch(`/api/v1/documents/${agreement.id}`, { settings });
  const path = await publish(person, agreement);

  expect(path).toBe(`/data-processing-agreement/${agreement.publicId}`);
  const visitor = await app.visitor();
  const { body } = await visitor.get(`${path}.txt`);
  for (const text of ['Vertrag zur Auftragsverarbeitung', 'Stripe', 'Arbeitszeiten', 'in Stunden: 48', 'Anhang 2'])
    expect(body).toContain(text);
  expect(body).not.toContain('Google');
  for (const ending of ['', '.md', '.json', '.pdf', '/versions', '/versions.atom', '/llms.txt', '/versions/1'])
    expect((await visitor.get(`${path}${ending}`)).statusCode, ending).toBe(200);

  // Without the service, it is no subprocessor any more.
  const shown = (await person.get(`/api/v1/documents/${agreement.id}`)).json<{
    services: { id: string; serviceId: string; purposes: string[] }[];
  }>();
  const stripe = shown.services.find(({ serviceId }) => serviceId === 'stripe');
  expect(stripe?.purposes).toContain('payments');
  await person.delete(`/api/v1/documents/${agreement.id}/services/${stripe?.id}`);
  expect((await person.get(`/api/v1/documents/${agreement.id}`)).json<{ status: string }>().status).toBe('changed');
  await publish(person, agreement);
  app.clock.forward(6000);
  expect((await visitor.get(`${path}.txt`)).body).toContain('keine Unterauftragsverarbeiter');
});

test('the subprocessors of the agreement are recipients of the privacy policy, with the same safeguards and measures', async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  const agreement = await start(person, siteId, 'data_processing_agreement');
  const policy = await start(person, siteId, 'privacy_policy');
  await person.put(`/api/v1/documents/${agreement.id}/services`, { services: [{ service: 'stripe' }] });
  await person.patch(`/api/v1/documents/${agreement.id}`, { settings });
  type Block = { kind: string; rows?: { text: string }[][][]; items?: { text: string }[][] };
  const sectionsOf = async ({ id }: NewDocument) =>
    (await person.get(`/api/v1/documents/${id}/preview?language=de`)).json<{
      tree: { sections: { id: string; blocks: Block[] }[] };
    }>().tree.sections;
  const [contract, notice] = [await sectionsOf(agreement), await sectionsOf(policy)];
  const textOf = (sections: typeof contract, id: string) =>
    JSON.stringify(sections.find((section) => section.id === id)?.blocks ?? []);
  const table = contract.find(({ id }) => id === 'annex-subprocessors')?.blocks.find(({ kind }) => kind === 'table');
  const [row] = table?.rows ?? [];
  const [company, , countries, safeguards] = (row ?? []).map((cell) => cell.map(({ text }) => text).join(''));
  for (const name of (company ?? '').replace(/ \(.*$/, '').split('; '))
    expect(textOf(notice, 'purposes')).toContain(name);
  for (const part of [...(countries ?? '').split('; '), ...(safeguards ?? '').split('; ')])
    expect(textOf(notice, 'transfers')).toContain(part);
  const measures = contract.find(({ id }) => id === 'annex-measures')?.blocks[0]?.items ?? [];
  expect(measures).toHaveLength(2);
  for (const [measure] of measures) expect(textOf(notice, 'security')).toContain(measure?.text);
});

test('terms for businesses lead to the agreement, and its versions are notices that customers accept', async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  const agreement = await start(person, siteId, 'data_processing_agreement');
  await person.patch(`/api/v1/documents/${agreement.id}`, {
    settings: { ...settings, processing: { ...settings.processing, subprocessors: [] } },
  });
  const path = await publish(person, agreement);
  const terms = await start(person, siteId, 'terms_and_conditions');
  const visitor = await app.visitor();
  expect((await visitor.get(`${await publish(person, terms)}.txt`)).body).toContain(`${path}?lang=de`);
  await app.runJobs();
  expect((await person.get(`/api/v1/sites/${siteId}/legal-notices`)).body).toContain('data_processing_agreement');
});

test('terms lead to the agreement while visitors can read it, also where the terms have changes that wait', async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  const agreement = await start(person, siteId, 'data_processing_agreement');
  await person.patch(`/api/v1/documents/${agreement.id}`, {
    settings: { ...settings, processing: { ...settings.processing, subprocessors: [] } },
  });
  const path = await publish(person, agreement);
  const terms = await start(person, siteId, 'terms_and_conditions');
  const termsAt = await publish(person, terms);
  const leads = async () => {
    await app.runJobs();
    app.clock.forward(6000);
    return (await app.script().get(`${termsAt}.txt`)).body.includes(path);
  };
  app.clock.forward(1000);
  await person.patch(`/api/v1/documents/${terms.id}`, {
    settings: { terms: { ...settings.terms, payment: ['invoice'] } },
  });
  expect((await person.get(`/api/v1/documents/${terms.id}`)).json()).toMatchObject({ status: 'changed' });
  const policy = await start(person, siteId, 'privacy_policy');
  await publish(person, policy);
  expect(await leads()).toBe(true);

  await person.post(`/api/v1/documents/${agreement.id}/offline`, {});
  expect(await leads()).toBe(false);
  expect((await app.script().get(`${path}.txt`)).statusCode).toBe(404);
  await person.post(`/api/v1/documents/${agreement.id}/online`, {});
  await person.delete(`/api/v1/documents/${agreement.id}?evidence=delete`);
  expect(await leads()).toBe(false);
  for (const ending of ['', '.txt', '.pdf', '/versions', '/versions/1', '/llms.txt'])
    expect((await app.script().get(path + ending)).statusCode, ending).toBe(404);
});
