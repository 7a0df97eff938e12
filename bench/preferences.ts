// The time of the dashboard's queries on choices with a million and with ten million rows, over a year, from 2,000 sites, and
// how many pages each reads. The databases are created once, by COPY, and kept in `data/bench-preferences`. Budget: p99 of each
// within 10 ms, and with ten times the rows at most twice the pages, or at most 60.
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { Client, Pool } from 'pg';
import { findPreference, listChain, listPreferences } from '../apps/server/src/features/cookie-preferences/queries.ts';
import { listCounts, listCountsByValue } from '../apps/server/src/features/cookie-preferences/statistics-queries.ts';
import { openDatabase, type OpenDatabase, type Tx } from '../apps/server/src/platform/database/database.ts';
import { startEmbedded } from '../apps/server/src/platform/database/launcher/launcher.ts';
import { loginsAt } from '../apps/server/src/platform/database/logins.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { firstIdAt } from '../apps/server/src/platform/database/monthly.ts';
import { fillCounts } from './lib/preference-counts.ts';
import { accountIdOf, anySite, loadRows, siteIdOf } from './lib/preference-rows.ts';

/** Sixty pages: fifty rows, each on its own page, and the path to them; with few choices, a site has fewer rows. */
const budget = { p99: 10, pagesRatio: 2, pages: 60 };
const samples = 1000;
const day = 24 * 3_600_000;
const sizes = [1_000_000, Number(process.argv[2] ?? 10_000_000)];
/** The same for each run, so that the stored data always covers the last year. */
const end = new Date('2026-11-20T00:00:00Z');

const postgres = await startEmbedded(path.resolve(import.meta.dirname, '../data/bench-preferences'), {
  max_wal_size: '4GB',
});
try {
  const results = [];
  for (const rows of sizes) results.push(await measure(rows));
  const [small, large] = results;
  const rows = Object.keys(small ?? {}).map((name) => ({ name, small: small?.[name], large: large?.[name] }));
  const ok = rows.every(
    (one) =>
      Math.max(one.small?.p99 ?? Infinity, one.large?.p99 ?? Infinity) <= budget.p99 &&
      (one.large?.pages ?? Infinity) <= Math.max(budget.pages, budget.pagesRatio * (one.small?.pages ?? 0)),
  );
  console.log(JSON.stringify({ bench: 'preferences', budget, ok, sizes, rows }));
  for (const { name, small: one, large: other } of rows) {
    console.log(
      `preferences: ${name}: p99 ${one?.p99} ms and ${one?.pages} pages at ${sizes[0]}, ${other?.p99} ms and ${other?.pages} pages at ${sizes[1]}`,
    );
  }
  if (!ok) process.exitCode = 1;
} finally {
  await postgres.stop();
}

type Measured = { readonly p50: number; readonly p99: number; readonly pages: number };
type Question = (tx: Tx, accountId: string, siteId: string) => Promise<unknown>;

async function measure(rows: number): Promise<Record<string, Measured>> {
  const url = await made(rows);
  const asked: { text: string; values: unknown[] }[] = [];
  const owner = new Pool({ connectionString: url });
  listen(asked);
  const db = openDatabase({ logins: loginsAt(url), onError: (error) => console.error(error) });
  try {
    const { rows: some } = await owner.query<{ id: string; consent_id: string; site_id: string; account_id: string }>(
      `select id, consent_id, site_id, account_id from preference tablesample system (0.05) limit 3000`,
    );
    const any = () =>
      some[Math.floor(Math.random() * some.length)] ?? { id: '', consent_id: '', site_id: '', account_id: '' };
    const screen = firstIdAt(new Date(end.getTime() - 61 * day));
    const lastDays = (count: number) => ({ from: new Date(end.getTime() - count * day), to: end });
    const questions: Record<string, Question> = {
      'newest 50 of a site': (tx, account, site) => listPreferences(tx, account, site, { from: screen }, 51),
      'newest 50 of the biggest site': (tx) => listPreferences(tx, accountIdOf(0), siteIdOf(0), { from: screen }, 51),
      '50 of a site within a day': (tx, account, site) => {
        const from = end.getTime() - Math.floor(Math.random() * 60) * day;
        return listPreferences(
          tx,
          account,
          site,
          { from: firstIdAt(new Date(from - day)), to: firstIdAt(new Date(from)) },
          51,
        );
      },
      'all under a cookie preference ID': (tx) => {
        const one = any();
        return listChain(tx, one.account_id, one.site_id, one.consent_id, {}, 500);
      },
      'one choice': (tx) => {
        const one = any();
        return findPreference(tx, one.account_id, one.site_id, one.id);
      },
      'days of two months': (tx, account, site) =>
        listCounts(tx, account, site, { table: 'preferenceDay', ...lastDays(61) }),
      'hours of a week': (tx, account, site) =>
        listCounts(tx, account, site, { table: 'preferenceHour', ...lastDays(7) }),
      'countries of two months, biggest site': (tx) =>
        listCountsByValue(tx, accountIdOf(0), siteIdOf(0), 'country', { table: 'preferenceDay', ...lastDays(61) }, 300),
      'days of a year, biggest site': (tx) =>
        listCounts(tx, accountIdOf(0), siteIdOf(0), { table: 'preferenceDay', ...lastDays(365) }),
    };
    const results: Record<string, Measured> = {};
    for (const [name, ask] of Object.entries(questions)) results[name] = await timed(db, owner, ask, asked);
    return results;
  } finally {
    await owner.end();
    await db.close();
  }
}

async function timed(
  db: OpenDatabase,
  owner: Pool,
  ask: Question,
  asked: { text: string; values: unknown[] }[],
): Promise<Measured> {
  const times: number[] = [];
  for (let each = -100; each < samples; each += 1) {
    const site = anySite();
    const began = performance.now();
    await db.inAccount(accountIdOf(site), (tx) => ask(tx, accountIdOf(site), siteIdOf(site)));
    if (each >= 0) times.push(performance.now() - began);
  }
  const statements = asked.slice(-50);
  const pages: number[] = [];
  for (const statement of statements) pages.push(await pagesOf(owner, statement));
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round(100 * (times[Math.floor(times.length * share)] ?? 0)) / 100;
  return { p50: at(0.5), p99: at(0.99), pages: Math.round(pages.reduce((sum, each) => sum + each, 0) / pages.length) };
}

/** Pages that a statement reads, cached or not, according to the database. */
async function pagesOf(owner: Pool, { text, values }: { text: string; values: unknown[] }): Promise<number> {
  const client = await owner.connect();
  // With the product's planner settings: see `listPreferences`.
  const ordered = text.includes('order by "id" desc') && !text.startsWith('with');
  await client.query(`set enable_sort = ${ordered ? 'off' : 'on'}; set enable_bitmapscan = ${ordered ? 'off' : 'on'}`);
  const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ Plan: Record<string, number> }] }>(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  );
  await client.query('reset all');
  client.release();
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
}

/** Records queries on the tables of choices, to ask the database for their cost afterward. */
function listen(asked: { text: string; values: unknown[] }[]): void {
  // The product does not expose its database connections.
  const query = Client.prototype.query as (...given: unknown[]) => unknown;
  Object.assign(Client.prototype, {
    query(this: Client, ...given: unknown[]) {
      const [text, values] = given;
      if (typeof text === 'string' && /^(?:select|with) .* from "preference/.test(text))
        asked.push({ text, values: values as unknown[] });
      return query.apply(this, given);
    },
  });
}

/** A database with this many choices, created if missing. */
async function made(rows: number): Promise<string> {
  const name = `choices_${rows}`;
  const admin = new Client({ connectionString: postgres.url('postgres') });
  await admin.connect();
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    const draft = `${name}_draft`;
    await admin.query(`drop database if exists ${draft} with (force)`);
    await admin.query(`create database ${draft}`);
    await fill(postgres.url(draft), rows);
    await admin.query(`alter database ${draft} rename to ${name}`);
  }
  await admin.end();
  return postgres.url(name);
}

async function fill(url: string, rows: number): Promise<void> {
  await migrate(url);
  const pool = new Pool({ connectionString: url, max: 1 });
  const client = await pool.connect();
  try {
    const began = performance.now();
    await loadRows(client, rows, end);
    await fillCounts(client);
    await client.query('vacuum (analyze)');
    console.log(`preferences: ${rows} choices made in ${Math.round((performance.now() - began) / 1000)} s`);
  } finally {
    client.release();
    await pool.end();
  }
}
