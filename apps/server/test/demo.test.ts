import { expect, test } from 'vitest';
import { fillDemo, demoAccount } from '../seed/demo.ts';
import { testApp } from './app.ts';

const app = testApp();

test('the example account is filled once, with published pages and with work to do', async () => {
  const said = await fillDemo(app, app.db, app.services.config);
  await fillDemo(app, app.db, app.services.config);

  expect(said).toContain(demoAccount.email);
  const documents = await app.stored('document');
  expect(documents).toHaveLength(6);
  expect(documents.filter(({ publishedNumber }) => publishedNumber !== null)).toHaveLength(4);
  const published = documents.find(({ publishedNumber }) => publishedNumber === 2);
  const page = await app.script().get(`/privacy-policy/${String(published?.['publicId'])}?lang=de`);
  expect(page.body).toContain('Bergkraut Naturkost GmbH');
  const banners = await app.stored('banner');
  expect(banners.map(({ publishedNumber }) => publishedNumber)).toEqual([1]);
  // The choices cover six weeks, and the statistics count all of them.
  const choices = await app.stored('preference');
  expect(new Set(choices.map(({ receivedAt }) => String(receivedAt))).size).toBe(1);
  const counted = (await app.stored('preference_day')).filter(({ dimension }) => dimension === 'all');
  const sum = counted.reduce((all, row) => all + Number(row['accept']) + Number(row['reject']), 0);
  expect(sum).toBe(choices.filter(({ action }) => action === 0 || action === 1).length);
  expect(counted.length).toBeGreaterThan(40);
  expect(await app.stored('scan')).toMatchObject([{ status: 'done', verdict: 'fail', services: 5, news: 2 }]);
  // An agency with three clients, each with a guest, and a policy that waits for the word of one of them.
  expect(await app.stored('project')).toHaveLength(3);
  expect(await app.stored('sign_off')).toMatchObject([{ state: 'waiting' }]);
  const guest = await app.visitor();
  await guest.post('/users/sign-in', { email: 'bergkraut@demo.example.com', password: demoAccount.password });
  expect((await guest.get('/api/v1/sites')).json().sites).toHaveLength(2);
  expect((await guest.get('/api/v1/sign-offs')).json().signOffs).toMatchObject([{ state: 'waiting' }]);
  const events = await app.stored('audit_event');
  expect(events.length).toBeGreaterThan(100);
  const first = Math.min(...events.map(({ at }) => (at as Date).getTime()));
  expect((app.clock.now().getTime() - first) / 86_400_000).toBeGreaterThan(50);
  // People consent and withdraw over eight weeks, through a server and pages, to three texts.
  const consents = await app.stored('consent');
  expect(consents.length).toBeGreaterThanOrEqual(50);
  expect(new Set(consents.map(({ mark }) => mark))).toEqual(new Set([0, 3, 7]));
  expect(await app.stored('subject')).toHaveLength(25);
  const since = Math.min(...consents.map(({ id }) => Number.parseInt(String(id).replaceAll('-', '').slice(0, 12), 16)));
  expect((app.clock.now().getTime() - since) / 86_400_000).toBeGreaterThan(50);
});
