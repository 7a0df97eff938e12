import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import launch from '../../apps/server/launch.json' with { type: 'json' };
import { startEmbedded } from '../../apps/server/src/platform/database/launcher/launcher.ts';

const root = path.resolve(import.meta.dirname, '../..');

export type BenchServer = {
  readonly port: number;
  /** Seconds of processor time that the server and its database have used. */
  cpu(): { readonly server: number; readonly database: number };
  readonly publicId: string;
  readonly databaseUrl: string;
  /** Inserts one choice, as pgbench runs it. */
  readonly pgbenchScript: string;
  count(): Promise<number>;
  /** What a choice takes on the disk, without strings of signals. */
  bytesPerEvent(): Promise<{ readonly heap: number; readonly indexes: number; readonly total: number }>;
  stop(): Promise<void>;
};

/** A site that choices are sent to. */
export const site = {
  accountId: '01890a5d-ac96-774b-bcce-b302099a8057',
  siteId: '01890a5d-ac96-774b-bcce-b302099a8058',
  publicId: 'abcdefghjk',
} as const;

export function dataFolder(): string {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'candor-bench-'));
  chmodSync(dataDir, 0o755);
  return dataDir;
}

/** Runs the server until it says where it listens. */
export async function spawnServer(
  dataDir: string,
  parameters: readonly string[] = [],
): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const settings = { PATH: process.env['PATH'], HOST: '127.0.0.1', DATA_DIR: dataDir, INTAKE_LIMIT: '999999999' };
  const child = spawn(process.execPath, [...launch.flags, path.join(root, 'apps/server/src/main.ts'), ...parameters], {
    cwd: dataDir,
    env: { ...settings, ...launch.environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, port: await portOf(child) };
}

export async function addSite(client: Client): Promise<void> {
  await client.query(`insert into public_id (id, kind, account_id, row_id) values ($1, 'site', $2, $3)`, [
    site.publicId,
    site.accountId,
    site.siteId,
  ]);
}

/** The product as it is shipped, on a database of its own, with one site. */
export async function startServer(): Promise<BenchServer> {
  const dataDir = dataFolder();
  // The server finds it running and takes it over. It differs from its own in that 64 clients of pgbench find room.
  const postgres = await startEmbedded(path.join(dataDir, 'postgres'), { max_connections: '120' });
  const { child, port } = await spawnServer(dataDir);
  const databaseUrl = postgres.url('candor');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await addSite(client);
  const pgbenchScript = path.join(dataDir, 'insert.sql');
  writeFileSync(pgbenchScript, insertOne(site.accountId, site.siteId));

  return {
    port,
    cpu: () => ({ server: cpuOf(child.pid ?? 0), database: cpuWithChildren(postgres.pid) }),
    publicId: site.publicId,
    databaseUrl,
    pgbenchScript,
    count: async () => Number((await client.query('select count(*) from preference')).rows[0].count),
    async bytesPerEvent() {
      const { rows } = await client.query<{ heap: string; indexes: string; rows: string }>(
        `select sum(pg_table_size(relid)) as heap, sum(pg_indexes_size(relid)) as indexes,
           (select count(*) from preference) as rows
         from pg_partition_tree('preference') where isleaf`,
      );
      const [heap, indexes, all] = [rows[0]?.heap, rows[0]?.indexes, rows[0]?.rows].map(Number) as [
        number,
        number,
        number,
      ];
      return { heap: heap / all, indexes: indexes / all, total: (heap + indexes) / all };
    },
    async stop() {
      await client.end();
      child.kill('SIGTERM');
      await once(child, 'exit');
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The port that a process says it listens on. */
export async function portOf(child: ChildProcess): Promise<number> {
  let said = '';
  for await (const part of child.stdout ?? []) {
    said += String(part);
    const port = /(?:ready|listening) at \S+:(\d+)/.exec(said)?.[1];
    if (port === undefined) continue;
    // Nobody reads on: what it writes from now on is let through.
    child.stdout?.resume();
    return Number(port);
  }
  throw new Error(`The server did not start: ${said}`);
}

/** The same row, made by the database instead of a browser; the id is of this moment, so it goes where ours go. */
function insertOne(accountId: string, siteId: string): string {
  return (
    '\\set waited random(1000, 10000)\n' +
    `insert into preference (account_id, id, site_id, consent_id, received_at, version, waited, action, regime, decided, granted, variant, language) ` +
    `values ('${accountId}', (lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 14))::uuid, ` +
    `'${siteId}', gen_random_uuid(), now(), 3, :waited, 0, 1, 31, 31, 0, 'de') on conflict do nothing;\n`
  );
}

/** Seconds of processor time that a process has used, and with `ended` those of its children that ended. */
export function cpuOf(pid: number, ended = false): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticks = [11, 12, ...(ended ? [13, 14] : [])].map((at) => Number(fields[at]));
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}

export function cpuWithChildren(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return children.reduce((sum, child) => sum + cpuOfLiving(child), cpuOf(pid, true));
}

/** A connection may have ended since it was listed: what it used is counted with its parent then. */
export function cpuOfLiving(pid: number): number {
  try {
    return cpuOf(pid);
  } catch {
    return 0;
  }
}
