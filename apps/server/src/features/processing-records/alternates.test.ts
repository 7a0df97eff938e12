import type { ProcessingRecord, RecordAppearances } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { agreed, drift, filled, listed, registerPath as path, shop } from '#test/register.ts';

const app = testApp({ limits: 'off' });

async function recordNamed(person: Person, name: string): Promise<ProcessingRecord> {
  const id = (await listed(person)).find((one) => one.name === name)?.id;
  return (await person.get(`${path}/${id}`)).json();
}

const set = (person: Person, id: string, ipm_field: string, ipm_field_value: boolean) =>
  person.put(`${path}/${id}/in-policy`, { ipm_field, ipm_field_value });

/** A published policy, and what it would say now. */
async function published(person: Person) {
  const { siteId, documentId } = await agreed(person);
  const statusOf = async () => (await person.get(`/api/v1/documents/${documentId}`)).json<{ status: string }>().status;
  // The findings beside the text name what the text does not.
  const read = async (query = '') =>
    JSON.stringify((await person.get(`/api/v1/documents/${documentId}/preview?language=en${query}`)).json().tree);
  return { siteId, documentId, statusOf, read };
}

async function alternate(person: Person, of: string, label: string): Promise<ProcessingRecord> {
  const { id } = await recordNamed(person, of);
  const answer = await person.post(`${path}/${id}/alternates`, { label });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

test('a service that the register hides is in neither variant of the policy, which counts as changed (P8, R5)', async () => {
  const person = await app.signUp();
  const { statusOf, read } = await published(person);
  const { id } = await recordNamed(person, 'Stripe');
  expect(await read()).toContain('Stripe');
  app.clock.forward(1000);
  const answer = await set(person, id, 'show_in_policy', false);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json<ProcessingRecord>()).toMatchObject({ state: 'confirmed', fields: { showInPolicy: false } });
  expect(await statusOf()).toBe('changed');
  for (const variant of ['complete', 'simplified']) expect(await read(`&variant=${variant}`)).not.toContain('Stripe');
  // The record itself states what it stated, and keeps the change (R4).
  expect((await recordNamed(person, 'Stripe')).stated?.recipients.join()).toContain('Stripe');
  const { editions } = (await person.get(`${path}/${id}/editions`)).json();
  expect(editions[0].changes).toEqual([{ field: 'showInPolicy', before: true, after: false }]);
  // Taken back, nothing is left to publish.
  await set(person, id, 'show_in_policy', true);
  expect(await statusOf()).toBe('published');
});

test('the cookie policy names a service that the privacy policy does not show', async () => {
  const person = await app.signUp();
  const { siteId, read } = await published(person);
  const cookies = await person.post(`/api/v1/sites/${siteId}/documents`, { type: 'cookie_policy', languages: ['en'] });
  const { id } = await recordNamed(person, 'Google Analytics 4');
  await set(person, id, 'show_in_policy', false);
  expect(await read()).not.toContain('Google Analytics');
  const page = await person.get(`/api/v1/documents/${cookies.json<{ id: string }>().id}/preview?language=en`);
  expect(page.body).toContain('Google Analytics');
});

test('the policy shows what the register adds to a service, in the words of each language, once that is switched on', async () => {
  const person = await app.signUp();
  const { documentId, statusOf, read } = await published(person);
  const { id, version, fields } = await recordNamed(person, 'Stripe');
  await person.put(`${path}/${id}`, { version, fields: { ...fields, subjects: ['suppliers'], measures: ['backups'] } });
  expect(await statusOf()).toBe('published');
  app.clock.forward(1000);
  await set(person, id, 'subjects', true);
  await set(person, id, 'security_measures', true);
  expect(await statusOf()).toBe('changed');
  expect(await read()).toContain('Categories of data subjects');
  expect(await read()).toContain('Suppliers');
  expect(await read()).toContain('Regular backups that can be restored');
  const german = await person.get(`/api/v1/documents/${documentId}/preview?language=de`);
  expect(german.body).toContain('Lieferanten');
  // What is shown is the fact of the record: a change there changes the policy.
  const now = await recordNamed(person, 'Stripe');
  await person.put(`${path}/${id}`, { version: now.version, fields: { ...now.fields, subjects: ['donors'] } });
  expect(await read()).toContain('Donors');
  await set(person, id, 'subjects', false);
  await set(person, id, 'security_measures', false);
  expect(await statusOf()).toBe('published');
});

test('what the policy shows is changed by the switches alone, of records of a service that are not over', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  const { id, version, fields } = await recordNamed(person, 'Stripe');
  const past = await person.put(`${path}/${id}`, { version, fields: { ...fields, showInPolicy: false } });
  expect([past.statusCode, past.json().code]).toEqual([400, 'processing-record.in-policy']);
  const contact = await recordNamed(person, 'Contact');
  const none = await set(person, contact.id, 'show_in_policy', false);
  expect([none.statusCode, none.json().code]).toEqual([400, 'processing-record.of-service']);
  const unknown = await set(person, id, 'legal_basis', true);
  expect(unknown.statusCode).toBe(400);
});

test('an alternate states what is otherwise, and its service stays as it is', async () => {
  const person = await app.signUp();
  const { siteId, statusOf, read } = await published(person);
  const staff = await alternate(person, 'Google Analytics 4', 'Staff area');
  // Register, files, letters and the policy call it the same.
  expect(staff).toMatchObject({ name: 'Google Analytics 4 (Staff area)', isAlternate: true, state: 'draft' });
  const own = await recordNamed(person, 'Google Analytics 4');
  expect(staff.stated?.bases).toEqual(own.stated?.bases);
  expect(await statusOf()).toBe('published');
  expect(await drift(person, siteId)).toMatchObject([{ code: 'not-confirmed', recordId: staff.id }]);

  const retention = { kind: 'period', period: { amount: 7, unit: 'day' } };
  const changed = await person.put(`${path}/${staff.id}/stated`, { legalBasis: 'contract', retention });
  expect(changed.json<ProcessingRecord>()).toMatchObject({
    stated: { bases: ['contract'], kept: '7 days' },
    fields: { deviation: { legalBasis: 'contract', retention } },
    departures: [{ field: 'basis' }, { field: 'kept', record: '7 days' }],
  });
  expect((await recordNamed(person, 'Google Analytics 4')).stated).toEqual(own.stated);
  expect(await statusOf()).toBe('published');
  // The sheet and the register say the same.
  const sheet = (await person.get(`${path}/export?format=csv`)).body;
  expect(sheet.split('\n').find((line) => line.includes('Staff area'))).toContain('7 days');

  app.clock.forward(1000);
  await set(person, staff.id, 'show_in_policy', true);
  expect(await statusOf()).toBe('changed');
  expect(await read()).toContain('Google Analytics 4 (Staff area)');
  expect(await read()).toContain('7 days');
  // Whoever may not change documents does not take it out of the policy by deleting it.
  const shown = await person.delete(`${path}/${staff.id}`);
  expect([shown.statusCode, shown.json().code]).toEqual([409, 'processing-record.decides-policy']);
  await set(person, staff.id, 'show_in_policy', false);
  expect((await person.delete(`${path}/${staff.id}`)).statusCode).toBe(204);
  expect(await read()).not.toContain('Staff area');
  expect(await statusOf()).toBe('published');
});

test('a name that another record of the service has is refused, and filling makes no record of a service twice', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  const { id: other, version } = await alternate(person, 'Stripe', 'Subscriptions');
  const { id } = await recordNamed(person, 'Stripe');
  const twice = await person.post(`${path}/${id}/alternates`, { label: 'subscriptions' });
  expect([twice.statusCode, twice.json().code]).toEqual([409, 'processing-record.alternates']);
  expect(twice.json().message).toContain('Your alternates contain invalid data.');
  const incomplete = await person.post(`${path}/${other}/confirmation`, { version });
  expect([incomplete.statusCode, incomplete.json().code]).toEqual([409, 'processing-record.alternate-incomplete']);
  expect(incomplete.json().message).toMatch(/^Your alternates contain invalid data\. Missing: /);
  expect(await filled(person)).toBe(0);
  // An alternate is no record of the service itself.
  expect((await person.delete(`${path}/${id}`)).statusCode).toBe(204);
  expect(await filled(person)).toBe(1);
});

test('a record says where it appears: in the policy, in other records, discrepancies and tasks of requests', async () => {
  const person = await app.signUp();
  const { documentId } = await published(person);
  const staff = await alternate(person, 'Stripe', 'Subscriptions');
  const own = await recordNamed(person, 'Stripe');
  const where = async (id: string) => (await person.get(`${path}/${id}/appearances`)).json<RecordAppearances>();
  expect(await where(own.id)).toMatchObject({
    policy: { documentId, status: 'published', isShown: true, url: expect.stringMatching(/#service-stripe$/) },
    banner: null,
    others: [{ id: staff.id, name: 'Stripe (Subscriptions)', isAlternate: true }],
    findings: [],
    tasks: [],
  });
  expect(await where(staff.id)).toMatchObject({
    policy: { isShown: false, url: null },
    others: [{ id: own.id, name: 'Stripe', isAlternate: false }],
    findings: ['not-confirmed'],
  });
  await set(person, own.id, 'show_in_policy', false);
  expect(await where(own.id)).toMatchObject({ policy: { isShown: false }, findings: ['hidden-in-register'] });
});

test('the audit log has each alternate and each switch', async () => {
  const person = await app.signUp();
  await shop(person);
  await filled(person);
  const { id } = await alternate(person, 'Stripe', 'Subscriptions');
  await set(person, id, 'subjects', true);
  const { rows } = await app.owner.query(
    `select kind, person_id from audit_event where account_id = $1 and target_id = $2 order by id`,
    [person.accountId, id],
  );
  expect(rows.map(({ kind, person_id: by }) => [kind, by])).toEqual([
    ['processing-record.created', person.id],
    ['processing-record.changed', person.id],
  ]);
});

test('a record that hides its service in the policy is not ended before its switch is set back', async () => {
  const person = await app.signUp();
  const { read } = await published(person);
  const { id } = await recordNamed(person, 'Stripe');
  await set(person, id, 'show_in_policy', false);
  const { version } = await recordNamed(person, 'Stripe');
  const refused = await person.post(`${path}/${id}/end`, { version });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'processing-record.decides-policy']);
  expect(await read()).not.toContain('service-stripe');
  await set(person, id, 'show_in_policy', true);
  expect((await person.post(`${path}/${id}/end`, { version: version + 1 })).statusCode).toBe(200);
});

test('a service whose own record was deleted has none, also if it has an alternate', async () => {
  const person = await app.signUp();
  const { siteId } = await shop(person);
  await filled(person);
  await alternate(person, 'Stripe', 'Subscriptions');
  const { id } = await recordNamed(person, 'Stripe');
  expect((await person.delete(`${path}/${id}`)).statusCode).toBe(204);
  expect((await drift(person, siteId)).map(({ code }) => code)).toContain('no-record');
});
