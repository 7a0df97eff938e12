import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { testApp, type Answer, type Client } from '#test/app.ts';

const app = testApp();

async function solved(answer: Answer): Promise<{ 'x-work': string }> {
  const { challenge } = answer.json<{ challenge: Challenge }>();
  const solution = await solveChallenge({ challenge, deriveKey });
  return { 'x-work': Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url') };
}

const reset = (client: Client, headers?: Record<string, string>) =>
  client.post('/api/v1/password-resets', { email: 'nobody@example.com' }, headers);

/** A browser whose network sent so many requests in this minute that it has to solve challenges. */
async function busyClient(): Promise<Client> {
  const client = await app.visitor();
  for (let calls = 0; calls < 5; calls += 1) expect((await reset(client)).statusCode).toBe(200);
  return client;
}

test('who asks seldom is never asked to work', async () => {
  expect((await reset(await app.visitor())).statusCode).toBe(200);
});

test('a busy network is given a challenge, and whoever solves it is let in, once', async () => {
  app.clock.forward(60_000);
  const client = await busyClient();
  const refused = await reset(client);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'work.required', challenge: { signature: expect.any(String) } });
  expect(refused.headers['retry-after']).toBe('60');

  const work = await solved(refused);
  expect((await reset(client, work)).statusCode).toBe(200);
  expect((await reset(client, work)).json()).toMatchObject({ code: 'work.required' });
});

test('a solution for one endpoint opens no other, an old one none, and a made-up one none', async () => {
  app.clock.forward(60_000);
  const client = await busyClient();
  const refused = await reset(client);
  const signIn = await client.post(
    '/users/sign-in',
    { email: 'nobody@example.com', password: 'whatever it is' },
    await solved(refused),
  );
  expect(signIn.statusCode).toBe(429);

  const { challenge } = refused.json<{ challenge: Challenge }>();
  const forged = { challenge: { ...challenge, signature: '0'.repeat(64) }, solution: { counter: 1, derivedKey: '00' } };
  for (const brought of [JSON.stringify(forged), '{}', 'nonsense', '[[[']) {
    const header = { 'x-work': Buffer.from(brought).toString('base64url') };
    expect((await reset(client, header)).json()).toMatchObject({ code: 'work.required' });
  }
});

test('a sign-up by the quick generator asks for work as the other one does', async () => {
  app.clock.forward(3_600_000);
  const client = await app.visitor();
  const generate = () => client.post('/en/privacy-policy-generator/quick', {});
  for (let calls = 0; calls < 10; calls += 1) expect((await generate()).statusCode).not.toBe(429);
  expect((await generate()).json()).toMatchObject({ success: false, code: 'work.required' });
});

test('a sign-in after many failures asks strangers to work, and not a browser that signed in before', async () => {
  app.clock.forward(3_600_000);
  const owner = await app.signUp();
  await app.owner.query('update person set email_verified_at = created_at where id = $1', [owner.id]);
  const thief = await app.visitor();
  for (let tries = 0; tries < 5; tries += 1) {
    const failed = await thief.post('/users/sign-in', { email: owner.email, password: 'not the right one' });
    expect(failed.statusCode).toBe(401);
  }
  const asked = await thief.post('/users/sign-in', { email: owner.email, password: 'not the right one' });
  expect(asked.json()).toMatchObject({ code: 'work.required' });
  const worked = await thief.post(
    '/users/sign-in',
    { email: owner.email, password: 'not the right one' },
    await solved(asked),
  );
  expect(worked.statusCode).toBe(401);
  expect((await owner.post('/users/sign-in', owner)).statusCode).toBe(200);
});
