// Compatibility with a distributed database: `npm run bench -- citus postgresql://…`, which is the coordinator of an empty
// Citus cluster, as a superuser. Migrates, distributes every table of accounts by account, and exercises an account, a
// published policy, a choice, a consent, and the dashboard's operations on them, over HTTP. Each step prints ok or the error.
// Exits nonzero if one of the four required steps fails.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { readSecrets } from '../apps/server/src/platform/crypto/secrets.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { newPublicId } from '../apps/server/src/platform/database/ids.ts';
import { prepareDatabase } from '../apps/server/src/platform/database/prepare.ts';
import { accountTables } from '../apps/server/src/platform/database/tables.ts';
import type { Log } from '../apps/server/src/platform/http/log.ts';
import { browser, type Answer } from '../apps/server/test/client.ts';
import { distributeConsents } from './lib/citus-consents.ts';

const url = process.argv[2];
if (!url) throw new Error('Name the coordinator: npm run bench -- citus postgresql://postgres@127.0.0.1:5432/candor');
const publicUrl = 'http://localhost:3000';
const held = ['an account', 'a published policy', 'a choice', 'a consent'];

/** A table that distributed tables may reference; it is replicated to every node. */
const references = ['notice_text'];
/**
 * A table read by its own ID before the account is known: it stays on the coordinator, like the tables owned by candor_auth.
 */
const local = ['public_id'];

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'candor-citus-'));
const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: publicUrl, DATABASE_URL: url });
const owner = new Pool({ connectionString: url });
owner.on('error', () => undefined);
const logins = await prepareDatabase({
  server: { url, embedded: false },
  given: undefined,
  secrets: () => readSecrets(config.secretsFile),
});
await distribute();
await distributeConsents(owner);

const failures: string[] = [];
const log: Log = {
  failure: (what, error) => void failures.push(`${what}: ${(error as Error).message}`),
  note: (what) => void (what.includes('fail') && failures.push(what)),
  request: () => undefined,
};
const db = openDatabase({ logins, onError: (error) => console.error(error.message) });
const results = new Map<string, string>();
try {
  const app = await createApp({ config, db, log, limits: 'off' });
  await app.http.ready();
  const visitor = await browser(app.http, publicUrl);
  const password = randomBytes(12).toString('hex');
  const form = { email: 'citus@example.com', password, tos_accepted: true, privacy_read: true };
  await step('an account', () => visitor.post('/users/sign-up', form));
  const accountId = (await visitor.get('/api/v1/me')).json<{ account?: { id: string } }>().account?.id ?? '';
  const site = await step('a site', () =>
    visitor.post('/api/v1/sites', { name: 'shop.example', url: 'shop.example', type: 'Site', areaType: 'worldwide' }),
  );
  const at = `/api/v1/sites/${site.id}`;
  await step('its owner', () =>
    visitor.put(`${at}/owner`, {
      name: 'Shop',
      email: 'hello@example.com',
      address: 'Hauptstraße 1, 10115 Berlin',
      country: 'DE',
    }),
  );
  const policy = await step('a document', () =>
    visitor.post(`${at}/documents`, { type: 'privacy_policy', languages: ['en', 'de'] }),
  );
  await step('a published policy', () => visitor.post(`/api/v1/documents/${policy.id}/publish`, {}));
  const publicId = newPublicId();
  await owner.query(
    `insert into public_id (id, kind, account_id, row_id) values ($1, 'site', $2, $3)
    on conflict do nothing`,
    [publicId, accountId, site.id],
  );
  const headers = { 'content-type': 'text/plain;charset=UTF-8', origin: 'https://shop.example' };
  const { rows: known } = await owner.query<{ id: string }>(
    `select id from public_id where row_id = $1 and kind = 'site'`,
    [site.id],
  );
  await step('a choice', () =>
    app.http.inject({ method: 'POST', url: `/e/choice/${known[0]?.id ?? publicId}`, headers, payload: choice() }),
  );
  const key = await step('a consent key', () =>
    visitor.post(`${at}/consent-keys`, { kind: 'private', name: 'Server' }),
  );
  const consent = JSON.stringify({ subject: { email: 'ada@example.com' }, preferences: { newsletter: true } });
  const consented = await step('a consent', () =>
    app.http.inject({
      method: 'POST',
      url: '/api/v1/consents',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key.key}` },
      payload: consent,
    }),
  );
  await step('jobs', () => app.runJobs());
  await step('workers for five seconds', async () => {
    const workers = await app.startWorkers();
    await pause(5000);
    await workers.stop();
  });
  await step('a proof', () => visitor.get(`${at}/consents/${consented.id}/proof`));
  await step('no row without an account, nor of another', async () => {
    const client = new Client({ connectionString: logins.candor_app });
    await client.connect();
    const none = await client.query(
      'select 1 from site union all select 1 from consent union all select 1 from document',
    );
    await client.query(`begin; set local app.account_id = '00000000-0000-7000-8000-000000000000'`);
    const others = await client.query('select 1 from site where account_id = $1', [accountId]);
    await client.query('commit');
    await client.end();
    if (none.rows.length + others.rows.length > 0) throw new Error('rows of another account are seen');
  });
  await step('choices listed', () => visitor.get(`${at}/preferences`));
  const other = await step('another site', () =>
    visitor.post('/api/v1/sites', { name: 'other.example', url: 'other.example', type: 'Site', areaType: 'worldwide' }),
  );
  await step('a site deleted', () => visitor.delete(`/api/v1/sites/${other.id}`));
  await step('an API key', () => visitor.post('/api/v1/api-keys', { name: 'Script' }));
  await step('sessions listed', () => visitor.get('/api/v1/sessions'));
  await step('a banner', () => visitor.get(`${at}/banner`));
  await step('a webhook', () =>
    visitor.post('/api/v1/webhooks', { url: 'https://shop.example/hook', types: ['consent.recorded'] }),
  );
  await step('the account exported', () => visitor.get('/api/v1/account/export'));
  // These steps come last, because Citus 13.2 crashes on them, along with every connection.
  await step('consents listed', () => visitor.get(`${at}/consents`));
  await step('people searched', () => visitor.get(`${at}/subjects?q=ada`));
  await app.http.close();
} finally {
  await db.close();
  await owner.end();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = held.every((name) => results.get(name) === 'ok') ? 0 : 1;

type Created = { readonly id?: string; readonly key?: string };
type Reached = Pick<Answer, 'statusCode' | 'body'>;

async function step(name: string, run: () => Promise<Reached | void>): Promise<Created> {
  failures.length = 0;
  const answer = await run().catch((error: unknown) => ({ statusCode: 599, body: (error as Error).message }));
  const refused = answer && answer.statusCode >= 300;
  const result = refused || failures.length > 0 ? [...new Set(failures), refused ? answer.body : ''].join(' | ') : 'ok';
  results.set(name, result);
  console.log(`citus: ${name}: ${result.slice(0, 600)}`);
  if (!answer || refused || !answer.body.startsWith('{')) return {};
  return JSON.parse(answer.body) as Created;
}

function choice(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = randomBytes(10).toString('hex');
  const id = `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(6, 18)}`;
  return JSON.stringify({
    id,
    consentId: randomBytes(16).toString('hex'),
    action: 'accept',
    decided: 31,
    granted: 31,
    version: 3,
    language: 'de',
    regime: 'eu',
    waited: 2500,
  });
}

/** Distributes every table of accounts by account; the tables owned by candor_auth stay on the coordinator. */
async function distribute(): Promise<void> {
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const tables = ['account', ...accountTables.map(snake).filter((name) => !local.includes(name))];
  // Foreign keys are restored once both sides are distributed. A local table cannot reference a distributed one: tables owned
  // by candor_auth lose their references to accounts and sites, so deletions must name these tables too.
  const { rows: keys } = await owner.query<{ table: string; name: string; definition: string; lost: boolean }>(
    `select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition, r.relname <> all($1) as lost
     from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_class p on p.oid = c.confrelid
     where c.contype = 'f' and c.conparentid = 0 and p.relname = any($2)`,
    [tables, [...tables, ...references]],
  );
  for (const { table, name } of keys) await owner.query(`alter table ${table} drop constraint ${name}`);
  for (const name of references) await said(name, `select create_reference_table('${name}')`);
  for (const name of tables) {
    const column = name === 'account' ? 'id' : 'account_id';
    const beside = name === 'account' ? 'none' : 'account';
    await said(name, `select create_distributed_table('${name}', '${column}', colocate_with => '${beside}')`);
  }
  for (const { table, name, definition, lost } of keys)
    if (!lost) await said(`${table}.${name}`, `alter table ${table} add constraint ${name} ${definition}`);
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::int as count from citus_tables where citus_table_type = 'distributed'`,
  );
  console.log(`citus: ${rows[0]?.count} of ${tables.length} tables distributed, ${keys.length} references`);
  // The account of a transaction must be passed on to the nodes that enforce the row-level policies.
  const roles = ['candor_app', 'candor_jobs', 'candor_intake'];
  for (const role of roles) await owner.query(`alter role ${role} set citus.propagate_set_commands = 'local'`);
}

async function said(name: string, statement: string): Promise<void> {
  await owner.query(statement).catch((error: Error) => console.log(`citus: ${name}: ${error.message}`));
}
