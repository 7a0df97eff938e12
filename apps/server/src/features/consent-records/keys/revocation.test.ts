import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '#platform/database/database.ts';
import { loginsAt } from '#platform/database/logins.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { fromPage, fromServer, siteWithKeys } from '#test/consents.ts';
import { createApp, type App } from '../../../app.ts';

const app = testApp({ limits: 'off' });
// A second process on the same database: its connections and all that it remembers are its own.
let database: OpenDatabase;
let process: App;
let other: Pick<TestApp, 'http'> & TestApp;

beforeAll(async () => {
  database = openDatabase({ logins: loginsAt(app.ownerUrl), onError: () => undefined });
  const { config, log } = app.services;
  process = await createApp({ config, db: database, now: app.clock.now, log, limits: 'off' });
  await process.http.ready();
  other = { ...app, http: process.http };
});

afterAll(async () => {
  await process.http.close();
  await database.close();
});

type Keys = Awaited<ReturnType<typeof keysOf>>;

async function keysOf() {
  const site = await siteWithKeys(app);
  const { owner, siteId } = site;
  const path = `/api/v1/sites/${siteId}/consent-keys`;
  const signing = (await owner.post(path, { kind: 'signing', name: 'Shop' })).json<{ id: string; key: string }>();
  const { keys } = (await owner.get(path)).json<{ keys: { id: string; kind: string }[] }>();
  const revoke = async (kind: string) => {
    const id = keys.find((key) => key.kind === kind)?.id;
    expect((await owner.delete(`${path}/${id}`)).statusCode).toBe(204);
  };
  return { ...site, signing, revoke };
}

const said = () => ({ subject: { id: 'u-1' }, preferences: { newsletter: true } });

async function withToken({ siteId, signing }: Keys) {
  const now = Math.floor(app.clock.now().getTime() / 1000);
  const token = await new SignJWT({ sub: 'u-1', aud: siteId, iat: now, exp: now + 600 })
    .setProtectedHeader({ alg: 'HS256', kid: signing.id })
    .sign(new TextEncoder().encode(signing.key));
  return { ...said(), subject_token: token };
}

function asServer(url: string, type: string, { prv }: Keys, payload: string) {
  const headers = { authorization: `Bearer ${prv}`, 'content-type': type };
  return process.http.inject({ method: 'POST', url, headers, payload });
}

const lines = () => Array.from({ length: 3 }, () => JSON.stringify(said())).join('\n');

const ways: readonly [string, string, (keys: Keys) => Promise<{ statusCode: number; body: string }>, string][] = [
  ['from a page', 'public', ({ pub }) => fromPage(other, pub, said()), 'consent-key.invalid'],
  ['from a server', 'private', ({ prv }) => fromServer(other, prv, said()), 'consent-key.invalid'],
  [
    'by an import',
    'private',
    (keys) => asServer('/api/v1/consents/import', 'application/x-ndjson', keys, lines()),
    'consent-key.invalid',
  ],
  [
    'by an import of all or none',
    'private',
    (keys) => asServer('/api/v1/consents/import?all=true', 'application/x-ndjson', keys, lines()),
    'consent-key.invalid',
  ],
  [
    'of a person',
    'private',
    (keys) => asServer('/api/v1/subjects', 'application/json', keys, '{"id":"u-1"}'),
    'consent-key.invalid',
  ],
  [
    'with a token',
    'signing',
    async (keys) => fromPage(other, keys.pub, await withToken(keys)),
    'subject-token.invalid',
  ],
];

test.each(ways)(
  'what comes %s by a key that was taken back in another process is refused at once',
  async (_, kind, send, code) => {
    const keys = await keysOf();
    const good = await send(keys);
    expect([200, 201], good.body).toContain(good.statusCode);
    const before = (await app.stored('consent', { siteId: keys.siteId })).length;

    await keys.revoke(kind);
    const refused = await send(keys);

    expect(refused.body).toContain(code);
    expect([400, 401]).toContain(refused.statusCode);
    expect((await send(keys)).statusCode).toBe(refused.statusCode);
    expect(await app.stored('consent', { siteId: keys.siteId })).toHaveLength(before);
  },
);

test.each(['site', 'account'])('keys of a %s that was deleted in another process open nothing', async (what) => {
  const { owner, siteId, pub, prv } = await siteWithKeys(app);
  await fromPage(other, pub, said());
  await fromServer(other, prv, said());
  const { password, email } = owner;
  const gone =
    what === 'site'
      ? await owner.delete(`/api/v1/sites/${siteId}`)
      : await owner.post('/api/v1/account/deletion', { password, confirmation: email });
  expect(gone.statusCode, gone.body).toBe(200);
  expect((await fromPage(other, pub, said())).statusCode).toBe(401);
  expect((await fromServer(other, prv, said())).statusCode).toBe(401);
});

test('under load nothing is kept by a key after the answer that took it back, and others are not held up', async () => {
  const [keys, others] = [await keysOf(), await keysOf()];
  const ids: string[] = [];
  let revoked = false;
  let sentAfter = 0;
  const load = async () => {
    for (let after = 0; after < 5;) {
      const isAfter = revoked;
      const [own, foreign] = await Promise.all([
        fromPage(other, keys.pub, said()),
        fromPage(other, others.pub, said()),
      ]);
      expect(foreign.statusCode, foreign.body).toBe(201);
      if (own.statusCode === 201) ids.push(own.json<{ id: string }>().id);
      if (!isAfter) continue;
      expect(own.statusCode, own.body).toBe(401);
      after += 1;
      sentAfter += 1;
    }
  };
  const running = Promise.all(Array.from({ length: 8 }, load));
  while (ids.length < 50) await new Promise((resolve) => setTimeout(resolve, 5));
  await keys.revoke('public');
  revoked = true;
  await running;
  expect(sentAfter).toBe(40);
  expect(await app.stored('consent', { siteId: keys.siteId })).toHaveLength(ids.length);
});

test('a process that lost its connections refuses the key as well', async () => {
  const keys = await keysOf();
  expect((await fromPage(other, keys.pub, said())).statusCode).toBe(201);
  await keys.revoke('public');
  await app.owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const answers = [];
  for (let times = 0; times < 5; times += 1) answers.push((await fromPage(other, keys.pub, said())).statusCode);
  expect(answers).not.toContain(201);
  expect(answers.at(-1)).toBe(401);
  expect(await app.stored('consent', { siteId: keys.siteId })).toHaveLength(1);
});
