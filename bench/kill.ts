// Whether acknowledged data is lost when the server, its database or both are killed under load. Each round sends choices and
// consents over 32 connections, and creates sites, documents and keys over four, kills without warning, restarts, resends
// everything unacknowledged and some of the acknowledged (for creations, everything, several times under its
// `Idempotency-Key`), and looks up everything that was acknowledged. In the end, the audit checks the tree of the consents, and
// the proofs of some are verified.
// Budget: nothing is missing, nothing is duplicated, the audit finds no fault. (After a power cut it depends on the disk:
// `fsync` is on, and the server refuses to start without it.) With `lossy` the intake acknowledges before writing to disk: then
// something must be missing, or this benchmark detects nothing.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findRunning, readPostmaster } from '../apps/server/src/platform/database/launcher/postmaster.ts';
import { verifyBundle } from '@app/evidence';
import { auditInstallation } from './lib/audit-installation.ts';
import { choiceRequest, isKept } from './lib/choice-request.ts';
import { consentRequest } from './lib/consent-request.ts';
import { addSiteWithKey } from './lib/consent-server.ts';
import { addApiKey, creations, publishNotice } from './lib/kill-creations.ts';
import { addSite, dataFolder, site, spawnServer } from './lib/intake-server.ts';
import { median } from './lib/median.ts';
import { proofAt } from './lib/proof-at.ts';

const lossy = process.argv.includes('lossy');
const rounds = Number(process.argv[2] ?? 21) || 21;
const parameters = lossy ? ['--lossy-intake-for-a-test'] : [];
const connections = 32;
/** How often each creation request is resent in a round. */
const repetitions = 20;
const kinds = ['server', 'database', 'both'] as const;

const dataDir = dataFolder();
const cluster = path.join(dataDir, 'postgres');
type Kind = 'choice' | 'consent';
const acknowledged = { choice: new Set<string>(), consent: new Set<string>() };
/** Requests that got no response, and a few that did. */
const again = new Map<string, string>();
let key = '';
const reopened: number[] = [];
let refused = 0;
let lost = 0;
let repeated = 0;
let proofs = { verified: 0, wrong: 0 };
let findings: readonly string[] = [];
let twice = 0;
let made = { made: 0, repeated: 0, lost: 0, twice: 0 };
let { child, port } = await spawnServer(dataDir, parameters);
try {
  await inDatabase(addSite);
  key = await inDatabase(addSiteWithKey);
  const apiKey = await inDatabase(addApiKey);
  await publishNotice(port, apiKey);
  const making = creations(apiKey);
  for (let round = 0; round < rounds; round += 1) {
    const kind = kinds[round % kinds.length] ?? 'both';
    const load = startLoad();
    const makingLoad = making.load(port);
    await pause(300 + ((round * 137) % 700));
    const killedAt = performance.now();
    if (kind !== 'database') child.kill('SIGKILL');
    const before = readPostmaster(cluster)?.pid;
    if (kind !== 'server' && before) process.kill(before, 'SIGKILL');
    if (kind === 'database') {
      // The server restarts the database by itself: requests sent meanwhile are first refused, and then accepted.
      while ((await findRunning(cluster))?.pid === before) await pause(10);
    } else {
      await once(child, 'exit');
      ({ child, port } = await spawnServer(dataDir, parameters));
    }
    await untilKept();
    reopened.push(performance.now() - killedAt);
    await load.stop();
    await makingLoad.stop();
    await repeat();
    await making.repeat(port, repetitions);
    lost += await missing('choice');
    lost += await missing('consent');
  }
  twice = await inDatabase(countTwice);
  const verdict = await inDatabase((client) => making.verdict(client));
  made = { made: making.made, repeated: making.repeated, ...verdict };
  proofs = await prove();
  findings = await auditInstallation(dataDir);
} finally {
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}
const { choice: choices, consent: consents } = { choice: acknowledged.choice.size, consent: acknowledged.consent.size };
const isMadeOnce = made.lost === 0 && made.twice === 0 && made.made > 0;
const whole =
  isMadeOnce && lost === 0 && twice === 0 && findings.length === 0 && proofs.wrong === 0 && choices > 0 && consents > 0;
const ok = lossy ? lost > 0 : whole;
const result = { rounds, choices, consents, refused, repeated, lost, twice, made, proofs, findings };
const reopenedMs = { median: Math.round(median(reopened)), most: Math.round(Math.max(...reopened)) };
console.log(
  JSON.stringify({ bench: lossy ? 'kill-lossy' : 'kill', budget: { lost: 0, twice: 0 }, ok, ...result, reopenedMs }),
);
console.log(
  `kill${lossy ? ' (lossy on purpose)' : ''}: ${rounds} times killed (server, database, both in turns), ${choices} choices and ${consents} consents ` +
    `acknowledged, ${lost} lost; ${repeated} sent again, ${twice} there twice; ${made.made} sites, documents and keys made, ${made.repeated} sent again, ` +
    `${made.lost} lost, ${made.twice} there twice; audit: ${findings.join('; ') || 'nothing wrong'}; ` +
    `${proofs.verified} proofs verified, ${proofs.wrong} wrong; kept again after ${reopenedMs.median} ms (median), at most ${reopenedMs.most} ms`,
);
if (!ok) process.exitCode = 1;

/** Sends until it is stopped; does not reopen broken connections. */
function startLoad() {
  const state = { stopped: false };
  const all = Promise.all(
    Array.from({ length: connections }, (_, place) =>
      sendOn(port, place % 2 ? 'consent' : 'choice', () => !state.stopped),
    ),
  );
  return {
    async stop() {
      state.stopped = true;
      await all;
    },
  };
}

function sendOn(to: number, kind: Kind, goesOn: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    let id = '';
    const next = () => {
      const request = kind === 'choice' ? choiceRequest(to, site.publicId) : consentRequest(to, key);
      id = request.id;
      if (kind === 'consent') again.set(id, request.text);
      socket.write(request.text);
    };
    const socket = net.connect(to, '127.0.0.1', next);
    socket.on('data', (answer) => {
      if (isKept(answer)) {
        acknowledged[kind].add(id);
        // Resends one of twenty, like a client that did not receive the response.
        if (acknowledged[kind].size % 20 > 0) again.delete(id);
      } else refused += 1;
      if (!goesOn()) socket.end();
      else if (isKept(answer)) next();
      else setTimeout(next, 50);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}

/** Waits until a choice and a consent have been accepted. */
async function untilKept(): Promise<void> {
  for (const kind of ['choice', 'consent'] as const) {
    const before = acknowledged[kind].size;
    for (let tries = 0; acknowledged[kind].size === before; tries += 1) {
      if (tries > 600) throw new Error(`No ${kind} was kept for half a minute.`);
      await sendOn(port, kind, () => false);
      if (acknowledged[kind].size === before) await pause(50);
    }
  }
}

/** Resends requests without a response, and some that were accepted. */
async function repeat(): Promise<void> {
  for (const [id, text] of again) {
    const body = text.slice(text.indexOf('\r\n\r\n') + 4);
    const answer = await fetch(`http://127.0.0.1:${port}/e/consent/${key}`, { method: 'POST', body });
    await answer.arrayBuffer();
    if (answer.status !== 201) throw new Error(`A repetition was answered with ${answer.status}.`);
    acknowledged.consent.add(id);
    repeated += 1;
  }
  again.clear();
}

/** The number of requests acknowledged since the start that are missing. Counts each loss once. */
async function missing(kind: Kind): Promise<number> {
  const table = kind === 'choice' ? 'preference' : 'consent';
  const gone = await inDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select sent.id from unnest($1::uuid[]) as sent (id)
       where not exists (select from ${table} p where p.account_id = $2 and p.id = sent.id)`,
      [[...acknowledged[kind]], site.accountId],
    );
    return rows;
  });
  for (const { id } of gone) acknowledged[kind].delete(id);
  return gone.length;
}

/** The number of leaves that occur in the tree more than once. */
async function countTwice(client: Client): Promise<number> {
  const { rows } = await client.query<{ twice: string }>(
    `select count(*) as twice from (select 1 from evidence_batch, unnest(ids) as leaf group by account_id, leaf having count(*) > 1) as many`,
  );
  return Number(rows[0]?.twice);
}

/** Waits until a checkpoint includes everything, verifies the proofs of the latest consents, and runs the audit. */
async function prove(): Promise<{ readonly verified: number; readonly wrong: number }> {
  for (;;) {
    const waiting = await inDatabase(async (client) => {
      const { rows } = await client.query('select count(*) from evidence_batch where first_leaf is null');
      return Number(rows[0].count);
    });
    if (waiting === 0) break;
    await pause(100);
  }
  const bundles = await inDatabase((client) => proofAt(client, 500));
  const verdicts = bundles.map((bundle) => verifyBundle(bundle).checks.every(({ status }) => status !== 'failed'));
  return { verified: verdicts.filter(Boolean).length, wrong: verdicts.filter((passed) => !passed).length };
}

async function inDatabase<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  let running = await findRunning(cluster);
  for (let tries = 0; !running && tries < 1000; tries += 1) {
    await pause(20);
    running = await findRunning(cluster);
  }
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
