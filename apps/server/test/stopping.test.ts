import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { findRunning } from '#platform/database/launcher/postmaster.ts';
import { choiceAt } from './choices.ts';
import { dataFolder, startServer } from './process.ts';
import { connectRaw, headOf } from './raw.ts';

const DATA_DIR = dataFolder();
const settings = { DATA_DIR, INTAKE_LIMIT: '999999999' };
const publicId = 'abcdefghjk';
const [accountId, siteId] = ['01890a5d-ac96-774b-bcce-b302099a8057', '01890a5d-ac96-774b-bcce-b302099a8058'];

async function inDatabase<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const running = await findRunning(path.join(DATA_DIR, 'postgres'));
  if (!running) throw new Error('The database does not run.');
  const client = new Client({
    host: running.socketDir,
    port: Number(running.port),
    user: 'candor',
    database: 'candor',
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

test('a server that is told to end answers what runs, resets nobody, and loses nothing it acknowledged', async () => {
  const server = await startServer(settings);
  const port = Number(new URL(server.url).port);
  await inDatabase((client) =>
    client.query(`insert into public_id (id, kind, account_id, row_id) values ($1, 'site', $2, $3)`, [
      publicId,
      accountId,
      siteId,
    ]),
  );
  const { acknowledged, failures, last, stop } = sendChoices(port);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(100);

  // A half-sent request, an idle keep-alive connection, and a connection that never sent anything.
  const half = connectRaw(port);
  const choice = JSON.stringify(choiceAt(new Date()));
  half.write(`${headOf('POST', `/e/choice/${publicId}`, choice.length)}${choice.slice(0, 20)}`);
  const idle = connectRaw(port);
  idle.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect((await idle.answer()).headers).not.toContain('connection: close');
  const silent = connectRaw(port);
  await pause(200);

  server.child.kill('SIGTERM');
  await pause(300);
  half.write(choice.slice(20));
  const { status, headers } = await half.answer();
  expect([status, headers.includes('connection: close')]).toEqual([204, true]);
  acknowledged.push(JSON.parse(choice).id);
  expect(await Promise.all([half.ended, idle.ended, silent.ended])).toEqual(['ended', 'ended', 'ended']);
  expect((await server.ended).code).toBe(0);
  await stop();
  expect(failures).toEqual([]);
  expect(last).toContain('close');

  await startServer(settings);
  const { rows } = await inDatabase((client) =>
    client.query<{ id: string }>('select id from preference where account_id = $1', [accountId]),
  );
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

/**
 * Simulates eight browsers that send one choice after another over keep-alive connections, until the server no longer
 * responds.
 */
function sendChoices(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  onTestFinished(() => agent.destroy());
  const [acknowledged, failures, last]: [string[], string[], string[]] = [[], [], []];
  let isOver = false;

  async function browse(): Promise<void> {
    while (!isOver) {
      await send();
      await pause(5);
    }
  }

  function send(): Promise<void> {
    const choice = choiceAt(new Date(), { consentId: randomBytes(16).toString('hex') });
    return new Promise((resolve) => {
      const sent = request(
        { port, host: '127.0.0.1', method: 'POST', path: `/e/choice/${publicId}`, agent },
        (answer) => {
          if (answer.statusCode === 204) acknowledged.push(choice.id);
          else failures.push(`answered with ${answer.statusCode}`);
          last.push(String(answer.headers.connection));
          answer.resume().on('end', resolve);
        },
      );
      sent.on('error', ({ code }: NodeJS.ErrnoException) => {
        // After the server has ended, connections are refused.
        if (code !== 'ECONNREFUSED') failures.push(String(code));
        isOver = true;
        resolve();
      });
      sent.end(JSON.stringify(choice));
    });
  }

  const all = Promise.all(Array.from({ length: 8 }, browse));
  return {
    acknowledged,
    failures,
    last,
    async stop() {
      isOver = true;
      await all;
    },
  };
}
