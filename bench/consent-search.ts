// The time of queries on ten million consents by two million people, kept over two years, of which the queried site has six of
// ten: each filter of the lists, first and deep pages, counts, one consent, statistics. Over HTTP on the real server with its
// own database as shipped, with warm caches, one request at a time. Then walks through all pages while consents arrive, and
// compares the result with what existed.
// `npm run bench -- consent-search [rows] [folder] [names]`: reuses the data in the folder, or creates it if empty; `names` is
// a pattern of the queries to run. SAMPLES=50 uses fewer values per query than the default 200.
// Budget: p99 within 10 ms by key and 50 ms by text; no row repeated and none missing.
import { Agent, get } from 'node:http';
import { loadavg } from 'node:os';
import { siteIdOf } from './lib/consent-people.ts';
import { searchesOf, type Search } from './lib/consent-searches.ts';
import { walkWhileWriting } from './lib/consent-walk.ts';
import { startFilledServer } from './lib/filled-consent-server.ts';

const budget = { key: 10, text: 50 };
const samples = Number(process.env['SAMPLES'] ?? 200);
const warmUps = 20;
/** The number of attempts per query, of which the fastest counts: this excludes other load on the machine. */
const attempts = 5;
const walkingSeconds = 20;

const rows = Number(process.argv[2] ?? 10_000_000);
const only = new RegExp(process.argv[4] ?? '');
const server = await startFilledServer('consent-search', rows, process.argv[3]);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const site = `/api/v1/sites/${siteIdOf(0)}`;
try {
  const results = [];
  for (const search of searchesOf(rows).filter(({ name }) => only.test(name))) {
    const result = await measure(search);
    results.push(result);
    const { name, p50, p99, found, pages, planned, run, cpu, missed } = result;
    const ms = (value: number) => value.toFixed(1).padStart(6);
    console.log(
      `consent-search: ${missed ? 'MISS' : '    '} ${name.padEnd(48)} p50 ${ms(p50)} ms, p99 ${ms(p99)} ms, ${String(found).padStart(5)} found, ${String(pages).padStart(6)} pages, ` +
        `database plans ${planned} and runs ${run} ms, processor ${cpu[0]} + ${cpu[1]} ms, load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
  const walked = only.test('walk')
    ? await walkWhileWriting(server, walkingSeconds, (path) => fetched(`${site}${path}`))
    : undefined;
  if (walked) {
    const { passes, pages, rows: read, arrived, repeated, skipped } = walked;
    console.log(
      `consent-search: ${passes} walks through ${pages} pages of ${read} rows while ${arrived} consents arrived among them: ` +
        `${repeated} were read twice, ${skipped} left out`,
    );
  }
  const ok = results.every(({ missed }) => !missed) && !walked?.repeated && !walked?.skipped;
  console.log(JSON.stringify({ bench: 'consent-search', budget, ok, rows, samples, results, walked }));
  if (!ok) process.exitCode = 1;
} finally {
  agent.destroy();
  await server.stop();
}

async function measure({ name, by, ask }: Search) {
  const times: number[] = [];
  let before = server.cpu();
  let found = 0;
  for (let each = -warmUps; each < samples; each += 1) {
    if (each === 0) {
      await server.client.query('select pg_stat_statements_reset()');
      before = server.cpu();
      found = 0;
    }
    const path = `${site}${ask()}`;
    const tries: number[] = [];
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const began = performance.now();
      const answer = await fetched(path);
      tries.push(performance.now() - began);
      found += foundIn(answer);
    }
    if (each >= 0) times.push(Math.min(...tries));
  }
  const after = server.cpu();
  const { rows: spent } = await server.client.query(
    `select sum(shared_blks_hit + shared_blks_read + local_blks_hit)::float8 as pages, sum(total_exec_time)::float8 as run,
       sum(total_plan_time)::float8 as plan from pg_stat_statements
     where query not like '%pg_stat_statements%' and query not like '%graphile_worker%'`,
  );
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const of = (sum: number) => Math.round((10 * sum) / samples / attempts) / 10;
  const cpu = [of(1000 * (after[0] - before[0])), of(1000 * (after[1] - before[1]))] as const;
  const pages = Math.round(spent[0].pages / samples / attempts);
  const [p50, p99] = [at(0.5), at(0.99)];
  return {
    name,
    by,
    p50,
    p99,
    found: Math.round(found / samples / attempts),
    pages,
    planned: of(spent[0].plan),
    run: of(spent[0].run),
    cpu,
    missed: p99 > budget[by],
  };
}

/** The number of rows on a page, or the count. */
function foundIn(answer: string): number {
  const { consents, subjects, count } = JSON.parse(answer) as Record<string, unknown>;
  const list = consents ?? subjects;
  return Array.isArray(list) ? list.length : Number(count ?? 0);
}

function fetched(path: string): Promise<string> {
  const headers = { authorization: `Bearer ${server.apiKey}` };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path, agent, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (body += part));
      answer.on('end', () => (answer.statusCode === 200 ? resolve(body) : reject(new Error(`${path}: ${body}`))));
    }).on('error', reject);
  });
}
