import type { Answer, cookieSolution, Document } from '@app/contract';
import { expect, onTestFinished, test } from 'vitest';
import { aBanner, publish, read, save, type BannerSite } from '#test/banners.ts';
import { testApp } from '#test/app.ts';
import { createApp } from '../../app.ts';

const app = testApp({ config: { chromium: undefined } });

const documentOf = async ({ person, documentId }: BannerSite) =>
  (await person.get(`/api/v1/documents/${documentId}`)).json<Document>();

const textOf = async ({ person, documentId }: BannerSite) =>
  (await person.get(`/api/v1/documents/${documentId}/preview?language=en`)).body;

/** A service for sensitive data without the condition that allows it. */
const custom = {
  name: 'Tea Counter',
  provider: 'Tea Counter Ltd',
  providerCountry: 'IE',
  purposes: ['analytics'],
  dataTypes: ['health'],
  places: [{ country: 'IE' }],
  usesTrackers: true,
};

const readPending = async ({ person, siteId }: BannerSite) =>
  (await person.get(`/api/v1/sites/${siteId}/publish`)).json<Answer<typeof cookieSolution.readPending>>();

const publishSite = ({ person, siteId }: BannerSite) => person.post(`/api/v1/sites/${siteId}/publish`, {});

test('L7: a published banner reaches the documents: its control, its cookie, its signals, and they wait for publication', async () => {
  const site = await aBanner(app);
  const ofDocument = `/api/v1/documents/${site.documentId}`;
  await site.person.post(`${ofDocument}/services`, { service: 'google-analytics-4' });
  await site.person.post(`${ofDocument}/publish`, {});
  expect((await documentOf(site)).status).toBe('published');

  await publish(site);
  app.clock.forward(1000);
  const { publicId } = await read(site);
  const text = await textOf(site);
  expect(text).toContain(`candor-${publicId}`);
  expect(text).toContain('use the privacy control that is available on every page');
  expect(text).toContain('Global Privacy Control');
  expect(await documentOf(site)).toMatchObject({ status: 'changed', proposedConsent: { by: 'banner' } });
});

test('one press publishes banner and changed documents, and nothing is left to publish', async () => {
  const site = await aBanner(app);
  const ofDocument = `/api/v1/documents/${site.documentId}`;
  await publish(site);
  await site.person.post(`${ofDocument}/publish`, {});
  await site.person.post(`${ofDocument}/services`, { service: 'google-analytics-4' });
  expect((await documentOf(site)).missing.map(({ path }) => path)).toContain('consentBy');
  expect((await read(site)).changed).toBe(true);

  app.clock.forward(1000);
  const pending = await readPending(site);
  expect(pending.banner).toMatchObject({
    version: 2,
    changes: [
      { kind: 'service-added', what: 'Google Analytics 4' },
      { kind: 'asked-again', what: 'measurement' },
    ],
    offline: false,
    blocking: [],
  });
  expect(pending.documents).toMatchObject([{ id: site.documentId, type: 'privacy_policy', blocking: [] }]);
  expect(pending.documents[0]?.summary).toContain('Google Analytics 4');
  expect(pending.documents[0]?.consent.needed).toBe(true);
  const answer = await publishSite(site);
  expect(answer.json()).toMatchObject({
    banner: { version: 2, created: true },
    documents: [{ id: site.documentId, created: true }],
  });
  expect(await documentOf(site)).toMatchObject({ status: 'published' });
  expect((await documentOf(site)).missing.map(({ path }) => path)).not.toContain('consentBy');
  expect((await read(site)).changed).toBe(false);

  app.clock.forward(1000);
  expect(await readPending(site)).toEqual({ banner: null, documents: [] });
  expect((await publishSite(site)).json()).toMatchObject({ banner: { version: 2, created: false }, documents: [] });
});

test('exactly what was listed is published, and the rest waits', async () => {
  const site = await aBanner(app);
  const ofDocument = `/api/v1/documents/${site.documentId}`;
  const only = (parts: object) => site.person.post(`/api/v1/sites/${site.siteId}/publish`, { only: parts });
  await site.person.post(`${ofDocument}/publish`, {});
  app.clock.forward(1000);
  // A banner that nobody saw yet would go along with everything, once it is to ask visitors.
  await site.person.patch(ofDocument, { settings: { consentBy: { by: 'banner' } } });
  app.clock.forward(1000);
  const alone = await only({ banner: false, documents: [site.documentId] });
  expect(alone.json(), alone.body).toMatchObject({ banner: null, documents: [{ id: site.documentId }] });
  expect((await read(site)).published).toBeNull();

  await publish(site);
  await save(site, { months: 24 });
  app.clock.forward(1000);
  const banner = await only({ banner: true, documents: [] });
  expect(banner.json(), banner.body).toMatchObject({ banner: { version: 2, created: true }, documents: [] });
  const other = await aBanner(app);
  const foreign = await only({ banner: false, documents: [other.documentId] });
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'document.not-found']);
});

test('what waits names documents that change only because the banner does', async () => {
  const site = await aBanner(app);
  const ofDocument = `/api/v1/documents/${site.documentId}`;
  await site.person.post(`${ofDocument}/services`, { service: 'google-analytics-4' });
  await publish(site);
  await site.person.post(`${ofDocument}/publish`, {});
  await save(site, { months: 24 });
  app.clock.forward(1000);
  expect((await documentOf(site)).status).toBe('published');
  const pending = await readPending(site);
  expect(pending.banner?.changes).toEqual([{ kind: 'setting', what: 'months' }]);
  expect(pending.documents).toMatchObject([{ id: site.documentId, consent: { needed: false } }]);

  expect((await publishSite(site)).json().documents).toMatchObject([{ id: site.documentId, created: true }]);
  expect(await readPending(site)).toEqual({ banner: null, documents: [] });
});

test('what waits says what publication lacks, and that an offline banner comes back', async () => {
  const site = await aBanner(app);
  const ofDocument = `/api/v1/documents/${site.documentId}`;
  await publish(site);
  await site.person.post(`${ofDocument}/publish`, {});
  await site.person.post(`/api/v1/sites/${site.siteId}/banner/offline`, {});
  app.clock.forward(1000);
  expect((await site.person.post(`${ofDocument}/services`, { custom })).statusCode).toBe(201);
  const pending = await readPending(site);
  expect(pending.banner).toMatchObject({ offline: true });
  expect(pending.documents.map(({ blocking }) => blocking.join(' '))).toEqual([expect.stringContaining('Tea Counter')]);
  expect((await publishSite(site)).statusCode).toBe(422);
});

test('another product or nobody: the documents say what the owner states, whatever the banner does', async () => {
  const site = await aBanner(app);
  const ofDocument = `/api/v1/documents/${site.documentId}`;
  await site.person.post(`${ofDocument}/services`, { service: 'google-analytics-4' });
  const answered = async (consentBy: object) => {
    expect((await site.person.patch(ofDocument, { settings: { consentBy } })).statusCode).toBe(200);
    return textOf(site);
  };
  const before = { eea: 'nothing', uk: 'nothing' };
  expect(await answered({ by: 'other', product: 'Consentful', before })).toContain(
    'We ask for your choice with Consentful',
  );
  const nobody = await answered({ by: 'nobody' });
  expect(nobody).not.toContain('only if you consent');
  expect(nobody).toContain('Your site does not collect consent');
  const banner = await answered({ by: 'banner' });
  expect(banner).toContain('it is not published');
  await publish(site);
  expect(await textOf(site)).toContain('use the privacy control');
});

test('published documents stay as they are until they are published', async () => {
  const site = await aBanner(app);
  await publish(site);
  await site.person.post(`/api/v1/documents/${site.documentId}/publish`, {});
  const address = new URL((await documentOf(site)).url ?? '', 'https://none.example').pathname;
  const page = async () => (await app.http.inject({ url: `${address}/full-legal.txt` })).body;
  const first = await page();
  await publish(site, { months: 24 });
  app.clock.forward(6000);
  expect(await page()).toBe(first);
  expect(await textOf(site)).toContain('24 months');
});

test('after an update, documents know at the start what banners do that were published before they stated it', async () => {
  const site = await aBanner(app);
  await publish(site);
  await site.person.post(`/api/v1/documents/${site.documentId}/publish`, {});
  app.clock.forward(1000);
  const before = await textOf(site);
  await app.owner.query('update site_facts set banner = null where site_id = $1', [site.siteId]);
  expect(await textOf(site)).not.toContain('use the privacy control');

  const { config, log } = app.services;
  const other = await createApp({ config, db: app.db, now: app.clock.now, log });
  onTestFinished(() => other.http.close());
  await app.runJobs();
  expect(await textOf(site)).toBe(before);
  expect(await documentOf(site)).toMatchObject({ status: 'changed' });
  // An edit of a draft is not what visitors meet.
  expect((await read(site)).published?.number).toBe(1);
});

test('L14, P13: a policy that shares data in the United States waits for the banner, and one press publishes both', async () => {
  const site = await aBanner(app, { services: ['meta-pixel-facebook-pixel'], published: false });
  const { person, siteId, documentId } = site;
  const ofDocument = `/api/v1/documents/${documentId}`;
  const missingCodes = async () => {
    const answer = await person.post(`${ofDocument}/publish`, {});
    expect(answer.statusCode).toBe(422);
    return answer.json<{ missing: { code: string }[] }>().missing.map(({ code }) => code);
  };
  expect(await missingCodes()).toEqual(['us.opt-out']);
  expect((await person.post(`/api/v1/sites/${siteId}/banner/publish`, {})).json()).toMatchObject({
    code: 'banner.blocked',
  });

  await person.patch(ofDocument, { settings: { consentBy: { by: 'banner' } } });
  const answer = await person.post(`/api/v1/sites/${siteId}/publish`, {});
  expect(answer.json()).toMatchObject({
    banner: { version: 1, created: true },
    documents: [{ id: documentId, version: 1, created: true }],
  });
  const text = (await person.get(`${ofDocument}/preview?language=en`)).body;
  expect(text).toContain('with the privacy control that is available on every page');
  expect((await read(site)).policyUrl).toContain('/privacy-policy/');
  await person.post(`${ofDocument}/services`, { service: 'tiktok-pixel' });
  expect(await missingCodes()).toEqual(['us.opt-out-services']);
});
