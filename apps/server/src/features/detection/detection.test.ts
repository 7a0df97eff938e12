import type { DetectionOverview, Scan } from '@app/contract';
import { createGuard, usualCaps } from '@app/scanner';
import { locales } from '@app/texts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { demoScan } from '../../../seed/demo-scan.ts';
import { scanSite } from './jobs.ts';
import { keepExampleScan } from './run-scan.ts';

// The test site is on this machine, under all the host names it loads from.
const app = testApp({
  guard: createGuard({ resolve: async () => ['127.0.0.1'], reachable: (address) => address === '127.0.0.1' }),
  caps: { ...usualCaps, pages: 3 },
});

let server: Server;
let port = 0;
const hotjar = () => `<script src="http://static.hotjar.com:${port}/c/hotjar-1.js"></script>`;
const stranger = () => `<img src="http://pixel.stranger-metrics.example:${port}/p.gif">`;
let html = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/robots.txt' || request.url?.startsWith('/sitemap')) return void response.writeHead(404).end();
    response.setHeader('set-cookie', 'visit=1; Max-Age=3600; Path=/');
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
beforeEach(() => {
  html = `<!doctype html><title>Shop</title>${hotjar()}${stranger()}<a href="/about">About</a>`;
});

type Site = { readonly person: Person; readonly siteId: string };

async function newSite(): Promise<Site> {
  const person = await app.signUp();
  const answer = await person.post('/api/v1/sites', {
    name: 'Shop',
    url: `http://shop.example:${port}/`,
    type: 'Site',
  });
  return { person, siteId: answer.json().id };
}

async function scanned({ person, siteId }: Site): Promise<Scan> {
  const started = await person.post(`/api/v1/sites/${siteId}/scans`, {});
  expect(started.statusCode).toBe(202);
  expect(started.json()).toMatchObject({ status: 'waiting', trigger: 'person', verdict: null });
  await app.runJobs();
  return read({ person, siteId }, started.json().id);
}

async function read({ person, siteId }: Site, id: string): Promise<Scan> {
  return (await person.get(`/api/v1/sites/${siteId}/scans/${id}`)).json();
}

async function overview({ person, siteId }: Site): Promise<DetectionOverview> {
  return (await person.get(`/api/v1/sites/${siteId}/detection`)).json();
}

test('a scan says what the site uses, what shows it, and what the documents lack', async () => {
  const site = await newSite();
  const { scan, report, comparison } = await scanned(site);

  expect(scan).toMatchObject({
    status: 'done',
    engine: 'fetch',
    services: 1,
    news: 1,
    verdict: 'unclear',
    problem: null,
  });
  expect(report?.services).toMatchObject([
    { id: 'hotjar', phases: ['before'], evidence: [{ kind: 'request', pattern: 'static.hotjar.com/c/hotjar-' }] },
  ]);
  expect(report?.unknown).toMatchObject([
    { site: 'stranger-metrics.example', hosts: ['pixel.stranger-metrics.example'] },
  ]);
  expect(report?.unmarked).toEqual({
    tags: [
      expect.objectContaining({
        service: 'hotjar',
        markup: hotjar().replace('</script>', ''),
        rewritten: `<script type="text/plain" data-candor="measurement" data-src="http://static.hotjar.com:${port}/c/hotjar-1.js">`,
        pages: ['/', '/about'].map((path) => `http://shop.example:${port}${path}`),
      }),
      expect.objectContaining({ site: 'stranger-metrics.example', purpose: 'marketing' }),
    ],
    leftOut: 0,
  });
  expect(report?.own).toMatchObject([{ name: 'visit', area: 'cookie', lifetime: 3600 }]);
  expect(report?.pages.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/about']);
  expect(comparison).toMatchObject({
    listed: [],
    missing: ['hotjar'],
    early: [{ id: 'hotjar', phases: ['before'] }],
    since: null,
  });
  expect((await overview(site)).scans).toMatchObject([{ id: scan.id, verdict: 'unclear' }]);
});

test('what was found is added to the documents, once, and then stands beside the finding', async () => {
  const site = await newSite();
  const { person, siteId } = site;
  await person.post(`/api/v1/sites/${siteId}/documents`, { type: 'privacy_policy', languages: ['en'] });
  const { scan } = await scanned(site);
  const adoption = `/api/v1/sites/${siteId}/scans/${scan.id}/adoption`;

  const answer = await person.post(adoption, { services: ['hotjar'] });
  expect(answer.json()).toEqual({ added: 1, refused: [], message: 'Detected service added.' });
  expect((await person.post(adoption, { services: ['hotjar'] })).json()).toMatchObject({ added: 1, refused: [] });

  const [document] = (await person.get(`/api/v1/sites/${siteId}/documents`)).json().documents;
  expect(document.services).toMatchObject([{ serviceId: 'hotjar' }]);
  expect((await overview(site)).scans).toMatchObject([{ id: scan.id, news: 0 }]);
  const { comparison } = await read(site, scan.id);
  expect(comparison).toMatchObject({ missing: [], listed: [{ id: 'hotjar', siteServiceId: document.services[0].id }] });
});

test('somebody unknown becomes a service of the owner’s own, and is known from then on', async () => {
  const site = await newSite();
  const { person, siteId } = site;
  const { scan } = await scanned(site);
  const custom = {
    name: 'Stranger Metrics',
    provider: 'Stranger GmbH',
    providerCountry: 'DE',
    purposes: ['analytics'],
    dataTypes: ['usage-data'],
    places: [{ country: 'DE' }],
  };

  const answer = await person.post(`/api/v1/sites/${siteId}/scans/${scan.id}/adoption`, {
    unknown: [
      {
        site: 'stranger-metrics.example',
        custom,
        overrides: { category: { category: 'measurement', reason: 'It counts visits.' } },
      },
    ],
  });

  expect(answer.json()).toMatchObject({ added: 1, refused: [] });
  const again = await scanned(site);
  expect(Object.keys(again.comparison?.adopted ?? {})).toEqual(['stranger-metrics.example']);
  expect(again.report?.unmarked?.tags.map(({ purpose }) => purpose)).toEqual(['measurement', 'measurement']);
});

test('B1: tags wait for what the owner’s banner says their service waits for', async () => {
  const site = await newSite();
  const { person, siteId } = site;
  const { scan } = await scanned(site);
  await person.post(`/api/v1/sites/${siteId}/scans/${scan.id}/adoption`, { services: ['hotjar'] });
  const banner = `/api/v1/sites/${siteId}/banner`;
  const { configuration, services } = (await person.get(banner)).json();
  const setting = { id: services[0].id, purpose: 'marketing' };
  const saved = await person.put(banner, { revision: 0, configuration: { ...configuration, services: [setting] } });
  expect(saved.statusCode).toBe(200);

  const { report } = await scanned(site);

  expect(report?.unmarked?.tags[0]).toMatchObject({ service: 'hotjar', purpose: 'marketing' });
  expect(report?.unmarked?.tags[0]?.rewritten).toContain('data-candor="marketing"');
});

test('a page of what no database keeps is reported all the same', async () => {
  html = `<title>\0</title><img alt="\0" src="http://pixel.stranger-metrics.example:${port}/p.gif?${'😀'.repeat(300)}">`;
  const { scan, report } = await scanned(await newSite());

  expect(scan.status).toBe('done');
  expect(report?.unmarked?.tags).toMatchObject([{ markup: expect.stringContaining('alt="\u{fffd}"') }]);
});

test('a service that cannot be added says why, and the others are added', async () => {
  const site = await newSite();
  const { scan } = await scanned(site);
  const answer = await site.person.post(`/api/v1/sites/${site.siteId}/scans/${scan.id}/adoption`, {
    services: ['hotjar', 'no-such-service'],
  });
  expect(answer.json()).toMatchObject({ added: 1, refused: [{ id: 'no-such-service', code: 'service.unknown' }] });
});

test('of a site that is being scanned no second scan begins, and one that is stopped ends', async () => {
  const { person, siteId } = await newSite();
  const first = (await person.post(`/api/v1/sites/${siteId}/scans`, {})).json();
  const second = await person.post(`/api/v1/sites/${siteId}/scans`, {});
  expect(second.statusCode).toBe(409);
  expect(second.json().code).toBe('scan.running');

  const stopped = await person.post(`/api/v1/sites/${siteId}/scans/${first.id}/stop`, {});
  expect(stopped.json()).toMatchObject({ status: 'failed', problem: 'scan.stopped' });
  await app.runJobs();
  expect(await read({ person, siteId }, first.id)).toMatchObject({ scan: { status: 'failed' }, report: null });
  expect((await person.post(`/api/v1/sites/${siteId}/scans`, {})).statusCode).toBe(202);
});

test('a scan whose job was lost does not keep its site from being scanned', async () => {
  app.clock.set('2027-05-01T10:00:00Z');
  const { person, siteId } = await newSite();
  const lost = (await person.post(`/api/v1/sites/${siteId}/scans`, {})).json();
  await app.owner.query('delete from graphile_worker._private_jobs');

  app.clock.set('2027-05-02T10:00:00Z');
  await app.runScheduled('detection.scan-due');

  expect(await read({ person, siteId }, lost.id)).toMatchObject({ scan: { status: 'failed', problem: 'scan.engine' } });
  expect((await person.post(`/api/v1/sites/${siteId}/scans`, {})).statusCode).toBe(202);
});

test('a site that does not answer, or has no address, is told so', async () => {
  const { person, siteId } = await newSite();
  const { scan } = await scanned({ person, siteId });
  expect(scan.status).toBe('done');
  const away = await person.post(`/api/v1/sites/${siteId}/scans`, { url: 'http://shop.example:9/' });
  await app.runJobs();
  expect(await read({ person, siteId }, away.json().id)).toMatchObject({ scan: { status: 'failed' }, report: null });

  const appOnly = await person.post('/api/v1/sites', { name: 'An app', type: 'MobileApplication' });
  const refused = await person.post(`/api/v1/sites/${appOnly.json().id}/scans`, {});
  expect(refused.json().code).toBe('scan.no-address');
});

test('a name that no site can have does not answer, and is not said to be in a private network', async () => {
  const { person, siteId } = await newSite();
  const problemAt = async (url: string) => {
    const started = await person.post(`/api/v1/sites/${siteId}/scans`, { url });
    expect(started.statusCode, started.body).toBe(202);
    await app.runJobs();
    return (await read({ person, siteId }, started.json().id)).scan.problem;
  };
  expect(await problemAt('https://nope.invalid/')).toBe('scan.unreachable');
  expect(await problemAt('https://intranet.local/')).toBe('scan.address');
});

test('what changed since the scan before is told apart', async () => {
  const site = await newSite();
  await scanned(site);
  html = `<!doctype html><title>Shop</title><script src="http://js.stripe.com:${port}/v3/"></script>`;
  const { comparison } = await scanned(site);
  // A scan of HTML only cannot show that something is gone.
  expect(comparison?.since).toMatchObject({ found: ['stripe'], gone: [] });
});

test('a planned scan looks again, and mails what is new', async () => {
  app.clock.set('2027-01-31T10:00:00Z');
  const { person: owner, siteId } = await newSite();
  const { text } = await app.outbox.last(owner.email);
  await owner.put('/api/v1/email-verification', { token: /#token=([\w-]+)/.exec(text)?.[1] });
  // An API key, because the session would have expired by the second scan.
  const person = { ...owner, ...app.script(await app.apiKey(owner)) };
  const site = { person, siteId };
  await scanned(site);
  const schedule = { every: 'monthly', mail: true, badge: false };
  const set = await person.put(`/api/v1/sites/${siteId}/scan-schedule`, schedule);
  expect(set.json().schedule).toMatchObject({ ...schedule, nextAt: '2027-02-28T10:00:00.000Z', badgeUrl: null });

  const project = async (name: string) => (await person.post('/api/v1/projects', { name })).json().id;
  const [own, other] = [await project('One client'), await project('Another client')];
  await person.patch(`/api/v1/sites/${siteId}`, { projectId: own });
  const guest = await app.join(await app.signUp(), owner, 'analyst', own);
  const stranger = await app.join(await app.signUp(), owner, 'editor', other);

  html = `<!doctype html><title>Shop</title>${hotjar()}<script src="http://snap.licdn.com:${port}/li.lms-analytics/insight.min.js"></script>`;
  app.clock.set('2027-02-28T10:07:00Z');
  await app.runScheduled('detection.scan-due');

  const after = await overview(site);
  expect(after.scans).toMatchObject([{ trigger: 'schedule', status: 'done' }, { trigger: 'person' }]);
  expect(after.schedule.nextAt).toBe('2027-03-28T10:07:00.000Z');
  const mail = await app.outbox.last(person.email);
  expect(mail.subject).toBe('Something changed on Shop');
  expect(mail.text).toContain('New on the site: LinkedIn Insight Tag');
  expect(mail.text).toContain(`/en/sites/${siteId}/scan/${after.scans[0]?.id}`);

  // Guests are told of the sites in their project alone.
  const told = (await app.outbox.all()).filter(({ subject }) => subject === mail.subject).map(({ to }) => to);
  expect(told).toContain(guest.email);
  expect(told).not.toContain(stranger.email);

  // A queued mail is not sent to somebody who lost their role.
  await app.owner.query('delete from role_grant where person_id = $1', [guest.id]);
  const news = async (to: string) => {
    const payload = { accountId: person.accountId, siteId, scanId: after.scans[0]?.id, to, locale: 'en' };
    const count = async () => (await app.outbox.all()).filter((one) => one.to === to).length;
    const before = await count();
    await app.owner.query(`select graphile_worker.add_job('detection.send-news', $1)`, [payload]);
    return (await count()) - before;
  };
  expect(await news(guest.email)).toBe(0);
  expect(await news(person.email)).toBe(1);

  // Nothing new: no e-mail.
  app.clock.set('2027-03-28T10:08:00Z');
  const before = (await app.outbox.all()).length;
  await app.runScheduled('detection.scan-due');
  expect((await app.outbox.all()).length).toBe(before);
});

test('the badge is shown only while its owner wants it, and the report it leads to names what happened', async () => {
  html = `<!doctype html><title>Shop</title>${hotjar()}<img src="http://x.stranger-metrics.example:${port}/&lt;b&gt;.gif">`;
  const site = await newSite();
  const { person, siteId } = site;
  await scanned(site);
  const set = (badge: boolean) =>
    person.put(`/api/v1/sites/${siteId}/scan-schedule`, { every: 'off', mail: false, badge });
  const { schedule } = (await set(true)).json<DetectionOverview>();
  const visitor = await app.visitor();
  const badge = await visitor.get(new URL(schedule.badgeUrl ?? '').pathname);
  expect(badge.headers['content-type']).toContain('image/svg+xml');
  expect(badge.body).toContain('Reject test: unclear');
  const picture = await visitor.get(`${new URL(schedule.reportUrl ?? '').pathname}/picture.png?lang=de`);
  expect(picture.headers['content-type']).toBe('image/png');
  expect(picture.headers['content-length']).toSatisfy((length) => Number(length) < 60_000);

  const report = await visitor.get(new URL(schedule.reportUrl ?? '').pathname);
  // One network has 20 pictures drawn in a minute. Those that were drawn before stay there for all.
  app.clock.set(app.clock.now());
  const drawn = async (lang: string) =>
    (await visitor.get(`${new URL(schedule.reportUrl ?? '').pathname}/picture.png?lang=${lang}`)).statusCode;
  const languages = locales.filter((locale) => locale !== 'de');
  const statuses: number[] = [];
  for (const lang of languages) statuses.push(await drawn(lang));
  expect(statuses.slice(0, 19).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  expect(await drawn('de')).toBe(200);
  expect(report.body).toContain('Hotjar');
  expect(report.body).toContain('Unknown: stranger-metrics.example');
  expect(report.body).not.toContain('<b>');
  // Its edge has the color of the result.
  expect(report.body).toContain('<p class="note" data-verdict="unclear">');
  for (const verdict of ['fail', 'unclear']) expect(report.body).toContain(`.note[data-verdict=${verdict}]{`);

  await set(false);
  expect((await visitor.get(new URL(schedule.badgeUrl ?? '').pathname)).statusCode).toBe(404);
  expect((await set(true)).json<DetectionOverview>().schedule.badgeUrl).toBe(schedule.badgeUrl);
});

test('nobody else sees a scan, and what is no scan is not there', async () => {
  const site = await newSite();
  const { scan } = await scanned(site);
  const other = await app.signUp();
  for (const path of [`scans/${scan.id}`, 'detection']) {
    expect((await other.get(`/api/v1/sites/${site.siteId}/${path}`)).statusCode).toBe(404);
  }
  expect((await other.post(`/api/v1/sites/${site.siteId}/scans`, {})).statusCode).toBe(404);
  const unknown = await site.person.get(`/api/v1/sites/${site.siteId}/scans/${scanSite.name.length}`);
  expect(unknown.statusCode).toBe(400);
});

test('what is stored as a finished scan is stored whole or not at all, so that no scan stays begun', async () => {
  const person = await app.signUp();
  const made = await person.post('/api/v1/sites', { name: 'Kept', url: 'kept.example.com', type: 'Site' });
  const siteId = made.json<{ id: string }>().id;
  const keep = () => keepExampleScan(app.services, person.accountId, siteId, demoScan('https://kept.example.com'));
  // As if the process died while the report is written.
  await app.owner.query("alter table scan add constraint killed check (status <> 'done') not valid");
  try {
    await expect(keep()).rejects.toThrow('killed');
  } finally {
    await app.owner.query('alter table scan drop constraint killed');
  }
  expect(await app.stored('scan', { siteId })).toEqual([]);
  await keep();
  expect(await app.stored('scan', { siteId })).toMatchObject([{ status: 'done' }]);
});
