// Requests of data subjects: lists of 100,000, the answer for a person with 10,000 consents, and a ZIP of 1 GiB, over a server on
// the loopback interface. `npm run bench -- requests [MiB of the ZIP]`
// Budget: a page of the list p99 at most 10 ms by key and 50 ms by text, the answer at most 200 ms to its first byte and 5 s in all,
// at most 64 MiB more memory for the ZIP, a form page of at most 25 kB after Brotli.
import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { openBenchApp } from './lib/bench-app.ts';

const budget = { byKey: 10, byText: 50, firstByte: 200, answer: 5000, memory: 64, form: 25 };
const requests = 100_000;
const consents = 10_000;
const mebibyte = 1024 * 1024;
const fileSize = 128;
const zipSize = Number(process.argv[2] ?? 1024);
const path = '/api/v1/dsar-requests';
const email = 'anna@example.com';

const bench = await openBenchApp();
const { app, owner, signUp } = bench;
try {
  const client = await signUp('owner@example.com');
  const { id: accountId } = (await client.get('/api/v1/me')).json<{ account: { id: string } }>().account;
  const made = async (to: string, body: object) => {
    const answer = await client.post(`/api/v1${to}`, body);
    if (answer.statusCode >= 300) throw new Error(answer.body);
    return answer.json<{ id: string }>();
  };
  const member = { name: 'Corner Coffee Ltd', email: 'privacy@example.com', address: '1 High Street', country: 'IE' };
  const site = await made('/sites', { name: 'Site', type: 'Site', languages: ['en'] });
  const owned = await client.put(`/api/v1/sites/${site.id}/owner`, member);
  if (owned.statusCode !== 200) throw new Error(owned.body);
  await made(`/sites/${site.id}/documents`, { type: 'privacy_policy', languages: ['en'] });
  const published = await client.put(`/api/v1/sites/${site.id}/dsar-form`, { isPublished: true });
  if (published.statusCode !== 200) throw new Error(published.body);
  const form = new URL(published.json<{ url: string }>().url).pathname;
  const entered = { place: 'DE', rights: ['access'], name: 'Anna', language: 'de', channel: 'letter' };
  const request = await made('/dsar-requests', { ...entered, email, siteId: site.id, receivedOn: today() });
  await owner.query('update dsar_request set confirmed_at = now() where account_id = $1', [accountId]);
  await copyRequests(accountId);

  const byKey = await p99(['', '?only=open&order=due', `?siteId=${site.id}`, `?after=${request.id}`]);
  const byText = await p99(['?text=Person+4711', '?text=nobody+of+this+name']);
  const page = await app.http.inject({ url: form, headers: { 'accept-language': 'en' } });
  const formSize = brotliCompressSync(page.body).length / 1000;

  for (let at = 0; at < consents; at += 100)
    await Promise.all(
      Array.from({ length: 100 }, (_, each) =>
        made(`/sites/${site.id}/consents`, { subject: { email }, preferences: { newsletter: (at + each) % 2 === 0 } }),
      ),
    );
  const began = performance.now();
  const held = await client.post(`${path}/${request.id}/held-file`, {});
  if (held.statusCode !== 201) throw new Error(held.body);
  const answer = performance.now() - began;

  const { key } = (await client.post('/api/v1/api-keys', { name: 'bench', password: undefined })).json<{
    key: string;
  }>();
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const read = await fetched(`${address}${path}/${request.id}/files/${held.json<{ id: string }>().id}`, key);
  // All files of a request may have 1 GiB together, and the copy of what is held is one of them.
  const heldSize = Math.ceil(read.bytes / mebibyte);
  for (let left = zipSize - heldSize, file = 0; left > 0; left -= fileSize, file += 1)
    await upload(request.id, `${file}.bin`, Math.min(fileSize, left));
  const zip = await fetched(`${address}${path}/${request.id}/archive`, key);

  const results = {
    byKey,
    byText,
    answer,
    firstByte: read.firstByte,
    form: formSize,
    memory: zip.grown,
    zipSeconds: zip.milliseconds / 1000,
    zipMiB: zip.bytes / mebibyte,
  };
  const ok =
    byKey <= budget.byKey &&
    byText <= budget.byText &&
    answer <= budget.answer &&
    read.firstByte <= budget.firstByte &&
    formSize <= budget.form &&
    zip.grown <= budget.memory;
  const rounded = Object.fromEntries(
    Object.entries(results).map(([name, value]) => [name, Math.round(value * 10) / 10]),
  );
  console.log(JSON.stringify({ bench: 'requests', budget, ok, requests, consents, results: rounded }));
  if (!ok) process.exitCode = 1;

  /** Milliseconds in which 99 of 100 pages are there. */
  async function p99(queries: readonly string[]): Promise<number> {
    const times: number[] = [];
    for (let each = -20; each < 300; each += 1) {
      const start = performance.now();
      const page = await client.get(`${path}${queries[Math.abs(each) % queries.length] ?? ''}`);
      if (page.statusCode !== 200) throw new Error(page.body);
      if (each >= 0) times.push(performance.now() - start);
    }
    times.sort((one, other) => one - other);
    return times[Math.floor(times.length * 0.99)] ?? 0;
  }

  async function upload(id: string, name: string, parts: number): Promise<void> {
    const file = await made(`/dsar-requests/${id}/files`, { name, size: parts * mebibyte });
    for (let part = 0; part < parts; part += 1) {
      const data = randomBytes(mebibyte).toString('base64');
      const stored = await client.put(`${path}/${id}/files/${file.id}/parts/${part}`, { data });
      if (stored.statusCode !== 200) throw new Error(stored.body);
    }
  }
} finally {
  await bench.close();
}

/** Copies the request of an account with names, days and states of their own. */
async function copyRequests(accountId: string): Promise<void> {
  const { rows } = await owner.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = 'dsar_request' and is_generated = 'NEVER'`,
  );
  const names = rows[0]?.names;
  await owner.query(
    `insert into dsar_request (${names}) select ${names} from (select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'number', 'N' || n,
       'submission', null, 'name', 'Person ' || n, 'email', 'person' || n || '@example.com',
       'received_on', current_date - n % 900, 'due_on', case when n % 10 = 0 then current_date + n % 30 end,
       'state', case when n % 10 = 0 then 'in-work' else 'answered' end))).*
     from (select r from dsar_request r where account_id = $1 limit 1) of (r), generate_series(1, ${requests - 1}) n) as copies`,
    [accountId],
  );
  await owner.query('vacuum analyze dsar_request');
}

/** Reads a response and throws it away, with the growth of this process meanwhile in MiB. */
async function fetched(url: string, key: string) {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  const start = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${key}` } });
  if (!response.ok || !response.body) throw new Error(await response.text());
  let bytes = 0;
  let firstByte = 0;
  for await (const data of response.body) {
    if (bytes === 0) firstByte = performance.now() - start;
    bytes += data.length;
  }
  clearInterval(timer);
  return { bytes, firstByte, milliseconds: performance.now() - start, grown: (most - before) / mebibyte };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
