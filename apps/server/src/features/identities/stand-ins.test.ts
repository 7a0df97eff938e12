import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { testApp, type Client } from '#test/app.ts';
import { providersOf, testClient } from '#test/oidc-provider.ts';

// GitHub and Facebook in the shape that their pages document:
// https://docs.github.com/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
// https://docs.github.com/rest/users/emails
// https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
// https://developers.facebook.com/docs/graph-api/reference/debug_token

type Answer = readonly [status: number, body: unknown];
let answers: Readonly<Record<string, Answer>> = {};
let asked: string[] = [];

const server = createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  asked.push(`${pathname}${search}`);
  const [status, body] = answers[pathname] ?? [404, {}];
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const app = testApp({
  limits: 'off',
  config: {
    identityProviders: providersOf([
      { preset: 'github', issuer, api: issuer, ...testClient },
      { preset: 'facebook', issuer, api: issuer, ...testClient },
    ]),
  },
});
afterAll(() => {
  server.close();
});

const agreed = { plugin_name: 'signup', tos_accepted: true, privacy_read: true };
const bearer: Answer = [200, { access_token: 'of the person', token_type: 'bearer', scope: 'user:email' }];

async function come(client: Client, provider: string, body: object = agreed) {
  const begun = await client.post(`/auth/${provider}`, {});
  const address = new URL(begun.json<{ redirect_to: string }>().redirect_to);
  asked = [];
  const answer = await client.post(`/auth/${provider}/callback`, {
    ...body,
    code: 'code',
    state: address.searchParams.get('state'),
  });
  return { address, answer };
}

test('GitHub: the primary address, as far as it is verified', async () => {
  answers = {
    '/login/oauth/access_token': bearer,
    '/user': [200, { id: 4711, login: 'octo' }],
    '/user/emails': [
      200,
      [
        { email: 'second@example.com', primary: false, verified: true, visibility: null },
        { email: 'octo@example.com', primary: true, verified: true, visibility: 'private' },
      ],
    ],
  };
  const client = await app.visitor();
  const { address, answer } = await come(client, 'github');
  expect(address.pathname).toBe('/login/oauth/authorize');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: testClient.clientId,
    scope: 'read:user user:email',
    redirect_uri: 'http://localhost:3000/auth/github/callback',
  });
  expect(answer.json()).toMatchObject({ success: true, email: 'octo@example.com', signup: 'github' });
  const me = (await client.get('/api/v1/me')).json<{ person: object }>();
  expect(me.person).toMatchObject({ emailVerified: true });
  // By the id: a name may be another's tomorrow.
  expect(await app.stored('identity', { issuer, subject: '4711' })).toHaveLength(1);
});

test('GitHub without the permission for addresses says which one is missing', async () => {
  answers = { ...answers, '/user/emails': [404, { message: 'Not Found' }] };
  const { answer } = await come(await app.visitor(), 'github');
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'identity.missing-permissions']);
});

test('Facebook does not vouch for addresses: they count as typed', async () => {
  answers = {
    '/oauth/access_token': [200, { access_token: 'of the person', token_type: 'bearer', expires_in: 5000 }],
    '/me': [200, { id: '100', email: 'face@example.com' }],
  };
  const client = await app.visitor();
  const { address, answer } = await come(client, 'facebook');
  expect(address.pathname).toBe('/dialog/oauth');
  expect(answer.json()).toMatchObject({ success: true, email: 'face@example.com' });
  const me = (await client.get('/api/v1/me')).json<{ person: object }>();
  expect(me.person).toMatchObject({ emailVerified: false });
});

const debugged = (data: object): Answer => [
  200,
  {
    data: { app_id: testClient.clientId, is_valid: true, user_id: '200', scopes: ['email', 'public_profile'], ...data },
  },
];

test("Facebook's token of a button: our app, valid, with the address; its flags are kept", async () => {
  answers = { '/debug_token': debugged({}), '/me': [200, { id: '200', email: 'button@example.com' }] };
  const client = await app.visitor();
  const token = { fb_access_token: 'of the button' };
  const login = await client.post('/auth/facebook/token', { ...token, just_login: true, pcp_user: true });
  expect(login.json().code).toBe('identity.unknown');
  const { plugin_name: _, ...terms } = agreed;
  const done = await client.post('/auth/facebook/token', { ...token, ...terms, pcp_user: true, fide_user: true });
  expect(done.json()).toMatchObject({ success: true, email: 'button@example.com' });
  const [identity] = await app.stored('identity', { subject: '200' });
  expect(identity).toMatchObject({ marks: ['pcp_user', 'fide_user'] });
  expect(asked.some((url) => url.startsWith('/debug_token?input_token=of+the+button'))).toBe(true);
  const again = await app.visitor();
  expect((await again.post('/auth/facebook/token', { ...token, just_login: true })).json()).toMatchObject({
    success: true,
  });
});

test.each<[string, Readonly<Record<string, Answer>>, string]>([
  ['of another app', { '/debug_token': debugged({ app_id: 'another' }) }, 'identity.app-token-mismatch'],
  ['that ended', { '/debug_token': debugged({ is_valid: false }) }, 'identity.did-not-login'],
  ['of somebody else', { '/debug_token': debugged({ user_id: '999' }) }, 'identity.did-not-login'],
  ['without the address', { '/debug_token': debugged({ scopes: [] }) }, 'identity.missing-permissions'],
  ['that Facebook refuses', { '/debug_token': [400, { error: {} }] }, 'identity.did-not-login'],
  ['while Facebook fails', { '/debug_token': [500, {}] }, 'identity.cannot-connect'],
  ['of a person without an address', { '/me': [200, { id: '200' }] }, 'identity.email-missing'],
])('a token %s signs nobody up', async (_, changed, code) => {
  answers = {
    '/debug_token': debugged({ user_id: '300' }),
    '/me': [200, { id: '300', email: 'no@example.com' }],
    ...changed,
  };
  if (code === 'identity.email-missing') answers = { ...answers, '/debug_token': debugged({ user_id: '200' }) };
  const [gone] = await app.stored('identity', { subject: '200' });
  if (gone) await app.owner.query("delete from identity where subject = '200'");
  const client = await app.visitor();
  const answer = await client.post('/auth/facebook/token', {
    fb_access_token: 'x',
    tos_accepted: true,
    privacy_read: true,
  });
  expect(answer.json().code).toBe(code);
  expect((await client.get('/api/v1/me')).statusCode).toBe(401);
});
