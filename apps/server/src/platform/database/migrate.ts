import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { connected } from './connect.ts';
import { makeRoles } from './roles.ts';

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

/** The numbered migrations, in order. */
export function listMigrations(): Migration[] {
  const folder = new URL('../../../migrations/', import.meta.url);
  const names = readdirSync(fileURLToPath(folder))
    .filter((name) => /^\d{4}_[\w-]+\.sql$/.test(name))
    .toSorted();
  const numbers = new Set(names.map((name) => name.slice(0, 4)));
  if (numbers.size < names.length) throw new CannotStart(`Two migrations have the same number: ${names.join(', ')}.`);
  return names.map((name) => {
    const sql = readFileSync(new URL(name, folder), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

// Any number, as long as nobody else locks it.
const lock = 0xca4d0;

/** Brings a database to the newest schema, one transaction a migration, and says which were applied. Makes the roles first. */
export async function migrate(url: string, migrations: readonly Migration[] = listMigrations()): Promise<string[]> {
  return whileLocked(url, async (owner) => {
    await makeRoles(owner);
    await owner.query(`create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const applied = await readApplied(owner);
    checkHistory(applied, migrations);

    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of missing) await apply(owner, migration);
    return missing.map(({ name }) => name);
  });
}

/** Works as the owner of a database. Of two starts at once the other waits. */
export async function whileLocked<Result>(url: string, work: (owner: Client) => Promise<Result>): Promise<Result> {
  return connected(url, async (owner) => {
    await owner.query('select pg_advisory_lock($1)', [lock]);
    return work(owner);
  });
}

/**
 * Whether the schema is that of this program, for a start that may not change it.
 * @throws CannotStart where it lacks a migration, or is newer
 */
export async function checkMigrated(
  connection: Pick<Client, 'query'>,
  migrations: readonly Migration[] = listMigrations(),
): Promise<void> {
  const applied = await readApplied(connection);
  checkHistory(applied, migrations);
  if (!isCurrent([...applied.keys()], migrations))
    throw new CannotStart(
      'The database lacks a migration: run `npm run admin -- migrate` with DATABASE_URL, its owner.',
    );
}

/** Whether all of these migrations were applied. */
export function isCurrent(applied: readonly string[], migrations: readonly Migration[]): boolean {
  return migrations.every(({ name }) => applied.includes(name));
}

async function readApplied(client: Pick<Client, 'query'>): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration');
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** A database is never guessed at: one that went another way than these files is refused. */
function checkHistory(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name))
      throw new CannotStart(`The database is newer than this program: it knows no migration ${name}.`);
    if (known.get(name) !== checksum)
      throw new CannotStart(`Migration ${name} was changed after this database had run it.`);
  }
}

async function apply(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new CannotStart(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
