import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connected } from './connect.ts';
import { readFunctions } from './functions.ts';
import { startEmbedded } from './launcher/launcher.ts';
import { listMigrations, migrate } from './migrate.ts';
import { readSchema } from './schema/read.ts';
import { asSql } from './schema/sql.ts';

/** Creates an empty database whose owner is not a superuser. Returns its address for the owner and for a superuser. */
async function formerDatabase(): Promise<{ readonly owner: string; readonly superuser: string }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-upgrades-'));
  // PostgreSQL may run as a user other than this program's: see launcher/identity.ts.
  chmodSync(folder, 0o755);
  const postgres = await startEmbedded(path.join(folder, 'postgres'));
  onTestFinished(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  await connected(postgres.url('postgres'), async (superuser) => {
    await superuser.query('create role keeper login createrole');
    await superuser.query('create database former owner keeper');
  });
  const superuser = postgres.url('former');
  return { owner: superuser.replace(/\/\/\w+@/, '//keeper@'), superuser };
}

test('functions are replaced also where the owner of the database is no superuser', async () => {
  const { owner, superuser } = await formerDatabase();
  await migrate(owner);
  const functions = readFunctions();
  const newer = { name: 'newer.sql', sql: 'create function newer() returns integer language sql return 1' };
  await migrate(owner, undefined, {
    edition: functions.edition + 1,
    checksum: 'newer',
    scripts: [...functions.scripts, newer],
  });
  await connected(superuser, async (all) => {
    const { rows } = await all.query(`select pg_get_userbyid(proowner) as owner, proname as name from pg_proc
      where proname in ('newer', 'find_person', 'gone_consent_keys') order by 2`);
    expect(rows).toEqual([
      { owner: 'candor_auth', name: 'find_person' },
      { owner: 'candor_auth', name: 'gone_consent_keys' },
      { owner: 'keeper', name: 'newer' },
    ]);
  });
});

test('a database that had run all migrations before they were folded is taken over, and no other one', async () => {
  const { owner, superuser } = await formerDatabase();
  const former = readFileSync(new URL('./folded-history.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '));
  const last = former.map(([name = '']) => name).reduce((one, other) => (one > other ? one : other));
  const newer = listMigrations().filter(({ name }) => name > last);
  await migrate(
    owner,
    listMigrations().filter(({ name }) => name <= last),
    // Functions of today may read columns that only newer migrations add.
    { edition: 0, checksum: 'none', scripts: [] },
  );
  // The tables are those of before; then migrations made the functions, and no set of them was known.
  await connected(owner, async (keeper) => {
    await keeper.query('delete from migration');
    for (const [name, checksum] of former.slice(1))
      await keeper.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await keeper.query('drop table function_set');
    await keeper.query('create function find_of_the_past() returns integer language sql return 1');
  });
  await expect(migrate(owner)).rejects.toThrow('was changed after this database had run it. Nothing was changed.');

  await connected(owner, (keeper) => keeper.query('insert into migration (name, checksum) values ($1, $2)', former[0]));
  expect(await migrate(owner)).toEqual(newer.map(({ name }) => name));
  await connected(superuser, async (all) => {
    expect(asSql(await readSchema(all))).toBe(readFileSync(new URL('../../../schema.sql', import.meta.url), 'utf8'));
    const { rows } = await all.query<{ name: string }>('select name from migration order by name');
    expect(rows.map(({ name }) => name)).toEqual(listMigrations().map(({ name }) => name));
  });
});
