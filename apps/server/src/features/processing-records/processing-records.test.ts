import type { Answer, ProcessingRecord, processingRecords } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Client, type Person } from '#test/app.ts';
import { filled, listed, made, registerPath, shop } from '#test/register.ts';

const app = testApp({ limits: 'off' });
const path = registerPath;

async function named(by: Client, name: string): Promise<ProcessingRecord> {
  const id = (await listed(by)).find((one) => one.name === name)?.id ?? '';
  return (await by.get(`${path}/${id}`)).json();
}

const complete = { measures: ['encryption-in-transit'] };

/** A record of the shop's Stripe that was completed and confirmed. */
async function confirmed(person: Person): Promise<ProcessingRecord> {
  const record = await named(person, 'Stripe');
  const fields = { ...record.fields, ...complete };
  const changed = await person.put(`${path}/${record.id}`, { version: 1, fields });
  expect([changed.statusCode, changed.json<ProcessingRecord>().missing]).toEqual([200, []]);
  const answer = await person.post(`${path}/${record.id}/confirmation`, { version: 2 });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test('the register fills itself with what the documents of the sites state, once (R5)', async () => {
  const person = await app.signUp();
  const { siteId } = await shop(person);
  // Visits and messages, which every site has, and two services.
  expect(await filled(person)).toBe(4);
  expect(await filled(person)).toBe(0);
  const records = await listed(person, `?siteId=${siteId}`);
  expect(records.map(({ name }) => name).toSorted()).toEqual([
    'Contact',
    'Google Analytics 4',
    'Stripe',
    'Visits of the site',
  ]);
  expect(records.every(({ state, reviewOn }) => state === 'draft' && reviewOn === null)).toBe(true);
  const stripe = await named(person, 'Stripe');
  expect(stripe.fields).toMatchObject({ subjects: ['customers'], processedBy: ['controller', 'processors'] });
  expect(stripe.stated).toMatchObject({
    purposes: expect.arrayContaining(['payments']),
    bases: expect.arrayContaining(['contract']),
  });
  expect(stripe.stated?.recipients.join()).toContain('Stripe');
  const abroad = stripe.stated?.transfers.filter(({ third }) => third) ?? [];
  expect(abroad.map(({ country }) => country)).toContain('US');
  expect(abroad.every(({ safeguard }) => safeguard !== '')).toBe(true);
});

test('a record that lacks something of Art. 30(1) names it and is not confirmed (R1)', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  const record = await named(person, 'Stripe');
  expect(record.missing).toEqual(['measures']);
  const refused = await person.post(`${path}/${record.id}/confirmation`, { version: 1 });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'processing-record.incomplete']);
  expect(refused.json().message).toBe('This record cannot be confirmed yet. Missing: Security measures.');
  const { id, state, reviewOn, confirmed: by } = await confirmed(person);
  const inAYear = new Date(app.clock.now());
  inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
  expect({ state, reviewOn, by: by?.by.email }).toEqual({
    state: 'confirmed',
    reviewOn: inAYear.toISOString().slice(0, 10),
    by: person.email,
  });
  // What takes something away again makes it a draft.
  const { fields } = await named(person, 'Stripe');
  const without = await person.put(`${path}/${id}`, { version: 3, fields: { ...fields, subjects: [] } });
  expect(without.json()).toMatchObject({ state: 'draft', missing: ['subjects'] });
});

test('one fact has one home: register and generator change the same, and the policy counts as changed', async () => {
  const person = await app.signUp();
  const { documentId } = await shop(person);
  expect((await person.post(`/api/v1/documents/${documentId}/publish`, {})).statusCode).toBe(200);
  await filled(person);
  const { id } = await named(person, 'Google Analytics 4');
  const statusOf = async () => (await person.get(`/api/v1/documents/${documentId}`)).json<{ status: string }>().status;
  expect(await statusOf()).toBe('published');

  app.clock.forward(1000);
  const legalBasis = 'legitimate-interests';
  const changed = await person.put(`${path}/${id}/stated`, { legalBasis });
  expect([changed.statusCode, changed.json<ProcessingRecord>().stated?.bases]).toEqual([200, [legalBasis]]);
  expect(await statusOf()).toBe('changed');
  const page = await person.get(`/api/v1/documents/${documentId}/preview?language=en`);
  expect(page.body).toContain('Legitimate interests');
  // Taken back, nothing is left to publish.
  await person.put(`${path}/${id}/stated`, { legalBasis: null });
  expect(await statusOf()).toBe('published');

  // The other way around.
  type Document = { services: { id: string; name: string }[] };
  const { services } = (await person.get(`/api/v1/documents/${documentId}`)).json<Document>();
  const row = services.find(({ name }) => name === 'Google Analytics 4')?.id ?? '';
  await person.put(`/api/v1/documents/${documentId}/services/${row}`, { overrides: { legalBasis } });
  expect((await named(person, 'Google Analytics 4')).stated?.bases).toEqual([legalBasis]);
});

test('every site has visits and messages: their facts are changed from the register, too', async () => {
  const person = await app.signUp();
  const { documentId } = await shop(person);
  await filled(person);
  const { id } = await named(person, 'Visits of the site');
  const retention = { kind: 'period', period: { amount: 10, unit: 'day' } };
  const changed = await person.put(`${path}/${id}/stated`, { retention });
  expect(changed.json<ProcessingRecord>().stated?.kept).toBe('10 days');
  const { settings } = (await person.get(`/api/v1/documents/${documentId}`)).json();
  expect(settings.activities).toEqual([{ id: 'visit', kind: 'visit', retention }]);
});

test('each change keeps what stood there before, who changed it and when (R4)', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  const { id } = await confirmed(person);
  const { editions } = (await person.get(`${path}/${id}/editions`)).json<Answer<typeof processingRecords.history>>();
  expect(editions.map(({ version, state, by }) => [version, state, by?.email])).toEqual([
    [3, 'confirmed', person.email],
    [2, 'draft', person.email],
    [1, 'draft', person.email],
  ]);
  expect(editions[1]?.changes).toEqual([{ field: 'measures', before: [], after: ['encryption-in-transit'] }]);
  // Nobody overwrites what they did not see.
  const late = await person.post(`${path}/${id}/end`, { version: 2 });
  expect([late.statusCode, late.json().code]).toEqual([409, 'processing-record.changed']);
  await expect(app.owner.query(`set role candor_app; update processing_record_edition set at = now()`)).rejects.toThrow(
    'permission denied',
  );
  await app.owner.query('reset role');
});

test('a draft is deleted, what was confirmed is ended and kept, and its service can have a new record', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  const draft = await named(person, 'Contact');
  const early = await person.post(`${path}/${draft.id}/end`, { version: 1 });
  expect([early.statusCode, early.json().code]).toEqual([409, 'processing-record.not-confirmed']);
  expect((await person.delete(`${path}/${draft.id}`)).statusCode).toBe(204);
  const { id } = await confirmed(person);
  expect((await person.delete(`${path}/${id}`)).json().code).toBe('processing-record.kept');
  const ended = await person.post(`${path}/${id}/end`, { version: 3 });
  expect(ended.json()).toMatchObject({ state: 'ended', endedAt: app.clock.now().toISOString() });
  const again = await person.put(`${path}/${id}`, { version: 4, fields: {} });
  expect(again.json().code).toBe('processing-record.ended');
  expect(await filled(person)).toBe(2);
});

test('an organization keeps records of what it does apart from its sites, under its default member', async () => {
  const person = await app.signUp();
  const activity = {
    kind: 'other',
    name: { en: 'Payroll' },
    legalBasis: 'legal-obligation',
    dataTypes: ['name', 'postal-address'],
  };
  const fields = { activity, subjects: ['employees'], processedBy: ['controller'], measures: ['access-rights'] };
  const record = await made(person, '/processing-records', fields);
  expect(record).toMatchObject({
    name: 'Payroll',
    site: null,
    anchor: { of: 'organization' },
    missing: ['controller'],
  });
  const { id } = await made(person, '/members', (await shop(await app.signUp())).owner);
  await person.put(`/api/v1/members/${id}/default`, { isDefault: true });
  const now = (await person.get(`${path}/${record.id}`)).json<ProcessingRecord>();
  expect(now).toMatchObject({ missing: [], stated: { name: 'Payroll', bases: ['legal-obligation'] } });
  const changed = await person.put(`${path}/${record.id}`, { version: 1, fields: { subjects: ['employees'] } });
  expect(changed.json().code).toBe('processing-record.of-site');
});

test('records of a deleted site end, and stay', async () => {
  const person = await app.signUp();
  const { siteId } = await shop(person);
  await filled(person);
  const { id } = await confirmed(person);
  expect((await person.delete(`/api/v1/sites/${siteId}`)).statusCode).toBe(200);
  await app.runJobs();
  const kept = (await person.get(`${path}/${id}`)).json<ProcessingRecord>();
  expect(kept).toMatchObject({ state: 'ended', site: { id: siteId, name: 'Corner Coffee' }, stated: null });
  expect((await listed(person, '?state=draft')).length).toBe(0);
});

test('records are read by their state and by the day of their review, 50 at a time', async () => {
  const person = await app.signUp();
  for (let site = 0; site < 13; site += 1) await shop(person, `Site ${site}`);
  expect(await filled(person)).toBe(52);
  const first = (await person.get(path)).json<Answer<typeof processingRecords.list>>();
  expect([first.records.length, first.more]).toEqual([50, true]);
  expect(await listed(person, `?after=${first.records.at(-1)?.id}`)).toHaveLength(2);
  expect(await listed(person, '?state=confirmed')).toEqual([]);
  const { reviewOn } = await confirmed(person);
  expect(await listed(person, `?reviewBy=${reviewOn}`)).toHaveLength(1);
  expect(await listed(person, '?reviewBy=2026-01-01')).toEqual([]);
});

test("another account's records cannot be seen or changed", async () => {
  const [person, stranger] = [await app.signUp(), await app.signUp()];
  await shop(person);
  await filled(person);
  const { id } = await named(person, 'Stripe');
  expect(await listed(stranger)).toEqual([]);
  const answers = [
    await stranger.get(`${path}/${id}`),
    await stranger.put(`${path}/${id}`, { version: 1, fields: {} }),
    await stranger.put(`${path}/${id}/stated`, { legalBasis: 'consent' }),
    await stranger.delete(`${path}/${id}`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

test('a list names records as their own pages do, in each language', async () => {
  const person = await app.signUp();
  const { documentId } = await shop(person);
  const activities = [
    { id: 'orders', kind: 'orders' },
    { id: 'club', kind: 'other', name: { en: 'Club', de: 'Verein' } },
    { id: 'unnamed', kind: 'other' },
  ];
  const custom = { name: 'Own desk', provider: 'Desk Ltd', providerCountry: 'IE', purposes: ['customer-support'] };
  const places = [{ country: 'IE' }];
  await made(person, `/documents/${documentId}/services`, { custom: { ...custom, dataTypes: ['email'], places } });
  expect((await person.patch(`/api/v1/documents/${documentId}`, { settings: { activities } })).statusCode).toBe(200);
  await filled(person);
  await made(person, '/processing-records', { activity: { kind: 'video-surveillance' } });
  for (const language of ['en', 'de']) {
    const { records } = (await person.get(path, { 'accept-language': language })).json<
      Answer<typeof processingRecords.list>
    >();
    expect(records).toHaveLength(9);
    for (const { id, name } of records) {
      const one = await person.get(`${path}/${id}`, { 'accept-language': language });
      expect(one.json<ProcessingRecord>().name).toBe(name);
    }
  }
});
