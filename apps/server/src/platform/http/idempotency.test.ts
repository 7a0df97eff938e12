import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const app = testApp();
const url = '/api/v1/projects';
const withKey = (key: string) => ({ 'idempotency-key': key });

test('the same request with the same key is done once and answered the same', async () => {
  const person = await app.signUp();
  const first = await person.post(url, { name: 'One' }, withKey('a'));
  const again = await person.post(url, { name: 'One' }, withKey('a'));
  expect(first.statusCode).toBe(201);
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  expect(await app.stored('project', { accountId: person.accountId })).toHaveLength(1);
});

test('of many at once one is done, and the others are told to wait or get its answer', async () => {
  const person = await app.signUp();
  const answers = await Promise.all(Array.from({ length: 8 }, () => person.post(url, { name: 'One' }, withKey('b'))));
  for (const { statusCode } of answers) expect([201, 409]).toContain(statusCode);
  expect(await app.stored('project', { accountId: person.accountId })).toHaveLength(1);
  expect((await person.post(url, { name: 'One' }, withKey('b'))).statusCode).toBe(201);
});

test('a key does not serve for other content, and not for other people', async () => {
  const person = await app.signUp();
  await person.post(url, { name: 'One' }, withKey('c'));
  expect((await person.post(url, { name: 'Two' }, withKey('c'))).json()).toMatchObject({
    code: 'idempotency.mismatch',
  });
  expect((await (await app.signUp()).post(url, { name: 'Two' }, withKey('c'))).statusCode).toBe(201);
});

test('what was refused may be mended and sent with the same key', async () => {
  const person = await app.signUp();
  const foreign = { name: 'One', siteIds: ['01890a5d-ac96-774b-bcce-b302099a8057'] };
  expect((await person.post(url, foreign, withKey('d'))).statusCode).toBe(404);
  expect((await person.post(url, { name: 'One' }, withKey('d'))).statusCode).toBe(201);
});

test('where the answer cannot be kept nothing was done, and the same request does it', async () => {
  const person = await app.signUp();
  await app.owner.query('alter table idempotency_key add constraint away check (status is null) not valid');
  const failed = await person.post(url, { name: 'One' }, withKey('f'));
  await app.owner.query('alter table idempotency_key drop constraint away');

  expect(failed.statusCode).toBe(500);
  expect(await app.stored('project', { accountId: person.accountId })).toEqual([]);
  expect((await person.post(url, { name: 'One' }, withKey('f'))).statusCode).toBe(201);
  expect(await app.stored('project', { accountId: person.accountId })).toHaveLength(1);
});

test('a connection that ends between work and answer takes both, and the key opens at once', async () => {
  const person = await app.signUp();
  const waiting = await app.owner.connect();
  await waiting.query('begin; lock table project in share mode');
  const first = person.post(url, { name: 'One' }, withKey('e'));
  const working = await untilWaiting();
  const second = await person.post(url, { name: 'One' }, withKey('e'));
  await app.owner.query('select pg_terminate_backend($1)', [working]);
  expect((await first).statusCode).toBe(503);
  await waiting.query('rollback');
  waiting.release();

  expect(second.json()).toMatchObject({ code: 'idempotency.in-progress' });
  expect((await person.post(url, { name: 'One' }, withKey('e'))).statusCode).toBe(201);
  expect((await person.post(url, { name: 'One' }, withKey('e'))).statusCode).toBe(201);
  expect(await app.stored('project', { accountId: person.accountId })).toHaveLength(1);
});

/** The id of the database process that waits for a lock held by the test. */
async function untilWaiting(): Promise<number> {
  for (;;) {
    const { rows } = await app.owner.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows[0]) return rows[0].pid;
    await pause(10);
  }
}

test('a key means something to its sender alone: a person and a script of theirs may use the same', async () => {
  const person = await app.signUp();
  const script = app.script(await app.apiKey(person));
  expect((await person.post(url, { name: 'One' }, withKey('g'))).statusCode).toBe(201);
  expect((await script.post(url, { name: 'Two' }, withKey('g'))).statusCode).toBe(201);
  expect(await app.stored('project', { accountId: person.accountId })).toHaveLength(2);
});

test.each(['', 'a b', 'ä', 'a'.repeat(256)])('the key "%s" is refused', async (key) => {
  const person = await app.signUp();
  expect((await person.post(url, { name: 'One' }, withKey(key))).json()).toMatchObject({
    code: 'idempotency.key-invalid',
  });
});
