import type { Banner, Document, KeptSite } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { wrongIn } from '#test/audited.ts';
import { aBanner, publish, read, url, type BannerSite } from '#test/banners.ts';
import { usualNewsletter } from '#test/newsletters.ts';
import { fromPage, fromServer, siteWithKeys } from '#test/consents.ts';

const app = testApp({ config: { chromium: undefined }, limits: 'off' });

const keptOf = async ({ person }: Pick<BannerSite, 'person'>) =>
  (await person.get('/api/v1/kept-evidence')).json<{ kept: KeptSite[] }>().kept;

async function visitor(path: string) {
  // After this process's caches have expired.
  app.clock.forward(6000);
  return app.http.inject({ url: path });
}

const documentOf = async ({ person, documentId }: BannerSite) =>
  (await person.get(`/api/v1/documents/${documentId}`)).json<Document>();

test('D6, P11: versions of a deleted document are kept, listed until their date, and open as they were shown', async () => {
  const site = await aBanner(app);
  const { person, siteId, documentId } = site;
  const { publicId } = await documentOf(site);
  const before = (await person.get(`/api/v1/sites/${siteId}/evidence`)).json();
  expect(before).toMatchObject({ documents: [{ documentId, type: 'privacy_policy', versions: 1 }] });

  expect((await person.delete(`/api/v1/documents/${documentId}`)).statusCode).toBe(200);
  await app.runJobs();

  expect((await visitor(`/privacy-policy/${publicId}`)).statusCode).toBe(404);
  const [kept] = await keptOf(site);
  expect(kept).toMatchObject({ site: { id: siteId }, siteDeletedAt: null, documents: [{ documentId, versions: 1 }] });
  const ofDocument = `/api/v1/kept-evidence/${siteId}/documents/${documentId}`;
  expect((await person.get(ofDocument)).json()).toMatchObject({ versions: [{ number: 1, languages: ['en'] }] });
  const page = await person.get(`${ofDocument}/versions/1?language=en`);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('Corner Coffee Ltd');
  expect(await wrongIn(app)).toEqual([]);

  expect((await person.delete(ofDocument)).statusCode).toBe(200);
  expect(await keptOf(site)).toEqual([]);
  expect(await app.stored('document_version', { documentId })).toEqual([]);
  expect(await wrongIn(app)).toEqual([]);
});

test('a document deleted with its evidence leaves no version, and a leaf that says so', async () => {
  const site = await aBanner(app);
  await site.person.delete(`/api/v1/documents/${site.documentId}?evidence=delete`);
  await app.runJobs();
  expect(await app.stored('document_version', { documentId: site.documentId })).toEqual([]);
  expect(await keptOf(site)).toEqual([]);
  expect(await wrongIn(app)).toEqual([]);
});

test('a document that is offline answers with a plain page, and links to it vanish from document and banner', async () => {
  const site = await aBanner(app);
  const { person, siteId, documentId } = site;
  const { publicId } = await documentOf(site);
  const made = await person.post(`/api/v1/sites/${siteId}/documents`, { type: 'cookie_policy', languages: ['en'] });
  const cookiePolicy = made.json<Document>().id;
  await person.post(`/api/v1/documents/${cookiePolicy}/publish`, {});
  await publish(site);
  await app.runJobs();
  const cookiePath = `/privacy-policy/${publicId}/cookie-policy`;
  const policy = () => visitor(`/privacy-policy/${publicId}/full-legal`);
  const script = async () => (await visitor(`/embed/cs/${publicId}.js`)).body;
  expect((await policy()).body).toContain(cookiePath);
  const banner = await script();

  const offline = await person.post(`/api/v1/documents/${cookiePolicy}/offline`, {});
  expect(offline.json()).toMatchObject({ status: 'offline', url: null, version: 1 });
  await app.runJobs();

  const refused = await visitor(cookiePath);
  expect([refused.statusCode, refused.body.includes('This document is offline')]).toEqual([404, true]);
  expect((await visitor(`${cookiePath}.json`)).json()).toMatchObject({ code: 'document.offline' });
  expect((await visitor(`${cookiePath}/versions`)).statusCode).toBe(404);
  expect((await policy()).body).not.toContain(cookiePath);
  expect(await script()).not.toBe(banner);
  expect((await read(site)).policyUrl).toMatch(new RegExp(`/privacy-policy/${publicId}$`));
  expect((await person.get(`/api/v1/documents/${cookiePolicy}/versions`)).json().versions).toHaveLength(1);

  const online = await person.post(`/api/v1/documents/${cookiePolicy}/online`, {});
  expect(online.json()).toMatchObject({ status: 'published', version: 1 });
  await app.runJobs();
  expect((await visitor(cookiePath)).statusCode).toBe(200);
  expect((await policy()).body).toContain(cookiePath);
  const again = await person.post(`/api/v1/documents/${cookiePolicy}/online`, {});
  expect(again.json()).toMatchObject({ code: 'document.not-offline' });
  const never = await person.post(`/api/v1/documents/${documentId}/offline`, {});
  expect(never.statusCode).toBe(200);
});

test('a document put online again keeps unpublished changes as a draft', async () => {
  const site = await aBanner(app);
  const { person, documentId } = site;
  const { publicId } = await documentOf(site);
  app.clock.forward(1000);
  await person.post(`/api/v1/documents/${documentId}/services`, { service: 'google-analytics-4' });
  await person.post(`/api/v1/documents/${documentId}/offline`, {});
  const online = await person.post(`/api/v1/documents/${documentId}/online`, {});
  expect(online.json()).toMatchObject({ status: 'changed' });
  expect((await visitor(`/privacy-policy/${publicId}/full-legal`)).body).not.toContain('Google Analytics');
});

test('B24: a banner that is offline or deleted goes on stopping for whoever has its tag, and a new one has a new number', async () => {
  const site = await aBanner(app, { services: ['hotjar'] });
  const { person } = site;
  await publish(site);
  await app.runJobs();
  const { publicId } = await documentOf(site);
  const file = async (ending: string) => (await visitor(`/embed/cs/${publicId}.${ending}`)).body;
  const [rules, guard] = [await file('rules.json'), await file('guard.js')];

  const offline = await person.post(url(site, '/offline'), {});
  expect(offline.json<Banner>().closed).toMatchObject({ deleted: false });
  const stopping = await file('js');
  expect(stopping).toContain('hotjar');
  expect(stopping).toContain('"months":0');
  for (const ending of ['kept.js', 'granted.js', 'guard.js']) expect(await file(ending), ending).toBe(stopping);
  expect(await file('rules.json')).toBe(rules);
  expect((await documentOf(site)).status).toBe('changed');
  await app.runScheduled('cookie-solution.follow-all');
  await app.runJobs();
  expect(await file('js')).toBe(stopping);

  expect((await person.post(url(site, '/online'), {})).json<Banner>().closed).toBeNull();
  expect(await file('guard.js')).toBe(guard);

  expect((await person.delete(url(site))).json()).toEqual({ deleted: true });
  await app.runJobs();
  expect(await file('js')).toBe(stopping);
  expect((await read(site)).closed).toMatchObject({ deleted: true });
  expect(await keptOf(site)).toMatchObject([{ banner: { versions: 1 }, deletions: [{ what: 'banner' }] }]);
  expect((await publish(site)).version.number).toBe(2);
  await app.runJobs();
  expect(await file('js')).not.toBe(stopping);
  expect(await keptOf(site)).toEqual([]);
  expect(await wrongIn(app)).toEqual([]);
});

test('a banner deleted with its evidence leaves no version, and its numbers are not given again', async () => {
  const site = await aBanner(app);
  await publish(site);
  await site.person.delete(url(site, '?evidence=delete'));
  await app.runJobs();
  expect(await app.stored('banner_version', { siteId: site.siteId })).toEqual([]);
  expect((await publish(site)).version.number).toBe(2);
  expect(await wrongIn(app)).toEqual([]);
});

test('a Consent Database that is offline refuses pages and servers, shows what it has, and takes consents again', async () => {
  const { owner, siteId, pub, prv } = await siteWithKeys(app);
  const said = { subject: { email: 'ada@example.com' }, preferences: { newsletter: true } };
  expect((await fromServer(app, prv, said)).statusCode).toBe(201);
  const ofSite = `/api/v1/sites/${siteId}`;

  expect((await owner.post(`${ofSite}/consent-database/offline`, {})).json()).toEqual({ offline: true });

  for (const answer of [await fromPage(app, pub, said), await fromServer(app, prv, said)])
    expect(answer.json()).toMatchObject({ code: 'consent-database.offline' });
  expect((await owner.get(`${ofSite}/consents`)).json().consents).toHaveLength(1);
  expect((await owner.get(`${ofSite}/consent-state`)).json().offlineSince).not.toBeNull();
  const later = await owner.post(`${ofSite}/consent-keys`, { kind: 'private', name: 'later' });
  expect((await fromServer(app, later.json<{ key: string }>().key, said)).statusCode).toBe(409);

  await owner.post(`${ofSite}/consent-database/online`, {});
  expect((await fromServer(app, prv, said)).statusCode).toBe(201);
});

test('D6: a deleted Consent Database takes nothing in; what it held is kept, and can be deleted by hand', async () => {
  const { owner, siteId, prv } = await siteWithKeys(app);
  const said = { subject: { email: 'ada@example.com' }, preferences: { newsletter: true } };
  await fromServer(app, prv, said);
  const ofSite = `/api/v1/sites/${siteId}`;

  expect((await owner.delete(`${ofSite}/consent-database`)).json()).toEqual({ deleted: true });
  await app.runJobs();

  expect((await fromServer(app, prv, said)).json()).toMatchObject({ code: 'consent-key.invalid' });
  expect((await owner.get(`${ofSite}/consents`)).json().consents).toHaveLength(1);
  expect(await keptOf({ person: owner })).toMatchObject([
    { siteDeletedAt: null, consents: { months: 96 }, deletions: [{ what: 'consent-database' }] },
  ]);
  expect((await owner.delete(`/api/v1/kept-evidence/${siteId}?part=consents`)).statusCode).toBe(200);
  await app.runJobs();
  expect((await app.stored('consent', { siteId })).map(({ record }) => record)).toEqual([null]);
  expect(await app.stored('subject', { siteId })).toEqual([]);
  expect(await keptOf({ person: owner })).toEqual([]);
});

test('D6: after a site is deleted, its consents, choices, newsletters, banner and documents are under the account', async () => {
  const site = await aBanner(app);
  const { person, siteId } = site;
  await publish(site);
  const made = await person.post(`/api/v1/sites/${siteId}/consent-keys`, { kind: 'private', name: 'server' });
  const { key } = made.json<{ key: string }>();
  await person.post(`/api/v1/sites/${siteId}/newsletters`, usualNewsletter);
  await fromServer(app, key, {
    subject: { email: 'ada@example.com' },
    preferences: { [usualNewsletter.preference]: true },
    verified: true,
  });
  await app.runJobs();
  await app.runScheduled('newsletter.follow');

  await person.delete(`/api/v1/sites/${siteId}`);
  await app.runJobs();

  const [kept] = await keptOf(site);
  expect(kept).toMatchObject({
    site: { id: siteId, name: 'Corner Coffee', owner: null },
    documents: [{ type: 'privacy_policy' }],
    banner: { versions: 1 },
    consents: { months: 96 },
    newsletters: 1,
  });
  expect(kept?.siteDeletedAt).not.toBeNull();
  const ofSite = `/api/v1/sites/${siteId}`;
  expect((await person.get(`${ofSite}/consents`)).json().consents).toHaveLength(1);
  expect((await person.get(`${ofSite}/newsletters`)).json().newsletters).toHaveLength(1);
  expect((await person.get(`${ofSite}/banner/versions`)).json().versions).toHaveLength(1);

  expect((await person.delete(`/api/v1/kept-evidence/${siteId}?part=all`)).statusCode).toBe(200);
  await app.runJobs();
  expect(await keptOf(site)).toEqual([]);
  for (const table of ['document_version', 'banner_version', 'newsletter', 'deletion', 'consent_day'])
    expect(await app.stored(table, { siteId }), table).toEqual([]);
  expect(await wrongIn(app)).toEqual([]);
});

test('versions of a deleted document go after ten years', async () => {
  const site = await aBanner(app);
  await site.person.delete(`/api/v1/documents/${site.documentId}`);
  await app.runJobs();
  await app.runScheduled('publishing.forget-versions');
  expect(await app.stored('document_version', { documentId: site.documentId })).toHaveLength(1);
  app.clock.forward(3653 * 86_400_000);
  await app.runScheduled('publishing.forget-versions');
  expect(await app.stored('document_version', { documentId: site.documentId })).toEqual([]);
});
