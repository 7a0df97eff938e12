import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from '#platform/database/launcher/launcher.ts';
import { dataFolder, mailedToken, postgresOf, startServer } from '#test/process.ts';

const DATA_DIR = dataFolder();
const owner = { name: 'Bergkraut GmbH', email: 'hallo@example.com', address: 'Hauptstraße 1, Berlin', country: 'DE' };

test('a published page is served while the database is gone, and current again when it is back', async () => {
  const server = await startServer({ DATA_DIR });
  const { call } = await signUp(server.url);
  const { id, page } = await aPublished(server.url, call);
  const before = await (await fetch(page)).text();

  process.kill(postgresOf(DATA_DIR), 'SIGKILL');
  const during = await fetch(page);
  expect(await during.text()).toBe(before);
  await expect.poll(() => server.said(), { timeout: 20_000 }).toContain('the database ended and was started again');
  await expect
    .poll(async () => (await call('POST', `/documents/${id}/services`, { service: 'stripe' })).status, {
      timeout: 20_000,
    })
    .toBeLessThan(300);
  await call('POST', `/documents/${id}/publish`, {});
  expect(await (await fetch(page)).text()).toContain('Stripe');
});

test('its owner reads it too while the database is down, and all else is asked to come back', async () => {
  const folder = path.join(DATA_DIR, 'of-the-operator');
  const database = await startEmbedded(folder);
  const server = await startServer({ DATA_DIR: path.join(DATA_DIR, 'other'), DATABASE_URL: database.url('postgres') });
  const { call, cookie } = await signUp(server.url);
  const { page } = await aPublished(server.url, call);
  const read = (url: string) => fetch(url, { headers: { cookie: cookie() } });
  const before = await (await read(page)).text();

  await database.stop();
  // An address requested for the first time is not in the front cache.
  const [during, old] = [await read(`${page}?height=400`), await read(`${page}/versions/1`)];
  const account = await read(`${server.url}/api/v1/me`);
  expect([during.status, old.status, account.status]).toEqual([200, 200, 503]);
  expect(await during.text()).toBe(before);
  expect(await account.json()).toMatchObject({ code: 'server.busy' });
  expect(account.headers.get('retry-after')).toBe('2');
  // A document that is not cached cannot be shown; the error page is in the reader's language.
  const absent = `${server.url}/privacy-policy/0000000000`;
  const unheld = await fetch(absent, { headers: { accept: 'text/html', 'accept-language': 'el' } });
  expect([unheld.status, unheld.headers.get('retry-after')]).toEqual([503, '2']);
  expect(unheld.headers.get('content-type')).toContain('text/html');
  expect(await unheld.text()).toContain('<h1>Το έγγραφο αυτό δεν μπορεί να εμφανιστεί αυτή τη στιγμή</h1>');
  const asData = await fetch(`${absent}.json`);
  expect([asData.status, await asData.json()]).toMatchObject([503, { code: 'server.busy' }]);

  const again = await startEmbedded(folder);
  onTestFinished(() => again.stop());
  expect((await read(`${server.url}/api/v1/me`)).status).toBe(200);
});

/** A site of the person with a published policy. */
async function aPublished(url: string, call: Call): Promise<{ readonly id: string; readonly page: string }> {
  const site = await call('POST', '/sites', { name: 'Bergkraut', url: 'bergkraut.example.com', type: 'Site' });
  const document = await call('POST', `/sites/${site.id}/documents`, {
    type: 'privacy_policy',
    languages: ['en', 'de'],
  });
  await call('PUT', `/sites/${site.id}/owner`, owner);
  await call('POST', `/documents/${document.id}/publish`, {});
  return { id: document.id, page: `${url}/privacy-policy/${document.publicId}` };
}

type Called = { readonly status: number; readonly id: string; readonly publicId: string };
type Call = (method: string, path: string, body: unknown) => Promise<Called>;

/** Signs a person up with requests as a browser sends them. */
async function signUp(url: string): Promise<{ readonly call: Call; cookie(): string }> {
  const opened = await fetch(`${url}/en/sign-in`);
  let cookie = cookiesOf(opened);
  let token = /<meta name="csrf-token" content="([^"]*)"/.exec(await opened.text())?.[1] ?? '';

  async function send(method: string, address: string, body: unknown): Promise<Called> {
    const headers = { cookie, origin: url, 'x-csrf-token': token, 'content-type': 'application/json' };
    const answer = await fetch(url + address, { method, headers, body: JSON.stringify(body) });
    cookie = cookiesOf(answer) || cookie;
    token = answer.headers.get('x-csrf-token') ?? token;
    return { ...((await answer.json()) as Omit<Called, 'status'>), status: answer.status };
  }

  const who = { email: 'person@example.com', password: 'correct horse battery staple' };
  const signedUp = await send('POST', '/users/sign-up', { ...who, tos_accepted: true, privacy_read: true });
  expect(signedUp.status).toBe(200);
  await send('PUT', '/api/v1/email-verification', { token: await mailedToken(url) });
  return { call: (method, path, body) => send(method, `/api/v1${path}`, body), cookie: () => cookie };
}

function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
