// Webhooks delivered per second: signed, sent through the guard, recorded with their attempt, by the workers of one process as
// shipped, measured from their announcement. The receiver runs on this machine, so this benchmark's guard permits its address.
// Limit, in the same run and to the same receiver: posts of the same body by `fetch`, with the same concurrency, but without
// signing, guard and records.
import { createGuard } from '@app/scanner';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Client } from 'pg';
import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { announce } from '../apps/server/src/features/webhooks/announce.ts';
import { readSecrets } from '../apps/server/src/platform/crypto/secrets.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { prepareDatabase } from '../apps/server/src/platform/database/prepare.ts';
import { startDatabase } from '../apps/server/src/platform/database/server.ts';
import { addSiteWithKey } from './lib/consent-server.ts';
import { dataFolder, site } from './lib/intake-server.ts';
import { median } from './lib/median.ts';

const budget = { ratio: 0.02 };
const endpoints = 8;
const events = Number(process.argv[2] ?? 100);
const atOnce = 12;
const rounds = 3;

const dataDir = dataFolder();
const postgres = await startDatabase({ databaseUrl: undefined, dataDir });
const { url = '' } = postgres;
const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:3000' });
const logins = await prepareDatabase({
  server: postgres,
  given: undefined,
  secrets: () => readSecrets(config.secretsFile),
});
const db = openDatabase({ logins, onError: (error) => console.error(error) });
const app = await createApp({ config, db, guard: createGuard({ reachable: (host) => host === '127.0.0.1' }) });
const receiver = new Worker(new URL('lib/webhook-receiver.ts', import.meta.url));
const [port] = (await once(receiver, 'message')) as [number];
const client = new Client({ connectionString: url });
await client.connect();
await addSiteWithKey(client);
for (let n = 0; n < endpoints; n += 1)
  await client.query(
    `insert into webhook_endpoint (account_id, id, url, description, types, site_ids, active, secret_number, created_at)
     values ($1, gen_random_uuid(), $2, '', '{consent.recorded}', '{}', true, 1, now())`,
    [site.accountId, `http://127.0.0.1:${port}/${n}`],
  );
const workers = await app.startWorkers();
try {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const [delivered, posted] = [await deliveries(), await posts()];
    // The first round warms up both.
    if (round === 0) continue;
    ours.push(delivered);
    theirs.push(posted);
  }
  const [perSecond, peer] = [median(ours), median(theirs)];
  const ratio = perSecond / peer;
  const ok = ratio >= budget.ratio;
  console.log(JSON.stringify({ bench: 'webhooks', budget, ok, perSecond, fetch: peer, ratio }));
  console.log(
    `webhooks: ${Math.round(perSecond)} deliveries/s to ${endpoints} endpoints, ${ratio.toFixed(2)} × bare fetch (${Math.round(peer)}/s), ${atOnce} at once; budget ≥ ${budget.ratio}`,
  );
  if (!ok) process.exitCode = 1;
} finally {
  await workers.stop();
  await app.http.close();
  await client.end();
  await db.close();
  await postgres.stop();
  await receiver.terminate();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Deliveries per second, from announcing until the receiver has all of them and each is recorded. */
async function deliveries(): Promise<number> {
  const now = new Date();
  const told = Array.from({ length: events }, () => eventOf(randomUUID(), now));
  const began = performance.now();
  await db.forJobs.asSystem((tx) => announce(tx, site.accountId, told, now));
  for (;;) {
    const { rows } = await client.query(`select count(*) from webhook_delivery where status = 'pending'`);
    if (Number(rows[0].count) === 0) break;
    await pause(20);
  }
  return rate(began);
}

async function posts(): Promise<number> {
  const { type, at: timestamp, data } = eventOf(randomUUID(), new Date());
  const body = JSON.stringify({ type, timestamp, data });
  let left = events * endpoints;
  const began = performance.now();
  const loop = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      await (await fetch(`http://127.0.0.1:${port}/${left % endpoints}`, sent)).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
  return rate(began);
}

async function rate(began: number): Promise<number> {
  const seconds = (performance.now() - began) / 1000;
  receiver.postMessage('count');
  const [count] = (await once(receiver, 'message')) as [number];
  if (count !== events * endpoints) throw new Error(`${count} of ${events * endpoints} arrived.`);
  return count / seconds;
}

function eventOf(key: string, at: Date) {
  const notices = [{ identifier: 'privacy_policy', version: '1' }];
  const data = {
    consent: key,
    site: site.siteId,
    subject: key,
    kind: 'consent',
    source: 'public',
    verified: false,
    notices,
  };
  return { type: 'consent.recorded', key, siteId: site.siteId, at, data } as const;
}
