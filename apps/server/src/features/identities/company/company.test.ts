import { createGuard } from '@app/scanner';
import type { CompanyDomain, CompanySignIn } from '@app/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type Client, type Person } from '#test/app.ts';
import { startProvider, testClient, type Visitor } from '#test/oidc-provider.ts';

const redirect = 'http://localhost:3000/auth/company/callback';
const [provider, others] = await Promise.all([startProvider([redirect]), startProvider([redirect])]);
const records = new Map<string, readonly string[]>();
const app = testApp({
  limits: 'off',
  guard: createGuard({ reachable: () => true }),
  async txt(name) {
    const found = records.get(name);
    if (!found) throw Object.assign(new Error('none'), { code: 'ENOTFOUND' });
    return found;
  },
});
afterAll(() => Promise.all([provider.close(), others.close()]));

let counted = 0;

/** An account whose people sign in with the provider, and its proved domain. */
async function company(from = provider) {
  counted += 1;
  const domain = `company-${counted}.com`;
  const owner = await app.signUp();
  const connection = { label: 'Example', issuer: from.issuer, ...testClient };
  const connected = await owner.put('/api/v1/company-sign-in', connection);
  expect([connected.statusCode, connected.body]).toEqual([200, expect.any(String)]);
  const { id, record } = (await owner.post('/api/v1/company-domains', { domain })).json<CompanyDomain>();
  records.set(record.name, ['something else', record.value]);
  const proved = await owner.post(`/api/v1/company-domains/${id}/check`);
  expect(proved.json()).toMatchObject({ domain, provedAt: expect.any(String) });
  return { owner, domain, connection };
}

async function begin(client: Client, email: string): Promise<string | null> {
  return (await client.post('/auth/company', { email })).json<{ redirect_to: string | null }>().redirect_to;
}

/** Signs in with the company, from the form of the sign-in page. */
async function come(
  client: Client,
  visitor: Visitor & { readonly email: string },
  at = visitor.email,
  from = provider,
) {
  from.be(visitor);
  const address = (await begin(client, at)) ?? '';
  const { code, state, iss } = await from.trip(address);
  return client.post('/auth/company/callback', { code, state, iss });
}

const someone = (domain: string) => {
  counted += 1;
  return { subject: `subject-${counted}`, email: `someone-${counted}@${domain}` };
};
const meOf = async (client: Client) => (await client.get('/api/v1/me')).json();

async function rolesOf(owner: Person, personId: string) {
  await owner.put(`/api/v1/people/${personId}/roles`, { roles: [{ role: 'editor', projectId: null }] });
}

/** The owner with a passkey, who tried the sign-in. */
async function required(of: { readonly owner: Person }, who: 'domains' | 'members' | 'all') {
  const { owner } = of;
  await app.owner.query(
    `insert into passkey (credential_id, id, person_id, name, public_key, counter, transports, created_at)
     values (sha256($1::text::bytea), $2, $3, 'Key', '\\x00', 0, '{}', now()) on conflict do nothing`,
    [owner.id, crypto.randomUUID(), owner.id],
  );
  provider.be({ subject: `test-${owner.id}`, email: owner.email });
  const { redirect_to: address } = (await owner.post('/api/v1/company-sign-in/test')).json<{ redirect_to: string }>();
  const { code, state, iss } = await provider.trip(address);
  const tested = await owner.post('/auth/company/callback', { code, state, iss });
  expect(tested.json()).toMatchObject({ success: true, purpose: 'test' });
  await app.owner.query("update session set ways = '{password,passkey}' where person_id = $1", [owner.id]);
  const answer = await owner.put('/api/v1/company-sign-in/requirement', { required: who });
  expect([answer.statusCode, answer.json().connection?.required]).toEqual([200, who]);
}

describe('domains', () => {
  test('a domain counts once its TXT record is found, and daily from then on', async () => {
    const owner = await app.signUp();
    const domain = 'looked-at.com';
    const made = (await owner.post('/api/v1/company-domains', { domain: 'Looked-At.com.' })).json<CompanyDomain>();
    expect(made).toMatchObject({ domain, record: { name: `_candor.${domain}` }, provedAt: null, checkedAt: null });
    const check = () => owner.post(`/api/v1/company-domains/${made.id}/check`);
    expect((await check()).json()).toMatchObject({ provedAt: null, checkedAt: expect.any(String) });
    records.set(made.record.name, ['candor-domain=another']);
    expect((await check()).json()).toMatchObject({ provedAt: null });
    records.set(made.record.name, [made.record.value]);
    await app.runScheduled('identities.check-domains');
    const read = async () => (await owner.get('/api/v1/company-sign-in')).json<CompanySignIn>().domains;
    expect(await read()).toMatchObject([{ domain, provedAt: expect.any(String) }]);
    // A record that is gone for a day is not yet gone for good.
    records.delete(made.record.name);
    const start = app.clock.now();
    app.clock.set(new Date(start.getTime() + 86_400_000));
    await app.runScheduled('identities.check-domains');
    expect(await read()).toMatchObject([{ provedAt: expect.any(String) }]);
    app.clock.set(new Date(start.getTime() + 8 * 86_400_000));
    await app.runScheduled('identities.check-domains');
    expect(await read()).toMatchObject([{ provedAt: null }]);
    expect(await app.stored('proved_domain', { domain })).toEqual([]);
    app.clock.set(new Date());
  });

  test('one account has a domain, and nobody those of public mail providers', async () => {
    const { domain } = await company();
    const other = await app.signUp();
    const made = (await other.post('/api/v1/company-domains', { domain })).json<CompanyDomain>();
    records.set(made.record.name, [made.record.value]);
    expect((await other.post(`/api/v1/company-domains/${made.id}/check`)).json().code).toBe('company-domain.taken');
    for (const [given, code] of [
      ['gmail.com', 'company-domain.public'],
      ['web.de', 'company-domain.public'],
      ['not a domain', 'company-domain.invalid'],
      ['com', 'company-domain.invalid'],
      ['https://example.com', 'company-domain.invalid'],
    ])
      expect((await other.post('/api/v1/company-domains', { domain: given })).json().code, given).toBe(code);
  });
});

describe('settings', () => {
  test('an address without an issuer is refused, and a secret goes to its own issuer alone', async () => {
    const owner = await app.signUp();
    const connect = (given: object) =>
      owner.put('/api/v1/company-sign-in', { label: 'Example', issuer: provider.issuer, ...testClient, ...given });
    expect((await connect({ issuer: 'http://127.0.0.1:9' })).json().code).toBe('company-sign-in.unreachable');
    expect((await connect({ clientSecret: undefined })).json().code).toBe('company-sign-in.secret-missing');
    expect((await connect({})).statusCode).toBe(200);
    expect((await connect({ label: 'Renamed', clientSecret: undefined })).json()).toMatchObject({
      connection: { label: 'Renamed' },
    });
    expect((await connect({ issuer: others.issuer, clientSecret: undefined })).json().code).toBe(
      'company-sign-in.secret-missing',
    );
    const [stored] = await app.stored('company_sign_in', { accountId: owner.accountId });
    expect(JSON.stringify(stored)).not.toContain(testClient.clientSecret);
    const sealed = stored?.['clientSecret'];
    expect(sealed instanceof Buffer && !sealed.includes(testClient.clientSecret)).toBe(true);
    const exported = await owner.get('/api/v1/account/export');
    expect(exported.body).not.toContain('clientSecret');
  });

  test('it is required only after a test, with a passkey of the owner, and a domain where domains count', async () => {
    const { owner } = await company();
    const require = () => owner.put('/api/v1/company-sign-in/requirement', { required: 'all' });
    expect((await require()).json().code).toBe('company-sign-in.untested');
    await app.owner.query('update company_sign_in set tested_at = now() where account_id = $1', [owner.accountId]);
    expect((await require()).json().code).toBe('company-sign-in.owner-passkey');
  });

  test('all admins are told, and a log entry says what changed', async () => {
    const { owner } = await company();
    expect((await app.outbox.all()).filter(({ to }) => to === owner.email).map(({ subject }) => subject)).toContain(
      'Your account’s company sign-in was changed',
    );
  });
});

describe('signing in', () => {
  test('somebody new in a proved domain becomes a person of that account, with no rights yet', async () => {
    const { owner, domain } = await company();
    const client = await app.visitor();
    const visitor = someone(domain);
    const answer = await come(client, visitor);
    expect(answer.json(), answer.body).toMatchObject({
      success: true,
      email: visitor.email,
      tos_ok: false,
      next: 'terms',
    });
    await client.post('/user/tos', { accept: true, privacy_read: true });
    expect(await meOf(client)).toMatchObject({
      person: { email: visitor.email, emailVerified: true, passwordSet: false },
      account: { id: owner.accountId },
      permissions: [],
    });
    expect((await client.get('/api/v1/projects')).json().code).toBe('role.missing');
    const again = await app.visitor();
    expect((await come(again, visitor)).json()).toMatchObject({ success: true, next: null });
  });

  test('whom the directory switched off is not made again by the company sign-in', async () => {
    const { owner, domain } = await company();
    const visitor = someone(domain);
    await app.owner.query(
      `insert into directory_user (account_id, id, user_name, active, email, created_at, changed_at)
       values ($1, $2, $3, false, $3, now(), now())`,
      [owner.accountId, crypto.randomUUID(), visitor.email],
    );
    const refused = await come(await app.visitor(), visitor);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'company-sign-in.switched-off']);
    expect(await app.stored('person', { email: visitor.email })).toEqual([]);
    await app.owner.query('update directory_user set active = true where email = $1', [visitor.email]);
    expect((await come(await app.visitor(), visitor)).json()).toMatchObject({ success: true });
  });

  test('an address of another domain is refused, whatever the issuer says', async () => {
    const { domain } = await company();
    const client = await app.visitor();
    const answer = await come(client, { subject: 'stranger', email: 'ceo@elsewhere.com' }, `any@${domain}`);
    expect(answer.json().code).toBe('company-sign-in.other-domain');
    expect(await app.stored('person', { email: 'ceo@elsewhere.com' })).toEqual([]);
  });

  test("an account's issuer that claims another's address opens nothing of theirs", async () => {
    const { domain, owner } = await company();
    const victim = await app.signUp({ email: `victim-${counted}@${domain}` });
    const client = await app.visitor();
    const attack = { subject: 'attacker', email: victim.email };
    const refused = await come(client, attack);
    expect(refused.json()).toMatchObject({ code: 'company-sign-in.confirm-first', email: victim.email });
    expect((await client.get('/api/v1/me')).statusCode).toBe(401);
    // They confirm in their own way, and join.
    await client.post('/users/sign-in', { email: victim.email, password: victim.password });
    expect((await client.get('/api/v1/identities')).json()).toMatchObject({ proof: { label: 'Example' } });
    expect((await client.post('/api/v1/identities')).statusCode).toBe(201);
    const by = await app.visitor();
    expect((await come(by, attack)).json()).toMatchObject({ success: true });
    expect(await meOf(by)).toMatchObject({ person: { id: victim.id }, account: { id: owner.accountId } });
    // It opened that account alone.
    expect((await by.get('/api/v1/memberships')).json()).toMatchObject({ accounts: [{ id: owner.accountId }] });
    const moved = await by.post('/api/v1/session/account', { accountId: victim.accountId });
    expect([moved.statusCode, moved.json().code]).toEqual([403, 'company-sign-in.not-here']);
    for (const [method, url, body] of [
      ['put', '/api/v1/me/password', { newPassword: 'x', confirmation: 'x' }],
      ['put', '/api/v1/me/email', { email: 'new@example.com' }],
      ['post', '/api/v1/totp', { name: 'Phone' }],
      ['post', '/api/v1/passkeys/options', undefined],
      ['post', '/api/v1/identities', undefined],
      ['get', '/api/v1/sessions', undefined],
    ] as const) {
      const answer = method === 'get' ? await by.get(url) : await by[method](url, body);
      expect([url, answer.json().code]).toEqual([url, 'company-sign-in.not-here']);
    }
  });

  test('two accounts with one issuer are two: the same subject opens each alone', async () => {
    const one = await company();
    const two = await company();
    const first = await app.visitor();
    await come(first, { subject: 'shared', email: `a@${one.domain}` });
    const second = await app.visitor();
    await come(second, { subject: 'shared', email: `b@${two.domain}` });
    expect((await meOf(first)).account.id).toBe(one.owner.accountId);
    expect((await meOf(second)).account.id).toBe(two.owner.accountId);
    expect((await meOf(first)).person.id).not.toBe((await meOf(second)).person.id);
  });

  test('the form asks for a domain and learns nothing of people', async () => {
    const { domain } = await company();
    const client = await app.visitor();
    expect(await begin(client, `nobody-has-this@${domain}`)).toContain(provider.issuer);
    expect(await begin(client, 'somebody@example.com')).toBeNull();
  });

  test('another issuer forgets the people of the first, and their sessions end', async () => {
    const of = await company();
    const client = await app.visitor();
    const visitor = someone(of.domain);
    await come(client, visitor);
    await of.owner.put('/api/v1/company-sign-in', { ...of.connection, issuer: others.issuer });
    expect((await client.get('/api/v1/me')).statusCode).toBe(401);
    // The person is theirs still, by their address: they have no other way in and no other account.
    const again = await app.visitor();
    const back = await come(again, { ...visitor, subject: 'new' }, visitor.email, others);
    expect(back.json(), back.body).toMatchObject({ success: true });
  });
});

describe('required', () => {
  test('of domains: their people sign in so, guests and other members as before', async () => {
    const of = await company();
    const inDomain = await app.join(await app.signUp({ email: `own@${of.domain}` }), of.owner, 'editor');
    const outside = await app.join(await app.signUp(), of.owner, 'editor');
    expect((await inDomain.get('/api/v1/projects')).statusCode).toBe(200);
    await required(of, 'domains');
    const refused = await inDomain.get('/api/v1/projects');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'company-sign-in.required']);
    expect((await inDomain.get('/api/v1/me')).statusCode).toBe(200);
    expect((await outside.get('/api/v1/projects')).statusCode).toBe(200);
    // The owner comes in by a passkey.
    expect((await of.owner.get('/api/v1/projects')).statusCode).toBe(200);
    await app.owner.query("update session set ways = '{password}' where person_id = $1", [of.owner.id]);
    await app.owner.query(`update person set email = 'owner@${of.domain}' where id = $1`, [of.owner.id]);
    expect((await of.owner.get('/api/v1/projects')).json().code).toBe('company-sign-in.required');
  });

  test('of members: all but guests, whose sessions last', async () => {
    const of = await company();
    const member = await app.join(await app.signUp(), of.owner, 'editor');
    const { id: projectId } = (await of.owner.post('/api/v1/projects', { name: 'Client' })).json<{ id: string }>();
    const guest = await app.join(await app.signUp(), of.owner, 'editor', projectId);
    await required(of, 'members');
    expect((await member.get('/api/v1/projects')).json().code).toBe('company-sign-in.required');
    expect((await guest.get('/api/v1/projects')).statusCode).toBe(200);
    await of.owner.put('/api/v1/company-sign-in/requirement', { required: 'all' });
    expect((await guest.get('/api/v1/projects')).json().code).toBe('company-sign-in.required');
    // In their own account nothing is asked of them.
    await guest.post('/api/v1/session/account', { accountId: (await ownAccount(guest)) ?? '' });
    expect((await guest.get('/api/v1/projects')).statusCode).toBe(200);
  });

  test('who signed in with the company may work, and confirms there', async () => {
    const of = await company();
    const client = await app.visitor();
    const visitor = someone(of.domain);
    await come(client, visitor);
    await client.post('/user/tos', { accept: true, privacy_read: true });
    const { id } = (await meOf(client)).person;
    await rolesOf(of.owner, id);
    await required(of, 'all');
    expect((await client.get('/api/v1/projects')).statusCode).toBe(200);
    await app.owner.query("update session set confirmed_at = now() - interval '1 hour' where person_id = $1", [id]);
    provider.be(visitor);
    const { redirect_to: address } = (await client.post('/auth/company/confirmation')).json<{ redirect_to: string }>();
    const { code, state, iss } = await provider.trip(address);
    expect((await client.post('/auth/company/callback', { code, state, iss })).json()).toMatchObject({
      purpose: 'confirm',
    });
    expect((await client.get('/api/v1/session/confirmation')).json().until).not.toBeNull();
  });

  async function ownAccount(person: Person): Promise<string | undefined> {
    const { accounts } = (await person.get('/api/v1/memberships')).json<{
      accounts: { id: string; current: boolean }[];
    }>();
    return accounts.find(({ current }) => !current)?.id;
  }
});

describe('back-channel logout', () => {
  let of: Awaited<ReturnType<typeof company>>;
  beforeAll(async () => {
    of = await company();
  });
  const deliver = async (to: string, form: string): Promise<number> =>
    (await app.script().postForm(new URL(to).pathname, Object.fromEntries(new URLSearchParams(form)))).statusCode;

  test('who signs out there is signed out here at once', async () => {
    const client = await app.visitor();
    const visitor = someone(of.domain);
    await come(client, visitor);
    const stays = await app.visitor();
    await come(stays, someone(of.domain));
    const { logoutUri } = (await of.owner.get('/api/v1/company-sign-in')).json<CompanySignIn>();
    expect(await provider.signOut(visitor.subject, logoutUri, deliver)).toBe(200);
    expect((await client.get('/api/v1/me')).statusCode).toBe(401);
    expect((await stays.get('/api/v1/me')).statusCode).toBe(200);
  });

  test('a token of another issuer, for another account, or none ends nothing', async () => {
    const client = await app.visitor();
    const visitor = someone(of.domain);
    await come(client, visitor);
    const { logoutUri } = (await of.owner.get('/api/v1/company-sign-in')).json<CompanySignIn>();
    expect(await others.signOut(visitor.subject, logoutUri, deliver)).toBe(400);
    const nobody = logoutUri.replace(of.owner.accountId, crypto.randomUUID());
    expect(await provider.signOut(visitor.subject, nobody, deliver)).toBe(400);
    expect(await deliver(logoutUri, 'logout_token=none')).toBe(400);
    expect(await deliver(logoutUri, '')).toBe(400);
    expect((await client.get('/api/v1/me')).statusCode).toBe(200);
  });
});
