import type { Answer, firstSites } from '@app/contract';
import { createGuard, usualCaps } from '@app/scanner';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

// The test site is on this machine, under all the host names it loads from.
const app = testApp({
  guard: createGuard({ resolve: async () => ['127.0.0.1'], reachable: (address) => address === '127.0.0.1' }),
  caps: usualCaps,
  config: { chromium: undefined },
});

let server: Server;
let port = 0;
let pages = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    pages += 1;
    const script = `<script src="http://static.hotjar.com:${port}/c/hotjar-1.js"></script>`;
    response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><title>Shop</title>${script}`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const post = (address: string, { from = '203.0.113.9', headers = {} } = {}) =>
  app.http.inject({
    method: 'POST',
    url: '/en/draft',
    remoteAddress: from,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ address }).toString(),
  });
const open = (url: string, headers = {}) => app.http.inject({ method: 'GET', url, headers });

/** Makes a draft of the test site. Returns its path. */
async function aDraft(host: string, from?: string): Promise<string> {
  const answer = await post(`http://${host}:${port}`, from ? { from } : {});
  expect(answer.statusCode, answer.body).toBe(303);
  return String(answer.headers.location);
}

test('the public page needs no account, sets no cookie, runs no script and loads nothing', async () => {
  for (const path of ['/en', '/en/', '/de']) {
    const page = await open(path);
    expect(page.statusCode, path).toBe(200);
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/);
    expect(page.body).not.toMatch(/<script|<img|@import/);
    expect(page.body).toMatch(/<meta name="description" content="[^"]{50,}/);
    expect(Buffer.byteLength(page.body)).toBeLessThan(20_000);
  }
  expect((await open('/de')).body).toContain('<html lang="de">');
  expect((await open('/')).headers.location).toBe('/en/');
});

test('messengers show a link to the public page with a picture in its language', async () => {
  const page = (await open('/de')).body;
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(page) ?? [];
  const picture = await open(new URL(address).pathname);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  // The width and height of its header. @see PNG specification, 11.2.2
  expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  const english = await open('/en/picture.png');
  expect(english.rawPayload.equals(picture.rawPayload)).toBe(false);
  expect((await open('/xx/picture.png')).statusCode).toBe(404);
});

test('whoever is signed in gets the dashboard at the same address', async () => {
  const person = await app.signUp();
  expect((await person.get('/en')).body).toContain('<div id="root">');
  expect((await open('/en')).body).not.toContain('<div id="root">');
});

test('a visitor sees a policy and a banner that speak of what their page loads, without an account', async () => {
  const path = await aDraft('shop.example');
  const waiting = await open(path);
  expect(waiting.body).toContain('Checking shop.example');
  expect(waiting.body).toContain('http-equiv="refresh"');
  await app.runJobs();
  const done = await open(path);
  expect(done.body).toContain('Your draft for shop.example');
  expect(done.body).toContain('We found 1 service:');
  expect(done.body).toMatch(/<article[^>]*>[\s\S]*Hotjar[\s\S]*<\/article>/);
  expect(done.body).not.toContain('http-equiv="refresh"');
  expect(done.body).toContain('content="noindex"');
  const banner = await open(`${path}/banner`);
  expect(banner.statusCode).toBe(200);
  expect(banner.headers['content-security-policy']).toContain('sandbox allow-scripts');
  expect(banner.body).toContain('hotjar.com');
});

test('a draft says nothing of who asked, and is deleted after a day', async () => {
  const path = await aDraft('day.example');
  const stored = await app.stored('visitor_draft', { host: 'day.example' });
  expect(JSON.stringify(stored)).not.toContain('203.0.113.9');
  expect(JSON.stringify(stored)).not.toContain(path.split('/').at(-1));
  app.clock.forward(25 * 3_600_000);
  const gone = await open(path);
  expect(gone.statusCode).toBe(404);
  expect(gone.body).toContain('This draft is no longer available');
  await app.runScheduled('first-site.delete-drafts');
  expect(await app.stored('visitor_draft', { host: 'day.example' })).toEqual([]);
});

test('the same address is looked at once, whoever asks', async () => {
  await aDraft('often.example');
  await app.runJobs();
  const before = pages;
  const again = await aDraft('often.example', '203.0.113.10');
  await app.runJobs();
  expect(pages).toBe(before);
  expect((await open(again)).body).toContain('Your draft for often.example');
});

test('one host is looked at a few times an hour, whoever asks', async () => {
  const statuses = [];
  for (let time = 0; time < 8; time += 1) {
    // Nobody listens there.
    const answer = await post('http://closed.example:1', { from: `203.0.113.${20 + time}` });
    statuses.push(answer.statusCode);
    await app.runJobs();
    app.clock.forward(1000);
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429, 429]);
  app.clock.forward(3_600_000);
  expect((await post('http://closed.example:1', { from: '203.0.113.40' })).statusCode).toBe(303);
  await app.runJobs();
});

test('one network may ask a few times a minute, and pages of others not at all', async () => {
  const from = '198.51.100.7';
  const answers = [];
  for (let time = 0; time < 8; time += 1) answers.push((await post('not an address', { from })).statusCode);
  expect(answers).toEqual([422, 422, 422, 422, 422, 422, 429, 429]);
  const cross = await post('shop.example', { from: '198.51.100.8', headers: { 'sec-fetch-site': 'cross-site' } });
  expect(cross.statusCode).toBe(403);
});

test('addresses of a private network are not opened, and what was typed is text', async () => {
  const wrong = await post('"><script>alert(1)</script>', { from: '198.51.100.9' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('&quot;&gt;&lt;script&gt;');
  const refused = await post('http://user:secret@shop.example/', { from: '198.51.100.9' });
  expect(refused.statusCode).toBe(422);
});

const owner = { name: 'Corner Coffee', email: 'hello@example.com', address: '1 High Street, Cork', country: 'IE' };

test('an account takes a draft over: site, owner, policies, services, banner and scan at once', async () => {
  const path = await aDraft('kept.example', '203.0.113.60');
  await app.runJobs();
  const token = path.split('/').at(-1) ?? '';
  const person = await app.signUp();
  const draft = (await person.get(`/api/v1/site-drafts?draft=${token}`)).json<Answer<typeof firstSites.readDraft>>();
  expect(draft).toMatchObject({ name: 'kept.example', engine: 'fetch', services: [{ id: 'hotjar', name: 'Hotjar' }] });
  const body = { url: draft.url, draft: token, owner, services: ['hotjar'], language: 'en' };
  const made = await person.post('/api/v1/site-starts', body);
  expect(made.statusCode, made.body).toBe(201);
  const { siteId, documentId } = made.json();
  await app.runJobs();
  expect((await person.get(`/api/v1/sites/${siteId}`)).json()).toMatchObject({ name: 'kept.example', owner });
  const document = (await person.get(`/api/v1/documents/${documentId}`)).json();
  expect(document.services).toMatchObject([{ serviceId: 'hotjar' }]);
  expect(document.missing.filter(({ weight }: { weight: string }) => weight === 'blocks')).toEqual([]);
  const scans = (await person.get(`/api/v1/sites/${siteId}/detection`)).json().scans;
  expect(scans).toMatchObject([{ status: 'done', services: 1, news: 0 }]);
  const published = await person.post(`/api/v1/sites/${siteId}/publish`, {});
  expect(published.statusCode, published.body).toBe(200);
  expect(published.json()).toMatchObject({ banner: { version: 1 }, documents: [{}, {}] });
});

test('a start without a draft, or with one that expired, works too; a service that is unknown makes nothing', async () => {
  const person = await app.signUp();
  const body = { url: 'plain.example', owner, language: 'de', draft: 'expired' };
  const made = await person.post('/api/v1/site-starts', body);
  expect(made.statusCode, made.body).toBe(201);
  await app.runJobs();
  const refused = await person.post('/api/v1/site-starts', { ...body, services: ['no-such-service'] });
  expect(refused.json()).toMatchObject({ code: 'service.unknown' });
  expect(await app.stored('site', { account_id: person.accountId })).toHaveLength(1);
  expect((await person.get('/api/v1/site-drafts?draft=expired')).json()).toMatchObject({ code: 'draft.not-found' });
});

test('whoever asks for the same address again is shown the same draft, which is stored once', async () => {
  const first = await aDraft('same.example');
  await app.runJobs();
  const second = await aDraft('same.example', '203.0.113.50');
  expect(second).not.toBe(first);
  const rows = await app.stored('visitor_draft', { host: 'same.example' });
  expect(rows.map(({ report, banner }) => report !== null && banner !== null).toSorted()).toEqual([false, true]);
  expect((await open(second)).body).toContain('Your draft for same.example');
  expect((await open(`${second}/banner`)).statusCode).toBe(200);
});

test('a draft whose scan died has failed after some minutes, and its page stops loading again', async () => {
  const path = await aDraft('died.example');
  expect((await open(path)).body).toContain('http-equiv="refresh"');
  app.clock.forward(26 * 60_000);
  const page = await open(path);
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('http-equiv="refresh"');
  await app.runJobs();
});
