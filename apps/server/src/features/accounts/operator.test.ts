import { expect, test } from 'vitest';
import { enqueue } from '#platform/jobs/jobs.ts';
import { testApp } from '#test/app.ts';
import { browser } from '#test/client.ts';
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
});

const home = testApp({ config: { hostedPlans: true } });

test('on this machine the outbox stands in for mail', async () => {
  const answer = await (await home.visitor()).get('/api/v1/instance');
  expect(answer.json()).toEqual({ signUp: 'open', hints: true, hostedPlans: true });
});

test('the terms of the operator are shown in place of ours, in the nearest language', async () => {
  const visitor = await home.visitor();
  const ours = (await visitor.get('/api/v1/terms?locale=de')).json();
  expect(ours).toMatchObject({
    terms: { identifier: 'term', version: 'default-1' },
    privacy: { identifier: 'privacy_policy' },
  });

  await home.db.pool.query(
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
