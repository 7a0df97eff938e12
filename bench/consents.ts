// Consents acknowledged per second, each written to disk with its person and its leaf, over 64 connections: the real server
// process with its own database and its default settings, except for the limit by address, because all load comes from one.
// Limit, in the same run and on the same database: `pgbench`, which inserts rows of the same size one by one without HTTP,
// person or leaf. Peer, in the same run and on the same PostgreSQL: the backend of c15t, with its `POST /subjects`. Budget: 0.6
// of the limit, 20 times the peer, and 99 of 100 included in a signed checkpoint within five seconds.
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  fromBase64,
  leafHashOf,
  parseCheckpoint,
  verifyBundle,
  verifyInclusionProof,
  type ProofBundle,
} from '@app/evidence';
import { startC15t } from './lib/c15t.ts';
import { dataFolder, site } from './lib/intake-server.ts';
import { startConsentServer, type ConsentServer } from './lib/consent-server.ts';
import { median } from './lib/median.ts';
import { runPgbench } from './lib/pgbench.ts';
import { proofAt } from './lib/proof-at.ts';

const budget = { ratio: 0.6, peerRatio: 20, includedSeconds: 5 };
const connections = 64;
const seconds = Number(process.argv[2] ?? 5);
const rounds = 3;
/** Rounds until the engine has compiled all hot code: a busy server has run for longer. */
const warmUp = 4;

const server = await startConsentServer();
const folder = dataFolder();
const script = `${folder}/insert.sql`;
const c15t = await startC15t(server.client, server.databaseUrl);
try {
  const ours: Load[] = [];
  const inserted: number[] = [];
  const theirs: number[] = [];
  for (let round = 1; round <= warmUp + rounds; round += 1) {
    const sample = await measure(server);
    writeFileSync(script, await insertOne(server));
    const { perSecond } = await runPgbench(script, server.databaseUrl, { connections, seconds });
    await server.client.query('delete from consent where batch_id = id');
    const peer = await load('c15t', c15t.port, '');
    if (round <= warmUp) continue;
    ours.push(sample);
    inserted.push(perSecond);
    theirs.push(peer.perSecond);
  }
  await untilSequenced(server);
  const perSecond = median(ours.map((one) => one.perSecond));
  const [limit, peer] = [median(inserted), median(theirs)];
  const [ratio, peerRatio] = [perSecond / limit, perSecond / peer];
  const included = await inclusion(server);
  const verifying = await verification(server);
  const rows = await c15t.rowsPerConsent();
  const ok = ratio >= budget.ratio && peerRatio >= budget.peerRatio && included.p99 <= budget.includedSeconds;
  const [p50, p99] = [median(ours.map((one) => one.p50)), median(ours.map((one) => one.p99))];
  const result = { perSecond, pgbench: limit, ratio, c15t: peer, peerRatio, p50, p99, included, ...verifying, rows };
  console.log(JSON.stringify({ bench: 'consents', budget, ok, cores: availableParallelism(), ...result }));
  console.log(
    `consents: ${Math.round(perSecond)}/s acknowledged, ${ratio.toFixed(2)} × pgbench (${Math.round(limit)}/s) and ` +
      `${peerRatio.toFixed(1)} × c15t (${Math.round(peer)}/s) at ${connections} connections, ` +
      `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; in a signed checkpoint after ${included.p50.toFixed(2)} s, p99 ${included.p99.toFixed(2)} s; ` +
      `a proof of ${verifying.hashes} hashes is verified in ${verifying.hashMicros.toFixed(0)} µs, with its signature in ${verifying.verifyMicros.toFixed(0)} µs; ` +
      `budget ≥ ${budget.ratio}, ≥ ${budget.peerRatio}, ≤ ${budget.includedSeconds} s`,
  );
  console.log(
    'Stored of each: ours the person with words to search by, the canonical record with the form as it was shown, its salt, ' +
      'its leaf in a tree, its counts; c15t ' +
      `${Object.entries(rows)
        .map(([table, count]) => `${count.toFixed(2)} ${table}`)
        .join(', ')} rows, without form, text or proof.`,
  );
  if (!ok) process.exitCode = 1;
} finally {
  await c15t.stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

type Load = {
  readonly acknowledged: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
};

/** The load comes from a thread of another process than the server. Verifies that every acknowledged row exists. */
async function measure({ port, key, client }: ConsentServer): Promise<Load> {
  const count = async () => Number((await client.query('select count(*) from consent')).rows[0].count);
  const before = await count();
  const sample = await load('consent', port, key);
  const kept = (await count()) - before;
  if (kept !== sample.acknowledged) throw new Error(`${sample.acknowledged} were acknowledged, ${kept} are there.`);
  return sample;
}

async function load(what: 'consent' | 'c15t', port: number, to: string): Promise<Load> {
  const workerData = { what, port, to, connections, seconds };
  const worker = new Worker(new URL('lib/load.ts', import.meta.url), { workerData });
  const [sample] = (await once(worker, 'message')) as [Load];
  return sample;
}

/** A statement that inserts the same kind of row: of the same average length, into the same table with the same indexes. */
async function insertOne({ client }: ConsentServer): Promise<string> {
  const { rows } = await client.query('select avg(length(record))::integer as bytes from consent');
  return (
    `with made as (select (lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 14))::uuid as id) ` +
    `insert into consent (account_id, id, site_id, subject_id, batch_id, received_at, mark, notices, record, salt, leaf) ` +
    `select '${site.accountId}', id, '${site.siteId}', gen_random_uuid(), id, now(), 0, 1, ` +
    `decode(repeat(md5(random()::text), ${Math.ceil(rows[0].bytes / 16)}), 'hex'), decode(md5(random()::text) || md5(random()::text), 'hex'), ` +
    `decode(md5(random()::text) || md5(random()::text), 'hex') from made on conflict do nothing;\n`
  );
}

async function untilSequenced({ client }: ConsentServer): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select count(*) from evidence_batch where first_leaf is null');
    if (Number(rows[0].count) === 0) return;
    await pause(100);
  }
}

/** Seconds from a batch until the first checkpoint that includes all of it, over the batches of the run. */
async function inclusion({ client }: ConsentServer): Promise<{ readonly p50: number; readonly p99: number }> {
  const { rows } = await client.query(
    `select percentile_cont(array[0.5, 0.99]) within group (order by extract(epoch from point.at - uuid_extract_timestamp(batch.id))::float8) as at
     from evidence_batch as batch cross join lateral (select at from evidence_checkpoint as point
       where point.account_id = batch.account_id and point.size >= batch.first_leaf + cardinality(batch.ids)
       order by size limit 1) as point`,
  );
  return { p50: rows[0].at[0], p99: rows[0].at[1] };
}

/** Microseconds to verify one of the latest proofs: only its hashes, and with the signature and all contents. */
async function verification({ client }: ConsentServer) {
  const bundles = await proofAt(client, 200);
  const hashMicros = microsOf(bundles, inTree);
  const verifyMicros = microsOf(bundles, verified);
  return { hashMicros, verifyMicros, hashes: bundles[0]?.proof.length ?? 0 };
}

function microsOf(bundles: readonly ProofBundle[], verifies: (bundle: ProofBundle) => boolean): number {
  const rounds = Array.from({ length: 5 }, () => {
    const began = performance.now();
    for (const bundle of bundles) if (!verifies(bundle)) throw new Error('A proof does not verify.');
    return ((performance.now() - began) * 1000) / bundles.length;
  });
  return Math.min(...rounds);
}

function sha256(bytes: Uint8Array): Uint8Array {
  return hash('sha256', bytes, 'buffer');
}

/** Verifies the path from the record to the root of the checkpoint. */
function inTree({ account, salt, record, leaf: { index }, proof, checkpoint }: ProofBundle): boolean {
  const { size = 0, root = new Uint8Array() } = parseCheckpoint(checkpoint) ?? {};
  const leaf = leafHashOf(account, decoded(salt), record, sha256);
  return verifyInclusionProof({ leaf, index, size, root }, proof.map(decoded), sha256);
}

function decoded(text: string): Uint8Array {
  return fromBase64(text) ?? new Uint8Array();
}

function verified(bundle: ProofBundle): boolean {
  return verifyBundle(bundle, { hash: sha256 }).checks.every(({ status }) => status !== 'failed');
}
