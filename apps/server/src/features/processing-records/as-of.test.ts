import type { Answer, ProcessingRecord, processingRecords } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { filled, listed, made, registerPath as path, shop } from '#test/register.ts';

const app = testApp({ limits: 'off' });

const today = () => app.clock.now().toISOString().slice(0, 10);
const nextDay = () => app.clock.forward(86_400_000);

async function on(person: Person, day: string) {
  const answer = await person.get(`${path}/as-of?on=${day}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer<typeof processingRecords.readOn>>().records;
}

async function between(person: Person, from: string, to: string) {
  const answer = await person.get(`${path}/comparison?from=${from}&to=${to}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer<typeof processingRecords.compareDays>>().records;
}

const named = <Kept extends { readonly name: string }>(records: readonly Kept[], name: string) =>
  records.find((record) => record.name === name);

async function fieldsOf(person: Person, name: string) {
  const id = (await listed(person)).find((one) => one.name === name)?.id;
  return (await person.get(`${path}/${id}`)).json<ProcessingRecord>();
}

test('the register is read as of any day: its own fields, and what the documents of the site stated then (R4)', async () => {
  const person = await app.signUp();
  const { documentId } = await shop(person);
  const [before, first] = [today(), (nextDay(), today())];
  await filled(person);
  nextDay();
  const second = today();
  const { id, version, fields } = await fieldsOf(person, 'Google Analytics 4');
  await person.put(`${path}/${id}`, { version, fields: { ...fields, measures: ['backups'] } });
  nextDay();
  const third = today();
  // In the generator: the register says it from then on.
  const { services } = (await person.get(`/api/v1/documents/${documentId}`)).json<{
    services: { id: string; name: string }[];
  }>();
  const row = services.find(({ name }) => name === 'Google Analytics 4')?.id;
  await person.put(`/api/v1/documents/${documentId}/services/${row}`, {
    overrides: { legalBasis: 'legitimate-interests' },
  });
  await app.runJobs();

  expect(await on(person, before)).toEqual([]);
  const states = [];
  for (const day of [first, second, third]) {
    const record = named(await on(person, day), 'Google Analytics 4');
    states.push([record?.fields.measures, record?.stated?.bases, record?.controller.split(',')[0]]);
  }
  expect(states).toEqual([
    [[], ['consent'], 'Corner Coffee Ltd'],
    [['backups'], ['consent'], 'Corner Coffee Ltd'],
    [['backups'], ['legitimate-interests'], 'Corner Coffee Ltd'],
  ]);
  // In the language of whoever reads it.
  const german = await person.get(`${path}/as-of?on=${first}`, { 'accept-language': 'de' });
  const { records } = german.json<Answer<typeof processingRecords.readOn>>();
  expect(named(records, 'Google Analytics 4')?.stated?.basis).toContain('Einwilligung');
  const file = await person.get(`${path}/export?format=json&on=${second}`);
  expect(file.headers['content-disposition']).toContain(`register-${second}.json`);
  expect(named(file.json<{ records: ProcessingRecord[] }>().records, 'Google Analytics 4')?.stated?.bases).toEqual([
    'consent',
  ]);
});

test('two days are compared as people read it: what was added, ended and changed, with the values before and after (R4)', async () => {
  const person = await app.signUp();
  const { documentId } = await shop(person);
  await filled(person);
  const draft = await fieldsOf(person, 'Stripe');
  const complete = { ...draft.fields, measures: ['encryption-in-transit'] };
  await person.put(`${path}/${draft.id}`, { version: draft.version, fields: complete });
  await person.post(`${path}/${draft.id}/confirmation`, { version: draft.version + 1 });
  const from = today();
  nextDay();
  const analytics = await fieldsOf(person, 'Google Analytics 4');
  await person.put(`${path}/${analytics.id}/stated`, { legalBasis: 'legitimate-interests' });
  const stripe = await fieldsOf(person, 'Stripe');
  expect((await person.post(`${path}/${stripe.id}/end`, { version: stripe.version })).statusCode).toBe(200);
  await made(person, `/documents/${documentId}/services`, { service: 'hotjar' });
  await person.post(`${path}/drafts`, {});
  const to = today();

  const found = await between(person, from, to);
  expect(found.map(({ name, change }) => `${change}: ${name}`).toSorted()).toEqual([
    'added: Hotjar',
    'added: Stripe',
    'changed: Google Analytics 4',
    'ended: Stripe',
  ]);
  const changed = found.find(({ change }) => change === 'changed');
  expect(changed?.changes).toContainEqual({
    field: 'Legal basis',
    before: expect.stringContaining('onsent'),
    after: expect.stringContaining('egitimate interests'),
  });
  expect(await between(person, to, to)).toEqual([]);
});

test('where the facts of a site were not kept on a day, what its records say themselves is compared alone', async () => {
  const person = await app.signUp();
  const { siteId } = await shop(person);
  await filled(person);
  // As if they were made before facts were kept.
  await app.owner.query('delete from processing_site_edition where site_id = $1', [siteId]);
  const from = today();
  nextDay();
  const { id, version, fields } = await fieldsOf(person, 'Stripe');
  await person.put(`${path}/${id}`, { version, fields: { ...fields, measures: ['backups'] } });
  expect(await between(person, from, today())).toMatchObject([
    { name: 'Stripe', change: 'changed', changes: [{ before: '', after: 'Regular backups that can be restored' }] },
  ]);
});

test('a renamed site has its new name in the list, the record, files and earlier days', async () => {
  const person = await app.signUp();
  const { siteId } = await shop(person);
  await filled(person);
  expect((await person.patch(`/api/v1/sites/${siteId}`, { name: 'Tea House' })).statusCode).toBe(200);
  const record = await fieldsOf(person, 'Stripe');
  const { records } = (await person.get(`${path}/export?format=json`)).json<{ records: ProcessingRecord[] }>();
  const shown = [...(await listed(person)), record, ...records, ...(await on(person, today()))];
  expect(new Set(shown.map(({ site }) => site?.name))).toEqual(new Set(['Tea House']));
});

test('an unchanged site is kept once, and nobody in an account can rewrite what was kept', async () => {
  const person = await app.signUp();
  const { siteId } = await shop(person);
  await filled(person);
  const { id, version, fields } = await fieldsOf(person, 'Stripe');
  await person.put(`${path}/${id}`, { version, fields: { ...fields, measures: ['backups'] } });
  await app.runJobs();
  const kept = await app.stored('processingSiteEdition', { siteId });
  expect(kept).toHaveLength(1);
  await expect(app.owner.query(`set role candor_app; update processing_site_edition set at = now()`)).rejects.toThrow(
    'permission denied',
  );
  await app.owner.query('reset role');
});

test('another account reads nothing of a day', async () => {
  const [person, stranger] = [await app.signUp(), await app.signUp()];
  const { siteId } = await shop(person);
  await filled(person);
  expect(await on(stranger, today())).toEqual([]);
  expect((await stranger.get(`${path}/as-of?on=${today()}&siteId=${siteId}`)).statusCode).toBe(404);
  expect((await stranger.get(`${path}/comparison?from=${today()}&to=${today()}&siteId=${siteId}`)).statusCode).toBe(
    404,
  );
});
