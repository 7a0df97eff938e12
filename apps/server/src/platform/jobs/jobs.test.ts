import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '#test/app.ts';
import { enqueue, withListeners, job } from './jobs.ts';
import { runWaitingJobs, startWorkers } from './workers.ts';

const app = testApp();
const ran: string[] = [];

const note = job({
  name: 'test.note',
  payload: z.object({ text: z.string() }),
  attempts: 2,
  async run({ text }) {
    if (text === 'fails') throw new Error('It cannot be done.');
    ran.push(text);
  },
});

const runAll = () => runWaitingJobs({ pool: app.db.jobs, services: app.services, jobs: [note] });
const waiting = async () =>
  (
    await app.owner.query<{ attempts: number; locked_by: string | null; last_error: string | null }>(
      `select attempts, locked_by, last_error from graphile_worker.jobs where task_identifier = 'test.note' order by id`,
    )
  ).rows;

test('a job is asked for in the transaction of an account, and run', async () => {
  const { accountId } = await app.signUp();
  ran.length = 0;
  await app.db.inAccount(accountId, (tx) => enqueue(tx, note, { text: 'one' }));
  await runAll();
  expect(ran).toEqual(['one']);
});

test('a transaction that fails asked for nothing', async () => {
  const { accountId } = await app.signUp();
  ran.length = 0;
  const failed = app.db.inAccount(accountId, async (tx) => {
    await enqueue(tx, note, { text: 'never' });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await runAll();
  expect(ran).toEqual([]);
});

test('of two with one key the last is run', async () => {
  ran.length = 0;
  await app.db.asSystem((tx) => enqueue(tx, note, { text: 'first' }, { key: 'k' }));
  await app.db.asSystem((tx) => enqueue(tx, note, { text: 'second' }, { key: 'k' }));
  await runAll();
  expect(ran).toEqual(['second']);
});

test('a payload that is wrong is refused when it is asked for', async () => {
  await expect(app.db.asSystem((tx) => enqueue(tx, note, { text: 1 as never }))).rejects.toThrow();
});

test('a job that fails is tried again, as often as it says', async () => {
  await app.db.asSystem((tx) => enqueue(tx, note, { text: 'fails' }));
  await runAll();
  expect(await waiting()).toMatchObject([{ attempts: 1, last_error: 'It cannot be done.' }]);
  await app.owner.query(`update graphile_worker._private_jobs set run_at = now()`);
  await runAll();
  expect(await waiting()).toMatchObject([{ attempts: 2 }]);
  await app.owner.query('delete from graphile_worker._private_jobs');
});

test('who listens hears one after the other', async () => {
  const said: string[] = [];
  const announced = job({ name: 'test.announced', payload: z.object({ n: z.int() }) });
  const joined = withListeners(
    announced,
    async ({ n }) => void said.push(`a${n}`),
    async ({ n }) => void said.push(`b${n}`),
  );
  await app.db.asSystem((tx) => enqueue(tx, announced, { n: 1 }));
  await runWaitingJobs({ pool: app.db.jobs, services: app.services, jobs: [joined] });
  expect(said).toEqual(['a1', 'b1']);
});

test('workers run what comes, and give back what a killed worker held', async () => {
  ran.length = 0;
  await app.db.asSystem((tx) => enqueue(tx, note, { text: 'held' }));
  await app.owner.query(
    `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '5 minutes'`,
  );

  const workers = await startWorkers({ pool: app.db.jobs, services: app.services, jobs: [note] });
  await app.db.asSystem((tx) => enqueue(tx, note, { text: 'new' }));
  await expect.poll(() => ran.toSorted(), { timeout: 5000 }).toEqual(['held', 'new']);
  expect(await app.stored('workerHeartbeat')).not.toEqual([]);
  await workers.stop();
  expect(await app.stored('workerHeartbeat')).toEqual([]);
});

test('what was done while the database went away is noted when it is back', async () => {
  const { rows } = await app.owner.query<{ name: string }>('select current_database() as name');
  const outside = new Client({ connectionString: inject('databaseUrl') });
  await outside.connect();
  onTestFinished(() => outside.end());
  let broken = 0;
  const breaks = job({
    name: 'test.breaks',
    payload: z.object({}),
    async run() {
      broken += 1;
      // Ends every connection, including the one that would have recorded that this job is done.
      await outside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [rows[0]?.name]);
    },
  });

  const workers = await startWorkers({ pool: app.db.jobs, services: app.services, jobs: [note, breaks] });
  await app.db.asSystem((tx) => enqueue(tx, breaks, {}));
  await expect.poll(() => broken).toBe(1);
  const left = () =>
    app.owner
      .query(`select 1 from graphile_worker.jobs where task_identifier = 'test.breaks'`)
      .then((found) => found.rowCount, String);
  await expect.poll(left, { timeout: 20_000 }).toBe(0);
  ran.length = 0;
  await app.db.asSystem((tx) => enqueue(tx, note, { text: 'after' }));
  await expect.poll(() => ran, { timeout: 20_000 }).toEqual(['after']);
  await workers.stop();
  expect(broken).toBe(1);
});
