import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { Client } from 'pg';
import { startEmbedded } from '../../apps/server/src/platform/database/launcher/launcher.ts';
import { addAccount, addOwner, addSite } from './accounts.ts';
import { cpuOf, cpuWithChildren, dataFolder, site, spawnServer } from './intake-server.ts';

export type ConsentServer = {
  readonly port: number;
  /** A public key of the site. */
  readonly key: string;
  readonly databaseUrl: string;
  readonly client: Client;
  cpu(): { readonly server: number; readonly database: number };
  stop(): Promise<void>;
};

/** Starts the product as shipped, on its own database, with one site that accepts consents. */
export async function startConsentServer(): Promise<ConsentServer> {
  const dataDir = dataFolder();
  // The server finds PostgreSQL running and takes it over. The only difference is room for pgbench's 64 clients.
  const postgres = await startEmbedded(`${dataDir}/postgres`, { max_connections: '120' });
  const { child, port } = await spawnServer(dataDir);
  const databaseUrl = postgres.url('candor');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const key = await addSiteWithKey(client);
  await addNotice(client);
  return {
    port,
    key,
    databaseUrl,
    client,
    cpu: () => ({ server: cpuOf(child.pid ?? 0), database: cpuWithChildren(postgres.pid) }),
    async stop() {
      await client.end();
      child.kill('SIGTERM');
      await once(child, 'exit');
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Adds a site with a public key, and returns the key. */
export async function addSiteWithKey(client: Client): Promise<string> {
  const { accountId, siteId } = site;
  const key = `candor_pub_${randomBytes(32).toString('base64url')}`;
  await addAccount(client, accountId);
  await addOwner(client, accountId);
  await addSite(client, { accountId, siteId, name: 'shop.example' });
  await client.query(
    `insert into consent_key (account_id, id, site_id, kind, name, shown, key_hash, created_at)
     values ($1, $2, $2, 'public', 'Bench', $3, $4, now())`,
    [accountId, siteId, key, createHash('sha256').update(key).digest()],
  );
  return key;
}

/** Adds a legal notice to the site. The audit reports that the product did not publish it. */
async function addNotice(client: Client): Promise<void> {
  const { accountId, siteId } = site;
  await client.query(
    `insert into legal_notice (account_id, id, site_id, identifier, version, created_at)
     values ($1, $2, $2, 'privacy_policy', '1', now())`,
    [accountId, siteId],
  );
  await client.query(
    `insert into legal_notice_text (account_id, notice_id, language, sha256, body) values ($1, $2, 'de', $3, 'Text')`,
    [accountId, siteId, createHash('sha256').update('Text').digest()],
  );
}
