import type { Answer, Document, ProcessingRecord, processingRecords, registerViews } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { aBanner, publish } from '#test/banners.ts';
import { agreed, confirmAll, done, drift, listed, made, registerPath as path, signAll } from '#test/register.ts';

// One fact changed on one side gives exactly its finding and no other; mended, none (R5).

const contentUrl = 'https://content.example.com';
const app = testApp({ limits: 'off', config: { chromium: undefined, contentUrl } });

const codes = async (person: Person, siteId: string) => (await drift(person, siteId)).map(({ code }) => code);

async function recordNamed(person: Person, name: string): Promise<ProcessingRecord> {
  const id = (await listed(person)).find((one) => one.name === name)?.id;
  return (await person.get(`${path}/${id}`)).json();
}

/** Changes what a confirmed record adds. It stays confirmed. */
async function changeFields(person: Person, name: string, change: Partial<ProcessingRecord['fields']>): Promise<void> {
  const { id, version, fields } = await recordNamed(person, name);
  await done(person.put(`${path}/${id}`, { version, fields: { ...fields, ...change } }));
  expect((await recordNamed(person, name)).state).toBe('confirmed');
}

/** A site with a published banner whose register agrees with its documents. */
async function withBanner(services: readonly string[]) {
  const site = await aBanner(app, { services });
  await publish(site);
  const { person, siteId, documentId } = site;
  await done(person.post(`/api/v1/documents/${documentId}/publish`, {}));
  await made(person, '/processing-records/drafts', { siteId });
  await confirmAll(person, siteId);
  await signAll(person);
  expect(await drift(person, siteId)).toEqual([]);
  return site;
}

test('consent in the banner and a legitimate interest in the documents is exactly one finding (R5)', async () => {
  const { person, siteId } = await withBanner(['hotjar']);
  const { id } = await recordNamed(person, 'Hotjar');
  await done(person.put(`${path}/${id}/stated`, { legalBasis: 'legitimate-interests' }));
  expect(await drift(person, siteId)).toMatchObject([
    { code: 'banner-asks', recordId: id, register: 'Documents: Legitimate interests (f)', isStated: true },
  ]);
  await done(person.put(`${path}/${id}/stated`, { legalBasis: 'consent' }));
  expect(await drift(person, siteId)).toEqual([]);
});

test('consent in the documents and a banner that does not ask is exactly one finding (R5)', async () => {
  const { person, siteId, documentId } = await withBanner(['stripe']);
  const { services } = (await person.get(`/api/v1/documents/${documentId}`)).json<Document>();
  const stripe = services.find(({ name }) => name === 'Stripe')?.id;
  const service = `/api/v1/documents/${documentId}/services/${stripe}`;
  const state = (legalBasis?: string) =>
    done(person.put(service, { overrides: { ...(legalBasis && { legalBasis }) } }));
  await state('consent');
  expect(await codes(person, siteId)).toEqual(['banner-does-not-ask']);
  await state();
  expect(await drift(person, siteId)).toEqual([]);
});

test('a period of requests in the register that is not the one of the form is exactly one finding', async () => {
  const person = await app.signUp();
  const { siteId } = await agreed(person);
  const form = (keepMonths: number) =>
    done(person.put(`/api/v1/sites/${siteId}/dsar-form`, { isPublished: true, workplace: 'IE', keepMonths }));
  await form(36);
  await done(person.post(`${path}/typical`, { activities: ['privacy-requests'] }));
  expect(await drift(person, siteId)).toEqual([]);
  await form(24);
  expect(await drift(person, siteId)).toMatchObject([
    {
      code: 'retention-differs',
      register: 'Documents, in months: 36',
      other: 'Candor settings, in months: 24',
      isStated: false,
    },
  ]);
  await form(36);
  expect(await drift(person, siteId)).toEqual([]);
});

test('a period of the newsletter in the documents that is not the one set for consents is exactly one finding', async () => {
  const person = await app.signUp();
  const { siteId, documentId } = await agreed(person);
  const retention = { kind: 'period', period: { amount: 2, unit: 'year' } };
  const activities = [{ id: 'news', kind: 'newsletter', retention }];
  await done(person.patch(`/api/v1/documents/${documentId}`, { settings: { activities } }));
  await made(person, '/processing-records/drafts', { siteId });
  await confirmAll(person);
  expect(await drift(person, siteId)).toEqual([]);
  await done(person.put(`/api/v1/sites/${siteId}/consent-retention`, { months: 120 }));
  const [finding] = await drift(person, siteId);
  expect(finding).toMatchObject({ code: 'retention-differs', months: 120 });
  expect(await drift(person, siteId)).toHaveLength(1);
  const mended = { kind: 'period', period: { amount: finding?.months, unit: 'month' } };
  await done(person.put(`${path}/${finding?.recordId}/stated`, { retention: mended }));
  expect(await drift(person, siteId)).toEqual([]);
});

test('a period of choices in the documents that is not the one set for choices is exactly one finding', async () => {
  const person = await app.signUp();
  const { siteId, documentId } = await agreed(person);
  const custom = { name: 'Choices', provider: 'Choices Ltd', providerCountry: 'IE', purposes: ['consent-management'] };
  const kept = { ...custom, dataTypes: ['usage-data'], places: [{ country: 'IE' }] };
  await made(person, `/documents/${documentId}/services`, { custom: kept });
  app.clock.forward(1000);
  await done(person.post(`/api/v1/documents/${documentId}/publish`, {}));
  await made(person, '/processing-records/drafts', { siteId });
  await confirmAll(person);
  await signAll(person);
  const { id } = await recordNamed(person, 'Choices');
  const state = (amount: number) =>
    done(person.put(`${path}/${id}/stated`, { retention: { kind: 'period', period: { amount, unit: 'month' } } }));
  await done(person.put(`/api/v1/sites/${siteId}/preference-retention`, { months: 70 }));
  await state(70);
  expect(await drift(person, siteId)).toEqual([]);
  await state(12);
  expect(await codes(person, siteId)).toEqual(['retention-differs']);
  await state(70);
  expect(await drift(person, siteId)).toEqual([]);
});

test('a form that documents name and nobody can open is exactly one finding, and so is the reverse', async () => {
  const person = await app.signUp();
  const { siteId, documentId } = await agreed(person);
  const publishForm = (isPublished: boolean) =>
    done(person.put(`/api/v1/sites/${siteId}/dsar-form`, { isPublished, workplace: 'IE' }));
  const name = (url?: string) =>
    done(person.patch(`/api/v1/documents/${documentId}`, { settings: { rightsContact: { ...(url && { url }) } } }));
  await publishForm(true);
  const { url } = (await person.get(`/api/v1/sites/${siteId}/dsar-form`)).json<{ url: string }>();
  await name(url);
  expect(await drift(person, siteId)).toEqual([]);
  await publishForm(false);
  expect(await codes(person, siteId)).toEqual(['form-not-published']);
  await publishForm(true);
  expect(await drift(person, siteId)).toEqual([]);
  await name('https://shop.example.com/rights');
  expect(await codes(person, siteId)).toEqual(['form-not-named']);
  await name();
  expect(await drift(person, siteId)).toEqual([]);
});

test('a transfer or processors on one side only are exactly one finding', async () => {
  const person = await app.signUp();
  const { siteId } = await agreed(person);
  await changeFields(person, 'Contact', { transferBasis: 'standard-clauses' });
  expect(await drift(person, siteId)).toMatchObject([
    { code: 'transfer-not-stated', register: 'Register: Standard contractual clauses (46)' },
  ]);
  const { fields } = await recordNamed(person, 'Contact');
  const { transferBasis: _, ...without } = fields;
  const { id, version } = await recordNamed(person, 'Contact');
  await done(person.put(`${path}/${id}`, { version, fields: without }));
  expect(await drift(person, siteId)).toEqual([]);

  await changeFields(person, 'Contact', { processedBy: ['controller', 'processors'] });
  expect(await codes(person, siteId)).toEqual(['recipient-not-stated']);
  await changeFields(person, 'Contact', { processedBy: ['controller'] });
  expect(await drift(person, siteId)).toEqual([]);

  await changeFields(person, 'Google Analytics 4', { processedBy: ['controller'] });
  expect(await codes(person, siteId)).toEqual(['recipient-not-recorded']);
  // What somebody entered of the recipient counts, not what is usual.
  const { recipients } = (await person.get('/api/v1/recipients')).json<Answer<typeof registerViews.recipients>>();
  const google = recipients.find(({ name }) => name === 'Google LLC')?.id;
  const contract = { kind: 'processing', signedOn: '2025-01-01' };
  const enter = (role: string, entered: number) =>
    done(person.put(`/api/v1/recipients/${google}`, { version: entered, fields: { role, contract } }));
  await enter('controller', 1);
  expect(await drift(person, siteId)).toEqual([]);
  await enter('processor', 2);
  expect(await codes(person, siteId)).toEqual(['recipient-not-recorded']);
  await changeFields(person, 'Google Analytics 4', { processedBy: ['controller', 'processors'] });
  expect(await drift(person, siteId)).toEqual([]);
});

/** Has the policy show the service of a record, or hides it. */
async function show(person: Person, name: string, isShown: boolean): Promise<void> {
  const { id } = await recordNamed(person, name);
  await done(person.put(`${path}/${id}/in-policy`, { ipm_field: 'show_in_policy', ipm_field_value: isShown }));
}

test('a service that the register hides while the published policy shows it is exactly one finding, and so is the reverse (R5)', async () => {
  const person = await app.signUp();
  const { siteId, documentId } = await agreed(person);
  const publishAgain = () => done(person.post(`/api/v1/documents/${documentId}/publish`, {}));
  await show(person, 'Stripe', false);
  expect(await codes(person, siteId)).toEqual(['hidden-in-register']);
  app.clock.forward(1000);
  await publishAgain();
  expect(await drift(person, siteId)).toEqual([]);
  await show(person, 'Stripe', true);
  expect(await codes(person, siteId)).toEqual(['not-in-policy']);
  app.clock.forward(1000);
  await publishAgain();
  expect(await drift(person, siteId)).toEqual([]);
});

test('findings say both sides in each language of the dashboard', async () => {
  const person = await app.signUp();
  const { siteId } = await agreed(person);
  await show(person, 'Stripe', false);
  for (const language of ['en', 'de', 'it', 'pt-BR']) {
    const answer = await person.get(`${path}/drift?siteId=${siteId}`, { 'accept-language': language });
    const [finding] = answer.json<Answer<typeof processingRecords.drift>>().findings;
    expect(finding?.register).not.toContain('%{');
    expect(finding?.other.length).toBeGreaterThan(5);
  }
});
