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

test('what was done is answered also where its answer cannot be kept', async () => {
  const person = await app.signUp();
  await app.db.pool.query('alter table idempotency_key add constraint away check (status is null) not valid');

  const answer = await person.post(url, { name: 'One' }, withKey('f'));
  const again = await person.post(url, { name: 'One' }, withKey('f'));
  await app.db.pool.query('alter table idempotency_key drop constraint away');

  expect([answer.statusCode, again.statusCode]).toEqual([201, 409]);
  expect(await app.stored('project', { accountId: person.accountId })).toHaveLength(1);
});

test('a request that was killed gives its key back after a minute', async () => {
  const person = await app.signUp();
  await person.post(url, { name: 'One' }, withKey('e'));
  await app.db.pool.query(`update idempotency_key set status = null, answer = null where key = 'e'`);
  expect((await person.post(url, { name: 'One' }, withKey('e'))).json()).toMatchObject({
    code: 'idempotency.in-progress',
  });
  await app.db.pool.query(`update idempotency_key set created_at = created_at - interval '2 minutes' where key = 'e'`);
  expect((await person.post(url, { name: 'One' }, withKey('e'))).statusCode).toBe(201);
});

test.each(['', 'a b', 'ä', 'a'.repeat(256)])('the key "%s" is refused', async (key) => {
  const person = await app.signUp();
  expect((await person.post(url, { name: 'One' }, withKey(key))).json()).toMatchObject({
    code: 'idempotency.key-invalid',
  });
});
