import { expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';

// What a person can do with an unverified address, and what happens to it.
const app = testApp({ limits: 'off' });
const newPassword = 'another long and quiet street';

const tokenFor = async (email: string) => /#token=([\w-]+)/.exec((await app.outbox.last(email)).text)?.[1] ?? '';

async function aDocument(person: Person) {
  const site = (await person.post('/api/v1/sites', { name: 'Begun', type: 'Site', languages: ['en'] })).json();
  const document = await person.post(`/api/v1/sites/${site.id}/documents`, {
    type: 'privacy_policy',
    languages: ['en'],
  });
  return { siteId: site.id as string, documentId: document.json().id as string };
}

test('whoever has not proved an address makes no key, and publishes, scans, sends and connects nothing', async () => {
  const person = await app.signUp({ verified: false });
  const { siteId, documentId } = await aDocument(person);
  const list = await person.post(`/api/v1/sites/${siteId}/newsletters`, newsletter);
  expect(list.statusCode, list.body).toBe(201);
  const mails = (await app.outbox.all()).length;

  const tried: readonly [string, object][] = [
    ['/api/v1/api-keys', { name: 'Key' }],
    [`/api/v1/sites/${siteId}/consent-keys`, { kind: 'private', name: 'Key' }],
    ['/api/v1/webhooks', { url: 'https://hooks.example.com/a', types: ['consent.recorded'] }],
    [`/api/v1/documents/${documentId}/publish`, {}],
    [`/api/v1/documents/${documentId}/embedding/mail`, { emails: 'stranger@example.org', language: 'en' }],
    [`/api/v1/sites/${siteId}/scans`, {}],
    [`/api/v1/sites/${siteId}/banner/publish`, {}],
    ...Array.from({ length: 60 }, (_, index): [string, object] => [
      `/api/v1/sites/${siteId}/newsletter-subscriptions`,
      { newsletterId: list.json().id, email: `stranger-${index}@example.org` },
    ]),
  ];
  for (const [path, body] of tried) {
    const answer = await person.post(path, body);
    expect(answer.statusCode, path).toBe(403);
    expect(answer.json(), path).toMatchObject({ code: 'email.unverified' });
  }
  expect(await app.outbox.all()).toHaveLength(mails);

  // By a consent that a member of the account adds: the subscription stays pending, and no mail is sent.
  await person.post(`/api/v1/sites/${siteId}/consents`, {
    subject: { email: 'other@example.org' },
    preferences: { [newsletter.preference]: true },
  });
  await app.runScheduled('evidence.sequence');
  await app.runScheduled('newsletter.follow');
  expect((await app.outbox.all()).map(({ to }) => to)).not.toContain('other@example.org');
});

const newsletter = {
  name: 'News',
  preference: 'newsletter',
  optIn: 'double',
  confirmHours: 48,
  senderName: null,
  replyTo: null,
  confirmedUrl: null,
  welcome: false,
};

test.each([
  { name: 'URGENT: sign in at https://evil.test/login within 24h' },
  { senderName: 'Your Bank <security@bank.com>' },
  { senderName: 'Sign in at bank.com now' },
])('a newsletter %j is refused: strangers would read it in our mails', async (change) => {
  const person = await app.signUp();
  const { siteId } = await aDocument(person);
  const answer = await person.post(`/api/v1/sites/${siteId}/newsletters`, { ...newsletter, ...change });
  expect(answer.json()).toMatchObject({
    code: 'input.invalid',
    fields: { [Object.keys(change)[0]!]: { code: 'field.name-with-address' } },
  });
  const site = await person.post('/api/v1/sites', { name: 'BANK: go to bank.com', type: 'Site' });
  expect(site.json()).toMatchObject({ fields: { name: { code: 'field.name-with-address' } } });
});

test('who resets the password of an address never proved gets nothing of what a stranger began', async () => {
  const email = 'victim@example.com';
  const stranger = await app.signUp({ email, verified: false });
  await aDocument(stranger);
  // Like accounts that are older than the rule.
  const { key } = await proved(stranger, async () =>
    (await stranger.post('/api/v1/api-keys', { name: 'Mine' })).json(),
  );
  await proved(stranger, () =>
    stranger.post('/api/v1/webhooks', { url: 'https://hooks.example.com/a', types: ['consent.recorded'] }),
  );

  const victim = await app.visitor();
  await victim.post('/api/v1/password-resets', { email });
  const token = await tokenFor(email);
  const reset = (more: object) => victim.put('/api/v1/password-resets', { token, password: newPassword, ...more });
  expect((await reset({})).json()).toMatchObject({ code: 'password-reset.starts-over' });
  expect((await stranger.get('/api/v1/me')).statusCode).toBe(200);
  expect((await reset({ startOver: true })).json()).toEqual({ done: true });

  expect((await victim.post('/users/sign-in', { email, password: newPassword })).json()).toMatchObject({
    success: true,
    tos_ok: false,
  });
  expect((await victim.get('/api/v1/me')).json().person.emailVerified).toBe(true);
  await victim.post('/user/tos', { accept: true });
  await victim.post('/api/v1/sites', { name: 'Victim secret site', type: 'Site' });
  expect((await stranger.get('/api/v1/me')).statusCode).toBe(401);
  expect((await app.script(key).get('/api/v1/sites')).statusCode).toBe(401);
  expect((await victim.get('/api/v1/webhooks')).json().endpoints ?? []).toEqual([]);
  expect((await victim.get('/api/v1/sites')).json().sites).toMatchObject([{ name: 'Victim secret site' }]);
});

test('who follows the link of an account that a stranger began starts over with a password of their own', async () => {
  const email = 'reader@example.com';
  const stranger = await app.signUp({ email, verified: false });
  await aDocument(stranger);
  const reader = await app.visitor();
  const token = await tokenFor(email);
  const short = await reader.put('/api/v1/email-verification', { token, newPassword: 'too short' });
  expect(short.json()).toMatchObject({ code: 'password.too-short' });
  const answer = await reader.put('/api/v1/email-verification', { token, newPassword });
  expect(answer.json()).toEqual({ email, changed: false, startedOver: true });

  expect((await stranger.get('/api/v1/me')).statusCode).toBe(401);
  const again = await app.visitor();
  expect((await again.post('/users/sign-in', { email, password: stranger.password })).statusCode).toBe(401);
  expect((await again.post('/users/sign-in', { email, password: newPassword })).statusCode).toBe(200);
  await again.post('/user/tos', { accept: true });
  expect((await again.get('/api/v1/sites')).json().sites).toEqual([]);
});

async function proved<Result>(person: Person, work: () => Promise<Result>): Promise<Result> {
  await app.owner.query('update person set email_verified_at = now() where id = $1', [person.id]);
  const result = await work();
  await app.owner.query('update person set email_verified_at = null where id = $1', [person.id]);
  return result;
}

test.each(['victim2@ｅxample.com', 'victim2@exampℓe.com', 'victim2@𝐞xample.com', 'ＶICTIM2@example。com'])(
  '%s is the mailbox victim2@example.com, and no other person',
  async (spelled) => {
    const form = { password: newPassword, tos_accepted: true, privacy_read: true };
    await (await app.visitor()).post('/users/sign-up', { email: 'victim2@example.com', ...form });
    const twin = await (await app.visitor()).post('/users/sign-up', { email: spelled, ...form });
    expect(twin.json()).toMatchObject({ code: 'sign-up.email-taken' });
    const known = await (await app.visitor()).post('/users/sign-in', { email: spelled, password: newPassword });
    expect(known.json()).toMatchObject({ success: true, email: 'victim2@example.com' });
    expect(await app.stored('person', { email: 'victim2@example.com' })).toHaveLength(1);
  },
);

test.each(['victim@ｅxample.com', 'victim@Example.com', 'victim@münchen.de', 'ｖictim@example.com', 'nobody'])(
  'the database takes no person called %s',
  async (email) => {
    const write = app.owner.query(`insert into person (id, email, created_at) values (gen_random_uuid(), $1, now())`, [
      email,
    ]);
    await expect(write).rejects.toThrow('person_email_plain');
  },
);
