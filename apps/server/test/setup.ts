import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#platform/database/launcher/launcher.ts';
import { readPostmaster } from '#platform/database/launcher/postmaster.ts';
import { migrate } from '#platform/database/migrate.ts';
import { migrateQueue } from '#platform/jobs/queue.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server on which tests create their databases. */
    readonly databaseUrl: string;
  }
}

const prefix = 'candor-test-';

/** Starts one PostgreSQL for all test files, with a migrated database that each of them copies. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  removeAbandoned();
  const folder = mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`));
  // PostgreSQL may run as another user than this program: see launcher/identity.ts.
  chmodSync(folder, 0o755);
  // The data is temporary, so it need not be flushed to disk. The product refuses to start on such a server.
  const postgres = await startEmbedded(path.join(folder, 'postgres'), {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: '200',
  });
  await makeTemplate(postgres.url('postgres'), postgres.url('template_candor'));
  provide('databaseUrl', postgres.url('postgres'));

  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(server: string, template: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query('create database template_candor');
  await migrate(template);
  await migrateQueue(template);
  await client.end();
}

/** Stops and removes what a killed run left behind: the folder's name contains the id of its process. */
function removeAbandoned(): void {
  for (const name of readdirSync(os.tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length).split('-')[0]);
    if (!pid || existsSync(`/proc/${pid}`) || !existsSync('/proc')) continue;
    const folder = path.join(os.tmpdir(), name);
    const left = readPostmaster(path.join(folder, 'postgres'));
    if (left && existsSync(`/proc/${left.pid}`)) process.kill(left.pid, 'SIGINT');
    rmSync(folder, { recursive: true, force: true });
  }
}
