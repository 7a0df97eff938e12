import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { asMember, key, kindsOfRoutes, visitor } from '#test/kinds-of-routes.ts';
import { csrfToken } from './csrf.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await kindsOfRoutes();
});

describe('who may call', () => {
  test.each([
    ['nobody', {}, '/api/v1/things', 'DELETE', 401, 'sign-in.required'],
    ['a session without the role', asMember, '/api/v1/things', 'DELETE', 403, 'role.missing'],
    ['a session that is over', { cookie: 'candor=gone' }, '/api/v1/dashboard-only', 'GET', 401, 'sign-in.required'],
    [
      'a key that opens nothing',
      { authorization: 'Bearer nothing' },
      '/api/v1/dashboard-only',
      'GET',
      401,
      'api-key.invalid',
    ],
    ['another scheme', { authorization: 'Basic a2V5' }, '/api/v1/dashboard-only', 'GET', 401, 'api-key.invalid'],
    [
      'a key where a session is needed',
      { authorization: 'Bearer key' },
      '/api/v1/dashboard-only',
      'GET',
      403,
      'session.required',
    ],
  ] as const)('%s is refused', async (_, headers, url, method, status, code) => {
    const answer = await app.inject({ method, url, headers });
    expect(answer.json()).toMatchObject({ code });
    expect(answer.statusCode).toBe(status);
  });

  test('a script with a key needs no token', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/things',
      headers: { authorization: 'Bearer key' },
      payload: { name: 'a', size: 1 },
    });
    expect(answer.statusCode).toBe(201);
  });

  test('the fixed paths say so in their envelope, and where to sign in', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/de/form',
      headers: { cookie: visitor.cookie },
      payload: { name: 'a' },
    });
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
    [
      "a visitor's token",
      { cookie: `${asMember.cookie}; ${visitor.cookie}`, 'x-csrf-token': visitor['x-csrf-token'] },
      'csrf.invalid',
    ],
    ['another origin', { ...asMember, origin: 'https://elsewhere.example' }, 'origin.refused'],
    ['no origin at all', { ...asMember, origin: 'null' }, 'origin.refused'],
    ['another site', { ...asMember, 'sec-fetch-site': 'cross-site' }, 'origin.refused'],
    ['a sister site', { ...asMember, 'sec-fetch-site': 'same-site' }, 'origin.refused'],
  ])('%s is refused', async (_, headers, code) => {
    const answer = await send(headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code });
  });

  test('A5: the token may come as a field of a form', async () => {
    const form = new URLSearchParams({ name: 'a', authenticity_token: visitor['x-csrf-token'] }).toString();
    const headers = { cookie: visitor.cookie, 'content-type': 'application/x-www-form-urlencoded' };
    expect((await app.inject({ method: 'POST', url: '/en/form', headers, payload: form })).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url: '/en/form', headers, payload: 'name=a' })).statusCode).toBe(403);
  });

  test('A5: before sign-in a visitor needs the token of the page', async () => {
    expect((await app.inject({ method: 'POST', url: '/sign-in' })).statusCode).toBe(403);
    const answer = await app.inject({ method: 'POST', url: '/sign-in', headers: visitor });
    expect(answer.statusCode).toBe(200);
    const [session] = answer.cookies;
    expect(session).toMatchObject({ name: 'candor', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 60 });
    expect(answer.headers['x-csrf-token']).toBe(csrfToken(key, session?.value ?? ''));
  });

  test('pages of any origin reach what is open to them', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/open',
      headers: { origin: 'https://a.example' },
      payload: { n: 1 },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const asked = await app.inject({
      method: 'OPTIONS',
      url: '/api/v1/open',
      headers: { origin: 'https://a.example' },
    });
    expect(asked.statusCode).toBe(204);
  });
});
