import { expect, test } from 'vitest';
import { enqueue } from '#platform/jobs/jobs.ts';
import { testApp } from '#test/app.ts';
import { browser } from '#test/client.ts';
import { createAccount, createKeyOf, findOwner, publishNotice, setPassword } from './index.ts';
import { sweep } from './jobs.ts';

const password = 'a long and quiet street';
const publicUrl = 'https://privacy.example.com';
const away = testApp({ config: { publicUrl, contentUrl: publicUrl } });

test('without mail, nobody signs up from elsewhere, and is told why', async () => {
  const visitor = await browser(away.http, publicUrl);
  expect((await visitor.get('/api/v1/instance')).json()).toEqual({
    signUp: 'mail-not-configured',
    hints: true,
    hostedPlans: false,
    providers: [],
  });
  const answer = await visitor.post('/users/sign-up', {
    email: 'a@example.com',
    password,
    tos_accepted: true,
    privacy_read: true,
  });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ success: false, code: 'sign-up.mail-not-configured' });
  expect(await away.stored('person')).toEqual([]);

  const forgotten = await visitor.post('/api/v1/password-resets', { email: 'a@example.com' });
  expect(forgotten.json()).toMatchObject({ code: 'mail.not-configured' });
});

const home = testApp({ config: { hostedPlans: true } });

test('on this machine the outbox stands in for mail', async () => {
  const answer = await (await home.visitor()).get('/api/v1/instance');
  expect(answer.json()).toEqual({ signUp: 'open', hints: true, hostedPlans: true, providers: [] });
});

test('the terms of the operator are shown in place of ours, in the nearest language', async () => {
  const visitor = await home.visitor();
  const ours = (await visitor.get('/api/v1/terms?locale=de')).json();
  expect(ours).toMatchObject({
    terms: { identifier: 'term', version: 'default-2' },
    privacy: { identifier: 'privacy_policy' },
  });

  await home.owner.query(
    `insert into notice (identifier, version, locale, title, body, published_at)
     values ('term', '2030', 'en', 'Terms', 'English', $1), ('term', '2030', 'de', 'AGB', 'Deutsch', $1), ('term', '2029', 'de', 'Alt', 'Alt', $2)`,
    [new Date('2026-01-02T00:00:00Z'), new Date('2026-01-01T00:00:00Z')],
  );
  home.clock.set('2026-01-03T00:00:00Z');
  expect((await visitor.get('/api/v1/terms?locale=de')).json().terms).toMatchObject({
    version: '2030',
    locale: 'de',
    title: 'AGB',
    text: 'Deutsch',
  });
  expect((await visitor.get('/api/v1/terms?locale=fr')).json().terms).toMatchObject({ version: '2030', locale: 'en' });
});

test('what is over is swept away at night', async () => {
  home.clock.set('2040-01-01T12:00:00Z');
  const person = await home.signUp({ password });
  home.clock.forward(100 * 24 * 3600 * 1000);
  await home.db.asSystem((tx) => enqueue(tx, sweep, {}));
  await home.runJobs();
  expect(await home.stored('session', { personId: person.id })).toEqual([]);
  expect(await home.stored('emailToken', { personId: person.id })).toEqual([]);
});

test('what the operator makes works at once, and asks for the terms', async () => {
  const now = home.clock.now();
  const email = 'owner@office';
  const { accountId, userId, apiKey } = await createAccount(home.db, now, {
    email: 'Owner@Office',
    password,
    name: 'Office',
  });
  expect((await home.script(apiKey).get('/api/v1/me')).json()).toMatchObject({
    person: { id: userId, email, emailVerified: true },
    account: { id: accountId, name: 'Office' },
    tosOk: false,
  });
  await expect(createAccount(home.db, now, { email, password })).rejects.toMatchObject({ code: 'sign-up.email-taken' });

  const another = await createKeyOf(home.db, now, email, 'Another');
  expect((await home.script(another?.apiKey).get('/api/v1/me')).statusCode).toBe(200);
  expect(await createKeyOf(home.db, now, 'nobody@office', 'None')).toBeUndefined();

  const browserOfOwner = await home.visitor();
  await browserOfOwner.post('/users/sign-in', { email, password });
  expect(await setPassword(home.db, new Date(), email, 'an entirely new street')).toBe(true);
  expect(await setPassword(home.db, new Date(), 'nobody@office', 'an entirely new street')).toBe(false);
  expect((await browserOfOwner.get('/api/v1/me')).statusCode).toBe(401);
  const again = await browserOfOwner.post('/users/sign-in', { email, password: 'an entirely new street' });
  expect(again.json()).toMatchObject({ success: true, tos_ok: false });
  expect(await findOwner(home.db, email)).toEqual({ personId: userId, accountId });
});

test('a published text never changes', async () => {
  const now = home.clock.now();
  const row = { version: '2041', locale: 'en', title: 'Privacy', body: 'Words.' };
  expect(await publishNotice(home.db, now, 'privacy_policy', row)).toBe(true);
  expect(await publishNotice(home.db, now, 'privacy_policy', { ...row, body: 'Other words.' })).toBe(false);
  const shown = (await (await home.visitor()).get('/api/v1/terms')).json();
  expect(shown.privacy).toMatchObject({ version: '2041', text: 'Words.' });
});
