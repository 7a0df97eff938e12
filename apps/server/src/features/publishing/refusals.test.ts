import { beforeAll, expect, test } from 'vitest';
import { testApp, type Client, type Person } from '#test/app.ts';

const app = testApp();
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const german = { ...browser, 'accept-language': 'de-DE,de;q=0.9' };
let person: Person;
let reader: Client;
let policy = '';
let terms = '';
let draft = '';

beforeAll(async () => {
  person = await app.signUp();
  reader = app.script();
  const owner = { name: 'Ada Example', email: 'ada@example.com', address: 'Street 1, 1010 Vienna', country: 'AT' };
  const site = { name: 'Example', url: 'https://example.com', type: 'Site' };
  const { id } = (await person.post('/api/v1/sites', site)).json<{ id: string }>();
  await person.put(`/api/v1/sites/${id}/owner`, owner);
  const start = async (type: string) =>
    (await person.post(`/api/v1/sites/${id}/documents`, { type, languages: ['en', 'de'] })).json<{
      id: string;
      publicId: string;
    }>();
  const published = await start('privacy_policy');
  await person.post(`/api/v1/documents/${published.id}/publish`, {});
  policy = `/privacy-policy/${published.publicId}`;
  terms = `/terms-and-conditions/${(await start('terms_and_conditions')).publicId}`;
  draft = `${policy}/cookie-policy`;
  await start('cookie_policy');
});

test.each([
  ['/full-legal', () => terms],
  ['/cookie-policy', () => terms],
  ['/cookie-policy/versions', () => terms],
  ['/nothing', () => policy],
  ['/full-legal/versions', () => policy],
  ['/versions/x', () => policy],
  ['/versions/99', () => policy],
  ['.xml', () => policy],
  ['', () => '/privacy-policy/short'],
  ['', () => '/privacy-policy/0000000000'],
  ['', () => '/terms-and-conditions/0000000000'],
  ['/full-legal.pdf', () => '/privacy-policy/0000000000'],
])('at %s people find a page that says in their language that nothing is there', async (path, of) => {
  const answer = await reader.get(of() + path, german);

  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-security-policy']).toContain("style-src 'sha256-");
  expect(answer.body).toContain('<html lang="de"');
  expect(answer.body).toContain('<h1>Dieses Dokument ist hier nicht vorhanden</h1>');
});

test('what is not published yet says so', async () => {
  const answer = await reader.get(draft, german);

  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<h1>Dieses Dokument wurde noch nicht veröffentlicht</h1>');
  expect((await reader.get(`${draft}.json`)).json()).toMatchObject({ code: 'document.not-published' });
});

test.each([
  ['.json', {}, 'application/json; charset=utf-8'],
  ['.md', {}, 'text/markdown; charset=utf-8'],
  ['.txt', {}, 'text/plain; charset=utf-8'],
  ['/llms.txt', {}, 'text/plain; charset=utf-8'],
  ['/full-legal', { accept: 'application/json' }, 'application/json; charset=utf-8'],
  ['/full-legal/nothing', { accept: 'application/json' }, 'application/json; charset=utf-8'],
  ['', { accept: 'text/markdown, text/html;q=0.5' }, 'text/markdown; charset=utf-8'],
  ['', { accept: 'text/html;q=0, text/plain' }, 'text/plain; charset=utf-8'],
  ['', { accept: '*/*' }, 'text/html; charset=utf-8'],
  ['', {}, 'text/html; charset=utf-8'],
])('programs are told in the form they ask for: %s %o', async (path, headers, type) => {
  const answer = await reader.get(`/terms-and-conditions/0000000000${path}`, headers);

  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toBe(type);
  if (type.includes('json')) expect(answer.json()).toMatchObject({ code: expect.stringMatching(/not-found$/) });
  else expect(answer.body).toContain('Document not found');
});

test('addresses of the API tell as data, whoever asks', async () => {
  const answer = await person.get('/api/v1/documents/none', german);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});

test('a preview tells who is not signed in to sign in', async () => {
  const answer = await reader.get(`/private${policy}`, german);

  expect(answer.statusCode).toBe(401);
  expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(answer.body).toContain('Bitte melden Sie sich an');
});

test('an address compares versions so often and no more; the list itself may be read on', async () => {
  const compare = () => reader.get(`${policy}/versions?from=1&to=1`, german);
  const answers = [];
  for (let one = 0; one < 61; one += 1) answers.push(await compare());

  expect(answers.slice(0, 60).every(({ statusCode }) => statusCode === 200)).toBe(true);
  const refused = answers[60];
  expect(refused?.statusCode).toBe(429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused?.body).toContain('<h1>Dieses Dokument kann gerade nicht angezeigt werden</h1>');
  expect((await reader.get(`${policy}/versions`)).statusCode).toBe(200);
  expect((await app.script().get(`${policy}/versions?from=1&to=1`)).statusCode).toBe(200);
});
