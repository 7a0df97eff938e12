// The audit log. Writes with their event against the same writes without it, in turns; how long an event takes until a signed
// checkpoint holds it; each filter over many events; the memory that a file of many events with proofs takes.
// `npm run bench -- audit [events] [exported]`; the budget is for 10,000,000 and 1,000,000.
// Budget: writes at least 0.85 times as fast; in a checkpoint within 5 s (p99); filters 10 ms (p99), words 50 ms; 64 MiB.
import { logVerifier } from '@app/evidence';
import { setTimeout as pause } from 'node:timers/promises';
import { proofLines, recordEvent } from '../apps/server/src/features/audit/index.ts';
import { numberEvents } from '../apps/server/src/features/audit/numbering.ts';
import { sequence } from '../apps/server/src/features/evidence/index.ts';
import type { App } from '../apps/server/src/app.ts';
import type { Client } from '../apps/server/test/client.ts';
import { openBenchApp } from './lib/bench-app.ts';
import { median } from './lib/median.ts';

const budget = { writes: 0.85, checkpointMs: 5000, filterMs: 10, wordsMs: 50, exportMiB: 64 };
const events = Number(process.argv[2] ?? 1_000_000);
const exported = Number(process.argv[3] ?? 100_000);
const atOnce = 8;
const writesEach = 60;

const now = () => new Date();
const bench = await openBenchApp();
const { app, db, owner, signUp } = bench;
try {
  const [reader, other] = [await signUp('reader@example.com'), await signUp('other@example.com')];
  const writes = await measureWrites(other);
  const memory = await measureExport(app, await accountOf(other));
  await fill(await accountOf(reader));
  const filters = await measureFilters(reader);
  const workers = await app.startWorkers();
  const checkpoint = await measureCheckpoints(await accountOf(other));
  await workers.stop();
  const { words = 0, ...others } = filters;
  const ok =
    writes.ratio >= budget.writes &&
    checkpoint.p99 <= budget.checkpointMs &&
    Math.max(...Object.values(others)) <= budget.filterMs &&
    words <= budget.wordsMs &&
    memory.mebibytes <= budget.exportMiB;
  console.log(
    JSON.stringify({ bench: 'audit', budget, ok, events, exported, writes, checkpoint, filtersP99Ms: filters, memory }),
  );
  if (!ok) process.exitCode = 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await bench.close();
}

async function accountOf(client: Client): Promise<Doer> {
  const me = (await client.get('/api/v1/me')).json<{ account: { id: string } }>();
  const { rows } = await owner.query<{ id: string }>('select person_id as id from membership where account_id = $1', [
    me.account.id,
  ]);
  return { accountId: me.account.id, id: rows[0]?.id ?? '' };
}

type Doer = { readonly accountId: string; readonly id: string };

/** Changes of sites through the server without a network, with their events and without them, in turns. */
async function measureWrites(client: Client) {
  const sites: string[] = [];
  for (let n = 0; n < atOnce; n += 1) {
    const made = await client.post('/api/v1/sites', { name: `Shop ${n}`, type: 'Site', languages: ['en'] });
    sites.push(made.json<{ id: string }>().id);
  }
  const rates: Record<'audited' | 'bare', number[]> = { audited: [], bare: [] };
  for (let round = 0; round < 9; round += 1) {
    for (const kind of ['audited', 'bare'] as const) {
      // Without it, the statement does nothing: the product has no switch that leaves events out.
      if (kind === 'bare') await owner.query('create rule unaudited as on insert to audit_event do instead nothing');
      const began = performance.now();
      await Promise.all(sites.map((id, n) => renameOften(client, id, n)));
      const perSecond = (atOnce * writesEach) / ((performance.now() - began) / 1000);
      if (kind === 'bare') await owner.query('drop rule unaudited on audit_event');
      if (round > 0) rates[kind].push(perSecond);
    }
  }
  const [audited, bare] = [median(rates.audited), median(rates.bare)];
  return { auditedPerSecond: Math.round(audited), barePerSecond: Math.round(bare), ratio: round2(audited / bare) };
}

async function renameOften(client: Client, siteId: string, n: number): Promise<void> {
  for (let each = 0; each < writesEach; each += 1) {
    const name = `Shop ${n} ${Math.random()}`;
    const answer = await client.patch(`/api/v1/sites/${siteId}`, { name });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
}

/** Numbers events, adds them to the tree, and reads them as a file. */
async function measureExport(app: App, { accountId, id }: Doer) {
  await insertEvents(accountId, id, exported, 'null', 'null');
  const services = { ...app.services, db: db.forJobs };
  const began = performance.now();
  while ((await numberEvents(services)) > 0);
  const numbered = performance.now();
  while ((await sequence(services)) > 0);
  const sequenced = performance.now();
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let [most, rows, bytes] = [before, 0, 0];
  const verifier = logVerifier();
  for await (const lines of proofLines(services, accountId, {}, null)) {
    rows += lines.rows;
    bytes += lines.text.length;
    most = Math.max(most, process.memoryUsage().rss);
    if (exported <= 200_000) for (const line of lines.text.trimEnd().split('\n')) verifier.take(line);
  }
  const written = performance.now();
  if (exported <= 200_000 && !verifier.finish().ok) throw new Error('The file does not verify.');
  const perSecond = (from: number, to: number) => Math.round(rows / ((to - from) / 1000));
  return {
    rows,
    bytesPerRow: Math.round(bytes / rows),
    mebibytes: Math.round((most - before) / 1024 / 1024),
    numberedPerSecond: perSecond(began, numbered),
    sequencedPerSecond: perSecond(numbered, sequenced),
    writtenPerSecond: perSecond(sequenced, written),
  };
}

/** Events of two years, of many people, sites and kinds, with words; as if they were numbered. */
async function fill({ accountId, id }: Doer): Promise<void> {
  await insertEvents(accountId, id, events, 'n + 100', `'00000000-0000-7000-8000-000000000000'`);
  await owner.query(
    `insert into audit_word select account_id, word, id from audit_event, lateral (values ('shop'), ('site'),
       ('name' || (('x' || left(encode(salt, 'hex'), 4))::bit(16)::int % 5000))) as of (word) where account_id = $1`,
    [accountId],
  );
  await owner.query('vacuum analyze audit_event');
  await owner.query('vacuum analyze audit_word');
}

async function insertEvents(accountId: string, person: string, count: number, number: string, batch: string) {
  const since = Date.now() - 700 * 86_400_000;
  const step = (700 * 86_400_000) / (count + 1);
  for (let from = 1; from <= count; from += 250_000)
    await owner.query(
      `insert into audit_event (account_id, id, at, kind, actor, person_id, key_id, device, country, target_kind, target_id, site_id,
         project_id, details, changes, count, salt, number, batch_id)
       select $1::uuid, (lpad(to_hex(ms), 12, '0') || '7' || lpad(to_hex(n % 4096), 3, '0') || '8' || lpad(to_hex(n), 15, '0'))::uuid,
         to_timestamp(ms / 1000.0),
         (array['site.changed','document.changed','banner.changed','document.published','sign-in.succeeded','session.confirmed'])[n % 6 + 1],
         'person', case when n % 50 = 0 then $2::uuid else ('10000000-0000-7000-8000-' || lpad(to_hex(n % 200), 12, '0'))::uuid end,
         case when n % 40 = 0 then ('20000000-0000-7000-8000-' || lpad(to_hex(n % 20), 12, '0'))::uuid end, null, 'DE', 'site', ('30000000-0000-7000-8000-' || lpad(to_hex(n % 2000), 12, '0'))::uuid::text,
         ('30000000-0000-7000-8000-' || lpad(to_hex(n % 2000), 12, '0'))::uuid, ('40000000-0000-7000-8000-' || lpad(to_hex(n % 300), 12, '0'))::uuid, jsonb_build_object('name', 'Shop site ' || n % 5000),
         '{}', 1, sha256(n::text::bytea), ${number}::bigint, ${batch}::uuid
       from (select n, ($3::float8 + n * $4::float8)::bigint as ms from generate_series($5::int, $6::int) n) of`,
      [accountId, person, since, step, from, Math.min(count, from + 249_999)],
    );
}

/** The p99 of each filter in milliseconds, of a first page through the server without a network. */
async function measureFilters(client: Client): Promise<Record<string, number>> {
  const { rows } = await owner.query<Record<string, string>>(
    `select person_id as person, target_id as target, site_id as site, project_id as project, kind,
       (select key_id from audit_event where key_id is not null limit 1) as "viaKey" from audit_event where number is not null and project_id is not null
     order by md5(id::text) limit 40`,
  );
  const day = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString();
  const queries: Record<string, (row: Record<string, string>, n: number) => string> = {
    none: () => '',
    person: ({ person }) => `person=${person}`,
    viaKey: ({ viaKey }) => `viaKey=${viaKey}`,
    kind: ({ kind }) => `kind=${kind}`,
    group: () => 'group=publishing',
    target: ({ target }) => `target=${target}`,
    site: ({ site }) => `site=${site}`,
    project: ({ project }) => `project=${project}`,
    time: (_, n) => `from=${day(n * 15 + 10)}&to=${day(n * 15)}`,
    after: (_, n) => `after=${Math.floor((events * n) / 40)}`,
    words: (_, n) => `words=${n % 2 ? 'shop' : `name${n * 11}`}`,
  };
  const result: Record<string, number> = {};
  for (const [name, query] of Object.entries(queries)) {
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn += 1)
      for (const [n, row] of rows.entries()) {
        const began = performance.now();
        const answer = await client.get(`/api/v1/audit-events?limit=50&${query(row, n)}`);
        // The first turn warms up.
        if (turn > 0) times.push(performance.now() - began);
        if (answer.statusCode !== 200) throw new Error(answer.body);
      }
    result[name] = p99(times);
  }
  return result;
}

/** Milliseconds from the commit of an event until a signed checkpoint holds it, with the workers running. */
async function measureCheckpoints({ accountId, id }: Doer) {
  const times: number[] = [];
  for (let n = 0; n < 100; n += 1) {
    await db.inAccount(accountId, (tx) => recordEvent(tx, now(), { accountId, id }, 'account.renamed'));
    const began = performance.now();
    for (;;) {
      const { rows } = await owner.query(
        `select 1 from audit_event e where e.account_id = $1 and (e.number is null or not exists (select from evidence_batch b
           join evidence_checkpoint c on c.account_id = b.account_id and c.size > b.first_leaf
           where b.account_id = e.account_id and b.id = e.batch_id)) limit 1`,
        [accountId],
      );
      if (rows.length === 0) break;
      await pause(20);
    }
    times.push(performance.now() - began);
  }
  return { median: Math.round(median(times)), p99: Math.round(p99(times)) };
}

function p99(times: readonly number[]): number {
  return round2(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0);
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
