import { beforeAll, expect, test } from 'vitest';
import { fillDemo } from '../seed/demo.ts';
import { testApp } from './app.ts';
import { wrongIn } from './audited.ts';
import { fromPage, fromServer, siteWithKeys } from './consents.ts';
import { readersOf } from './newsletters.ts';

/**
 * The audit must report nothing if nobody tampered with the data: all features that write next to evidence, or delete
 * it as its owner wants, must keep the audit clean.
 */
const app = testApp({ limits: 'off' });
const readers = readersOf(app);

beforeAll(() => app.clock.set('2026-11-22T08:00:00.000Z'));

async function expectClean(): Promise<void> {
  for (const name of ['cookie-preferences.count', 'cookie-preferences.seal']) await app.runScheduled(name);
  await app.runJobs();
  await app.runScheduled('evidence.sequence');
  expect(await wrongIn(app)).toEqual([]);
}

test('the example account', async () => {
  await fillDemo(app, app.db, app.services.config);
  await expectClean();
});

test('an import, with people who are put together by it', async () => {
  const { prv } = await siteWithKeys(app);
  await fromServer(app, prv, { subject: { id: 'u-1' }, preferences: { news: true } });
  await fromServer(app, prv, { subject: { email: 'one@example.com' }, preferences: { offers: true } });
  const lines = Array.from({ length: 300 }, (_, n) => ({
    timestamp: `2026-03-0${1 + (n % 9)}T10:00:00Z`,
    subject: { id: `u-${n % 70}`, ...(n % 70 === 1 && { email: 'one@example.com' }) },
    preferences: { news: n % 2 === 0 },
  }));
  const headers = { 'content-type': 'application/x-ndjson', authorization: `Bearer ${prv}` };
  const payload = lines.map((line) => JSON.stringify(line)).join('\n');
  const imported = await app.http.inject({ method: 'POST', url: '/api/v1/consents/import', headers, payload });
  expect(imported.json()).toMatchObject({ kept: 300, refused: 0 });
  await expectClean();
});

test('a newsletter: readers who confirm, leave, never answer, and are erased', async () => {
  const list = await readers.aList();
  await readers.subscribed(list);
  const leaving = await readers.subscribed(list);
  expect((await readers.press(await readers.exitOf(list, leaving), 'unsubscribe')).statusCode).toBe(200);
  await readers.ask(list, readers.someone());
  const erased = await readers.subscribed(list);
  const { subject } = await readers.detail(list, erased);
  const erasing = await list.owner.post(`${list.path}/subjects/${subject.id}/erasure`, { mode: 'keep-evidence' });
  expect(erasing.statusCode, erasing.body).toBeLessThan(300);
  app.clock.forward(4 * 24 * 3_600_000);
  await app.runScheduled('newsletter.expire');
  await expectClean();
});

test('sites that are deleted, once with their evidence, and an account that is', async () => {
  const { owner, siteId, pub } = await siteWithKeys(app);
  await fromPage(app, pub, { subject: { email: 'one@example.com' }, preferences: { news: true } });
  const other = (await owner.post('/api/v1/sites', { name: 'other.example', type: 'Site', languages: ['en'] })).json();
  expect((await owner.delete(`/api/v1/sites/${siteId}?evidence=keep`)).statusCode).toBeLessThan(300);
  await expectClean();
  expect((await owner.delete(`/api/v1/sites/${other.id}?evidence=delete`)).statusCode).toBeLessThan(300);
  await expectClean();

  const left = await siteWithKeys(app);
  await fromPage(app, left.pub, { subject: { email: 'two@example.com' }, preferences: { news: true } });
  const deleted = await left.owner.post('/api/v1/account/deletion', {
    password: left.owner.password,
    confirmation: left.owner.email,
  });
  expect(deleted.statusCode, deleted.body).toBeLessThan(300);
  await expectClean();
});
