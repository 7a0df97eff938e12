import { expect, test } from 'vitest';
import { dataFolder, postgresOf, startServer } from '#test/process.ts';

const DATA_DIR = dataFolder();
const owner = { name: 'Bergkraut GmbH', email: 'hallo@example.com', address: 'Hauptstraße 1, Berlin', country: 'DE' };

test('a published page is served while the database is gone, and current again when it is back', async () => {
  const server = await startServer({ DATA_DIR });
  const call = await signUp(server.url);
  const site = await call('POST', '/sites', { name: 'Bergkraut', url: 'bergkraut.example.com', type: 'Site' });
  const document = await call('POST', `/sites/${site.id}/documents`, {
    type: 'privacy_policy',
    languages: ['en', 'de'],
  });
  await call('PUT', `/sites/${site.id}/owner`, owner);
  await call('POST', `/documents/${document.id}/publish`, {});
  const page = `${server.url}/privacy-policy/${document.publicId}`;
  const before = await (await fetch(page)).text();

  process.kill(postgresOf(DATA_DIR), 'SIGKILL');
  const during = await fetch(page);
  expect(await during.text()).toBe(before);
  await expect.poll(() => server.said(), { timeout: 20_000 }).toContain('the database ended and was started again');
  await expect
    .poll(async () => (await call('POST', `/documents/${document.id}/services`, { service: 'stripe' })).status, {
      timeout: 20_000,
    })
    .toBeLessThan(300);
  await call('POST', `/documents/${document.id}/publish`, {});
  expect(await (await fetch(page)).text()).toContain('Stripe');
});

type Called = { readonly status: number; readonly id: string; readonly publicId: string };

/** A person who has signed up, as a browser sends what they do. */
async function signUp(url: string) {
  const opened = await fetch(`${url}/en/`);
  let cookie = cookiesOf(opened);
  let token = /<meta name="csrf-token" content="([^"]*)"/.exec(await opened.text())?.[1] ?? '';

  async function send(method: string, path: string, body: unknown): Promise<Called> {
    const headers = { cookie, origin: url, 'x-csrf-token': token, 'content-type': 'application/json' };
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    cookie = cookiesOf(answer) || cookie;
    token = answer.headers.get('x-csrf-token') ?? token;
    return { ...((await answer.json()) as Omit<Called, 'status'>), status: answer.status };
  }

  const who = { email: 'person@example.com', password: 'correct horse battery staple' };
  const signedUp = await send('POST', '/users/sign-up', { ...who, tos_accepted: true, privacy_read: true });
  expect(signedUp.status).toBe(200);
  return (method: string, path: string, body: unknown) => send(method, `/api/v1${path}`, body);
}

function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
