import { processorLayouts } from '@app/catalogue';
import { loadRegisterWords } from '@app/texts';
import type { Answer, DriftFinding, ProcessingRecord, processingRecords, registerViews } from '@app/contract';
import { expect, test } from 'vitest';
import readXlsxFile from 'read-excel-file/node';
import { testApp, type Person } from '#test/app.ts';
import { listed, made, registerPath as path, shop } from '#test/register.ts';

const app = testApp({ limits: 'off', config: { chromium: undefined } });

const customer = {
  name: 'Bakery GmbH',
  email: 'office@example.com',
  representative: { name: 'Rep Ltd', email: 'rep@example.com' },
  dpo: { name: 'Officer & Co', email: 'dpo@example.com' },
};

const whole = {
  customers: [customer],
  categories: ['Hosting of the shop', 'Support'],
  subprocessors: [{ name: 'Rack Hosting Inc.', country: 'US' }],
  transfers: [{ country: 'US', basis: 'standard-clauses' as const }],
};

async function started(person: Person, onBehalf: object = {}): Promise<ProcessingRecord> {
  const answer = await person.post(`${path}/on-behalf`, { label: 'Shops of customers', onBehalf });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function saved(person: Person, { id, version, fields }: ProcessingRecord, change: object) {
  const answer = await person.put(`${path}/${id}`, { version, fields: { ...fields, ...change } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ProcessingRecord>();
}

const agency = { name: 'Web Agency Ltd', email: 'privacy@example.com', address: '2 High Street, Cork', country: 'IE' };

async function processor(person: Person) {
  const dpo = { name: 'Our Officer', email: 'officer@example.com' };
  const { id } = await made(person, '/members', { ...agency, dpo });
  await person.put(`/api/v1/members/${id}/default`, { isDefault: true });
}

test('a record of a processor names what it lacks of Art. 30(2), and is confirmed only when it has all of it (R2)', async () => {
  const person = await app.signUp();
  const empty = await started(person);
  expect(empty).toMatchObject({ role: 'processor', state: 'draft', stated: null });
  expect(empty.missing).toEqual(['processor', 'customer', 'categories', 'measures']);
  const refused = await person.post(`${path}/${empty.id}/confirmation`, { version: 1 });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'processing-record.incomplete']);

  await processor(person);
  const unreachable = { ...whole, customers: [{ name: 'Bakery GmbH' }], transfers: [] };
  const halfway = await saved(person, empty, { onBehalf: unreachable, measures: ['backups'] });
  // A customer without contact, and a processor abroad without a safeguard.
  expect(halfway.missing).toEqual(['customer', 'safeguard']);
  const record = await saved(person, halfway, { onBehalf: whole });
  expect(record.missing).toEqual([]);
  expect(record.responsible).toMatchObject({
    name: 'Web Agency Ltd, 2 High Street, Cork, privacy@example.com',
    dpo: 'Our Officer, officer@example.com',
  });
  const confirmed = await person.post(`${path}/${record.id}/confirmation`, { version: record.version });
  expect(confirmed.json()).toMatchObject({ state: 'confirmed' });
  // What takes something away again makes it a draft, and what was there stays (R4).
  const less = await saved(person, confirmed.json(), { onBehalf: { ...whole, categories: [] } });
  expect(less).toMatchObject({ state: 'draft', missing: ['categories'] });
  const { editions } = (await person.get(`${path}/${record.id}/editions`)).json<
    Answer<typeof processingRecords.history>
  >();
  expect(editions.map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
  expect(editions[0]?.changes).toMatchObject([{ field: 'onBehalf', before: { categories: whole.categories } }]);
});

test('the register of a processor is apart from that of a controller, in lists, in files and in requests (R2)', async () => {
  const person = await app.signUp();
  await shop(person);
  await processor(person);
  await started(person, whole);
  expect(await listed(person)).toEqual([]);
  expect((await listed(person, '?role=processor')).map(({ name }) => name)).toEqual(['Shops of customers']);
  const { rawPayload } = await person.get(`${path}/export?format=xlsx&role=processor`);
  const [head = [], row = [], ...others] = (await readXlsxFile(rawPayload))[0]?.data ?? [];
  expect(others).toEqual([]);
  const cells = Object.fromEntries(head.map((label, at) => [String(label), row[at]]));
  // The order of Art. 30(2)(a) to (d).
  expect(head.slice(1, 11)).toEqual([
    'Processor',
    'Representative',
    'Data protection officer',
    'Customers (controllers)',
    'Customers’ representatives',
    'Customers’ data protection officers',
    'Subprocessors',
    'Processing categories',
    'Countries and safeguards',
    'Security measures',
  ]);
  expect(cells).toMatchObject({
    Processor: 'Web Agency Ltd, 2 High Street, Cork, privacy@example.com',
    'Data protection officer': 'Our Officer, officer@example.com',
    'Customers (controllers)': 'Bakery GmbH, office@example.com',
    'Customers’ representatives': 'Bakery GmbH: Rep Ltd, rep@example.com',
    Subprocessors: 'Rack Hosting Inc. (United States)',
    'Processing categories': 'Hosting of the shop; Support',
    'Countries and safeguards': 'United States: Standard contractual clauses (Art. 46)',
  });
  const csv = (await person.get(`${path}/export?format=csv&role=processor`)).body;
  expect(csv).toContain('Bakery GmbH: Officer & Co');
  const json = (await person.get(`${path}/export?format=json&role=processor`)).json();
  expect(json).toMatchObject({ role: 'processor', records: [{ fields: { onBehalf: whole } }] });
  expect((await person.get(`${path}/export?format=json`)).json().records).toEqual([]);
});

test('the register of a processor is written in each language of documents, and in the layout of an authority', async () => {
  const person = await app.signUp();
  await processor(person);
  await started(person, whole);
  for (const language of ['et', 'ja'] as const) {
    const { columns, onBehalf } = (await loadRegisterWords(language)).register;
    const [head] = (await person.get(`${path}/export?format=csv&role=processor&language=${language}`)).body.split(
      '\r\n',
    );
    for (const label of [columns.transfers, ...Object.values(onBehalf).slice(1)]) expect(head).toContain(label);
  }
  const [layout] = processorLayouts;
  const { rawPayload } = await person.get(`${path}/export?format=xlsx&role=processor&layout=${layout?.id}`);
  const [head, row] = (await readXlsxFile(rawPayload))[0]?.data ?? [];
  expect(head).toEqual(layout?.columns.map(([label]) => label));
  expect(row).toEqual(expect.arrayContaining(['United States', 'Standard contractual clauses (Article 46)']));
  const ofOther = [`role=processor&layout=cnil`, `layout=${layout?.id}`];
  for (const query of ofOther)
    expect((await person.get(`${path}/export?format=csv&${query}`)).json().code).toBe('processing-record.export');
});

test('the countries of the register of a processor are third countries, those of other processors among them (R2)', async () => {
  const person = await app.signUp();
  await processor(person);
  await started(person, { ...whole, transfers: [{ country: 'FR' }] });
  const csv = (await person.get(`${path}/export?format=csv&role=processor`)).body;
  expect(csv.match(/United States/g)).toHaveLength(2);
  expect(csv).not.toContain('France');
});

test('joint controllers, representative and officer of a member stand in the register of the controller (R1)', async () => {
  const person = await app.signUp();
  const { siteId, owner } = await shop(person);
  const more = {
    ...owner,
    dpo: { name: 'Our Officer', email: 'officer@example.com' },
    representative: { name: 'Union Rep', address: 'Rue 1, Paris' },
    jointControllers: [{ name: 'Roastery Ltd', email: 'joint@example.com' }],
  };
  expect((await person.put(`/api/v1/sites/${siteId}/owner`, more)).statusCode).toBe(200);
  await made(person, '/processing-records/drafts', { siteId });
  const [first] = await listed(person);
  const { responsible } = (await person.get(`${path}/${first?.id}`)).json<ProcessingRecord>();
  expect(responsible).toEqual({
    name: 'Corner Coffee Ltd, 1 High Street, Cork, privacy@example.com',
    jointControllers: ['Roastery Ltd, joint@example.com'],
    representatives: ['Union Rep, Rue 1, Paris'],
    dpo: 'Our Officer, officer@example.com',
  });
  const { rawPayload } = await person.get(`${path}/export?format=xlsx`);
  const row = (await readXlsxFile(rawPayload))[0]?.data[1] ?? [];
  expect(row.slice(2, 6)).toEqual([
    'Corner Coffee Ltd, 1 High Street, Cork, privacy@example.com',
    'Roastery Ltd, joint@example.com',
    'Union Rep, Rue 1, Paris',
    'Our Officer, officer@example.com',
  ]);
});

test('facts of one kind of record are refused in the other', async () => {
  const person = await app.signUp();
  const record = await started(person, whole);
  const { id } = await made(person, '/processing-records', { activity: { kind: 'other', name: { en: 'Payroll' } } });
  for (const [of, fields] of [
    [record.id, {}],
    [record.id, { onBehalf: whole, activity: { kind: 'other', name: { en: 'Payroll' } } }],
    [id, { onBehalf: whole }],
  ] as const) {
    const answer = await person.put(`${path}/${of}`, { version: 1, fields });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'processing-record.of-site']);
  }
});

type Transfers = Answer<typeof registerViews.transfers>['transfers'];

const transfersOf = async (person: Person) =>
  (await person.get('/api/v1/transfers')).json<{ transfers: Transfers }>().transfers;

/** The findings of all sites, as they are stored each night. */
async function findings(person: Person): Promise<readonly DriftFinding[]> {
  await app.runScheduled('processing-records.check-drift');
  return (await person.get(`${path}/drift`)).json<{ findings: DriftFinding[] }>().findings;
}

test('transfers name record, recipient, country, safeguard and contract, and agree with record and recipient', async () => {
  const person = await app.signUp();
  const { siteId } = await shop(person);
  await made(person, '/processing-records/drafts', { siteId });
  const contract = { kind: 'processing', signedOn: '2025-01-01' };
  const { id } = await made(person, '/recipients', { name: 'Stripe, Inc.', contract });
  const transfers = await transfersOf(person);
  const [stripe] = await listed(person).then((all) => all.filter(({ name }) => name === 'Stripe'));
  const lines = transfers.filter(({ record }) => record?.id === stripe?.id);
  const { stated } = (await person.get(`${path}/${stripe?.id}`)).json<ProcessingRecord>();
  expect(lines.map(({ country, third, safeguard }) => ({ country, third, safeguard }))).toEqual(
    stated?.transfers.map(({ country, third, safeguard }) => ({ country, third, safeguard })),
  );
  expect(lines.every(({ recipient, contract: state }) => recipient?.id === id && state === 'in-force')).toBe(true);
  expect(lines[0]).toMatchObject({
    subjects: ['customers'],
    site: { id: siteId },
    recipient: { name: 'Stripe, Inc.' },
  });
  // Those of a processor, with what the record says.
  await processor(person);
  await started(person, whole);
  expect((await transfersOf(person)).filter(({ site }) => site === null)).toMatchObject([
    { name: 'Shops of customers', recipient: { name: 'Rack Hosting Inc.' }, country: 'US', basis: 'standard-clauses' },
  ]);
});

test('every record that rests on an adequacy decision that ends is named before the day', async () => {
  // The decision for the United Kingdom ends on December 27, 2031.
  app.clock.forward(Date.parse('2031-06-25T10:00:00Z') - app.clock.now().getTime());
  const person = await app.signUp();
  const { siteId, documentId } = await shop(person);
  const recipients = [{ name: 'Ledger & Sons', country: 'GB' }];
  const settings = { activities: [{ id: 'books', kind: 'orders', recipients }] };
  expect((await person.patch(`/api/v1/documents/${documentId}`, { settings })).statusCode).toBe(200);
  await made(person, '/processing-records/drafts', { siteId });
  await made(person, '/processing-records', {
    activity: {
      kind: 'other',
      name: { en: 'Payroll' },
      recipients: ['Wages Ltd', 'Pensions Ltd'].map((name) => ({ name, country: 'GB' })),
    },
  });
  await processor(person);
  const british = { ...whole, subprocessors: [], transfers: [{ country: 'GB', basis: 'adequacy' }] };
  await started(person, british);
  const ending = async () =>
    (await findings(person))
      .filter(({ code }) => code === 'safeguard-ending')
      .map(({ name }) => name)
      .toSorted();
  expect(await ending()).toEqual([]);
  expect((await transfersOf(person)).filter(({ until }) => until === '2031-12-27')).toHaveLength(4);
  app.clock.forward(10 * 86_400_000);
  // Each record once, whoever gets its data.
  expect(await ending()).toEqual(['Orders and purchases', 'Payroll', 'Shops of customers']);
});

test('the table of clients counts each site once, and agrees with records and recipients', async () => {
  const person = await app.signUp();
  const first = await shop(person, 'First client');
  await shop(person, 'Second client');
  await made(person, '/processing-records/drafts', { siteId: first.siteId });
  await made(person, '/recipients', {
    name: 'Google LLC',
    role: 'processor',
    contract: { kind: 'processing', signedOn: '2025-01-01' },
  });
  const id = (await listed(person)).find(({ name }) => name === 'Stripe')?.id;
  const { version, fields } = (await person.get(`${path}/${id}`)).json<ProcessingRecord>();
  await person.put(`${path}/${id}`, { version, fields: { ...fields, measures: ['backups'] } });
  const reviewOn = app.clock.now().toISOString().slice(0, 10);
  expect((await person.post(`${path}/${id}/confirmation`, { version: 2, reviewOn })).statusCode).toBe(200);
  const { clients } = (await person.get(`${path}/clients`)).json<Answer<typeof registerViews.clients>>();
  expect(clients.map(({ site, ...row }) => [site?.name, row])).toEqual([
    ['First client', { draft: 3, confirmed: 1, due: 1, withoutContract: 1, nextReview: reviewOn }],
    ['Second client', { draft: 0, confirmed: 0, due: 0, withoutContract: 1, nextReview: null }],
    [undefined, { draft: 0, confirmed: 0, due: 0, withoutContract: 0, nextReview: null }],
  ]);
  for (const { site, withoutContract } of clients.slice(0, 2)) {
    const { recipients } = (await person.get(`/api/v1/recipients?siteId=${site?.id}`)).json<
      Answer<typeof registerViews.recipients>
    >();
    expect(recipients.filter(({ lacksContract }) => lacksContract)).toHaveLength(withoutContract);
  }
  const guest = await app.signUp();
  expect((await guest.get(`${path}/clients`)).json().clients).toHaveLength(1);
});
