import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { routesOfIcons } from '@app/contract/strangers-icons.ts';
import { signerFrom } from '@app/evidence';
import { beforeAll, describe, expect, test } from 'vitest';
import { paramsSchema } from '#platform/http/input.ts';
import { testApp, type Client } from './app.ts';
import { siteWithBanner } from './choices.ts';
import { siteWithKeys } from './consents.ts';
import { exampleOf } from './examples.ts';
import { connectRaw, headOf, portOf } from './raw.ts';
import { routesPage, strangersRoutes, type StrangersRoute } from './strangers-table.ts';

// Checks the table of what strangers may cost against the server: every route has a row, and behaves as it says.
const log = signerFrom('log.example/evidence/1', new Uint8Array(32).fill(3));
const app = testApp({
  limits: 'off',
  config: { witnessLogs: [{ name: 'log.example/evidence/*', publicKey: log.key.publicKey }] },
});
const routes = strangersRoutes();
const writes = routes.filter(({ method }) => method !== 'GET');
/** Routes that only exist once the dashboard and the verifier were built. */
const built = ['GET /assets/*', 'GET /verify', ...Object.keys(routesOfIcons)];

let port = 0;
let visitor: Client;
beforeAll(async () => {
  port = await portOf(app.http);
  visitor = await app.visitor();
});

describe('the table', () => {
  test('is what docs/routes.md says', () => {
    const page = readFileSync(new URL('../../../docs/routes.md', import.meta.url), 'utf8');
    expect(page, 'run `npm run routes`').toBe(routesPage());
  });

  test('has a line for each route of the server, and for none that is not there', () => {
    const written = routes.map(({ method, path }) => nameless(`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`));
    const mounted = mountedRoutes();
    expect(mounted.filter((route) => !written.includes(route))).toEqual([]);
    expect(written.filter((route) => !mounted.includes(route) && !built.includes(route))).toEqual([]);
  });
});

describe('a stranger', () => {
  const there = routes.filter(({ name }) => !built.includes(name));

  test.each(there)('is told by $name what stands there', async (route) => {
    const answer = await visitor.send({
      method: route.method as 'GET' | 'POST',
      url: urlOf(route),
      headers: { ...headersOf(), accept: 'application/json' },
      ...(route.method !== 'GET' && { payload: bodyOf(route) }),
    });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(route.status);
  });

  test.each(writes.filter(({ body }) => body === 0))('is answered by $name before any of a body', async (route) => {
    const connection = connectRaw(port);
    connection.write(headOf(route.method, urlOf(route), 1000, headersOf()));
    expect((await connection.answer()).status).toBe(route.status);
    connection.socket.destroy();
  });

  test.each(writes.filter(({ body }) => body > 0))('is read by $name to its limit, and no byte more', (route) =>
    checkLimit(route.method, urlOf(route), route.body),
  );

  test('who knows a site, or its public key, is read to the limit of what is left there', async () => {
    const { owner, pub } = await siteWithKeys(app);
    const { publicId } = await siteWithBanner(app, owner);
    await checkLimit('POST', `/e/choice/${publicId}`, 26_000);
    await checkLimit('POST', `/e/consent/${pub}`, 64 * 1024);
    await checkLimit('POST', '/api/v1/consents', 64 * 1024, { authorization: `Bearer ${pub}` });
  });
});

/**
 * Checks that a body of the maximum length is read, and that one more byte is refused, already by the header if that
 * states the length.
 */
async function checkLimit(method: string, url: string, limit: number, more: Record<string, string> = {}) {
  const headers = { ...headersOf(), ...more };
  const over = connectRaw(port);
  over.write(headOf(method, url, limit + 1, headers));
  expect((await over.answer()).status).toBe(413);
  over.socket.destroy();

  const within = connectRaw(port);
  within.write(headOf(method, url, limit, headers));
  expect(await Promise.race([within.answer(), pause(100, 'waits')])).toBe('waits');
  within.write(' '.repeat(limit));
  expect([400, 401, 403, 404, 200, 204]).toContain((await within.answer()).status);
  within.socket.destroy();

  for (const [length, isOver] of [
    [limit, false],
    [limit + 1, true],
  ] as const) {
    const chunked = connectRaw(port);
    chunked.write(headOf(method, url, 'chunked', headers));
    chunked.write(`${length.toString(16)}\r\n${' '.repeat(length)}\r\n0\r\n\r\n`);
    expect([length, (await chunked.answer()).status === 413]).toEqual([length, isOver]);
    chunked.socket.destroy();
  }
}

/** Headers of a browser that has the first page open. */
function headersOf(): Record<string, string> {
  return {
    cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-csrf-token': visitor.csrfToken,
    origin: 'http://localhost:3000',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
  };
}

/** A valid URL of the route that refers to nothing. */
function urlOf({ path, endpoint }: StrangersRoute): string {
  if (!endpoint) return path.replace(':locale', 'en').replace(':token', 'made-up').replace('*', 'made-up');
  const examples = exampleOf(paramsSchema(path, endpoint.params)) as Record<string, string>;
  const asked = endpoint.query ? (exampleOf(endpoint.query) as Record<string, unknown>) : {};
  const query = new URLSearchParams(
    Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)])),
  ).toString();
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'locale' ? 'en' : (examples[name] ?? '')));
  return query ? `${url}?${query}` : url;
}

function bodyOf({ endpoint }: StrangersRoute): string {
  const body = endpoint?.body ? (exampleOf(endpoint.body) as Record<string, unknown>) : {};
  // An error about a short password would hide the others.
  return JSON.stringify({ ...body, ...('password' in body && { password: 'correct horse battery staple' }) });
}

/** Every route of the server, parsed from the tree that its router prints. */
function mountedRoutes(): string[] {
  const found = new Set<string>();
  const above: string[] = [];
  for (const line of app.http.printRoutes().split('\n')) {
    const [, indent = '', label = '', methods = ''] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (label === '') continue;
    const depth = indent.length / 4;
    above.splice(depth, Infinity, label);
    for (const method of methods.split(', '))
      if (!['', 'HEAD', 'OPTIONS'].includes(method)) found.add(nameless(`${method} ${above.join('')}`));
  }
  return [...found];
}

function nameless(route: string): string {
  return route.replace(/:\w+/g, ':');
}
