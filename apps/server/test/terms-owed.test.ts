import { beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../src/features/accounts/index.ts';
import { testApp, type Client } from './app.ts';
import { having, routeRequests } from './route-requests.ts';

/** Until the terms are accepted, a session may do little more than accept them, sign out, export and delete. */
const app = testApp({ limits: 'off' });
const { send } = routeRequests(app);

const email = 'owner@office.example';
const password = 'an entirely new street';
const open = [
  'acceptInvitation',
  'acceptTerms',
  'beginConfirm',
  'beginConfirm',
  'beginOwn',
  'cancelDeletion',
  'confirm',
  'confirmSession',
  'deleteAccount',
  'exportAccount',
  'me',
  'memberships',
  'planDeletion',
  'read',
  'readConfirmation',
  'signOut',
  'switchAccount',
];
const signedIn = having(({ access }) => access !== 'public');
const refused = { code: 'terms.required', tos_ok: false };

let client: Client;
let apiKey: string;

beforeAll(async () => {
  ({ apiKey } = await createAccount(app.db, app.clock.now(), { email, password }));
  client = await app.visitor();
  const answer = await client.post('/users/sign-in', { email, password });
  expect(answer.json()).toMatchObject({ success: true, tos_ok: false, next: 'terms' });
});

test('these routes alone are open before the terms are accepted', () => {
  const declared = having(({ beforeTerms }) => beforeTerms === true).map(({ name }) => name.split('.').at(-1));
  expect(declared.toSorted()).toEqual(open);
});

describe('before the terms are accepted', () => {
  test.each(signedIn.filter(({ endpoint }) => !endpoint.beforeTerms))('$name is refused', async ({ endpoint }) => {
    const answer = await send(client, endpoint, {});
    expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining(refused)]);
  });

  test('one may read about oneself, confirm the password, and export', async () => {
    expect((await client.get('/api/v1/me')).json()).toMatchObject({ tosOk: false });
    expect((await client.put('/api/v1/session/confirmation', { password })).statusCode).toBe(200);
    expect((await client.get('/api/v1/account/export')).statusCode).toBe(200);
  });

  test('a key of the account keeps what it could do', async () => {
    expect((await app.script(apiKey).get('/api/v1/sites')).statusCode).toBe(200);
  });

  test('the quick generator makes nothing and signs nobody in', async () => {
    const form = {
      email,
      password,
      site_name: 'office.example.com',
      site_type: 'Site',
      document_type: 'privacy_policy',
      pp_locale: 'en',
      plugin_name: 'login',
    };
    const visitor = await app.visitor();
    const answer = await visitor.post('/en/privacy-policy-generator/quick', form);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { success: false, ...refused }]);
    expect(await app.stored('site')).toEqual([]);
    expect((await visitor.get('/api/v1/me')).statusCode).toBe(401);
  });
});

test('with the acceptance the same session may do everything, in other accounts too', async () => {
  const accepted = await client.post('/user/tos', { accept: true, privacy_read: true });
  expect(accepted.json()).toEqual({ success: true, tos_ok: true });
  expect((await client.get('/api/v1/sites')).statusCode).toBe(200);
  expect((await client.get('/api/v1/me')).json()).toMatchObject({ tosOk: true });
  const again = await app.visitor();
  expect((await again.post('/users/sign-in', { email, password })).json()).toMatchObject({ tos_ok: true, next: null });

  const host = await app.signUp();
  const guest = await app.join(await app.signUp(), host, 'analyst');
  expect((await guest.get('/api/v1/sites')).statusCode).toBe(200);
});

test('new terms stop an open session until they are accepted', async () => {
  const person = await app.signUp();
  expect((await person.get('/api/v1/sites')).statusCode).toBe(200);
  await app.owner.query(
    `insert into notice (identifier, version, locale, title, body, published_at) values ('term', '9', 'en', 'New', 'New.', $1)`,
    [app.clock.now()],
  );
  expect((await person.get('/api/v1/sites')).json()).toMatchObject(refused);
  await person.post('/user/tos', { accept: true });
  expect((await person.get('/api/v1/sites')).statusCode).toBe(200);
});
