// The speed of republishing documents when laws or our texts change: 500 policies with 12 services in 2 languages, whose
// edition is outdated. Measures documents times languages per second, peak memory, and the database size of a version per
// language. What follows a publication (notices, links of other documents) runs in jobs of its own and is timed apart.
import { beginEverywhere, runRepublication } from '../apps/server/src/features/publishing/republish.ts';
import type { Pool } from 'pg';
import type { Client } from '../apps/server/test/client.ts';
import { openBenchApp } from './lib/bench-app.ts';

const budget = { perSecond: 200, bytes: 60_000 };
const policies = Number(process.argv[2] ?? 500);
const languages = ['en', 'de'];
const services = [
  'google-analytics-4',
  'stripe',
  'mailchimp',
  'cloudflare',
  'hotjar',
  'intercom',
  'paypal',
  'youtube-embedded-player',
  'google-maps',
  'google-fonts',
  'meta-pixel-facebook-pixel',
  'google-tag-manager',
];
/** India's law takes effect in between: every worldwide policy changes then. */
const [before, after] = [new Date('2027-05-12T12:00:00Z'), new Date('2027-05-14T12:00:00Z')];

let today = before;
const bench = await openBenchApp({ now: () => today });
const { app, owner, signUp } = bench;
try {
  const visitor = await signUp('bench@example.com');
  for (let count = 0; count < policies; count += 1) await publishOne(visitor, count);
  await app.runJobs();

  const size = await sizeOf(owner);
  today = after;
  await beginEverywhere(app.services);
  globalThis.gc?.();
  const memory = watchMemory();
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  for (const { accountId, id } of await runsOf(owner)) await runRepublication(app.services, { accountId, id });
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const peak = memory.stop();
  const followed = performance.now();
  await app.runJobs();
  const followSeconds = (performance.now() - followed) / 1000;

  const { rows } = await owner.query<{ done: number; changed: number }>('select done, changed from republication');
  const [run] = rows;
  if (run?.done !== policies || run.changed !== policies)
    throw new Error(`not all were done and changed: ${JSON.stringify(rows)}`);
  const pages = policies * languages.length;
  const perSecond = pages / seconds;
  const bytes = ((await sizeOf(owner)) - size) / pages;
  const ok = perSecond >= budget.perSecond && bytes <= budget.bytes;
  const result = {
    policies,
    languages: languages.length,
    services: services.length,
    seconds: rounded(seconds),
    followSeconds: rounded(followSeconds),
    cpuSeconds: rounded((user + system) / 1e6),
    perSecond: Math.round(perSecond),
    peakMegabytes: Math.round(peak / 1e6),
    bytesPerLanguage: Math.round(bytes),
  };
  console.log(JSON.stringify({ bench: 'republish', budget, ok, ...result }));
  console.log(
    `republish: ${result.perSecond} document-languages a second (budget ${budget.perSecond}), ${result.cpuSeconds} s of CPU ` +
      `in ${result.seconds} s; ${result.peakMegabytes} MB at the peak; ${result.bytesPerLanguage} bytes a language and ` +
      `version in the database (budget ${budget.bytes})`,
  );
  await app.http.close();
} finally {
  await bench.close();
}

async function publishOne(owner: Client, count: number): Promise<void> {
  const name = `shop-${count}.example.com`;
  const site = await said(owner, 'post', '/api/v1/sites', { name, url: name, type: 'Site', areaType: 'worldwide' });
  await said(owner, 'put', `/api/v1/sites/${site.id}/owner`, {
    name: `Shop ${count}`,
    email: `hello@${name}`,
    address: 'Hauptstraße 1, 10115 Berlin',
    country: 'DE',
  });
  const body = { type: 'privacy_policy', languages };
  const { id } = await said(owner, 'post', `/api/v1/sites/${site.id}/documents`, body);
  const chosen = services.map((service) => ({ service }));
  await said(owner, 'put', `/api/v1/documents/${id}/services`, { services: chosen });
  // Without it, a policy that shares data with people in the United States waits for the banner.
  const settings = { usStates: { optOutUrl: `https://${name}/choices` } };
  await said(owner, 'patch', `/api/v1/documents/${id}`, { settings });
  await said(owner, 'post', `/api/v1/documents/${id}/publish`, {});
}

async function said(
  client: Client,
  method: 'post' | 'put' | 'patch',
  url: string,
  body: object,
): Promise<{ id: string }> {
  const answer = await client[method](url, body);
  if (answer.statusCode >= 300) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`);
  return answer.body === '' ? { id: '' } : answer.json<{ id: string }>();
}

/** The runs that were begun. */
async function runsOf(pool: Pool): Promise<readonly { readonly accountId: string; readonly id: string }[]> {
  const { rows } = await pool.query<{ accountId: string; id: string }>(
    `select account_id as "accountId", id from republication where finished_at is null`,
  );
  return rows;
}

/** The disk size of versions, including indexes. */
async function sizeOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    `select pg_total_relation_size('version_page') + pg_total_relation_size('document_version') as bytes`,
  );
  return Number(rows[0]?.bytes ?? 0);
}

function watchMemory(): { readonly stop: () => number } {
  let peak = process.memoryUsage.rss();
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  return {
    stop() {
      clearInterval(timer);
      return Math.max(peak, process.memoryUsage.rss());
    },
  };
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}
