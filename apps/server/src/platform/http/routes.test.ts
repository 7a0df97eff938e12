import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { asMember, kindsOfRoutes, thing, visitor } from '#test/kinds-of-routes.ts';

const written: string[] = [];
let app: FastifyInstance;

beforeAll(async () => {
  app = await kindsOfRoutes(written);
});

describe('input', () => {
  test('what is wrong is said field by field, in the language of the request', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/things',
      headers: { ...asMember, 'accept-language': 'en' },
      payload: { size: 'big', tags: ['a', 'b', 'c'], owner: { email: 'nobody' } },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'input.invalid',
      fields: {
        name: { code: 'field.required', message: 'Required field' },
        size: { code: 'field.number' },
        tags: { code: 'field.too-many', message: 'Choose at most 2' },
        'owner.email': { code: 'field.email', message: 'You must provide a valid email address.' },
      },
    });
  });

  test('what the contract does not name is refused, wherever it stands, and texts and lists may say what they like', async () => {
    const send = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/things',
        headers: { ...asMember, 'content-type': 'application/json' },
        payload,
      });
    const answer = await send('{"name":"a","size":1,"sise":2,"owner":{"email":"a@example.com","role":"all"}}');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'input.invalid',
      fields: { sise: { code: 'field.unknown' }, 'owner.role': { code: 'field.unknown' } },
    });
    const twice = await send('{"name":"a","size":1,"owner":{"email":"a","\\u0065mail":"b"}}');
    expect(twice.json().fields).toEqual({
      'owner.email': { code: 'input.duplicate-key', message: expect.any(String) },
    });
    const taken = await send(
      '{"name":"\\"size\\":","size":1,"tags":["name","name"],"owner":{"email":"a@example.com"}}',
    );
    expect([taken.statusCode, taken.body]).toEqual([201, '{"name":"\\"size\\":"}']);
  });

  test('a refusal of hundreds of unknown keys names twenty of them', async () => {
    const keys = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${'é'.repeat(90)}${index}`, 1]));
    const answer = await app.inject({ method: 'POST', url: '/api/v1/open', payload: { n: 1, ...keys } });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toHaveLength(20);
    expect(Buffer.byteLength(answer.body)).toBeLessThan(16 * 1024);
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
    ['two keys of one name', '{"name":"a","size":1,"size":2}', 'application/json', 400, 'input.duplicate-key'],
    ['such a name in escapes', '{"name":"a","size":1,"si\\u007ae":2}', 'application/json', 400, 'input.duplicate-key'],
    ['a prototype', '{"name":"a","size":1,"__proto__":{}}', 'application/json', 400, 'input.unreadable'],
    [
      'a prototype in escapes',
      '{"name":"a","size":1,"__pr\\u006fto__":{}}',
      'application/json',
      400,
      'input.unreadable',
    ],
    ['deep nesting', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'application/json', 400, 'input.unreadable'],
    ['more than 256 KiB', JSON.stringify({ name: 'a'.repeat(300_000) }), 'application/json', 413, 'input.too-large'],
  ])('%s is refused', async (_, payload, type, status, code) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/things',
      headers: { ...asMember, 'content-type': type },
      payload,
    });
    expect(answer.json()).toMatchObject({ code });
    expect(answer.statusCode).toBe(status);
  });

  test.each(['/api/v1/things/%E0%A4%A', '/api/v1/things/%00', '/%', '/api/v1/%ff'])(
    'the address %s is refused',
    async (url) => {
      const answer = await app.inject({ url, headers: asMember });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    },
  );

  test('a NUL in the query is refused', async () => {
    expect((await app.inject({ url: '/go?to=%00' })).json()).toMatchObject({ code: 'input.characters' });
  });

  test('a form of thousands of fields is refused: nobody fills in one', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/en/form',
      headers: { ...visitor, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `name=a&${Array.from({ length: 5000 }, (_, index) => `f${index}=1`).join('&')}`,
    });
    expect(answer.json()).toMatchObject({ success: false, code: 'input.too-large' });
    expect(answer.statusCode).toBe(413);
  });

  test('a fixed path reads forms as well as JSON', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = await app.inject({
      method: 'POST',
      url: '/en/form',
      headers: { ...visitor, ...type },
      payload: 'name=a&args[]=1&args[]=2',
    });
    const json = await app.inject({
      method: 'POST',
      url: '/en/form',
      headers: visitor,
      payload: { name: 'a', 'args[]': ['1', '2'] },
    });
    expect(form.json()).toEqual({ success: true, message: 'a 1+2' });
    expect(json.json()).toEqual(form.json());
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
    expect(answer.json()).toEqual({
      code: 'server.error',
      message: 'Server error. Please try later',
      values: { id: answer.headers['x-request-id'] },
    });
    expect(written.some((line) => line.includes(String(answer.headers['x-request-id'])) && line.includes('"at"'))).toBe(
      true,
    );
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
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="__b.csv"; filename*=UTF-8''%C3%A4%22b.csv`,
    );
  });

  test('each kind carries its headers', async () => {
    const data = await app.inject({ url: '/api/v1/open', method: 'POST', payload: { n: 1 } });
    expect(data.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    });
    const document = await app.inject({ url: '/page' });
    expect(document.headers['content-security-policy']).not.toContain('unsafe');
    expect(document.headers['x-frame-options']).toBeUndefined();
  });

  test('the log holds the route, never what was asked', async () => {
    written.length = 0;
    await app.inject({ url: `/api/v1/things/${thing}`, headers: asMember });
    await app.inject({ url: `/api/v1/things/${thing}?secret=1`, headers: asMember });
    expect(written.map((line) => JSON.parse(line))).toMatchObject([
      { route: '/api/v1/things/:thingId', status: 200, method: 'GET' },
      { route: '/api/v1/things/:thingId', status: 400, method: 'GET' },
    ]);
    expect(written.join()).not.toMatch(/secret|01890a5d/);
  });
});
