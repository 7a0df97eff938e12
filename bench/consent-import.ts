// How long an atomic import of consents delays others: a page of the same site that sends consents one after the other, and a
// server that corrects one of its people. Compared in the same run, on the same database, with the delay without an import.
// Budget: no request waits longer than a second.
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startConsentServer, type ConsentServer } from './lib/consent-server.ts';
import { site } from './lib/intake-server.ts';

const budget = { longestWaitMs: 1000 };
const sizes = [10_000, 50_000];

const server = await startConsentServer();
try {
  const prv = await addPrivateKey(server);
  await watched(server, prv, () => pause(500));
  const quiet = await watched(server, prv, () => pause(3000));
  const imports = [];
  for (const lines of sizes) imports.push({ lines, ...(await watched(server, prv, () => send(server, prv, lines))) });
  const longest = Math.max(...imports.flatMap(({ page, correction }) => [page.longest, correction.longest]));
  const ok = longest <= budget.longestWaitMs;
  console.log(JSON.stringify({ bench: 'consent-import', budget, ok, quiet, imports }));
  for (const { lines, seconds, page, correction } of imports)
    console.log(
      `consent-import: ${lines} lines in ${seconds.toFixed(1)} s (${Math.round(lines / seconds)}/s); a page waited ${page.longest.toFixed(0)} ms at most ` +
        `(${quiet.page.longest.toFixed(0)} ms without), a correction ${correction.longest.toFixed(0)} ms (${quiet.correction.longest.toFixed(0)} ms without); budget ≤ ${budget.longestWaitMs} ms`,
    );
  if (!ok) process.exitCode = 1;
} finally {
  await server.stop();
}

type Waits = { readonly count: number; readonly longest: number };

/** Milliseconds that other requests wait during the work. */
async function watched({ port, key }: ConsentServer, prv: string, work: () => Promise<void>) {
  const origin = `http://127.0.0.1:${port}`;
  let over = false;
  const repeat = async (ask: () => Promise<Response>): Promise<Waits> => {
    const waits: number[] = [];
    while (!over) {
      const began = performance.now();
      const answer = await ask();
      const body = await answer.text();
      if (!answer.ok) throw new Error(body);
      waits.push(performance.now() - began);
      await pause(20);
    }
    return { count: waits.length, longest: Math.max(...waits) };
  };
  const people = Array.from({ length: 50 }, (_, n) => `watched-${n}`);
  let turn = 0;
  const all = Promise.all([
    repeat(() => post(`${origin}/e/consent/${key}`, { subject: { email: `${(turn += 1)}@example.com` } })),
    repeat(() => post(`${origin}/api/v1/subjects`, { id: people[(turn += 1) % 50], last_name: String(turn) }, prv)),
  ]);
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  over = true;
  const [page, correction] = await all;
  return { seconds, page, correction };
}

function post(url: string, body: unknown, key?: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Half of the archive is from this year, half from the years before; each person occurs twice. */
async function send({ port }: ConsentServer, key: string, lines: number): Promise<void> {
  const run = randomBytes(4).toString('hex');
  const text = Array.from({ length: lines }, (_, n) =>
    JSON.stringify({
      timestamp: new Date(Date.now() - (n % 2 ? n * 600_000 : n * 20)).toISOString(),
      subject: { email: `archive-${run}-${n >> 1}@example.com`, first_name: 'Maria', last_name: 'Example' },
      legal_notices: ['privacy_policy'],
      preferences: { newsletter: n % 3 > 0 },
      proofs: [{ content: '{"email":"maria@example.com","newsletter":true}' }],
    }),
  ).join('\n');
  const answer = await post(`http://127.0.0.1:${port}/api/v1/consents/import?all=true`, text, key);
  const { kept } = (await answer.json()) as { readonly kept: number };
  if (kept !== lines) throw new Error(`${kept} of ${lines} were kept.`);
}

async function addPrivateKey({ client }: ConsentServer): Promise<string> {
  const key = `candor_prv_${randomBytes(32).toString('base64url')}`;
  await client.query(
    `insert into consent_key (account_id, id, site_id, kind, name, shown, key_hash, created_at)
     values ($1, gen_random_uuid(), $2, 'private', 'Bench', 'candor_prv_', $3, now())`,
    [site.accountId, site.siteId, createHash('sha256').update(key).digest()],
  );
  return key;
}
