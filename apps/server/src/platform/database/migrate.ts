import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { connected } from './connect.ts';
import { takeOver } from './folded.ts';
import { applyFunctions, areCurrent, functionSetTable, readFunctions, type FunctionScripts } from './functions.ts';
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

// An arbitrary number for the advisory lock that nothing else uses.
const lock = 0xca4d0;

/**
 * Creates the roles, then migrates a database to the newest schema, one transaction per migration, and installs the functions
 * of this program. Returns the names of the applied migrations.
 * @param functions null: none, for a schema that is not the newest
 * @throws CannotStart
 */
export async function migrate(
  url: string,
  migrations: readonly Migration[] = listMigrations(),
  functions: FunctionScripts | null = readFunctions(),
): Promise<string[]> {
  return whileLocked(url, async (owner) => {
    await makeRoles(owner);
    await owner.query(`create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    await owner.query(functionSetTable);
    let applied = await readApplied(owner);
    if (await takeOver(owner, applied, migrations)) applied = await readApplied(owner);
    checkHistory(applied, migrations);
    if (functions) await areCurrent(owner, functions);

    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of missing) await apply(owner, migration);
    if (functions) await applyFunctions(owner, functions);
    return missing.map(({ name }) => name);
  });
}

/** Runs `work` as the owner of a database under a lock: a concurrent start waits. */
export async function whileLocked<Result>(url: string, work: (owner: Client) => Promise<Result>): Promise<Result> {
  return connected(url, async (owner) => {
    await owner.query('select pg_advisory_lock($1)', [lock]);
    return work(owner);
  });
}

/**
 * Checks that the schema and its functions are the ones this program needs, for a start that may not migrate.
 * @throws CannotStart when a migration or a function is missing, or the schema is newer
 */
export async function checkMigrated(
  connection: Pick<Client, 'query'>,
  migrations: readonly Migration[] = listMigrations(),
  functions: FunctionScripts = readFunctions(),
): Promise<void> {
  const applied = await readApplied(connection);
  checkHistory(applied, migrations);
  if (!isCurrent([...applied.keys()], migrations) || !(await areCurrent(connection, functions)))
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

const wayOut =
  'Use the version that it was used with last; how one from before the first release is updated says CHANGELOG.md.';

/** Refuses a database whose applied migrations are not the ones in these files. */
function checkHistory(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (known.get(name) === checksum) continue;
    const found = known.has(name)
      ? `Migration ${name} was changed after this database had run it.`
      : `The database is newer than this program, or of a version from before the first release: it knows no migration ${name}.`;
    throw new CannotStart(`${found} Nothing was changed. ${wayOut}`);
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
