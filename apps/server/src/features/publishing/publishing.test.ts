import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Tx } from '#platform/database/database.ts';
import { testApp, type Person } from '#test/app.ts';

const app = testApp();

const owner = {
  name: 'Bergkraut GmbH',
  email: 'hallo@bergkraut.example.com',
  address: 'Hauptstraße 1, 10115 Berlin',
  country: 'DE',
};

async function aDocument(person: Person, languages = ['en', 'de']) {
  const site = (
    await person.post('/api/v1/sites', { name: 'bergkraut.example.com', url: 'bergkraut.example.com', type: 'Site' })
  ).json<{ id: string }>();
  const document = (
    await person.post(`/api/v1/sites/${site.id}/documents`, { type: 'privacy_policy', languages })
  ).json<{ id: string; publicId: string }>();
  return { siteId: site.id, ...document };
}

async function aPublished(person: Person, services = ['google-analytics-4', 'stripe']) {
  const document = await aDocument(person);
  await person.put(`/api/v1/sites/${document.siteId}/owner`, owner);
  await person.put(`/api/v1/documents/${document.id}/services`, { services: services.map((service) => ({ service })) });
  const answer = await person.post(`/api/v1/documents/${document.id}/publish`, {});
  return { ...document, answer };
}

test('P1: a document without an owner is not published, and the answer says what is missing', async () => {
  const person = await app.signUp();
  const { id } = await aDocument(person);

  const answer = await person.post(`/api/v1/documents/${id}/publish`, {});

  expect(answer.statusCode).toBe(422);
  const { code, missing } = answer.json<{ code: string; missing: { path: string }[] }>();
  expect(code).toBe('document.incomplete');
  expect(missing.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['owner.name', 'owner.email', 'owner.country']),
  );
  expect(await app.stored('document_version')).toEqual([]);
});

test('the minimal facts publish, and the answer lists what was assumed and what follows', async () => {
  const person = await app.signUp();
  const { answer, publicId } = await aPublished(person);

  expect(answer.json()).toMatchObject({ version: 1, created: true, languages: ['en', 'de'] });
  expect(answer.json<{ url: string }>().url).toContain(`/privacy-policy/${publicId}`);
  const { assumed, derived } = answer.json<{ assumed: unknown[]; derived: unknown[] }>();
  expect(assumed).toContainEqual(expect.objectContaining({ fact: 'audience.children', value: 'no' }));
  expect(derived).toContainEqual(
    expect.objectContaining({ fact: 'rights-contact', from: 'owner', value: owner.email }),
  );
  expect(derived).toContainEqual(
    expect.objectContaining({
      fact: 'activity.legal-basis',
      from: 'kind',
      why: 'Site visits: we use the usual legal basis.',
    }),
  );
});

test('P11: every publication is a version of its own, and what did not change makes none', async () => {
  const person = await app.signUp();
  const { id } = await aPublished(person);

  const again = await person.post(`/api/v1/documents/${id}/publish`, {});
  expect(again.json()).toMatchObject({ version: 1, created: false });

  await person.post(`/api/v1/documents/${id}/services`, { service: 'mailchimp' });
  expect((await person.get(`/api/v1/documents/${id}`)).json()).toMatchObject({ status: 'changed' });
  const second = await person.post(`/api/v1/documents/${id}/publish`, {});
  expect(second.json()).toMatchObject({ version: 2, created: true });
  expect((await person.get(`/api/v1/documents/${id}`)).json()).toMatchObject({ status: 'published', version: 2 });

  const { changes } = (await person.get(`/api/v1/documents/${id}/comparison?from=1&to=2&language=en`)).json<{
    changes: { words: { kind: string; text: string }[] }[];
  }>();
  expect(JSON.stringify(changes)).toContain('Mailchimp');
});

test('P11: no request can change a version, and it outlives its document', async () => {
  const person = await app.signUp();
  const { accountId } = person;
  const { id } = await aPublished(person);
  const ofAccount = (work: (tx: Tx) => Promise<unknown>) => app.db.inAccount(accountId, work);

  await expect(
    ofAccount((tx) =>
      tx.updateTable('documentVersion').set({ number: 9 }).where('accountId', '=', accountId).execute(),
    ),
  ).rejects.toThrow('permission denied');
  await expect(
    ofAccount((tx) => tx.deleteFrom('versionPage').where('accountId', '=', accountId).execute()),
  ).rejects.toThrow('permission denied');

  await person.delete(`/api/v1/documents/${id}`);
  await app.outbox.all();
  expect(await app.stored('documentVersion', { accountId })).toMatchObject([{ keptUntil: expect.any(Date) }]);
  expect(await app.stored('versionPage', { accountId })).not.toEqual([]);
});

test('a version that no document can have is refused', async () => {
  const person = await app.signUp();
  const { id, publicId } = await aPublished(person);

  const compared = await person.get(`/api/v1/documents/${id}/comparison?from=3000000000`);
  const shown = await app.script().get(`/privacy-policy/${publicId}/versions?from=1&to=3000000000`);

  expect(compared.json()).toMatchObject({ code: 'input.invalid', fields: { from: { code: 'field.maximum' } } });
  expect(shown.statusCode).toBe(400);
});

test('D14: the hosted page is whole, cacheable, in the language asked for, and names the page without a language as the default', async () => {
  const person = await app.signUp();
  const { publicId } = await aPublished(person);
  const visitor = app.script();

  const page = await visitor.get(`/privacy-policy/${publicId}?lang=de`);

  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['cache-control']).toContain('public');
  expect(page.body).toContain('<html lang="de"');
  expect(page.body).toContain('hreflang="en"');
  expect(page.body).toMatch(new RegExp(`hreflang="x-default" href="[^"?]+/privacy-policy/${publicId}"`));
  expect(page.body).toContain(owner.name);
  const unchanged = await visitor.get(`/privacy-policy/${publicId}?lang=de`, {
    'if-none-match': String(page.headers.etag),
  });
  expect(unchanged.statusCode).toBe(304);
});

test('the style of a hosted page is the one its policy allows', async () => {
  const person = await app.signUp();
  const { publicId } = await aPublished(person);

  const page = await app.script().get(`/privacy-policy/${publicId}`);

  const style = /<style>(.*?)<\/style>/s.exec(page.body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
});

test.each([
  ['.md', 'text/markdown'],
  ['.txt', 'text/plain'],
  ['.json', 'application/json'],
  ['.pdf', 'application/pdf'],
  ['/full-legal', 'text/html'],
  ['/full-legal.pdf', 'application/pdf'],
  ['/versions', 'text/html'],
  ['/versions/1', 'text/html'],
])('a visitor reads %s', async (ending, type) => {
  const person = await app.signUp();
  const { publicId } = await aPublished(person);

  const answer = await app.script().get(`/privacy-policy/${publicId}${ending}`);

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain(type);
});

test('P11: an old version can still be opened, and says that it is old', async () => {
  const person = await app.signUp();
  const { id, publicId } = await aPublished(person);
  await person.post(`/api/v1/documents/${id}/services`, { service: 'mailchimp' });
  await person.post(`/api/v1/documents/${id}/publish`, {});

  const old = await app.script().get(`/privacy-policy/${publicId}/versions/1?variant=complete`);
  const current = await app.script().get(`/privacy-policy/${publicId}/full-legal`);

  expect(old.body).not.toContain('Mailchimp');
  expect(old.body).toContain('no longer the current one');
  expect(current.body).toContain('Mailchimp');
  const compared = await app.script().get(`/privacy-policy/${publicId}/versions?from=1&to=2`);
  expect(compared.body).toContain('<ins>');
});

test('what is not there, or not yet, is a page that says so', async () => {
  const person = await app.signUp();
  const { publicId } = await aDocument(person);

  const unpublished = await app.script().get(`/privacy-policy/${publicId}`);
  const missing = await app.script().get('/privacy-policy/zzzzzzzzzz');

  expect(unpublished.statusCode).toBe(404);
  expect(unpublished.body).toContain('has not been published yet');
  expect(missing.statusCode).toBe(404);
  expect(missing.headers['content-type']).toContain('text/html');
});

test('only the owner sees the preview', async () => {
  const person = await app.signUp();
  const { publicId } = await aDocument(person);

  const own = await person.get(`/private/privacy-policy/${publicId}?preview=true&an=no`);
  const stranger = await (await app.signUp()).get(`/private/privacy-policy/${publicId}?preview=true&an=no`);

  expect(own.statusCode).toBe(200);
  expect(own.headers['cache-control']).toBe('no-store');
  expect((await person.get(`/private/privacy-policy/${publicId}/full-legal`)).statusCode).toBe(200);
  expect((await person.get(`/privacy-policy/gdpr/${publicId}/full-legal`)).statusCode).toBe(200);
  expect(stranger.statusCode).toBe(404);
});

test('a published page is served from memory while the database is away', async () => {
  const person = await app.signUp();
  const { publicId } = await aPublished(person);
  await app.script().get(`/privacy-policy/${publicId}`);
  app.clock.forward(60_000);
  await app.owner.query('alter table document rename to document_away');

  const page = await app.script().get(`/privacy-policy/${publicId}`);
  await app.owner.query('alter table document_away rename to document');

  expect(page.statusCode).toBe(200);
});

test('the code to paste is made for the languages of the document alone', async () => {
  const person = await app.signUp();
  const { id, publicId } = await aPublished(person);

  const german = await person.get(`/api/v1/documents/${id}/embedding?language=de`);
  const polish = await person.get(`/api/v1/documents/${id}/embedding?language=pl`);

  expect(german.json<{ snippets: { kind: string; code: string }[] }>().snippets.map(({ kind }) => kind)).toContain(
    'overlay',
  );
  expect(german.body).toContain(publicId);
  expect(polish.json()).toMatchObject({
    code: 'embedding.cannot-create-for-language',
    message: 'Cannot create embedding code for this language',
  });
});

test('instructions go to every address, or to none', async () => {
  const person = await app.signUp();
  const { id } = await aPublished(person);
  const mail = (emails: string) => person.post(`/api/v1/documents/${id}/embedding/mail`, { emails, language: 'en' });

  expect((await mail(' ')).json()).toMatchObject({ code: 'embedding.no-addresses' });
  expect((await mail('web@agency.example.com, nonsense')).json()).toMatchObject({
    code: 'embedding.invalid-addresses',
  });
  expect((await mail('web@example.com; dev@example.com')).json()).toMatchObject({
    sent: ['web@example.com', 'dev@example.com'],
  });
  expect((await app.outbox.last('dev@example.com')).text).toContain('candor-embed');
  expect((await mail('Web@Example.COM')).json()).toEqual({ sent: ['web@example.com'] });
  const many = Array.from({ length: 21 }, (_, index) => `web${index}@example.com`).join(',');
  expect((await mail(many)).json()).toMatchObject({ fields: { emails: { code: 'field.too-many' } } });
});
