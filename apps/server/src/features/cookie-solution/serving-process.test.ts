import { expect, test } from 'vitest';
import { startEmbedded } from '#platform/database/launcher/launcher.ts';
import { dataFolder, mailedToken, startServer } from '#test/process.ts';
import path from 'node:path';

const DATA_DIR = dataFolder();

test('B24: a banner is served while the database is gone; one that is not held blocks as before', async () => {
  const database = await startEmbedded(path.join(DATA_DIR, 'of-the-operator'));
  const server = await startServer({ DATA_DIR: path.join(DATA_DIR, 'own'), DATABASE_URL: database.url('postgres') });
  const script = await aPublished(server.url);
  const before = await (await fetch(script)).text();
  const [, part = ''] = /"layer":\["([^"]+)"/.exec(before) ?? [];
  await fetch(server.url + part);

  await database.stop();
  // A different URL is not served from the cache in front of the routes.
  const during = await fetch(`${script}?lang=en`);
  expect([during.status, await during.text()]).toEqual([200, before]);
  expect((await fetch(`${server.url}${part}?1`)).status).toBe(200);

  const unheld = await fetch(`${server.url}/embed/cs/0000000000.js`);
  expect([unheld.status, unheld.headers.get('access-control-allow-origin')]).toEqual([503, '*']);
  expect(await unheld.text()).toMatch(/^\/\/ Candor: /);
});

/** Publishes a banner and returns the URL of its script. */
async function aPublished(url: string): Promise<string> {
  const opened = await fetch(`${url}/en/sign-in`);
  let cookie = cookiesOf(opened);
  let token = /<meta name="csrf-token" content="([^"]*)"/.exec(await opened.text())?.[1] ?? '';
  async function send<T>(method: string, address: string, body?: unknown): Promise<T> {
    const headers = { cookie, origin: url, 'x-csrf-token': token, 'content-type': 'application/json' };
    const answer = await fetch(url + address, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    cookie = cookiesOf(answer) || cookie;
    token = answer.headers.get('x-csrf-token') ?? token;
    expect(answer.status).toBeLessThan(300);
    return answer.json() as Promise<T>;
  }

  const who = { email: 'person@example.com', password: 'correct horse battery staple' };
  await send('POST', '/users/sign-up', { ...who, tos_accepted: true, privacy_read: true });
  await send('PUT', '/api/v1/email-verification', { token: await mailedToken(url) });
  const { id } = await send<{ id: string }>('POST', '/api/v1/sites', {
    name: 'Bergkraut',
    url: 'bergkraut.example.com',
    type: 'Site',
  });
  const owner = { name: 'Bergkraut GmbH', email: 'hallo@example.com', address: 'Hauptstraße 1, Berlin', country: 'DE' };
  await send('PUT', `/api/v1/sites/${id}/owner`, owner);
  const document = await send<{ id: string }>('POST', `/api/v1/sites/${id}/documents`, {
    type: 'privacy_policy',
    languages: ['en'],
  });
  await send('POST', `/api/v1/documents/${document.id}/services`, { service: 'hotjar' });
  await send('POST', `/api/v1/documents/${document.id}/publish`, {});
  await send('POST', `/api/v1/sites/${id}/banner/publish`, {});
  const { addresses } = await send<{ addresses: { script: string } }>('GET', `/api/v1/sites/${id}/banner`);
  return addresses.script;
}

function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
