import { describe, expect, test } from 'vitest';
import { newAuthenticator, type Lie } from '#test/authenticator.ts';
import { testApp, type Client, type Person } from '#test/app.ts';
import { relyingParty } from './challenges.ts';

const app = testApp({ limits: 'off' });
const origin = 'http://localhost:3000';

type Authenticator = ReturnType<typeof newAuthenticator>;
type Options = { options: Parameters<Authenticator['get']>[0] };

async function add(person: Person, authenticator: Authenticator, lie: Lie = {}) {
  const { options } = (await person.post('/api/v1/passkeys/options')).json<Options>();
  return person.post('/api/v1/passkeys', { name: 'Laptop', credential: authenticator.create(options, lie) });
}

/** A person with a passkey. */
async function withPasskey() {
  const person = await app.signUp();
  const authenticator = newAuthenticator(origin, person.id);
  const answer = await add(person, authenticator);
  expect(answer.statusCode, answer.body).toBe(201);
  return { person, authenticator, ...answer.json<{ id: string; recoveryCodes: string[] | null }>() };
}

async function optionsFor(client: Client): Promise<Options['options']> {
  return (await client.post('/api/v1/sign-in/passkey-options')).json<Options>().options;
}

const finish = (client: Client, credential: object) => client.post('/api/v1/sign-in/passkey', { credential });

test('a passkey alone signs in, without a password or an address', async () => {
  const { person, authenticator, recoveryCodes } = await withPasskey();
  expect(recoveryCodes).toHaveLength(10);
  const client = await app.visitor();
  const options = await optionsFor(client);
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(options).not.toHaveProperty('allowCredentials.0');
  const answer = await finish(client, authenticator.get(options));
  expect(answer.json(), answer.body).toMatchObject({ success: true, next: null, tracking_id: person.id });
  const { sessions } = (await client.get('/api/v1/sessions')).json();
  expect(sessions.find(({ current }: { current: boolean }) => current)).toMatchObject({ ways: ['passkey'] });
  expect((await client.get('/api/v1/second-factor')).json()).toMatchObject({
    passkeys: [{ name: 'Laptop' }],
    passkeysWork: true,
    used: true,
  });
});

test('who has a passkey is asked for more than the password', async () => {
  const { person, authenticator, recoveryCodes } = await withPasskey();
  const client = await app.visitor();
  const { email, password } = person;
  expect((await client.post('/users/sign-in', { email, password })).json()).toMatchObject({ next: 'second-factor' });
  expect((await finish(client, authenticator.get(await optionsFor(client)))).statusCode).toBe(200);
  const other = await app.visitor();
  await other.post('/users/sign-in', { email, password });
  const code = recoveryCodes?.[0] ?? '';
  expect((await other.post('/api/v1/sign-in/second-factor', { code })).statusCode).toBe(200);
});

test('a session is confirmed with a passkey of its person, and of nobody else', async () => {
  const { person, authenticator } = await withPasskey();
  const { authenticator: anothers } = await withPasskey();
  await app.owner.query("update session set confirmed_at = now() - interval '1 hour' where person_id = $1", [
    person.id,
  ]);
  const begin = async () => (await person.post('/api/v1/session/passkey-options')).json<Options>().options;
  const confirm = (credential: object) => person.put('/api/v1/session/passkey', { credential });
  expect((await person.post('/api/v1/recovery-codes')).json().code).toBe('session.confirm');
  expect((await confirm(anothers.get(await begin()))).json().code).toBe('passkey.refused');
  // A challenge of the sign-in confirms nothing.
  expect((await confirm(authenticator.get(await optionsFor(person)))).json().code).toBe('passkey.refused');
  const signed = authenticator.get(await begin());
  expect((await confirm(signed)).statusCode).toBe(200);
  expect((await confirm(signed)).json().code).toBe('passkey.refused');
  expect((await person.post('/api/v1/recovery-codes')).statusCode).toBe(200);
  expect((await person.get('/api/v1/second-factor')).json()).toMatchObject({ used: true });
});

describe('what an authenticator did not sign for this sign-in is refused', () => {
  const lies: Readonly<Record<string, Lie>> = {
    'another origin': { origin: 'http://localhost:3001' },
    'another host': { rpId: 'example.com' },
    'another challenge': { challenge: Buffer.alloc(32, 7).toString('base64url') },
    'no fingerprint or PIN': { verified: false },
    'another person': { userHandle: '00000000-0000-7000-8000-000000000000' },
  };
  test.each(Object.entries(lies))('%s', async (_, lie) => {
    const { authenticator } = await withPasskey();
    const client = await app.visitor();
    const answer = await finish(client, authenticator.get(await optionsFor(client), lie));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'passkey.refused']);
    expect((await client.get('/api/v1/me')).statusCode).toBe(401);
  });

  test.each(Object.entries(lies).slice(0, 4))('when it is added: %s', async (_, lie) => {
    const person = await app.signUp();
    const answer = await add(person, newAuthenticator(origin, person.id), lie);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'passkey.refused']);
    expect(await app.stored('passkey', { personId: person.id })).toEqual([]);
  });

  test('a challenge of another browser, an answer twice, and one after ten minutes', async () => {
    const { authenticator } = await withPasskey();
    const [one, two] = [await app.visitor(), await app.visitor()];
    await optionsFor(two);
    const answer = authenticator.get(await optionsFor(one));
    expect((await finish(two, answer)).statusCode).toBe(401);
    const both = await Promise.all([finish(one, answer), finish(one, answer)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    const late = await app.visitor();
    const options = await optionsFor(late);
    app.clock.forward(10 * 60_000);
    expect((await finish(late, authenticator.get(options))).statusCode).toBe(401);
  });

  test('a copy, whose counter did not rise', async () => {
    const { authenticator } = await withPasskey();
    const first = await app.visitor();
    expect((await finish(first, authenticator.get(await optionsFor(first), { counter: 9 }))).statusCode).toBe(200);
    const copy = await app.visitor();
    expect((await finish(copy, authenticator.get(await optionsFor(copy), { counter: 9 }))).statusCode).toBe(401);
  });

  test('a passkey that nobody has', async () => {
    const { authenticator, person, id } = await withPasskey();
    expect((await person.delete(`/api/v1/passkeys/${id}`)).statusCode).toBe(200);
    const client = await app.visitor();
    expect((await finish(client, authenticator.get(await optionsFor(client)))).statusCode).toBe(401);
    const stranger = newAuthenticator(origin, person.id);
    expect((await finish(client, stranger.get(await optionsFor(client)))).statusCode).toBe(401);
  });
});

test('a passkey is of one person, who alone removes it, and the last one takes the recovery codes with it', async () => {
  const { person, authenticator, id } = await withPasskey();
  const other = await app.signUp();
  expect((await add(other, authenticator)).json()).toMatchObject({ code: 'second-factor.limit' });
  expect((await other.delete(`/api/v1/passkeys/${id}`)).json()).toMatchObject({ code: 'passkey.not-found' });
  expect((await person.delete(`/api/v1/passkeys/${id}`)).statusCode).toBe(200);
  expect(await app.stored('recovery_code', { personId: person.id })).toEqual([]);
});

test('browsers allow no passkeys at an IP address, so none are offered there', () => {
  const at = (publicUrl: string) => relyingParty({ config: { ...app.services.config, publicUrl } });
  expect([at('http://127.0.0.1:3000'), at('http://[::1]:3000')]).toEqual([undefined, undefined]);
  expect([at('http://localhost:3000'), at('https://privacy.example.com/candor')]).toEqual([
    'localhost',
    'privacy.example.com',
  ]);
});
