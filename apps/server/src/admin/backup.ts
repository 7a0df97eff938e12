import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Encrypter } from 'age-encryption';
import type { Pool, PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { encrypted } from './backup-file.ts';
import { sectionEnd, type Header } from './backup-format.ts';
import { listMigrations, listMonths, listTables, quoted } from './tables.ts';

export type Amount = { readonly tables: number; readonly rows: number };

/**
 * Writes an encrypted, consistent snapshot of the whole database while it is in use. The file appears when it is complete. No
 * plain text is ever written to disk.
 */
export async function backup(pool: Pool, encrypter: Encrypter, file: string, now: Date): Promise<Amount> {
  const client = await pool.connect();
  const draft = `${file}.part`;
  const amount = { tables: 0, rows: 0 };
  try {
    await client.query('begin isolation level repeatable read read only');
    await pipeline(
      Readable.from(content(client, now, amount)),
      createGzip(),
      (zipped: AsyncIterable<Uint8Array>) => encrypted(encrypter, zipped),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    await client.query('commit');
    await rename(draft, file);
    return amount;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    // Not reused, because it may be in the middle of a COPY.
    client.release(true);
  }
}

async function* content(
  client: PoolClient,
  now: Date,
  amount: { tables: number; rows: number },
): AsyncGenerator<string | Buffer> {
  const head: Header = {
    format: 'candor-backup',
    formatVersion: 1,
    madeAt: now.toISOString(),
    migrations: await listMigrations(client),
    months: await listMonths(client),
  };
  yield `${JSON.stringify(head)}\n`;

  const [tables, jobs] = [await listTables(client), await listJobs(client)];
  for (const { name, columns, forced } of tables) {
    // Forced policies apply to the owner of the tables too; this role may read every account.
    await client.query(forced ? 'set local role candor_jobs' : 'reset role');
    yield `${JSON.stringify({ table: name, columns })}\n`;
    // For a table with policies, COPY by name would omit the rows of its partitions.
    const all = `select ${columns.map(quoted).join(', ')} from ${quoted(name)}`;
    const copy = client.query(copyTo(`copy (${all}) to stdout`));
    for await (const part of copy) yield part as Buffer;
    yield `${sectionEnd}\n`;
    amount.tables += 1;
    amount.rows += copy.rowCount;
  }

  yield `${JSON.stringify({ jobs: true })}\n`;
  for (const job of jobs) yield `${JSON.stringify(job)}\n`;
  yield `${sectionEnd}\n${JSON.stringify({ end: true, ...amount })}\n`;
}

/** Waiting jobs, such as mails. */
async function listJobs(client: PoolClient): Promise<object[]> {
  const { rows } = await client.query<object>(
    `select t.identifier as task, j.payload, j.run_at::text as "runAt", j.max_attempts as "maxAttempts", j.key
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where j.attempts < j.max_attempts order by j.id`,
  );
  return rows;
}
