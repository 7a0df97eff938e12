import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { createApp } from '../../app.ts';

const app = testApp();

const owner = {
  name: 'Ada Example',
  email: 'ada@example.com',
  address: 'Street 1, 1010 Vienna',
  country: 'AT',
  phone: '+43 1 000 0000',
};
const terms = {
  offers: ['goods'],
  customers: 'consumers',
  withdrawal: { functionUrl: 'https://example.com/withdraw' },
};

async function aSite(person: Person): Promise<string> {
  const site = { name: 'Example', url: 'https://example.com', type: 'Site' };
  const { id } = (await person.post('/api/v1/sites', site)).json<{ id: string }>();
  await person.put(`/api/v1/sites/${id}/owner`, owner);
  return id;
}

async function start(person: Person, siteId: string, type: string) {
  const made = await person.post(`/api/v1/sites/${siteId}/documents`, { type, languages: ['en'] });
  return made.json<{ id: string; publicId: string }>();
}

async function publish(person: Person, documentId: string) {
  const answer = await person.post(`/api/v1/documents/${documentId}/publish`, {});
  return { status: answer.statusCode, body: answer.json<{ url: string; missing?: { code: string }[] }>() };
}

const pathOf = (url: string): string => new URL(url).pathname;

test('a cookie policy speaks of the services of its site and stands below the privacy policy', async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  const policy = await start(person, siteId, 'privacy_policy');
  await person.put(`/api/v1/documents/${policy.id}/services`, { services: [{ service: 'google-analytics-4' }] });
  const cookies = await start(person, siteId, 'cookie_policy');

  const { body } = await publish(person, cookies.id);

  expect(pathOf(body.url)).toBe(`/privacy-policy/${policy.publicId}/cookie-policy`);
  const visitor = await app.visitor();
  const page = await visitor.get(pathOf(body.url));
  expect(page.body).toContain('Google Analytics 4');
  expect(page.body).toContain('_ga');
  for (const ending of ['.md', '.txt', '.json', '.pdf', '/versions', '/versions/1', '/versions/1.md'])
    expect((await visitor.get(`${pathOf(body.url)}${ending}`)).statusCode, ending).toBe(200);
  expect((await person.get(`/private/privacy-policy/${policy.publicId}/cookie-policy`)).body).toContain('_ga');
  // This does not publish the privacy policy itself.
  expect((await visitor.get(`/privacy-policy/${policy.publicId}`)).statusCode).toBe(404);
});

test('a cookie policy without a privacy policy stands below its own id', async () => {
  const person = await app.signUp();
  const cookies = await start(person, await aSite(person), 'cookie_policy');
  const { body } = await publish(person, cookies.id);
  expect(pathOf(body.url)).toBe(`/privacy-policy/${cookies.publicId}/cookie-policy`);
  const page = await (await app.visitor()).get(pathOf(body.url));
  expect(page.body).toContain('uses no service that sets trackers');
});

test('P15: terms are published with what they need, and say where consumers withdraw', async () => {
  const person = await app.signUp();
  const document = await start(person, await aSite(person), 'terms_and_conditions');
  const refused = await publish(person, document.id);
  expect(refused.status).toBe(422);
  expect(refused.body.missing?.map(({ code }) => code)).toEqual(['terms.offers']);

  await person.patch(`/api/v1/documents/${document.id}`, { settings: { terms } });
  const { body } = await publish(person, document.id);

  expect(pathOf(body.url)).toBe(`/terms-and-conditions/${document.publicId}`);
  const visitor = await app.visitor();
  expect((await visitor.get(pathOf(body.url))).body).toContain('Withdraw from contract here');
  for (const ending of ['.md', '.txt', '.json', '.pdf', '/versions', '/versions/1'])
    expect((await visitor.get(`${pathOf(body.url)}${ending}`)).statusCode, ending).toBe(200);
  expect((await visitor.get(`/privacy-policy/${document.publicId}`)).statusCode).toBe(404);
});

test('what is changed marks the documents that speak of it, and no others', async () => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  const documents = [
    await start(person, siteId, 'privacy_policy'),
    await start(person, siteId, 'cookie_policy'),
    await start(person, siteId, 'terms_and_conditions'),
  ];
  const [policy, , agreement] = documents;
  await person.patch(`/api/v1/documents/${agreement?.id}`, { settings: { terms } });
  for (const { id } of documents) expect((await publish(person, id)).status).toBe(200);
  const statuses = async () =>
    Promise.all(
      documents.map(async ({ id }) => (await person.get(`/api/v1/documents/${id}`)).json<{ status: string }>().status),
    );
  expect(await statuses()).toEqual(['published', 'published', 'published']);

  app.clock.forward(1000);
  await person.post(`/api/v1/documents/${policy?.id}/services`, { service: 'stripe' });
  expect(await statuses()).toEqual(['changed', 'changed', 'published']);

  app.clock.forward(1000);
  for (const { id } of documents) await publish(person, id);
  app.clock.forward(1000);
  await person.patch(`/api/v1/documents/${agreement?.id}`, { settings: { terms: { ...terms, noticeDays: 60 } } });
  expect(await statuses()).toEqual(['published', 'published', 'changed']);
});

test('a cookie policy that is made anew is seen by another process too', async () => {
  const other = await createApp({ config: app.services.config, db: app.db, now: app.clock.now, log: app.services.log });
  const person = await app.signUp();
  const siteId = await aSite(person);
  const policy = await start(person, siteId, 'privacy_policy');
  const first = await start(person, siteId, 'cookie_policy');
  const { body } = await publish(person, first.id);
  const read = async () => (await other.http.inject({ url: pathOf(body.url) })).body;
  expect(await read()).not.toContain('Google Analytics 4');

  await person.delete(`/api/v1/documents/${first.id}`);
  await person.put(`/api/v1/documents/${policy.id}/services`, { services: [{ service: 'google-analytics-4' }] });
  await publish(person, (await start(person, siteId, 'cookie_policy')).id);
  app.clock.forward(6000);
  expect(await read()).toContain('Google Analytics 4');
  await other.http.close();
});

test.each([
  ['cookie_policy', /^\/privacy-policy\/\w{10}\/cookie-policy$/],
  ['terms_and_conditions', /^\/terms-and-conditions\/\w{10}$/],
] as const)('a %s has the code to paste that a privacy policy has', async (type, path) => {
  const person = await app.signUp();
  const siteId = await aSite(person);
  await start(person, siteId, 'privacy_policy');
  const document = await start(person, siteId, type);
  await person.patch(`/api/v1/documents/${document.id}`, { settings: { terms } });
  await publish(person, document.id);

  const { url, snippets } = (await person.get(`/api/v1/documents/${document.id}/embedding?language=en`)).json<{
    url: string;
    snippets: { kind: string; code: string }[];
  }>();

  expect(pathOf(url)).toMatch(path);
  expect(snippets.map(({ kind }) => kind)).toEqual(['overlay', 'popup', 'link', 'inline', 'iframe', 'html', 'react']);
  for (const { kind, code } of snippets) if (kind !== 'html') expect(code, kind).toContain(pathOf(url));
  const copy = snippets.find(({ kind }) => kind === 'html')?.code;
  expect(copy).toContain('<h2>');
  expect(copy).not.toMatch(/<h1|<style|<script| class=/);
});

test('a new version says what it changed, in the list, in the feed and to its owner', async () => {
  const person = await app.signUp();
  const policy = await start(person, await aSite(person), 'privacy_policy');
  await publish(person, policy.id);
  app.clock.forward(60_000);
  await person.put(`/api/v1/documents/${policy.id}/services`, { services: [{ service: 'google-analytics-4' }] });
  await publish(person, policy.id);

  const compared = (await person.get(`/api/v1/documents/${policy.id}/comparison?from=1&to=2&language=en`)).json<{
    summary: string;
    consent: { needed: boolean; reasons: { code: string; message: string }[] };
  }>();
  expect(compared.summary).toMatch(/^New services: Google Analytics 4\. New sections: .*Changed sections: /);
  expect(compared.consent).toMatchObject({ needed: true, reasons: [{ code: 'service' }] });
  expect(compared.consent.reasons[0]?.message).toContain('Google Analytics 4 is based on consent');

  const visitor = await app.visitor();
  expect((await visitor.get(`/privacy-policy/${policy.publicId}/versions`)).body).toContain(compared.summary);
  const feed = await visitor.get(`/privacy-policy/${policy.publicId}/versions.atom`);
  expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(feed.body.match(/<entry>/g)).toHaveLength(2);
  expect(feed.body).toContain(`<summary>${compared.summary}</summary>`);
  expect(feed.body).toContain('<summary>First version.</summary>');
});

test('a version is shown with the same bytes for ever', async () => {
  const person = await app.signUp();
  const policy = await start(person, await aSite(person), 'privacy_policy');
  await publish(person, policy.id);
  const stored = await app.stored('version_page', { accountId: person.accountId, variant: 'complete' });
  expect(stored[0]).toMatchObject({ packing: 'zstd' });
  const sizes = stored.map(({ tree, html }) => (tree as Buffer).length + (html as Buffer).length);
  expect(Math.max(...sizes)).toBeLessThan(60_000);
});

test('an owner is told what coming laws will change, before they apply', async () => {
  const person = await app.signUp();
  const policy = await start(person, await aSite(person), 'privacy_policy');
  const { coming } = (await person.get(`/api/v1/documents/${policy.id}/coming-changes?language=en`)).json<{
    coming: { on: string; changes: { heading: string; kind: string }[] }[];
  }>();
  const india = coming.find(({ on }) => on === '2027-05-13');
  expect(india?.changes).toMatchObject([{ kind: 'changed' }, { kind: 'added', heading: 'For people in India' }]);
});
