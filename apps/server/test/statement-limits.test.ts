import { expect, test } from 'vitest';
import { sql, usualLimits } from '#platform/database/database.ts';
import { testApp } from './app.ts';

const app = testApp({ statements: { request: 300, job: 20_000 } });

/** Locks a table against all others while `work` runs. */
async function whileLocked<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  const holder = await app.owner.connect();
  try {
    await holder.query(`begin; lock table ${table} in access exclusive mode`);
    return await work();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

test('a request whose statement takes too long is asked to come back, and the connection serves the next', async () => {
  const person = await app.signUp();

  const refused = await whileLocked('site', () =>
    Promise.all(Array.from({ length: 12 }, () => person.get('/api/v1/sites'))),
  );

  expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 503));
  expect(refused[0]?.json()).toMatchObject({ code: 'server.busy' });
  expect(refused[0]?.headers['retry-after']).toBe('2');
  expect((await person.get('/api/v1/sites')).statusCode).toBe(200);
});

test('what nobody holds in memory is a page that says so', async () => {
  const answer = await whileLocked('public_id', () =>
    app.script().get('/privacy-policy/0000000000', { 'accept-language': 'it' }),
  );

  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.body).toContain('<h1>Al momento questo documento non può essere visualizzato</h1>');
});

test('a job and an export have longer than a request', async () => {
  const person = await app.signUp();
  const made = await person.post('/api/v1/sites', { name: 'Example', url: 'https://example.com', type: 'Site' });
  const siteId = made.json<{ id: string }>().id;
  expect((await person.delete(`/api/v1/sites/${siteId}?evidence=delete`)).statusCode).toBeLessThan(300);

  const waiting = await whileLocked('public_id', async () => {
    const begun = { job: app.runJobs(), export: person.get('/api/v1/account/export') };
    // Longer than a request's statement timeout.
    await new Promise((resolve) => setTimeout(resolve, 900));
    return begun;
  });

  await waiting.job;
  expect(app.log.filter((line) => line.includes('job failed'))).toEqual([]);
  expect((await waiting.export).json()).toMatchObject({ format: 'candor-account' });
});

test('what is set by itself is fifteen seconds for requests and ten minutes for jobs', async () => {
  expect(usualLimits).toEqual({ request: 15_000, job: 600_000 });
  const show = sql<{ limit: string }>`select current_setting('statement_timeout') as limit`;
  const inside = async (db: typeof app.db.forJobs) => (await db.asSystem((tx) => show.execute(tx))).rows;
  expect(await inside(app.db)).toEqual([{ limit: '300ms' }]);
  expect(await inside(app.db.forJobs)).toEqual([{ limit: '20s' }]);
  // The next transaction on this connection has a request's timeout again.
  expect(await inside(app.db)).toEqual([{ limit: '300ms' }]);
});
