import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { newId } from '#platform/database/ids.ts';
import { testApp } from '#test/app.ts';
import { fromPage, fromServer, siteWithKeys, subjectOf } from '#test/consents.ts';
import { readersOf } from '#test/newsletters.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-22T08:00:00.000Z');
const { aList, someone, followed, mailsTo, subscribed, detail, statusOf } = readersOf(app);

type Key = { readonly id: string; readonly key: string };

async function signing(owner: Awaited<ReturnType<typeof siteWithKeys>>['owner'], siteId: string): Promise<Key> {
  const made = await owner.post(`/api/v1/sites/${siteId}/consent-keys`, { kind: 'signing', name: 'Shop' });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<Key>();
}

type Claims = { readonly [claim: string]: unknown };

/** As a server of the site signs who is signed in. */
function signed(
  { id, key }: Key,
  siteId: string,
  claims: Claims,
  more: { kid?: string; alg?: string; life?: number } = {},
) {
  const now = Math.floor(app.clock.now().getTime() / 1000);
  return new SignJWT({ aud: siteId, iat: now, exp: now + (more.life ?? 600), ...claims })
    .setProtectedHeader({ alg: more.alg ?? 'HS256', kid: more.kid ?? id })
    .sign(new TextEncoder().encode(key));
}

test('C5: what a page sends with a token of the site counts as the word of whoever is signed in, whatever its form says', async () => {
  const { owner, siteId, pub, prv } = await siteWithKeys(app);
  const key = await signing(owner, siteId);
  const known = await fromServer(app, prv, {
    subject: { id: 'cust-1', email: 'anna@example.com' },
    preferences: { sms: true },
  });
  app.clock.forward(1000);
  const answer = await fromPage(app, pub, {
    subject: { id: 'cust-2', email: 'eve@example.com' },
    preferences: { sms: false },
    subject_token: await signed(key, siteId, { sub: 'cust-1', email: 'anna@example.com', email_verified: true }),
  });
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json()).toMatchObject({ source: 'public', verified: true });
  expect(answer.json()).not.toHaveProperty('subject_id');
  const { subject_id } = known.json<{ subject_id: string }>();
  expect(await subjectOf(app, answer)).toBe(subject_id);
  const { id } = answer.json<{ id: string }>();
  const person = (await owner.get(`/api/v1/sites/${siteId}/subjects/${subject_id}`)).json();
  expect(person).toMatchObject({ verified: true, known: true, claimed: {}, email: 'anna@example.com' });
  expect(person.preferences.sms).toMatchObject({ value: false, source: 'public', verified: true, consentId: id });
  expect(person.consents[0]).toMatchObject({ id, claimed: false, verified: true, source: 'public' });
  const { consents } = (await owner.get(`/api/v1/sites/${siteId}/consents?source=public&verified=true`)).json();
  expect(consents).toMatchObject([{ id }]);
  const [row] = await app.stored('consent', { id });
  expect(JSON.parse(String(row?.['record']))).toMatchObject({
    subject: { id: 'cust-1', email: 'anna@example.com' },
    subject_token: { key: key.id, issued: '2026-11-22T08:00:01.000Z', expires: '2026-11-22T08:10:01.000Z' },
  });
  expect(String(row?.['record'])).not.toContain('eve@');
});

test('C5: a token of another key, site or algorithm, too long, without a claim or after its key was taken back is refused, and an expired one makes a claim', async () => {
  const { owner, siteId, pub, prv } = await siteWithKeys(app);
  const other = await siteWithKeys(app);
  const [key, foreign] = [await signing(owner, siteId), await signing(other.owner, other.siteId)];
  const said = { sub: 'cust-1' };
  const now = Math.floor(app.clock.now().getTime() / 1000);
  const none = [
    { alg: 'none', kid: key.id },
    { ...said, aud: siteId, iat: now, exp: now + 60 },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const tokens = {
    'of another site': await signed(foreign, other.siteId, said),
    'of another site for this one': await signed(foreign, siteId, said),
    'for another site': await signed(key, other.siteId, said),
    'by another key under this id': await signed(foreign, siteId, said, { kid: key.id }),
    'of another algorithm': await signed(key, siteId, said, { alg: 'HS384' }),
    'without a signature': `${none}.`,
    'of an unknown key': await signed(key, siteId, said, { kid: '01890a5d-ac96-774b-8cce-b302099a8057' }),
    'with a private key': await signed({ id: key.id, key: prv }, siteId, said),
    'for a day': await signed(key, siteId, said, { life: 86_400 }),
    'of nobody': await signed(key, siteId, {}),
    'of times to come': await signed(key, siteId, { ...said, iat: now + 3000, exp: now + 3600 }),
    'that is none': 'x.y.z',
  };
  const told: Record<string, unknown> = {};
  for (const [name, subject_token] of Object.entries(tokens)) {
    const answer = await fromPage(app, pub, { preferences: { sms: false }, subject_token });
    told[name] = [answer.statusCode, answer.json().code];
  }
  expect(told).toEqual(Object.fromEntries(Object.keys(tokens).map((name) => [name, [401, 'subject-token.invalid']])));

  const good = await signed(key, siteId, said);
  app.clock.forward(11 * 60_000 + 1000);
  const late = await fromPage(app, pub, { subject: { id: 'cust-1' }, preferences: { sms: true }, subject_token: good });
  expect(late.json()).toMatchObject({ source: 'public', verified: false });
  const fresh = await signed(key, siteId, said);
  expect((await fromPage(app, pub, { subject_token: fresh })).statusCode).toBe(201);
  await owner.delete(`/api/v1/sites/${siteId}/consent-keys/${key.id}`);
  expect((await fromPage(app, pub, { subject_token: fresh })).json()).toMatchObject({ code: 'subject-token.invalid' });
  expect(await app.stored('subject', { siteId, externalId: 'cust-1' })).toHaveLength(1);
});

test('C1: what is sent again after its token has expired is the record that was kept, and other content is refused', async () => {
  const { owner, siteId, pub } = await siteWithKeys(app);
  const key = await signing(owner, siteId);
  const subject_token = await signed(key, siteId, { sub: 'cust-1', email: 'anna@example.com' });
  const id = newId(app.clock.now());
  const said = { id, subject: { email: 'eve@example.com' }, preferences: { sms: false }, subject_token };
  expect((await fromPage(app, pub, said)).json()).toMatchObject({ id, verified: true });
  app.clock.forward(24 * 60 * 60_000);
  const again = await fromPage(app, pub, said);
  expect(again.statusCode, again.body).toBe(201);
  expect(again.json()).toMatchObject({ id, verified: true });
  expect(await app.stored('consent', { siteId })).toHaveLength(1);
  const other = await fromPage(app, pub, { ...said, preferences: { sms: true } });
  expect(other.json()).toMatchObject({ code: 'consent.exists' });
  const late = { ...said, id: newId(app.clock.now()) };
  expect((await fromPage(app, pub, late)).json()).toMatchObject({ id: late.id, verified: false });
  expect((await fromPage(app, pub, late)).json()).toMatchObject({ id: late.id, verified: false });
});

test('C4: a signing key opens nothing, is shown once, and is told apart in the list', async () => {
  const { owner, siteId } = await siteWithKeys(app);
  const { key, id } = await signing(owner, siteId);
  expect(key).toMatch(/^candor_sgn_[\w-]{43}$/);
  expect((await fromServer(app, key, { subject: { id: 'x' } })).json()).toMatchObject({ code: 'consent-key.invalid' });
  expect((await fromPage(app, key, { subject: { id: 'x' } })).json()).toMatchObject({ code: 'consent-key.invalid' });
  const reading = { url: `/api/v1/sites/${siteId}/subjects`, headers: { authorization: `Bearer ${key}` } };
  expect((await app.http.inject(reading)).statusCode).toBe(401);
  const { keys } = (await owner.get(`/api/v1/sites/${siteId}/consent-keys`)).json();
  expect(keys).toMatchObject([
    { kind: 'public' },
    { kind: 'private' },
    { id, kind: 'signing', shown: key.slice(0, 17) },
  ]);
  expect(JSON.stringify(keys)).not.toContain(key);
});

test('C7: whoever is signed in unsubscribes at once, and subscribes without a mail if the token vouches for the address', async () => {
  const list = await aList();
  const key = await signing(list.owner, list.siteId);
  const email = await subscribed(list);
  const say = async (newsletter: boolean, claims: Claims) => {
    app.clock.forward(1000);
    const subject_token = await signed(key, list.siteId, claims);
    const answer = await fromPage(app, list.pub, { preferences: { newsletter }, subject_token });
    expect(answer.statusCode, answer.body).toBe(201);
    await followed();
  };
  await say(false, { sub: 'c-1', email });
  expect(await detail(list, email)).toMatchObject({ status: 'unsubscribed', claimed: null });
  const [vouched, unknown] = [someone(), someone()];
  await say(true, { sub: 'c-2', email: vouched, email_verified: true });
  await say(true, { sub: 'c-3', email: unknown });
  expect(await statusOf(list, vouched)).toBe('confirmed');
  expect(await mailsTo(vouched)).toEqual([]);
  expect(await statusOf(list, unknown)).toBe('pending');
  expect(await mailsTo(unknown)).toHaveLength(1);
});
