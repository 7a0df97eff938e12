import { once } from 'node:events';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { header, section, sectionEnd, waitingJob } from './backup-format.ts';
import { transactionOn, type Tx } from '../platform/database/database.ts';
import type { Amount } from './backup.ts';
import { Refused } from './refused.ts';
import { listMigrations, listTables, makeMonth, quoted, type Table } from './tables.ts';

type Lines = AsyncGenerator<string>;

/**
 * Restores a decrypted, gzipped backup into an empty database, all or nothing.
 *
 * @param then processes the restored data before anybody else can see it
 * @throws Refused when the database is not empty, has other tables than the backup, or the file is truncated
 */
export async function restore(
  pool: Pool,
  zipped: AsyncIterable<Uint8Array>,
  then: (client: PoolClient, tx: Tx) => Promise<void>,
): Promise<Amount> {
  const client = await pool.connect();
  try {
    return await transactionOn(client, (tx) => restoreOn(client, tx, zipped, then));
  } finally {
    // Not reused, because a failed restore may have left it in the middle of a COPY.
    client.release(true);
  }
}

async function restoreOn(
  client: PoolClient,
  tx: Tx,
  zipped: AsyncIterable<Uint8Array>,
  then: (client: PoolClient, tx: Tx) => Promise<void>,
): Promise<Amount> {
  const tables = await listTables(client);
  await checkEmpty(client, tables);
  const lines = linesOf(zipped);
  for (const month of await readMonths(client, (await lines.next()).value)) await makeMonth(client, month);

  // COPY is refused for tables whose policies are forced on their owner; only this transaction sees the change.
  const forced = tables.filter((table) => table.forced).map(({ name }) => quoted(name));
  for (const name of forced) await client.query(`alter table ${name} no force row level security`);
  const references = await dropReferences(client);
  const amount = await readSections(client, lines, tables);
  for (const add of references) await client.query(add);
  for (const name of forced) await client.query(`alter table ${name} force row level security`);
  // A session that was ended since the backup would be valid again.
  await client.query('delete from session');
  await then(client, tx);
  return amount;
}

async function checkEmpty(client: PoolClient, tables: readonly Table[]): Promise<void> {
  for (const { name, forced } of tables) {
    // Policies would hide rows from the owner of the tables, but not from this role.
    await client.query(forced ? 'set local role candor_jobs' : 'reset role');
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rowCount !== 0)
      throw new Refused(
        `The database is not empty: ${name} has rows. Restore into a new one (another DATA_DIR or DATABASE_URL).`,
      );
  }
  await client.query('reset role');
}

/** The months of the backup's partitions. @throws Refused if the backup has another schema version */
async function readMonths(client: PoolClient, line: string | undefined): Promise<readonly string[]> {
  const read = header.safeParse(parsed(line));
  if (!read.success) throw new Refused('This file is no backup of ours.');
  const own = await listMigrations(client);
  const same = JSON.stringify(own) === JSON.stringify(read.data.migrations);
  if (!same) throw new Refused('The backup was made by another version: restore it with that version, then update.');
  return read.data.months;
}

/**
 * Drops the foreign keys, so that tables can be filled in any order, and returns the statements that restore and check them.
 */
async function dropReferences(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select r.relname as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_catalog.pg_constraint c join pg_catalog.pg_class r on r.oid = c.conrelid
     where c.contype = 'f' and c.conparentid = 0 and c.connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  return rows.map(
    ({ table, name, definition }) => `alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`,
  );
}

async function readSections(client: PoolClient, lines: Lines, tables: readonly Table[]): Promise<Amount> {
  const amount = { tables: 0, rows: 0 };
  for await (const line of lines) {
    const next = section.parse(parsed(line));
    if ('table' in next) {
      amount.tables += 1;
      amount.rows += await readTable(client, lines, checkedTable(tables, next));
    } else if ('jobs' in next) {
      await readJobs(client, lines);
    } else if (next.tables === amount.tables && next.rows === amount.rows) {
      // Reads to the last byte, which authenticates the file as complete.
      if (!(await lines.next()).done) throw new Refused('The file goes on after its end.');
      return amount;
    }
  }
  throw new Refused('The file is not whole: its end is missing.');
}

function checkedTable(
  tables: readonly Table[],
  { table, columns }: { readonly table: string; readonly columns: readonly string[] },
): Table {
  const known = tables.find(({ name }) => name === table);
  if (!known || columns.some((column) => !known.columns.includes(column)))
    throw new Refused(`The backup has a table ${table} that this version does not know so.`);
  return { ...known, columns };
}

async function readTable(client: PoolClient, lines: Lines, { name, columns }: Table): Promise<number> {
  const copy = client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`));
  const written = finished(copy);
  // The await below handles the failure; without this it would count as unhandled while lines are still being read.
  written.catch(() => undefined);
  for (;;) {
    const line = await nextLine(lines);
    if (line === sectionEnd) break;
    if (!copy.write(`${line}\n`)) await Promise.race([once(copy, 'drain'), written]);
  }
  copy.end();
  await written;
  return copy.rowCount;
}

async function readJobs(client: PoolClient, lines: Lines): Promise<void> {
  for (let line = await nextLine(lines); line !== sectionEnd; line = await nextLine(lines)) {
    const { task, payload, runAt, maxAttempts, key } = waitingJob.parse(parsed(line));
    await client.query('select enqueue_job($1, $2::json, $3::timestamptz, $4::int, $5)', [
      task,
      JSON.stringify(payload),
      runAt,
      maxAttempts,
      key,
    ]);
  }
}

async function nextLine(lines: Lines): Promise<string> {
  const { value, done } = await lines.next();
  if (done) throw new Refused('The file is not whole: its end is missing.');
  return value;
}

/** The lines of a gzipped file. Only a line feed ends a line: COPY escapes all others. */
async function* linesOf(zipped: AsyncIterable<Uint8Array>): Lines {
  const unzipped = createGunzip();
  // The loop below throws the same failure.
  pipeline(zipped, unzipped).catch(() => undefined);
  unzipped.setEncoding('utf8');
  let rest = '';
  try {
    for await (const part of unzipped) {
      const pieces = (rest + String(part)).split('\n');
      rest = pieces.pop() ?? '';
      yield* pieces;
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(`The file is not whole, or was changed: ${(error as Error).message}`);
  }
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}
