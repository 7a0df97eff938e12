// Signing in by password. Sign-ins per second through the server without a network, against bare argon2id verifications two
// at a time (the product allows no more) in turns, and against better-auth on the same PostgreSQL with the same hash. Then the
// product in its own process: how fast the dashboard answers its people while strangers send wrong passwords at a steady rate.
// Budget: at least 0.8 × the bare verifications; under 300 wrong sign-ins a second, p99 of the dashboard at most 300 ms.
import { rmSync } from 'node:fs';
import { hash, verify } from '@node-rs/argon2';
import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { Pool } from 'pg';
import type { Client } from '../apps/server/test/client.ts';
import { post, signed, get } from './abuse/attacks/attack.ts';
import { fillFolder, startInstallation } from './abuse/processes.ts';
import { openLine, steadily, type Line } from './abuse/raw-http.ts';
import type { Targets } from './abuse/targets.ts';
import { openBenchApp, password, type BenchApp } from './lib/bench-app.ts';
import { dataFolder } from './lib/intake-server.ts';
import { median } from './lib/median.ts';

const budget = { ratio: 0.8, dashboardP99Ms: 300 };
const wrongPerSecond = 300;
// Longer than a minute, after which each network has free tries again.
const seconds = Number(process.argv[2] ?? 65);
const rounds = 7;
const perRound = 120;
/** What the product hashes with: two passes over 19 MiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const speed = await measureSpeed();
const flood = await measureFlood();
const ok = speed.ratio >= budget.ratio && flood.attacked.p99 <= budget.dashboardP99Ms;
console.log(JSON.stringify({ bench: 'sign-in', budget, ok, speed, flood }));
console.log(
  `sign-in: ${speed.perSecond}/s, ${speed.ratio} × bare argon2id (${speed.barePerSecond}/s), better-auth ${speed.betterAuthPerSecond}/s; ` +
    `with ${flood.wrongPerSecond} wrong ones a second, p99 of the dashboard ${flood.quiet.p99} → ${flood.attacked.p99} ms`,
);
if (!ok) process.exitCode = 1;

async function measureSpeed() {
  const bench = await openBenchApp();
  try {
    const emails = Array.from({ length: 4 }, (_, n) => `person-${n}@example.com`);
    const people: [email: string, client: Client][] = [];
    for (const email of emails) people.push([email, await bench.signUp(email)]);
    const peer = await startPeer(bench, emails);
    const hashed = await hash(password, cost);
    const ways = {
      ours: () => inTurns(people, ([email, client]) => signIn(client, email)),
      // Two at a time, as many as the product verifies at once.
      bare: () => inTurns([1, 2], async () => void (await verify(hashed, password))),
      betterAuth: () => inTurns(emails, (email) => peer.signIn(email)),
    };
    const rates: Record<keyof typeof ways, number[]> = { ours: [], bare: [], betterAuth: [] };
    for (let round = 0; round <= rounds; round += 1)
      for (const way of ['ours', 'bare', 'betterAuth'] as const) {
        const rate = await ways[way]();
        // The first round warms up.
        if (round > 0) rates[way].push(rate);
      }
    await peer.stop();
    const [ours, bare, betterAuthRate] = [median(rates.ours), median(rates.bare), median(rates.betterAuth)];
    return {
      perSecond: Math.round(ours),
      barePerSecond: Math.round(bare),
      betterAuthPerSecond: Math.round(betterAuthRate),
      ratio: round2(ours / bare),
    };
  } finally {
    await bench.close();
  }
}

async function signIn(client: Client, email: string): Promise<void> {
  const answer = await client.post('/users/sign-in', { email, password });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** Calls per second, made by as many at once as there are callers. */
async function inTurns<Caller>(callers: readonly Caller[], call: (caller: Caller) => Promise<void>): Promise<number> {
  const began = performance.now();
  const each = Math.round(perRound / callers.length);
  await Promise.all(
    callers.map(async (caller) => {
      for (let n = 0; n < each; n += 1) await call(caller);
    }),
  );
  return (each * callers.length) / ((performance.now() - began) / 1000);
}

/** better-auth as its documentation sets it up, in a schema of its own, with our hash. */
async function startPeer({ owner, databaseUrl }: BenchApp, emails: readonly string[]) {
  await owner.query('create schema peer');
  const pool = new Pool({ connectionString: databaseUrl, options: '-c search_path=peer' });
  const options = {
    database: pool,
    baseURL: 'http://localhost:3000',
    secret: 'a secret for the bench, long enough to be taken',
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      password: {
        hash: (secret: string) => hash(secret, cost),
        verify: ({ hash: hashed, password: secret }: { hash: string; password: string }) => verify(hashed, secret),
      },
    },
  };
  await (await getMigrations(options)).runMigrations();
  const auth = betterAuth(options);
  const send = async (path: string, body: object) => {
    const answer = await auth.handler(
      new Request(`http://localhost:3000/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
        body: JSON.stringify(body),
      }),
    );
    if (answer.status !== 200) throw new Error(await answer.text());
    await answer.text();
  };
  for (const email of emails) await send('sign-up/email', { email, password, name: 'Bench' });
  return { signIn: (email: string) => send('sign-in/email', { email, password }), stop: () => pool.end() };
}

/** People read the dashboard at a steady rate, first alone, then while strangers send wrong passwords. */
async function measureFlood() {
  const folder = dataFolder();
  await fillFolder(folder);
  const installation = await startInstallation(folder);
  try {
    const { targets } = installation;
    await readFor(targets, 3);
    const quiet = await readFor(targets, Math.min(seconds, 15));
    const stop = sendWrong(targets);
    // The code of refusals has to be compiled first.
    await readFor(targets, 10);
    const attacked = await readFor(targets, seconds);
    const answers = await stop();
    return { wrongPerSecond, answers, quiet, attacked };
  } finally {
    await installation.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readFor(targets: Targets, forSeconds: number) {
  const times: number[] = [];
  const failed: string[] = [];
  const waiting = new Set<Promise<void>>();
  const free: Line[] = [];
  let asked = 0;
  const ask = async (dueAt: number) => {
    const member = targets.members[(asked += 1) % targets.members.length];
    if (!member) return;
    const line = free.pop() ?? openLine(targets.port, `127.0.1.${asked % 200}`);
    const path = asked % 2 ? '/api/v1/sites?limit=20' : '/api/v1/me';
    const { status } = await line.ask(get(path, signed(member, targets)));
    times.push(performance.now() - dueAt);
    if (status !== 200) failed.push(String(status));
    if (line.isOpen) free.push(line);
  };
  const stop = steadily(40, (dueAt) => {
    const one = ask(dueAt).finally(() => waiting.delete(one));
    waiting.add(one);
  });
  await new Promise((resolve) => setTimeout(resolve, forSeconds * 1000));
  stop();
  await Promise.all(waiting);
  for (const line of free) line.close();
  if (failed.length > 0) throw new Error(`The dashboard answered ${[...new Set(failed)].join(', ')}`);
  times.sort((one, other) => one - other);
  const at = (share: number) => round2(times[Math.floor(times.length * share)] ?? 0);
  return { asked, p50: at(0.5), p99: at(0.99) };
}

/** Strangers from many networks, at addresses that somebody has and that nobody has. Returns how to stop them. */
function sendWrong(targets: Targets): () => Promise<Readonly<Record<string, number>>> {
  const answers: Record<string, number> = {};
  const waiting = new Set<Promise<void>>();
  let sent = 0;
  const send = async () => {
    const n = (sent += 1);
    const line = openLine(targets.port, `127.${2 + (n % 200)}.${(n >> 8) % 250}.${1 + (n % 250)}`);
    const email = n % 2 ? `member-${n % targets.members.length}@example.com` : `nobody-${n}@example.com`;
    const body = JSON.stringify({ email, password: `a wrong guess ${n}` });
    const { status } = await line.ask(post('/users/sign-in', body, signed(targets.visit, targets)));
    answers[status] = (answers[status] ?? 0) + 1;
    line.close();
  };
  const stop = steadily(wrongPerSecond, () => {
    const one = send().finally(() => waiting.delete(one));
    waiting.add(one);
  });
  return async () => {
    stop();
    await Promise.all(waiting);
    return answers;
  };
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
