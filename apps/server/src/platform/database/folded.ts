import { createHash } from 'node:crypto';
import type { Client } from 'pg';

/**
 * The last migration that was folded before the first release, and the SHA-256 of the former migrations' names and checksums.
 */
const folded = {
  last: '0035_evidence_cursor.sql',
  history: '53296f4b4d461fb891f7457a8f434895fb6e414d7fa8baa3874e08630730485e',
};

/** Procedures that migrations use, which stay; migrations created all other routines, which now come from scripts. */
const tools = ['own_by_account', 'own_by_auth', 'open_function', 'share_with_accounts'];

/**
 * Adopts a database that had applied all migrations as they were before they were folded; its tables are the same. Returns
 * whether it had.
 */
export async function takeOver(
  owner: Client,
  applied: ReadonlyMap<string, string>,
  migrations: readonly { readonly name: string; readonly checksum: string }[],
): Promise<boolean> {
  const before = [...applied]
    .filter(([name]) => name <= folded.last)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const lines = before.map(([name, checksum]) => `${name} ${checksum}\n`).join('');
  if (createHash('sha256').update(lines).digest('hex') !== folded.history) return false;

  await owner.query('begin');
  await owner.query('delete from migration where name <= $1', [folded.last]);
  for (const { name, checksum } of migrations.filter((migration) => migration.name <= folded.last))
    await owner.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
  await owner.query(
    `insert into function_set (edition, checksum, routines)
     select 0, '', array_agg(oid::regprocedure::text) from pg_proc
     where pronamespace::regnamespace::text in ('public', 'auth') and proname <> all ($1::text[])
       and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`,
    [tools],
  );
  // The table was created after the default privileges of 0001, so candor_jobs has more rights on it than in a new database.
  await owner.query('revoke all on function_set from candor_jobs; grant select on function_set to candor_jobs');
  await owner.query('commit');
  return true;
}
