import { expect, test } from 'vitest';
import { testApp, type Client, type Person } from '#test/app.ts';

const app = testApp();

const wrong = { password: 'not the right one at all' };

async function verified(): Promise<Person> {
  const person = await app.signUp();
  await app.owner.query('update person set email_verified_at = created_at where id = $1', [person.id]);
  return person;
}

/** Simulates 30 days without use: the browser still has its cookies. */
async function sessionEnds(person: Person): Promise<void> {
  await app.owner.query('delete from session where person_id = $1', [person.id]);
}

async function fail(client: Client, email: string, times: number) {
  let last;
  for (let tries = 0; tries < times; tries += 1) last = await client.post('/users/sign-in', { email, ...wrong });
  return last;
}

test("twenty wrong tries from elsewhere do not lock the owner's browser out", async () => {
  const owner = await verified();
  await sessionEnds(owner);
  const stranger = await app.visitor();

  const last = await fail(stranger, owner.email, 21);
  expect(last?.statusCode).toBe(429);
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await stranger.post('/users/sign-in', owner)).statusCode).toBe(429);

  const answer = await owner.post('/users/sign-in', { email: owner.email, password: owner.password });
  expect(answer.statusCode).toBe(200);
});

test('nor another browser of the owner in another network', async () => {
  const owner = await verified();
  await fail(await app.visitor(), owner.email, 21);
  const answer = await (await app.visitor()).post('/users/sign-in', { email: owner.email, password: owner.password });
  expect(answer.statusCode).toBe(200);
});

test("the owner's browser is let in although its whole network was refused", async () => {
  const owner = await verified();
  await sessionEnds(owner);
  const stranger = await app.visitor();
  const remoteAddress = '192.0.2.77';
  const from = (client: Client, password: string) =>
    client.send({
      method: 'POST',
      url: '/users/sign-in',
      remoteAddress,
      headers: { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin', 'x-csrf-token': client.csrfToken },
      payload: { email: owner.email, password },
    });
  for (let tries = 0; tries < 61; tries += 1) await from(stranger, wrong.password);
  expect((await from(stranger, wrong.password)).statusCode).toBe(429);
  expect((await from(owner, owner.password)).statusCode).toBe(200);
});

test('guessing in the browser of somebody is stopped as well', async () => {
  const owner = await verified();
  await sessionEnds(owner);
  expect((await fail(owner, owner.email, 20))?.statusCode).toBe(401);
  expect((await fail(owner, owner.email, 1))?.statusCode).toBe(429);
  app.clock.forward(15 * 60_000);
  expect((await owner.post('/users/sign-in', owner)).statusCode).toBe(200);
  app.clock.set(new Date());
});

test('a known browser helps with no other address, and none whose address was never proved', async () => {
  const [owner, stranger, unproved] = [await verified(), await verified(), await app.signUp()];
  await sessionEnds(stranger);
  await fail(stranger, owner.email, 20);
  expect((await stranger.post('/users/sign-in', owner)).statusCode).toBe(429);

  await sessionEnds(unproved);
  await fail(unproved, unproved.email, 20);
  expect((await unproved.post('/users/sign-in', unproved)).statusCode).toBe(429);
});

test('the cookie is signed, and forgotten with the device, and with a new password', async () => {
  const owner = await verified();
  const cookie = owner.cookies.get('candor-device') ?? '';
  expect(cookie).toMatch(/^[\w-]{86}$/);
  const phone = await app.visitor();
  await phone.post('/users/sign-in', { email: owner.email, password: owner.password });
  expect(await app.stored('known_device', { personId: owner.id })).toHaveLength(2);

  const { sessions } = (await owner.get('/api/v1/sessions')).json<{ sessions: { id: string; current: boolean }[] }>();
  await owner.delete(`/api/v1/sessions/${sessions.find(({ current }) => !current)?.id}`);
  expect(await app.stored('known_device', { personId: owner.id })).toHaveLength(1);
  const stolen = phone.cookies.get('candor-device');
  await phone.post('/users/sign-in', { email: owner.email, password: owner.password });
  expect(phone.cookies.get('candor-device')).not.toBe(stolen);

  const newPassword = 'another quiet river of stones';
  const changed = await owner.put('/api/v1/me/password', {
    currentPassword: owner.password,
    newPassword,
    confirmation: newPassword,
  });
  expect(changed.statusCode).toBe(200);
  expect(await app.stored('known_device', { personId: owner.id })).toHaveLength(1);
});

test('neither addresses nor networks stand in the table of tries', async () => {
  const owner = await verified();
  await fail(await app.visitor(), owner.email, 1);
  const rows = await app.stored('sign_in_try');
  for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(['count', 'endsAt', 'key']);
});
