import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import { CannotStart } from '../cannot-start.ts';

/** The database functions of this program: the scripts that create all of them. */
export type FunctionScripts = {
  /** Increases with each change, so that an older program does not replace the functions of a newer one. */
  readonly edition: number;
  readonly checksum: string;
  readonly scripts: readonly { readonly name: string; readonly sql: string }[];
};

const folder = new URL('../../../functions/', import.meta.url);
/** Holds the edition and the checksum of the scripts. `npm run schema` writes it. */
export const editionFile = fileURLToPath(new URL('edition.json', folder));

type Edition = Pick<FunctionScripts, 'edition' | 'checksum'>;

export function readEdition(): Edition {
  // The cast is safe: the file is our own, and a test compares it with the scripts.
  return JSON.parse(readFileSync(editionFile, 'utf8')) as Edition;
}

export function readFunctions(): FunctionScripts {
  const scripts = readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(new URL(name, folder), 'utf8') }));
  const checksum = createHash('sha256').update(JSON.stringify(scripts)).digest('hex');
  return { edition: readEdition().edition, checksum, scripts };
}

type Applied = Edition & { readonly routines: readonly string[] };

export const functionSetTable = `create table if not exists function_set (
  edition integer not null, checksum text not null, routines text[] not null)`;

/**
 * Replaces the database functions with those of this program in one transaction, if they differ. Functions of extensions are
 * left alone. The caller holds the migration lock. @throws CannotStart
 */
export async function applyFunctions(owner: Client, functions: FunctionScripts): Promise<void> {
  if (await areCurrent(owner, functions)) return;
  const { edition, checksum, scripts } = functions;
  let script = 'before';
  try {
    await owner.query('begin');
    const applied = await readApplied(owner);
    if (applied && applied.routines.length > 0)
      await owner.query(`drop routine if exists ${applied.routines.join(', ')}`);
    const others = await listRoutines(owner);
    // A function may call one that is created after it; without this, bodies would be checked too early.
    await owner.query('set local check_function_bodies = off');
    for (const { name, sql } of scripts) {
      script = name;
      await owner.query(sql);
    }
    script = 'all scripts';
    await owner.query('set local check_function_bodies = on');
    await owner.query(checkBodies);
    const made = (await listRoutines(owner)).filter((routine) => !others.includes(routine));
    await owner.query('delete from function_set');
    await owner.query('insert into function_set (edition, checksum, routines) values ($1, $2, $3)', [
      edition,
      checksum,
      made,
    ]);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw new CannotStart(`The functions of ${script} could not be replaced: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Whether the database has the functions of this program. @throws CannotStart when it has newer ones */
export async function areCurrent(connection: Pick<Client, 'query'>, functions: FunctionScripts): Promise<boolean> {
  const applied = await readApplied(connection);
  if (applied && applied.edition > functions.edition)
    throw new CannotStart(`The database is newer than this program: its functions are edition ${applied.edition}.`);
  return applied?.checksum === functions.checksum;
}

async function readApplied(connection: Pick<Client, 'query'>): Promise<Applied | undefined> {
  const { rows } = await connection.query<Applied>('select edition, checksum, routines from function_set');
  return rows[0];
}

const checkBodies = `select fmgr_sql_validator(pg_proc.oid) from pg_proc join pg_language on pg_language.oid = prolang
  where pronamespace::regnamespace::text in ('public', 'auth') and lanname = 'sql'`;

/** Functions and procedures by name and parameters, without those of extensions, which are not ours to drop. */
async function listRoutines(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc
     where pronamespace::regnamespace::text in ('public', 'auth')
       and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`,
  );
  return rows.map(({ name }) => name);
}
