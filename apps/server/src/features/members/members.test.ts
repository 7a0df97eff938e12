import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { untilBlocked } from '#test/blocked.ts';

const app = testApp();

const agency = {
  name: 'Bergkraut GmbH',
  email: 'hello@bergkraut.com',
  address: 'Hauptstraße 1, Berlin',
  country: 'DE',
};
const client = { name: 'Corner Coffee Ltd', email: 'hi@example.com', address: '1 High Street, Cork', country: 'IE' };

type Resource = { readonly id: string };
type DocumentJson = { readonly status: string; readonly missing: readonly { readonly path: string }[] };

async function aMember(person: Person, owner: object = agency, isDefault = false): Promise<string> {
  const answer = await person.post('/api/v1/members', owner);
  expect(answer.statusCode, answer.body).toBe(201);
  const { id } = answer.json<Resource>();
  if (isDefault) await person.put(`/api/v1/members/${id}/default`, { isDefault });
  return id;
}

async function aSite(person: Person, name = 'shop.example.com'): Promise<string> {
  return (await person.post('/api/v1/sites', { name, type: 'Site' })).json<Resource>().id;
}

/** A published document of a site that has an owner. */
async function aDocument(person: Person, siteId: string): Promise<string> {
  const document = { type: 'privacy_policy', languages: ['en'] };
  const { id } = (await person.post(`/api/v1/sites/${siteId}/documents`, document)).json<Resource>();
  await person.put(`/api/v1/documents/${id}/services`, { services: [{ service: 'stripe' }] });
  expect((await person.post(`/api/v1/documents/${id}/publish`, {})).statusCode).toBe(200);
  return id;
}

const documentOf = async (person: Person, id: string) =>
  (await person.get(`/api/v1/documents/${id}`)).json<DocumentJson>();
const siteOf = async (person: Person, id: string) => (await person.get(`/api/v1/sites/${id}`)).json<object>();

test('a member is made, listed by name and changed', async () => {
  const person = await app.signUp();
  const coffee = await aMember(person, client);
  const dpo = { name: 'Privacy desk', email: 'privacy@bergkraut.com' };
  const bergkraut = await aMember(person, { ...agency, dpo });

  expect((await person.get('/api/v1/members')).json()).toMatchObject({
    members: [
      { id: bergkraut, owner: { ...agency, dpo }, isDefault: false, sites: 0 },
      { id: coffee, owner: client },
    ],
  });
  const changed = await person.put(`/api/v1/members/${coffee}`, { ...client, name: 'Aroma Ltd' });
  expect(changed.json()).toMatchObject({ id: coffee, owner: { ...client, name: 'Aroma Ltd' } });
});

test('a member without a country, or with a VAT number that cannot be one, is refused at the field', async () => {
  const person = await app.signUp();

  const answers = [
    await person.post('/api/v1/members', { ...agency, country: undefined }),
    await person.post('/api/v1/members', { ...agency, vatNumber: 'DE136695977' }),
  ];

  expect(answers.map((answer) => answer.json())).toMatchObject([
    { code: 'input.invalid', fields: { country: { code: 'field.required' } } },
    { code: 'input.invalid', fields: { vatNumber: { code: 'field.vat-number' } } },
  ]);
  expect((await person.get('/api/v1/members')).json()).toEqual({ members: [] });
});

test('the default member owns new sites, and those that have no owner', async () => {
  const person = await app.signUp();
  const [before, own] = [await aSite(person, 'before'), await aSite(person, 'own')];
  await person.put(`/api/v1/sites/${own}/owner`, client);
  const memberId = await aMember(person, agency, true);

  const made = await person.post('/api/v1/sites', { name: 'after', type: 'Site' });

  const byDefault = { owner: agency, ownerFrom: 'default', memberId };
  expect(made.json()).toMatchObject(byDefault);
  expect(await siteOf(person, before)).toMatchObject(byDefault);
  expect(await siteOf(person, own)).toMatchObject({ owner: client, ownerFrom: 'own', memberId: null });
  expect((await person.get('/api/v1/members')).json()).toMatchObject({ members: [{ isDefault: true, sites: 2 }] });
  const { missing } = await documentOf(person, await aDocument(person, before));
  expect(missing.map(({ path }) => path)).not.toContain('owner.name');
});

test('only one member is the default, also when two are made so at once', async () => {
  const person = await app.signUp();
  const [first, second] = [await aMember(person, agency, true), await aMember(person, client)];
  const third = await aMember(person, { ...client, name: 'Third Ltd' });

  const answers = await Promise.all(
    [second, third].map((id) => person.put(`/api/v1/members/${id}/default`, { isDefault: true })),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const defaults = await app.stored('member', { accountId: person.accountId, isDefault: true });
  expect(defaults).toHaveLength(1);
  expect(defaults[0]?.['id']).not.toBe(first);
});

test('a member that is changed changes the documents that name it, and no others', async () => {
  const person = await app.signUp();
  const [named, other] = [await aSite(person, 'named'), await aSite(person, 'other')];
  const [memberId, defaultId] = [await aMember(person, client), await aMember(person, agency, true)];
  await person.put(`/api/v1/sites/${named}/member`, { memberId });
  const documents = [await aDocument(person, named), await aDocument(person, other)];
  const statuses = async () =>
    Promise.all(documents.map(async (document) => (await documentOf(person, document)).status));
  expect(await statuses()).toEqual(['published', 'published']);

  await person.put(`/api/v1/members/${memberId}`, { ...client, name: 'Aroma Ltd' });
  expect(await statuses()).toEqual(['changed', 'published']);
  await person.put(`/api/v1/members/${defaultId}`, { ...agency, name: 'Bergkraut AG' });
  expect(await statuses()).toEqual(['changed', 'changed']);

  await person.post(`/api/v1/documents/${documents[1]}/publish`, {});
  await person.put(`/api/v1/members/${memberId}/default`, { isDefault: true });
  expect(await statuses()).toEqual(['changed', 'changed']);
});

test("naming a member takes away the site's own data, and naming it again changes nothing", async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  await person.put(`/api/v1/sites/${siteId}/owner`, client);
  const memberId = await aMember(person);
  const document = await aDocument(person, siteId);

  const answer = await person.put(`/api/v1/sites/${siteId}/member`, { memberId });

  expect(answer.json()).toMatchObject({ owner: agency, ownerFrom: 'member', memberId });
  expect(await app.stored('site_owner', { siteId })).toEqual([]);
  expect(await documentOf(person, document)).toMatchObject({ status: 'changed' });
  await person.post(`/api/v1/documents/${document}/publish`, {});
  await person.put(`/api/v1/sites/${siteId}/member`, { memberId });
  expect(await documentOf(person, document)).toMatchObject({ status: 'published' });
  const none = await person.put(`/api/v1/sites/${siteId}/member`, { memberId: null });
  expect(none.json()).toMatchObject({ owner: null, ownerFrom: null, memberId: null });
});

test('a fork copies the member, changes no document, and no longer follows it', async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  const memberId = await aMember(person, agency, true);
  const document = await aDocument(person, siteId);

  const forked = await person.post(`/api/v1/sites/${siteId}/owner/fork`, {});
  expect(forked.json()).toMatchObject({ owner: agency, ownerFrom: 'own', memberId: null });
  expect(await documentOf(person, document)).toMatchObject({ status: 'published' });
  await person.put(`/api/v1/members/${memberId}`, client);

  expect(await siteOf(person, siteId)).toMatchObject({ owner: agency, ownerFrom: 'own' });
  expect(await documentOf(person, document)).toMatchObject({ status: 'published' });
  expect((await person.get('/api/v1/members')).json()).toMatchObject({ members: [{ sites: 0 }] });
});

test('a site that nobody owns has nothing to fork', async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);

  const answer = await person.post(`/api/v1/sites/${siteId}/owner/fork`, {});

  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'owner.no-member' });
});

test("a site's own data is written over the member it named", async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  const memberId = await aMember(person);
  await person.put(`/api/v1/sites/${siteId}/member`, { memberId });

  const answer = await person.put(`/api/v1/sites/${siteId}/owner`, client);

  expect(answer.json()).toMatchObject({ owner: client, ownerFrom: 'own', memberId: null });
  expect(await app.stored('site', { id: siteId })).toMatchObject([{ memberId: null }]);
});

test('a deleted member is taken from the documents it answers, which fall back to the default (R7)', async () => {
  const person = await app.signUp();
  const [named, other] = [await aSite(person, 'named'), await aSite(person, 'other')];
  const [memberId] = [await aMember(person, client), await aMember(person, agency, true)];
  await person.put(`/api/v1/sites/${named}/member`, { memberId });
  const [document, untouched] = [await aDocument(person, named), await aDocument(person, other)];
  const uses = { documents: [{ id: document, siteId: named, siteName: 'named', type: 'privacy_policy' }] };
  expect((await person.get(`/api/v1/members/${memberId}/uses`)).json()).toEqual(uses);

  expect((await person.delete(`/api/v1/members/${memberId}`)).json()).toEqual(uses);

  expect(await siteOf(person, named)).toMatchObject({ owner: agency, ownerFrom: 'default' });
  expect(await documentOf(person, document)).toMatchObject({ status: 'changed' });
  expect(await documentOf(person, untouched)).toMatchObject({ status: 'published' });
  expect((await person.delete(`/api/v1/members/${memberId}`)).json()).toMatchObject({ code: 'member.not-found' });
});

test('without the default member documents lack their owner', async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  const memberId = await aMember(person, agency, true);
  const document = await aDocument(person, siteId);

  const answer = await person.delete(`/api/v1/members/${memberId}`);

  expect(answer.json()).toMatchObject({ documents: [{ id: document }] });
  const { status, missing } = await documentOf(person, document);
  expect(status).toBe('changed');
  expect(missing.map(({ path }) => path)).toContain('owner.name');
  expect(await siteOf(person, siteId)).toMatchObject({ owner: null, ownerFrom: null, memberId: null });
});

test('a member that is deleted while a site is given to it is not found', async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  const memberId = await aMember(person);
  const holder = await app.owner.connect();
  try {
    await holder.query('begin');
    await holder.query('delete from member where id = $1', [memberId]);
    const given = person.put(`/api/v1/sites/${siteId}/member`, { memberId });
    await untilBlocked(app.owner);
    await holder.query('commit');

    expect((await given).json()).toMatchObject({ code: 'member.not-found' });
  } finally {
    holder.release(true);
  }
  expect(await app.stored('site', { id: siteId })).toMatchObject([{ memberId: null }]);
});

test("another account's members own nothing here, and cannot be reached", async () => {
  const [person, stranger] = [await app.signUp(), await app.signUp()];
  const [memberId, theirs] = [await aMember(person, agency, true), await aSite(stranger)];

  const answers = [
    await stranger.put(`/api/v1/members/${memberId}`, client),
    await stranger.get(`/api/v1/members/${memberId}/uses`),
    await stranger.put(`/api/v1/members/${memberId}/default`, { isDefault: false }),
    await stranger.put(`/api/v1/sites/${theirs}/member`, { memberId }),
    await stranger.delete(`/api/v1/members/${memberId}`),
  ];

  expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual(Array(5).fill('member.not-found'));
  expect(await siteOf(stranger, theirs)).toMatchObject({ owner: null, memberId: null });
  expect((await stranger.get('/api/v1/members')).json()).toEqual({ members: [] });
  expect(await app.stored('member', { id: memberId })).toMatchObject([{ owner: agency, isDefault: true }]);
});

test('an account with members is deleted whole', async () => {
  const person = await app.signUp();
  const [siteId, memberId] = [await aSite(person), await aMember(person)];
  await person.put(`/api/v1/sites/${siteId}/member`, { memberId });

  await app.owner.query('delete from account where id = $1', [person.accountId]);

  expect(await app.stored('member', { id: memberId })).toEqual([]);
});
