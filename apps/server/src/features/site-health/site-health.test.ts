import type { Answer, AttentionKind, siteHealths, SiteHealth, workload } from '@app/contract';
import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { choiceAt, count, send, siteWithBanner } from '#test/choices.ts';
import { demoScan } from '../../../seed/demo-scan.ts';
import { keepExampleScan } from '../detection/index.ts';

const app = testApp({ limits: 'off', config: { chromium: undefined } });

const owner = { name: 'Corner Coffee', email: 'hello@example.com', address: '1 High Street, Cork', country: 'IE' };

type Site = { readonly siteId: string; readonly documentId: string };

async function aSite(person: Person, name: string): Promise<Site> {
  const body = { url: `${name}.example.com`, owner, language: 'en', services: ['hotjar'] };
  const made = await person.post('/api/v1/site-starts', body);
  expect(made.statusCode, made.body).toBe(201);
  app.clock.forward(1000);
  return made.json();
}

async function publish(person: Person, { siteId }: Site): Promise<void> {
  const answer = await person.post(`/api/v1/sites/${siteId}/publish`, {});
  expect(answer.statusCode, answer.body).toBe(200);
  app.clock.forward(1000);
}

async function healthOf(person: Person, ...siteIds: string[]): Promise<readonly SiteHealth[]> {
  const answer = await person.get(`/api/v1/site-health?sites=${siteIds.join(',')}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer<typeof siteHealths.read>>().sites;
}

const kindsOf = (health: SiteHealth | undefined): AttentionKind[] => health?.attention.map(({ kind }) => kind) ?? [];
const todo = (health: SiteHealth | undefined) => health?.launch.flatMap(({ step, done }) => (done ? [] : [step]));

test('a site is live once its services, owner, documents and banner are there and its own pages load the banner', async () => {
  const person = await app.signUp();
  const plain = await person.post('/api/v1/sites', { name: 'Plain', url: 'plain.example.com', type: 'Site' });
  expect(todo((await healthOf(person, plain.json().id))[0])).toEqual([
    'services',
    'owner',
    'documents',
    'banner',
    'installed',
  ]);
  const site = await aSite(person, 'shop');
  const [before] = await healthOf(person, site.siteId);
  expect(todo(before)).toEqual(['documents', 'banner', 'installed']);
  expect(kindsOf(before)).toEqual(['notLive']);
  await publish(person, site);
  const [published] = await healthOf(person, site.siteId);
  expect(todo(published)).toEqual(['installed']);
  expect(published).toMatchObject({ banner: { state: 'live', seen: null }, documents: { published: 2, drafts: 0 } });
  await app.owner.query(
    `insert into banner_sighting (account_id, site_id, host, number, day) values ($1, $2, 'shop.example.com', 1, '2026-11-20')`,
    [person.accountId, site.siteId],
  );
  const [live] = await healthOf(person, site.siteId);
  expect(live).toMatchObject({ launch: [], banner: { seen: { host: 'shop.example.com', on: '2026-11-20' } } });
  expect(kindsOf(live)).toEqual(['neverScanned']);
});

test('what needs attention is what the pages behind say, the most harmful first', async () => {
  const person = await app.signUp();
  const site = await aSite(person, 'busy');
  await publish(person, site);
  await app.owner.query(
    `insert into banner_sighting (account_id, site_id, host, number, day) values ($1, $2, 'busy.example.com', 1, '2026-11-20')`,
    [person.accountId, site.siteId],
  );
  await keepExampleScan(app.services, person.accountId, site.siteId, demoScan('https://busy.example.com'));
  await person.post(`/api/v1/documents/${site.documentId}/services`, { service: 'stripe' });
  app.clock.forward(1000);
  await person.post(`/api/v1/sites/${site.siteId}/banner/offline`, {});
  const [health] = await healthOf(person, site.siteId);
  const scans = (await person.get(`/api/v1/sites/${site.siteId}/detection`)).json().scans;
  expect(health?.scan).toMatchObject({ verdict: scans[0].verdict, missing: scans[0].news });
  const summaries = (await person.get(`/api/v1/document-summaries?sites=${site.siteId}`)).json().documents;
  const having = (status: string) => summaries.filter((one: { status: string }) => one.status === status).length;
  expect(health?.documents).toEqual({
    published: having('published'),
    changed: having('changed'),
    offline: having('offline'),
    drafts: having('draft'),
  });
  const work = (await person.get('/api/v1/workload')).json<Answer<typeof workload.read>>().projects[0];
  expect(health?.attention).toContainEqual({ kind: 'servicesMissing', count: work?.found });
  expect(health?.attention).toContainEqual({ kind: 'documentsChanged', count: work?.changed });
  expect(health?.banner.state).toBe('offline');
  expect(kindsOf(health)).toEqual(['rejectFailed', 'bannerOffline', 'servicesMissing', 'documentsChanged']);
});

test('requests count by their due day, and only for those who may read them', async () => {
  const person = await app.signUp();
  const { siteId } = await aSite(person, 'asked');
  const [none] = await healthOf(person, siteId);
  expect(none?.requests).toEqual({ open: 0, due: 0, overdue: 0 });
  const { id: projectId } = (await person.post('/api/v1/projects', { name: 'Client', siteIds: [siteId] })).json();
  // A role in the project of a site holds there, and nowhere else.
  const guest = await app.join(await app.signUp(), person, 'editor', projectId);
  expect(await healthOf(guest, siteId)).toMatchObject([{ siteId, requests: { open: 0, due: 0, overdue: 0 } }]);
  const analyst = await app.join(await app.signUp(), person, 'analyst', projectId);
  expect(await healthOf(analyst, siteId)).toMatchObject([{ siteId, requests: null }]);
  const { siteId: other } = await aSite(person, 'other');
  const { id: second } = (await person.post('/api/v1/projects', { name: 'Second', siteIds: [other] })).json();
  const both = await app.join(guest, person, 'analyst', second);
  expect(await healthOf(both, siteId, other)).toMatchObject([
    { siteId, requests: { open: 0 } },
    { siteId: other, requests: null },
  ]);
});

test('the opt-in rate is that of consent analytics', async () => {
  app.clock.set('2026-11-22T08:00:00.000Z');
  const person = await app.signUp();
  const { siteId, publicId } = await siteWithBanner(app, person);
  expect((await healthOf(person, siteId))[0]?.optIn).toBeNull();
  for (const action of ['accept', 'reject']) {
    const event = choiceAt(app.clock.now(), { action, granted: action === 'accept' ? 31 : 1 });
    expect((await send(app, publicId, event)).statusCode).toBe(204);
  }
  await count(app);
  const shown = (await person.get(`/api/v1/sites/${siteId}/opt-in`)).json();
  const [health] = await healthOf(person, siteId);
  expect(health?.optIn).toMatchObject({ accepted: 1, answered: 2, rate: 0.5 });
  expect(shown).toMatchObject(health?.optIn ?? {});
  const { id: projectId } = (await person.post('/api/v1/projects', { name: 'Client', siteIds: [siteId] })).json();
  const guest = await app.join(await app.signUp(), person, 'analyst', projectId);
  expect((await healthOf(guest, siteId))[0]?.optIn).toEqual(health?.optIn);
});

test('many sites are read at once, in the order asked for, and sites of others are left out', async () => {
  const person = await app.signUp();
  const sites = [await aSite(person, 'one'), await aSite(person, 'two'), await aSite(person, 'three')];
  const ids = sites.map(({ siteId }) => siteId).toReversed();
  expect((await healthOf(person, ...ids)).map(({ siteId }) => siteId)).toEqual(ids);
  expect(await healthOf(await app.signUp(), ...ids)).toEqual([]);
});

test('where another product asks visitors, a site is live without a banner, and a failed reject test is not hidden', async () => {
  const person = await app.signUp();
  const site = await aSite(person, 'elsewhere');
  await keepExampleScan(app.services, person.accountId, site.siteId, demoScan('https://elsewhere.example.com'));
  const settings = { consentBy: { by: 'other', product: 'Consenter' } };
  const changed = await person.patch(`/api/v1/documents/${site.documentId}`, { settings });
  expect(changed.statusCode, changed.body).toBe(200);
  app.clock.forward(1000);
  const [draft] = await healthOf(person, site.siteId);
  expect(todo(draft)).toEqual(['documents']);
  expect(kindsOf(draft)).toEqual(['rejectFailed', 'servicesMissing', 'notLive']);
  const published = await person.post(`/api/v1/documents/${site.documentId}/publish`, {});
  expect(published.statusCode, published.body).toBe(200);
  app.clock.forward(1000);
  const [live] = await healthOf(person, site.siteId);
  expect(live).toMatchObject({ launch: [], banner: { state: 'none', seen: null } });
  expect(kindsOf(live)).not.toContain('notLive');
});

test('until its own banner is live, a site with a failed reject test is one that is not live yet', async () => {
  const person = await app.signUp();
  const site = await aSite(person, 'young');
  await keepExampleScan(app.services, person.accountId, site.siteId, demoScan('https://young.example.com'));
  expect(kindsOf((await healthOf(person, site.siteId))[0])).toEqual(['servicesMissing', 'notLive']);
  await publish(person, site);
  expect(kindsOf((await healthOf(person, site.siteId))[0])).toContain('rejectFailed');
});

test('a banner that pages no longer load, or load wrongly, needs attention', async () => {
  app.clock.set('2026-11-20T08:00:00.000Z');
  const person = await app.signUp();
  const site = await aSite(person, 'relaunched');
  await publish(person, site);
  await keepExampleScan(app.services, person.accountId, site.siteId, demoScan('https://relaunched.example.com'));
  const seenOn = (day: string) =>
    app.owner.query(
      `insert into banner_sighting (account_id, site_id, host, number, day) values ($1, $2, 'relaunched.example.com', 1, $3)
       on conflict (account_id, site_id, host) do update set day = excluded.day`,
      [person.accountId, site.siteId, day],
    );
  const page = 'https://www.relaunched.example.com/shop';
  const foundOn = (at: string, problems: readonly string[], hasTagManager = false, url = page) =>
    app.owner.query(
      `insert into installation (account_id, site_id, checked_at, found) values ($1, $2, $3::timestamptz, $4)
       on conflict (account_id, site_id) do update set checked_at = excluded.checked_at, found = excluded.found`,
      [person.accountId, site.siteId, at, JSON.stringify({ at, url, problems, hasTagManager })],
    );
  const ofInstallation = async () =>
    kindsOf((await healthOf(person, site.siteId))[0]).filter(
      (kind) => kind === 'bannerUnseen' || kind === 'installationWrong',
    );
  expect(await ofInstallation()).toEqual([]);
  await seenOn('2026-11-06');
  expect(await ofInstallation()).toEqual([]);
  await seenOn('2026-11-05');
  expect(await ofInstallation()).toEqual(['bannerUnseen']);
  await foundOn('2026-11-20T07:00:00.000Z', ['missing']);
  expect(await ofInstallation()).toEqual(['bannerUnseen', 'installationWrong']);
  // A page of a test system says nothing about the site.
  await foundOn('2026-11-20T07:00:00.000Z', ['missing'], false, 'https://staging.example.com');
  expect(await ofInstallation()).toEqual(['bannerUnseen']);
  await foundOn('2026-11-20T07:00:00.000Z', ['missing'], true);
  await seenOn('2026-11-20');
  expect(await ofInstallation()).toEqual([]);
  await foundOn('2026-11-19T07:00:00.000Z', ['missing']);
  expect(await ofInstallation()).toEqual([]);
  await foundOn('2026-11-19T07:00:00.000Z', ['late']);
  expect(await ofInstallation()).toEqual(['installationWrong']);
  await foundOn('2026-11-19T07:00:00.000Z', ['unreachable']);
  expect(await ofInstallation()).toEqual([]);
  await person.post(`/api/v1/sites/${site.siteId}/banner/offline`, {});
  await seenOn('2026-10-01');
  expect(await ofInstallation()).toEqual([]);
});
