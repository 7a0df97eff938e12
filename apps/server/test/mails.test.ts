import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { enqueue, job } from '#platform/jobs/jobs.ts';
import { runWaitingJobs } from '#platform/jobs/workers.ts';
import { sendInstructions } from '../src/features/publishing/index.ts';
import { testApp } from './app.ts';
import { siteWithBanner } from './choices.ts';

const config = { smtpUrl: '' };
/** A server that accepts connections and never responds. */
const hanging = net.createServer();
const connections = new Set<net.Socket>();

// Before the app reads its settings.
beforeAll(async () => {
  hanging.on('connection', (socket) => connections.add(socket));
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  // The type of a TCP server's address.
  config.smtpUrl = `smtp://127.0.0.1:${(hanging.address() as net.AddressInfo).port}`;
});
const app = testApp({ config });
afterAll(() => {
  for (const socket of connections) socket.destroy();
  hanging.close();
});

test('a mail server that hangs delays no other job', { timeout: 60_000 }, async () => {
  const owner = await app.signUp();
  const { siteId } = await siteWithBanner(app, owner);
  const mail = { to: 'someone@example.com', url: 'https://example.com', code: '<script>', locale: 'en' as const };
  await app.db.asSystem(async (tx) => {
    for (let n = 0; n < 20; n += 1) await enqueue(tx, sendInstructions, mail);
  });
  await app.startWorkers();
  await expect.poll(() => connections.size, { timeout: 15_000 }).toBeGreaterThanOrEqual(4);

  const made = await owner.post(`/api/v1/sites/${siteId}/preference-exports`, {});
  const status = async () => (await app.stored('export', { siteId })).map((one) => one['status']);
  expect(made.statusCode, made.body).toBeLessThan(300);
  await expect.poll(status, { timeout: 30_000 }).toEqual(['ready']);
  // Had the export waited for a worker that sends mail, each of the 20 mails before it would have been tried.
  expect(connections.size).toBeLessThan(20);
  for (const socket of connections) socket.destroy();
});

test('a job that does not declare that it sends mail sends none', async () => {
  const secretive = job({
    name: 'test.secretive',
    payload: z.object({}),
    attempts: 1,
    run: (_, { mail }) => mail.send('someone@example.com', { subject: 'S', text: 'T' }),
  });
  await app.db.asSystem((tx) => enqueue(tx, secretive, {}));
  await runWaitingJobs({ pool: app.db.jobs, services: app.services, jobs: [secretive] });
  const { rows } = await app.owner.query(
    `select last_error from graphile_worker.jobs where task_identifier = 'test.secretive'`,
  );
  expect(rows).toEqual([{ last_error: expect.stringContaining('does not declare it') }]);
});
