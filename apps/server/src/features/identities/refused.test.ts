import { generateKeyPair, exportJWK, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { testApp, type Client } from '#test/app.ts';
import { providersOf, testClient } from '#test/oidc-provider.ts';

// A provider that lies, is silent or fails: whatever it says, nothing is created and nobody is signed in.

type StubAnswer = { readonly status?: number; readonly body?: string; readonly silent?: boolean };
type Lie = (claims: JWTPayload) => Promise<string> | string;

const own = await generateKeyPair('ES256');
const strangers = await generateKeyPair('ES256');
const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'ES256', use: 'sig' };
const signed = (claims: JWTPayload, key = own.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'own' }).sign(key);

let lie: Lie = (claims) => signed(claims);
let token: StubAnswer = {};
let nonce = '';

const server = createServer((request, response) => {
  void (async () => {
    const send = ({ status = 200, body = '', silent = false }: StubAnswer) =>
      silent ? undefined : void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    if (request.url === '/.well-known/openid-configuration')
      return send({
        body: JSON.stringify({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['ES256'],
          authorization_response_iss_parameter_supported: true,
        }),
      });
    if (request.url === '/keys') return send({ body: JSON.stringify({ keys: [jwk] }) });
    const idToken = await lie(claimsOf());
    const tokens = { access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: idToken };
    return send({ body: JSON.stringify(tokens), ...token });
  })();
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const seconds = (later = 0) => Math.floor(Date.now() / 1000) + later;
const claimsOf = (): JWTPayload => ({
  iss: issuer,
  sub: 'somebody',
  aud: testClient.clientId,
  iat: seconds(),
  exp: seconds(60),
  nonce,
  email: 'somebody@example.com',
  email_verified: true,
});

const provider = { name: 'liar', label: 'Liar', issuer, ...testClient };
const app = testApp({ limits: 'off', config: { identityProviders: providersOf([provider]) } });
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const agreed = { plugin_name: 'signup', tos_accepted: true, privacy_read: true };
const finish = (client: Client, body: object) => client.post('/auth/liar/callback', { ...agreed, ...body });

/** A trip that began, with what an honest provider would send back. */
async function begun(client: Client) {
  const { redirect_to: address } = (await client.post('/auth/liar', {})).json<{ redirect_to: string }>();
  const asked = new URL(address).searchParams;
  nonce = asked.get('nonce') ?? '';
  expect(Object.fromEntries(asked)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
  return { code: 'code', state: asked.get('state') ?? '', iss: issuer };
}

async function untouched(): Promise<void> {
  expect(await app.stored('person')).toEqual([]);
  expect(await app.stored('identity')).toEqual([]);
  expect(await app.stored('session')).toEqual([]);
}

test.each<[string, Lie]>([
  ['alg none', (claims) => new UnsecuredJWT(claims).encode()],
  [
    'HS256 with the public key',
    (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: 'own' })
        .sign(new TextEncoder().encode(JSON.stringify(jwk))),
  ],
  [
    'HS256 with the secret of the client',
    (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(testClient.clientSecret)),
  ],
  ["a stranger's key", (claims) => signed(claims, strangers.privateKey)],
  [
    'a key that the provider does not publish',
    (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'another' }).sign(own.privateKey),
  ],
  ['another audience', (claims) => signed({ ...claims, aud: 'another' })],
  ['another issuer', (claims) => signed({ ...claims, iss: 'https://accounts.example.com' })],
  ['another nonce', (claims) => signed({ ...claims, nonce: 'another' })],
  ['no nonce', ({ nonce: _, ...claims }) => signed(claims)],
  ['no subject', ({ sub: _, ...claims }) => signed(claims)],
  ['an end that has passed', (claims) => signed({ ...claims, iat: seconds(-3600), exp: seconds(-600) })],
  ['no token at all', () => ''],
])('an ID token with %s opens nothing', async (_, told) => {
  lie = told;
  const client = await app.visitor();
  const answer = await finish(client, await begun(client));
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'identity.generic']);
  expect((await finish(client, {})).json().code).toBe('identity.please-login');
  await untouched();
});

test.each([
  ['another state', { state: 'another' }, 'identity.please-login'],
  ['no state', { state: undefined }, 'identity.please-login'],
  ['another issuer in the address (RFC 9207)', { iss: 'https://accounts.example.com' }, 'identity.generic'],
  ['no issuer in the address (RFC 9207)', { iss: undefined }, 'identity.generic'],
])('a return with %s opens nothing', async (_, changed, code) => {
  lie = signed;
  const client = await app.visitor();
  expect((await finish(client, { ...(await begun(client)), ...changed })).json().code).toBe(code);
  await untouched();
});

test('a trip that began in another browser, came back before, or took too long opens nothing', async () => {
  lie = signed;
  const victim = await app.visitor();
  const attacker = await app.visitor();
  const returned = await begun(attacker);
  expect((await finish(victim, returned)).json().code).toBe('identity.please-login');
  await untouched();

  lie = () => 'broken';
  expect((await finish(attacker, returned)).json().code).toBe('identity.generic');
  lie = signed;
  expect((await finish(attacker, returned)).json().code).toBe('identity.please-login');

  const late = await begun(attacker);
  app.clock.forward(11 * 60_000);
  expect((await finish(attacker, late)).json().code).toBe('identity.please-login');
  app.clock.set(new Date());
  await untouched();
});

test('a page without the token of this browser finishes nothing', async () => {
  lie = signed;
  const client = await app.visitor();
  const returned = await begun(client);
  const answer = await client.post('/auth/liar/callback', { ...agreed, ...returned }, { 'x-csrf-token': 'another' });
  expect(answer.statusCode).toBe(403);
  const foreign = await client.post('/auth/liar/callback', { ...agreed, ...returned }, { origin: issuer });
  expect(foreign.json().code).toBe('origin.refused');
  await untouched();
});

test.each<[string, StubAnswer]>([
  ['fails', { status: 500, body: '{}' }],
  ['answers with more than a mebibyte', { body: JSON.stringify({ access_token: 'x'.repeat(2 ** 20) }) }],
  ['answers with no JSON', { body: '<html>' }],
])('a provider that %s signs nobody in', async (_, ofToken) => {
  lie = signed;
  const client = await app.visitor();
  const returned = await begun(client);
  token = ofToken;
  const answer = await finish(client, returned);
  token = {};
  expect(['identity.cannot-connect', 'identity.generic']).toContain(answer.json().code);
  await untouched();
});

test('a silent provider is given up after five seconds, and keeps nobody else waiting', async () => {
  lie = signed;
  const waiting = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const client = await app.visitor();
      return { client, returned: await begun(client) };
    }),
  );
  token = { silent: true };
  let answered = 0;
  const answers = Promise.all(
    waiting.map(async ({ client, returned }) => {
      const answer = await finish(client, returned);
      answered += 1;
      return answer;
    }),
  );
  // While all ten wait, others are served.
  expect((await app.script().get('/api/v1/instance')).statusCode).toBe(200);
  expect(answered).toBe(0);
  for (const answer of await answers)
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'identity.cannot-connect']);
  token = {};
  await untouched();
});

test('the log learns the kind of a failure and nothing of the person', async () => {
  lie = (claims) => signed({ ...claims, aud: 'another' });
  const client = await app.visitor();
  await finish(client, await begun(client));
  const lines = app.log.filter((line) => line.includes('identity-refused'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes('somebody'))).toEqual([]);
});

test.each([
  ['its nonce', (claims: JWTPayload) => signed(claims), 'identity.unknown'],
  ['another nonce', (claims: JWTPayload) => signed({ ...claims, nonce: 'another' }), 'identity.generic'],
  ['another audience', (claims: JWTPayload) => signed({ ...claims, aud: 'another' }), 'identity.generic'],
  ["a stranger's key", (claims: JWTPayload) => signed(claims, strangers.privateKey), 'identity.generic'],
  ['alg none', (claims: JWTPayload) => new UnsecuredJWT(claims).encode(), 'identity.generic'],
  ['an end that has passed', (claims: JWTPayload) => signed({ ...claims, exp: seconds(-600) }), 'identity.generic'],
])('a credential of a button with %s is told apart', async (_, make, code) => {
  const client = await app.visitor();
  const { state } = await begun(client);
  const credential = await make(claimsOf());
  const post = () => client.post('/auth/liar/callback', { plugin_name: 'login', credential, state });
  expect((await post()).json().code).toBe(code);
  // The trip is over: the same credential again opens nothing.
  expect((await post()).json().code).toBe('identity.please-login');
  await untouched();
});

test('a credential without a trip bears the token of the button twice', async () => {
  const client = await app.visitor();
  nonce = 'of the button';
  const body = { plugin_name: 'login', credential: await signed(claimsOf()) };
  expect((await client.post('/auth/liar/callback', body)).json().code).toBe('identity.please-login');
  const cookies = [...client.cookies, ['g_csrf_token', 'twice'] as const];
  const cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ');
  const twice = (token_: string) => client.post('/auth/liar/callback', { ...body, g_csrf_token: token_ }, { cookie });
  expect((await twice('another')).json().code).toBe('identity.please-login');
  expect((await twice('twice')).json().code).toBe('identity.unknown');
  await untouched();
});
