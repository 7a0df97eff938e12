import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { Client } from 'pg';
import { startEmbedded } from '../../apps/server/src/platform/database/launcher/launcher.ts';
import { addAccount, addOwner, addSite } from './accounts.ts';
import { accountIdOf, siteIdOf, sites } from './consent-people.ts';
import { end, loadConsents } from './consent-rows.ts';
import { cpuOf, cpuWithChildren, dataFolder, spawnServer } from './intake-server.ts';

export type FilledServer = {
  readonly pid: number;
  readonly port: number;
  /** API key of the account with the largest site. */
  readonly apiKey: string;
  /** A public key of that site. */
  readonly consentKey: string;
  readonly client: Client;
  /** CPU seconds that the server and its database used. */
  cpu(): readonly [number, number];
  stop(): Promise<void>;
};

/** Starts the product as shipped, with this many consents: those in the folder, which is created if missing and kept. */
export async function startFilledServer(bench: string, rows: number, folder?: string): Promise<FilledServer> {
  const dataDir = folder ?? dataFolder();
  mkdirSync(dataDir, { recursive: true });
  // PostgreSQL may run as another user.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbedded(`${dataDir}/postgres`, {
    max_wal_size: '8GB',
    // Shows the database cost of each query.
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.track_planning': 'on',
  });
  const { child, port } = await spawnServer(dataDir);
  const client = new Client({ connectionString: postgres.url('candor') });
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  if ((await client.query('select from consent_day limit 1')).rowCount === 0) {
    const began = performance.now();
    await addOwners(client);
    await loadConsents(postgres.url('candor'), rows);
    const { rows: size } = await client.query(`select pg_size_pretty(pg_database_size('candor')) as size`);
    console.log(
      `${bench}: ${rows} consents made in ${Math.round((performance.now() - began) / 1000)} s, ${size[0].size}`,
    );
  } else {
    await removeLater(client);
  }
  return {
    pid: child.pid ?? 0,
    port,
    apiKey: await addApiKey(client),
    consentKey: await addConsentKey(client),
    client,
    cpu: () => [cpuOf(child.pid ?? 0), cpuWithChildren(postgres.pid)],
    async stop() {
      await client.end();
      child.kill('SIGTERM');
      await once(child, 'exit');
      await postgres.stop();
      if (folder === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Removes what an earlier run wrote, so that each run starts from the same data. */
async function removeLater(client: Client): Promise<void> {
  const first = [new Date(end + 24 * 3_600_000)];
  const { rowCount } = await client.query(
    `with late as (delete from consent where id >= uuid_from($1) returning account_id, subject_id, id)
     delete from subject_consent as theirs using late
     where theirs.account_id = late.account_id and theirs.subject_id = late.subject_id and theirs.id = late.id`,
    first,
  );
  if (!rowCount) return;
  for (const [table, id] of [
    ['subject', 'id'],
    ['subject_key', 'subject_id'],
  ] as const) {
    await client.query(`delete from ${table} where ${id} >= uuid_from($1)`, first);
  }
  for (const day of ['consent_day', 'consent_hour']) await client.query(`delete from ${day} where at >= $1`, first);
  for (const table of ['consent', 'subject', 'subject_consent', 'consent_day', 'consent_hour'])
    await client.query(`vacuum (analyze) ${table}`);
}

async function addOwners(client: Client): Promise<void> {
  for (let site = 0; site < sites; site += 1) {
    const accountId = accountIdOf(site);
    await addAccount(client, accountId);
    await addSite(client, { accountId, siteId: siteIdOf(site), name: `shop-${site}.example` });
  }
  await addOwner(client, accountIdOf(0));
}

const hashOf = (key: string) => createHash('sha256').update(key).digest();

async function addApiKey(client: Client): Promise<string> {
  const key = `candor_${randomBytes(32).toString('base64url')}`;
  await client.query(
    `insert into api_key (account_id, id, name, prefix, key_hash, person_id, created_at)
     values ($1, gen_random_uuid(), 'Bench', 'candor', $2, $1, now())`,
    [accountIdOf(0), hashOf(key)],
  );
  return key;
}

async function addConsentKey(client: Client): Promise<string> {
  const key = `candor_pub_${randomBytes(32).toString('base64url')}`;
  await client.query(
    `insert into consent_key (account_id, id, site_id, kind, name, shown, key_hash, created_at)
     values ($1, gen_random_uuid(), $2, 'public', 'Bench', $3, $4, now())`,
    [accountIdOf(0), siteIdOf(0), key, hashOf(key)],
  );
  return key;
}
