import { afterAll, expect, test } from 'vitest';
import { testApp, type Client, type Person } from '#test/app.ts';
import { providersOf, startProvider, testClient, type Visitor } from '#test/oidc-provider.ts';

const home = 'http://localhost:3000/auth';
const provider = await startProvider([
  `${home}/google_oauth2/callback`,
  `${home}/own/return`,
  `${home}/unproved/callback`,
]);
const { issuer } = provider;
const app = testApp({
  limits: 'off',
  config: {
    identityProviders: providersOf([
      { preset: 'google', issuer, confirms: true, ...testClient },
      { name: 'own', label: 'Own', issuer, responseMode: 'form_post', ...testClient },
      { name: 'unproved', label: 'Unproved', issuer, emails: 'unproved', ...testClient },
    ]),
  },
});
afterAll(() => provider.close());

const agreed = { tos_accepted: true, privacy_read: true };
let visitors = 0;

/** A new visitor of the provider, who signs in there next. */
function somebody(given: Partial<Visitor> = {}): Visitor & { readonly email: string } {
  visitors += 1;
  const visitor = { subject: `subject-${visitors}`, email: `visitor-${visitors}@example.com`, ...given };
  provider.be(visitor);
  return visitor;
}

async function trip(client: Client, path = '/auth/google_oauth2'): Promise<Record<string, string>> {
  const begun = await client.post(path, {});
  expect([begun.statusCode, begun.body]).toEqual([200, expect.stringContaining(issuer)]);
  return provider.trip(begun.json<{ redirect_to: string }>().redirect_to);
}

const finish = (client: Client, body: object, name = 'google_oauth2') => client.post(`/auth/${name}/callback`, body);

/** Signs a new visitor up, as the page does. */
async function signUp(): Promise<{ client: Client; visitor: ReturnType<typeof somebody> }> {
  const client = await app.visitor();
  const visitor = somebody();
  const asked = await finish(client, { plugin_name: 'signup', register_pre_check: true, ...(await trip(client)) });
  expect(asked.json()).toMatchObject({ success: true, tos_ok: false, tracking_id: null });
  const done = await finish(client, { plugin_name: 'signup', ...agreed });
  expect(done.json()).toMatchObject({ success: true, signup: 'google_oauth2', email: visitor.email });
  return { client, visitor };
}

const meOf = async (client: Client) =>
  (await client.get('/api/v1/me')).json<{ person: { id: string; email: string; emailVerified: boolean } }>().person;

test('whoever is new signs up after the terms, in one trip, and signs in with the next one', async () => {
  const { client, visitor } = await signUp();
  expect(await meOf(client)).toMatchObject({ email: visitor.email, emailVerified: true, passwordSet: false });
  const [session] = (await client.get('/api/v1/sessions')).json<{ sessions: unknown[] }>().sessions;
  expect(session).toMatchObject({ ways: ['provider'], provider: 'google_oauth2' });

  const again = await app.visitor();
  provider.be(visitor);
  const signedIn = await finish(again, { plugin_name: 'login', ...(await trip(again)) });
  expect(signedIn.json()).toMatchObject({ success: true, email: visitor.email, signup: null, next: null });
  expect((await meOf(again)).id).toBe((await meOf(client)).id);
});

test('a sign-in that finds nobody creates nothing, and goes on as a sign-up without another trip', async () => {
  const client = await app.visitor();
  const { email } = somebody();
  const refused = await finish(client, { plugin_name: 'login', ...(await trip(client)) });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'identity.unknown']);
  expect(await app.stored('person', { email })).toEqual([]);
  const withoutTerms = await finish(client, { plugin_name: 'signup' });
  expect(withoutTerms.json().code).toBe('sign-up.terms-not-accepted');
  expect(await app.stored('person', { email })).toEqual([]);
  expect((await finish(client, { plugin_name: 'signup', ...agreed })).json()).toMatchObject({ success: true });
  // What was proved works once, and in this browser alone.
  expect((await finish(await app.visitor(), { plugin_name: 'signup', ...agreed })).json().code).toBe(
    'identity.please-login',
  );
});

test('a provider that answers by a form lands where no cookie is read, and leads on to the page', async () => {
  const client = await app.visitor();
  const { email } = somebody();
  const returned = await trip(client, '/auth/own');
  const landed = await app.script().postForm('/auth/own/return', returned, { origin: issuer });
  expect(landed.statusCode).toBe(303);
  expect(landed.cookies).toEqual([]);
  const page = new URL(String(landed.headers.location), home);
  expect(page.pathname).toBe('/en/sign-in/with/own');
  const given = Object.fromEntries(new URLSearchParams(page.hash.slice(1)));
  expect((await finish(client, { plugin_name: 'signup', ...agreed, ...given }, 'own')).json()).toMatchObject({
    success: true,
    email,
  });
});

test('the way back by the address changes nothing, and hands on what came behind a number sign', async () => {
  const answer = await app.script().get('/auth/google_oauth2/callback?code=c&state=s&iss=https%3A%2F%2Fi.example');
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    '/en/sign-in/with/google_oauth2#code=c&state=s&iss=https%3A%2F%2Fi.example',
  ]);
});

test('the address of somebody is never connected silently: they sign in as before, and connect it themselves', async () => {
  const owner = await app.signUp();
  const client = await app.visitor();
  somebody({ email: owner.email });
  const refused = await finish(client, { plugin_name: 'signup', ...agreed, ...(await trip(client)) });
  expect(refused.json()).toMatchObject({ code: 'identity.address-known', email: owner.email });
  expect(await app.stored('identity', { personId: owner.id })).toEqual([]);
  await client.post('/users/sign-in', { email: owner.email, password: owner.password });
  expect((await client.get('/api/v1/identities')).json()).toMatchObject({
    identities: [],
    proof: { provider: 'google_oauth2', label: 'Google', email: owner.email },
  });
  expect((await client.post('/api/v1/identities')).statusCode).toBe(201);
  expect((await client.get('/api/v1/identities')).json()).toMatchObject({
    identities: [{ provider: 'google_oauth2', email: owner.email }],
    proof: null,
  });
  expect((await client.post('/api/v1/identities')).json().code).toBe('identity.not-found');
  const again = await app.visitor();
  expect((await finish(again, await trip(again))).json()).toMatchObject({ success: true, email: owner.email });
  const mails = (await app.outbox.all()).filter(({ to }) => to === owner.email);
  expect(mails.filter(({ text }) => text.includes('Google'))).toHaveLength(1);
});

test('what is proved of another address cannot be connected', async () => {
  const other = await app.signUp();
  const client = await app.visitor();
  somebody();
  expect((await finish(client, await trip(client))).json().code).toBe('identity.unknown');
  await client.post('/users/sign-in', { email: other.email, password: other.password });
  expect((await client.post('/api/v1/identities')).json().code).toBe('identity.not-found');
  expect(await app.stored('identity', { personId: other.id })).toEqual([]);
});

test('an account begun under an unproved address stays with who knows its password', async () => {
  const begun = await app.signUp({ verified: false });
  const client = await app.visitor();
  somebody({ email: begun.email });
  expect((await finish(client, await trip(client))).json().code).toBe('identity.address-begun');
  await client.post('/users/sign-in', { email: begun.email, password: begun.password });
  expect((await client.post('/api/v1/identities')).statusCode).toBe(201);
  expect(await meOf(client)).toMatchObject({ id: begun.id, emailVerified: true });
});

test('who proves the address begins anew: what was begun is dead at once, and gone in 30 days', async () => {
  const begun = await app.signUp({ verified: false });
  const client = await app.visitor();
  somebody({ email: begun.email });
  expect((await finish(client, { plugin_name: 'signup', ...agreed, ...(await trip(client)) })).json().code).toBe(
    'identity.address-begun',
  );
  const done = await finish(client, { plugin_name: 'signup', start_over: true, ...agreed });
  expect(done.json()).toMatchObject({ success: true, email: begun.email });
  expect((await meOf(client)).id).not.toBe(begun.id);
  expect((await begun.get('/api/v1/me')).statusCode).toBe(401);
  const byPassword = await (
    await app.visitor()
  ).post('/users/sign-in', { email: begun.email, password: begun.password });
  expect(byPassword.statusCode).toBe(401);
  const [deletion] = await app.stored('account_deletion', { accountId: begun.accountId });
  const days = (Number(deletion?.['dueAt']) - app.clock.now().getTime()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
});

test('an address that the provider does not vouch for counts as typed', async () => {
  const client = await app.visitor();
  const { email } = somebody({ emailVerified: false });
  const done = await finish(client, { plugin_name: 'signup', ...agreed, ...(await trip(client)) });
  expect(done.json()).toMatchObject({ success: true });
  expect(await meOf(client)).toMatchObject({ email, emailVerified: false });
  expect((await app.outbox.last(email)).text).toContain('verify-email');

  const known = await app.signUp();
  const other = await app.visitor();
  somebody({ email: known.email });
  const refused = await finish(
    other,
    { plugin_name: 'signup', ...agreed, ...(await trip(other, '/auth/unproved')) },
    'unproved',
  );
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'sign-up.email-taken']);
  await other.post('/users/sign-in', { email: known.email, password: known.password });
  expect((await other.post('/api/v1/identities')).json().code).toBe('identity.not-found');
});

test('somebody without an address signs up with their e-mail address', async () => {
  const client = await app.visitor();
  provider.be({ subject: 'no address' });
  const refused = await finish(client, { plugin_name: 'signup', ...agreed, ...(await trip(client)) });
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'identity.email-missing']);
});

test('who cancels at the provider is told so, and their trip is over', async () => {
  const client = await app.visitor();
  somebody({ cancels: true });
  const returned = await trip(client);
  expect(returned['error']).toBe('access_denied');
  expect((await finish(client, returned)).json().code).toBe('identity.did-not-login');
  expect((await finish(client, returned)).json().code).toBe('identity.please-login');
});

test('a second factor is owed after a provider as after a password', async () => {
  const { client, visitor } = await signUp();
  const { id } = await meOf(client);
  await app.owner.query(
    `insert into totp (id, person_id, name, seed, created_at, confirmed_at) values ($1, $2, 'Phone', 'x', now(), now())`,
    [crypto.randomUUID(), id],
  );
  const again = await app.visitor();
  provider.be(visitor);
  const answer = await finish(again, await trip(again));
  expect(answer.json()).toMatchObject({ success: true, next: 'second-factor', tracking_id: null });
  expect((await again.get('/api/v1/me')).statusCode).toBe(401);
});

async function linked(): Promise<Person> {
  const person = await app.signUp();
  somebody({ email: 'another@example.com' });
  const returned = await trip(person, '/auth/google_oauth2/link');
  expect((await finish(person, returned)).json()).toMatchObject({ success: true, purpose: 'link' });
  return person;
}

test('a signed-in person connects a provider with another address, and disconnects it', async () => {
  const person = await linked();
  const { identities } = (await person.get('/api/v1/identities')).json<{
    identities: { id: string; email: string }[];
  }>();
  expect(identities).toMatchObject([{ provider: 'google_oauth2', label: 'Google', email: 'another@example.com' }]);
  const again = await app.visitor();
  expect((await finish(again, await trip(again))).json()).toMatchObject({ success: true, email: person.email });
  expect((await person.delete(`/api/v1/identities/${identities[0]?.id}`)).statusCode).toBe(200);
  const gone = await app.visitor();
  expect((await finish(gone, await trip(gone))).json().code).toBe('identity.unknown');
  expect((await person.delete(`/api/v1/identities/${identities[0]?.id}`)).json().code).toBe('identity.not-found');
});

test('one identity belongs to one person, and a trip to whoever began it', async () => {
  await linked();
  const other = await app.signUp();
  expect((await finish(other, await trip(other, '/auth/google_oauth2/link'))).json().code).toBe('identity.taken');
  const third = await app.signUp();
  somebody();
  expect((await finish(third, await trip(other, '/auth/google_oauth2/link'))).json().code).toBe(
    'identity.please-login',
  );
});

test('the last way to sign in cannot be removed', async () => {
  const { client } = await signUp();
  const { identities } = (await client.get('/api/v1/identities')).json<{ identities: { id: string }[] }>();
  const refused = await client.delete(`/api/v1/identities/${identities[0]?.id}`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'identity.last-way']);
  expect((await client.get('/api/v1/identities')).json()).toMatchObject({ identities });
});

test('who has no password confirms with the provider, which asks them anew, and may then set one and delete the account', async () => {
  const { client, visitor } = await signUp();
  await app.owner.query("update session set confirmed_at = now() - interval '1 hour' where person_id = $1", [
    (await meOf(client)).id,
  ]);
  const deletion = { confirmation: visitor.email };
  expect((await client.post('/api/v1/account/deletion', deletion)).json().code).toBe('session.confirm');
  expect((await client.put('/api/v1/session/confirmation', { password: 'any password' })).json().code).toBe(
    'password.wrong',
  );
  const other = somebody();
  expect((await finish(client, await trip(client, '/auth/google_oauth2/confirmation'))).json().code).toBe(
    'identity.other-person',
  );
  expect(other.subject).not.toBe(visitor.subject);
  provider.be(visitor);
  const confirmed = await finish(client, await trip(client, '/auth/google_oauth2/confirmation'));
  expect(confirmed.json()).toMatchObject({ success: true, purpose: 'confirm' });
  const newPassword = 'a passphrase of four words';
  const set = await client.put('/api/v1/me/password', { newPassword, confirmation: newPassword });
  expect(set.statusCode).toBe(200);
  expect(await meOf(client)).toMatchObject({ passwordSet: true });
  expect((await client.post('/api/v1/account/deletion', { ...deletion, password: newPassword })).statusCode).toBe(200);
});
