import { endpoint } from '@app/contract/endpoint.ts';
import { envelope } from '@app/contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { secretsFrom } from '../crypto/secrets.ts';
import { sha256 } from '../crypto/tokens.ts';
import type { Actors } from './actor.ts';
import type { Actor, Services } from './context.ts';
import { cookieNames } from './cookies.ts';
import { csrfToken } from './csrf.ts';
import { jsonLog } from './log.ts';
import { newMetrics } from './metrics.ts';
import { mount } from './mount.ts';
import { routes } from './routes.ts';
import { newServer } from './server.ts';

const group = {
  read: endpoint({ method: 'GET', path: '/api/v1/things/{thingId}', access: 'signed-in', answer: z.object({ id: z.string(), by: z.string() }) }),
  write: endpoint({
    method: 'POST',
    path: '/api/v1/things',
    access: 'signed-in',
    status: 201,
    body: z.object({ name: z.string().min(1).max(10), size: z.int().min(1), tags: z.array(z.string()).max(2).default([]), owner: z.object({ email: z.email() }).optional() }),
    answer: z.object({ name: z.string() }),
  }),
  own: endpoint({ method: 'DELETE', path: '/api/v1/things', access: 'account.owner', answer: z.object({}) }),
  dashboardOnly: endpoint({ method: 'GET', path: '/api/v1/dashboard-only', access: 'signed-in', sessionOnly: true, answer: z.object({}) }),
  form: endpoint({
    method: 'POST',
    path: '/{locale}/form',
    access: 'public',
    envelope: true,
    body: z.object({ name: z.string().min(1), 'args[]': z.array(z.string()).optional() }),
    answer: envelope,
  }),
  limited: endpoint({ method: 'GET', path: '/api/v1/limited', access: 'public', rate: { by: 'address', points: 2, seconds: 60 }, answer: z.object({}) }),
  open: endpoint({ method: 'POST', path: '/api/v1/open', access: 'public', cors: '*', body: z.object({ n: z.int() }), answer: z.object({ n: z.int() }) }),
  go: endpoint({ method: 'GET', path: '/go', access: 'public', produces: 'redirect', query: z.object({ to: z.string() }), answer: z.unknown() }),
  page: endpoint({ method: 'GET', path: '/page', access: 'public', produces: 'html', answer: z.unknown() }),
  file: endpoint({ method: 'GET', path: '/file', access: 'public', produces: 'file', answer: z.unknown() }),
  broken: endpoint({ method: 'GET', path: '/api/v1/broken', access: 'public', answer: z.object({}) }),
  lies: endpoint({ method: 'GET', path: '/api/v1/lies', access: 'public', answer: z.object({ n: z.int() }) }),
  signIn: endpoint({ method: 'POST', path: '/sign-in', access: 'public', answer: z.object({}) }),
};

const thing = '01890a5d-ac96-774b-bcce-b302099a8057';
const member: Actor = { id: 'person', accountId: 'account', roles: [], sessionId: 'session' };
const owner: Actor = { ...member, roles: ['account.owner'] };
const sessions = new Map([['member-secret', member], ['owner-secret', owner]]);
const actors: Actors = {
  ofSession: async (hash) => [...sessions].find(([secret]) => sha256(secret).equals(hash))?.[1],
  ofApiKey: async (hash) => (sha256('key').equals(hash) ? { id: 'person', accountId: 'account', roles: [], apiKeyId: 'key' } : undefined),
};

const key = secretsFrom(new Uint8Array(32)).key('csrf');
const written: string[] = [];
let app: FastifyInstance;

beforeAll(async () => {
  const log = jsonLog((line) => written.push(line), () => new Date());
  const arriving = { names: cookieNames(false), secure: false, csrfKey: key };
  app = newServer({ arriving, https: false, trustProxy: false, log, metrics: newMetrics(), notFoundPage: async () => '<p>nothing</p>' });
  // What these routes do needs nothing of the world.
  const services = { log, now: () => new Date() } as Services;
  const all = routes(group, {
    read: async ({ params }, { actor }) => ({ id: params.thingId, by: actor.id }),
    write: async ({ body }) => ({ name: body.name }),
    own: async () => ({}),
    dashboardOnly: async () => ({}),
    form: async ({ body }) => ({ success: true, message: `${body.name} ${(body['args[]'] ?? []).join('+')}` }),
    limited: async () => ({}),
    open: async ({ body }) => body,
    go: async ({ query }) => ({ to: query.to }),
    page: async (_, { reply }) => {
      reply.header('etag', '"1"');
      return '<p>page</p>';
    },
    file: async () => ({ body: 'a,b', type: 'text/csv', name: 'ä"b.csv' }),
    broken: async () => {
      throw new Error('the secret reason');
    },
    // An answer the contract does not describe.
    lies: async () => ({ n: 'one' }) as never,
    signIn: async (_, { reply }) => {
      reply.startSession(60);
      return {};
    },
  });
  mount(app, all, { services, actors, https: false, limits: 'as-declared', protection: { key, publicUrl: 'http://localhost:3000' } });
  await app.ready();
});

const asMember = { cookie: 'candor=member-secret', 'x-csrf-token': csrfToken(key, 'member-secret'), origin: 'http://localhost:3000', host: 'localhost:3000' };
const visitor = { cookie: 'candor-visit=visit-secret', 'x-csrf-token': csrfToken(key, 'visit-secret') };

describe('input', () => {
  test('what is wrong is said field by field, in the language of the request', async () => {
    const answer = await app.inject({
      method: 'POST', url: '/api/v1/things', headers: { ...asMember, 'accept-language': 'en' },
      payload: { size: 'big', tags: ['a', 'b', 'c'], owner: { email: 'nobody' } },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'input.invalid',
      fields: {
        name: { code: 'field.required', message: 'Required field' },
        size: { code: 'field.number' },
        tags: { code: 'field.too-many', message: 'Please choose at most 2' },
        'owner.email': { code: 'field.email', message: 'You must provide a valid email address.' },
      },
    });
  });

  test('a malformed id is refused before the handler runs', async () => {
    const answer = await app.inject({ url: '/api/v1/things/one', headers: asMember });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ thingId: { code: 'field.id', message: 'This is not a valid identifier' } });
  });

  test.each([
    ['broken JSON', '{"name"', 'application/json', 400, 'input.unreadable'],
    ['another format', '<name/>', 'text/xml', 415, 'input.media-type'],
    ['a form where none is read', 'name=a', 'application/x-www-form-urlencoded', 415, 'input.media-type'],
    ['a NUL', '{"name":"a\\u0000","size":1}', 'application/json', 400, 'input.characters'],
    ['half a character', '{"name":"\\ud800","size":1}', 'application/json', 400, 'input.characters'],
    ['no object', '"name"', 'application/json', 400, 'input.invalid'],
    ['deep nesting', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'application/json', 400, 'input.unreadable'],
    ['more than 256 KiB', JSON.stringify({ name: 'a'.repeat(300_000) }), 'application/json', 413, 'input.too-large'],
  ])('%s is refused', async (_, payload, type, status, code) => {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/things', headers: { ...asMember, 'content-type': type }, payload });
    expect(answer.json()).toMatchObject({ code });
    expect(answer.statusCode).toBe(status);
  });

  test.each(['/api/v1/things/%E0%A4%A', '/api/v1/things/%00', '/%', '/api/v1/%ff'])('the address %s is refused', async (url) => {
    const answer = await app.inject({ url, headers: asMember });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  test('a NUL in the query is refused', async () => {
    expect((await app.inject({ url: '/go?to=%00' })).json()).toMatchObject({ code: 'input.characters' });
  });

  test('a fixed path reads forms as well as JSON', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = await app.inject({ method: 'POST', url: '/en/form', headers: { ...visitor, ...type }, payload: 'name=a&args[]=1&args[]=2' });
    const json = await app.inject({ method: 'POST', url: '/en/form', headers: visitor, payload: { name: 'a', 'args[]': ['1', '2'] } });
    expect(form.json()).toEqual({ success: true, message: 'a 1+2' });
    expect(json.json()).toEqual(form.json());
  });
});

describe('who may call', () => {
  test.each([
    ['nobody', {}, '/api/v1/things', 'DELETE', 401, 'sign-in.required'],
    ['a session without the role', asMember, '/api/v1/things', 'DELETE', 403, 'role.missing'],
    ['a session that is over', { cookie: 'candor=gone' }, '/api/v1/dashboard-only', 'GET', 401, 'sign-in.required'],
    ['a key that opens nothing', { authorization: 'Bearer nothing' }, '/api/v1/dashboard-only', 'GET', 401, 'api-key.invalid'],
    ['another scheme', { authorization: 'Basic a2V5' }, '/api/v1/dashboard-only', 'GET', 401, 'api-key.invalid'],
    ['a key where a session is needed', { authorization: 'Bearer key' }, '/api/v1/dashboard-only', 'GET', 403, 'session.required'],
  ] as const)('%s is refused', async (_, headers, url, method, status, code) => {
    const answer = await app.inject({ method, url, headers });
    expect(answer.json()).toMatchObject({ code });
    expect(answer.statusCode).toBe(status);
  });

  test('a script with a key needs no token', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/things', headers: { authorization: 'Bearer key' }, payload: { name: 'a', size: 1 } });
    expect(answer.statusCode).toBe(201);
  });

  test('the fixed paths say so in their envelope, and where to sign in', async () => {
    const answer = await app.inject({ method: 'POST', url: '/de/form', headers: { cookie: visitor.cookie }, payload: { name: 'a' } });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ success: false, code: 'csrf.invalid', message: expect.any(String) });
  });
});

describe('writes from elsewhere', () => {
  const send = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/v1/things', headers, payload: { name: 'a', size: 1 } });

  test.each([
    ['no token', { cookie: asMember.cookie }, 'csrf.invalid'],
    ["another session's token", { ...asMember, 'x-csrf-token': csrfToken(key, 'owner-secret') }, 'csrf.invalid'],
    ["a visitor's token", { cookie: `${asMember.cookie}; ${visitor.cookie}`, 'x-csrf-token': visitor['x-csrf-token'] }, 'csrf.invalid'],
    ['another origin', { ...asMember, origin: 'https://elsewhere.example' }, 'origin.refused'],
    ['no origin at all', { ...asMember, origin: 'null' }, 'origin.refused'],
    ['another site', { ...asMember, 'sec-fetch-site': 'cross-site' }, 'origin.refused'],
    ['a sister site', { ...asMember, 'sec-fetch-site': 'same-site' }, 'origin.refused'],
  ])('%s is refused', async (_, headers, code) => {
    const answer = await send(headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code });
  });

  test('the token may come as a field of a form', async () => {
    const form = new URLSearchParams({ name: 'a', authenticity_token: visitor['x-csrf-token'] }).toString();
    const headers = { cookie: visitor.cookie, 'content-type': 'application/x-www-form-urlencoded' };
    expect((await app.inject({ method: 'POST', url: '/en/form', headers, payload: form })).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url: '/en/form', headers, payload: 'name=a' })).statusCode).toBe(403);
  });

  test('before sign-in a visitor needs the token of the page', async () => {
    expect((await app.inject({ method: 'POST', url: '/sign-in' })).statusCode).toBe(403);
    const answer = await app.inject({ method: 'POST', url: '/sign-in', headers: visitor });
    expect(answer.statusCode).toBe(200);
    const [session] = answer.cookies;
    expect(session).toMatchObject({ name: 'candor', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 60 });
    expect(answer.headers['x-csrf-token']).toBe(csrfToken(key, session?.value ?? ''));
  });

  test('pages of any origin reach what is open to them', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/open', headers: { origin: 'https://a.example' }, payload: { n: 1 } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const asked = await app.inject({ method: 'OPTIONS', url: '/api/v1/open', headers: { origin: 'https://a.example' } });
    expect(asked.statusCode).toBe(204);
  });
});

describe('answers', () => {
  test('too many calls are told when to come back', async () => {
    const call = () => app.inject({ url: '/api/v1/limited', remoteAddress: '10.1.1.1' });
    expect([(await call()).statusCode, (await call()).statusCode]).toEqual([200, 200]);
    const third = await call();
    expect(third.statusCode).toBe(429);
    expect(third.json()).toMatchObject({ code: 'rate.limited' });
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.inject({ url: '/api/v1/limited', remoteAddress: '10.1.1.2' })).statusCode).toBe(200);
  });

  test.each([
    ['/en/sites?tab=1#top', '/en/sites?tab=1#top'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example', '/'],
    ['/\\elsewhere.example', '/'],
    ['/\t/elsewhere.example', '/'],
    ['javascript:alert(1)', '/'],
  ])('a redirect to %s goes to %s', async (to, where) => {
    const answer = await app.inject({ url: `/go?to=${encodeURIComponent(to)}` });
    expect(answer.headers.location).toBe(where);
  });

  test.each(['/api/v1/broken', '/api/v1/lies'])('a bug at %s tells its id and nothing else', async (url) => {
    written.length = 0;
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ code: 'server.error', message: 'Server error. Please try later', values: { id: answer.headers['x-request-id'] } });
    expect(written.some((line) => line.includes(String(answer.headers['x-request-id'])) && line.includes('"at"'))).toBe(true);
  });

  test('nothing at an address: data for the API, a page for people', async () => {
    expect((await app.inject({ url: '/api/v1/nothing' })).json()).toMatchObject({ code: 'route.not-found' });
    expect((await app.inject({ method: 'PATCH', url: '/api/v1/things' })).statusCode).toBe(404);
    const page = await app.inject({ url: '/nothing' });
    expect([page.statusCode, page.body]).toEqual([404, '<p>nothing</p>']);
  });

  test('what the browser has is not sent again', async () => {
    expect((await app.inject({ url: '/page', headers: { 'if-none-match': 'W/"1"' } })).statusCode).toBe(304);
    expect((await app.inject({ url: '/page', headers: { 'if-none-match': '"2"' } })).statusCode).toBe(200);
  });

  test('a file is saved under its name', async () => {
    const answer = await app.inject({ url: '/file' });
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="__b.csv"; filename*=UTF-8''%C3%A4%22b.csv`);
  });

  test('each kind carries its headers', async () => {
    const data = await app.inject({ url: '/api/v1/open', method: 'POST', payload: { n: 1 } });
    expect(data.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
    const document = await app.inject({ url: '/page' });
    expect(document.headers['content-security-policy']).not.toContain('unsafe');
    expect(document.headers['x-frame-options']).toBeUndefined();
  });

  test('the log holds the route, never what was asked', async () => {
    written.length = 0;
    await app.inject({ url: `/api/v1/things/${thing}?secret=1`, headers: asMember });
    expect(written).toHaveLength(1);
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ route: '/api/v1/things/:thingId', status: 200, method: 'GET' });
    expect(written[0]).not.toMatch(/secret|01890a5d/);
  });
});
