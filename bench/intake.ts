// Choices acknowledged per second, each written to disk, over 64 connections: the real server process with its own database and
// its default settings, except for the limit by address, because all load comes from one. Limit, in the same run and on the
// same database: `pgbench`, which inserts the same rows one by one without HTTP.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { startServer, type BenchServer } from './lib/intake-server.ts';
import { median } from './lib/median.ts';
import { runPgbench } from './lib/pgbench.ts';

const budget = { ratio: 0.8, bytes: 450 };
const connections = 64;
const seconds = Number(process.argv[2] ?? 5);
const rounds = 3;

const server = await startServer();
try {
  const ours: Sample[] = [];
  const theirs: Peer[] = [];
  const limit: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const sample = await measure(server);
    const rows = await pgbenchRate(server);
    const bare = await generatorLimit();
    // The first round warms up all of them.
    if (round === 0) continue;
    ours.push(sample);
    theirs.push(rows);
    limit.push(bare);
  }
  const perSecond = median(ours.map((one) => one.perSecond));
  const peer = median(theirs.map((one) => one.perSecond));
  const ratio = perSecond / peer;
  const disk = await server.bytesPerEvent();
  const ok = ratio >= budget.ratio && disk.total <= budget.bytes;
  const p50 = median(ours.map((one) => one.p50));
  const p99 = median(ours.map((one) => one.p99));
  // Other programs reduce the speed of both, but do not change the CPU cost of each.
  const micros = {
    server: median(ours.map((one) => one.server)),
    database: median(ours.map((one) => one.database)),
    databaseOfPgbench: median(theirs.map((one) => one.database)),
  };
  const result = { perSecond, pgbench: peer, ratio, generator: median(limit), p50, p99, micros, bytes: disk };
  console.log(JSON.stringify({ bench: 'intake', budget, ok, cores: availableParallelism(), ...result }));
  console.log(
    `intake: ${Math.round(perSecond)} choices/s acknowledged, ${ratio.toFixed(2)} × pgbench (${Math.round(peer)}/s) at ${connections} connections, ` +
      `${micros.server.toFixed(0)} µs of the server and ${micros.database.toFixed(0)} µs of the database each ` +
      `(pgbench: ${micros.databaseOfPgbench.toFixed(0)} µs of the database), p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${disk.total.toFixed(0)} bytes each on disk with indexes ` +
      `(generator alone: ${Math.round(median(limit))}/s); budget ≥ ${budget.ratio}, ≤ ${budget.bytes} bytes`,
  );
  if (!ok) process.exitCode = 1;
} finally {
  await server.stop();
}

type Sample = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** CPU microseconds per choice, of the server and of the database. */
  readonly server: number;
  readonly database: number;
};
type Load = Pick<Sample, 'perSecond' | 'p50' | 'p99'> & { readonly acknowledged: number };

/** The load comes from a thread of another process than the server. Verifies that every acknowledged row exists. */
async function measure({ port, publicId, count, cpu }: BenchServer): Promise<Sample> {
  const before = await count();
  const began = cpu();
  const { acknowledged, ...sample } = await load({ port, to: publicId });
  const ended = cpu();
  const kept = (await count()) - before;
  if (kept !== acknowledged) throw new Error(`${acknowledged} were acknowledged, ${kept} are there.`);
  const micros = (name: 'server' | 'database') => ((ended[name] - began[name]) * 1e6) / acknowledged;
  return { ...sample, server: micros('server'), database: micros('database') };
}

/** The generator's own maximum, against a server whose response costs nothing. */
async function generatorLimit(): Promise<number> {
  const child = spawn(process.execPath, [new URL('lib/bare-intake.ts', import.meta.url).pathname], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    return (await load({ port: Number(said.toString()), to: 'abcdefghij' })).perSecond;
  } finally {
    child.kill();
  }
}

async function load(target: { port: number; to: string }): Promise<Load> {
  const worker = new Worker(new URL('lib/load.ts', import.meta.url), {
    workerData: { ...target, what: 'choice', connections, seconds },
  });
  const [sample] = (await once(worker, 'message')) as [Load];
  return sample;
}

/** Rows per second, one insert each, over as many connections, into the same table with the same indexes. */
async function pgbenchRate({ databaseUrl, pgbenchScript, cpu }: BenchServer): Promise<Peer> {
  const began = cpu().database;
  const { perSecond, done } = await runPgbench(pgbenchScript, databaseUrl, { connections, seconds });
  return { perSecond, database: ((cpu().database - began) * 1e6) / done };
}

type Peer = { readonly perSecond: number; readonly database: number };
