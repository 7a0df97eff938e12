import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { fromPage, siteWithKeys } from '#test/consents.ts';

const app = testApp({ limits: 'off' });
app.clock.set('2026-11-22T08:00:00.000Z');

test('the state says since when proofs are late', async () => {
  const { owner, siteId, pub } = await siteWithKeys(app);
  const state = async () => (await owner.get(`/api/v1/sites/${siteId}/consent-state`)).json();
  expect(await state()).toMatchObject({ state: 'fine', newest: null, lag: 0, waitingSince: null, pressure: 0 });
  await fromPage(app, pub, { subject: { email: 'anna@example.com' } });
  app.clock.forward(60_000);
  expect(await state()).toMatchObject({ state: 'fine', lag: 60_000, lastKeptAt: '2026-11-22T08:00:00.000Z' });
  app.clock.forward(1);
  expect(await state()).toMatchObject({ state: 'late', waitingSince: '2026-11-22T08:00:00.000Z' });
  await app.runScheduled('evidence.sequence');
  expect(await state()).toMatchObject({ state: 'fine', lag: 0, waitingSince: null });
});

test('while the database is away no consent is acknowledged, the owner is told, and what is sent again is kept once', async () => {
  const { owner, siteId, pub } = await siteWithKeys(app);
  const state = async () => (await owner.get(`/api/v1/sites/${siteId}/consent-state`)).json();
  await fromPage(app, pub, { subject: { email: 'first@example.com' } });
  app.clock.forward(1000);
  const now = app.clock.now().getTime().toString(16).padStart(12, '0');
  const sent = Array.from({ length: 20 }, (_, n) => ({
    subject: { email: `person-${n}@example.com` },
    id: `${now.slice(0, 8)}-${now.slice(8)}-7000-8000-${String(n).padStart(12, '0')}`,
  }));
  const { rows } = await app.owner.query<{ name: string }>('select current_database() as name');
  const name = rows[0]?.name ?? '';
  const beside = new Client({ connectionString: inject('databaseUrl') });
  await beside.connect();
  try {
    await beside.query(`alter database ${name} allow_connections false`);
    await beside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    const away = await Promise.all(sent.map((consent) => fromPage(app, pub, consent)));
    expect(new Set(away.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  } finally {
    await beside.query(`alter database ${name} allow_connections true`);
    await beside.end();
  }
  expect(await state()).toMatchObject({ state: 'outage', lastFailureAt: app.clock.now().toISOString() });
  app.clock.forward(1000);
  const again = await Promise.all([...sent, ...sent].map((consent) => fromPage(app, pub, consent)));
  expect(new Set(again.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(await app.stored('consent', { siteId })).toHaveLength(21);
  expect(await state()).toMatchObject({ state: 'fine' });
});
