import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { beforeAccount } from './before-account.ts';
import { checkServer } from './checks.ts';
import { sql } from './database.ts';
import { newId, newPublicId } from './ids.ts';
import { readEdition, readFunctions } from './functions.ts';
import { checkMigrated, isCurrent, listMigrations, migrate } from './migrate.ts';
import { readSchema, type Schema } from './schema/read.ts';
import { asSql } from './schema/sql.ts';
import { asTypes } from './schema/types.ts';

const database = testDatabase();
const now = new Date('2026-03-01T10:00:00Z');
const [mine, theirs] = [newId(now), newId(now)];
let schema: Schema;

beforeAll(async () => {
  schema = await readSchema(database.owner);
  for (const id of [mine, theirs]) {
    await database.db.inAccount(id, async (tx) => {
      await tx.insertInto('account').values({ id, name: 'Account', createdAt: now }).execute();
      await tx
        .insertInto('project')
        .values({ accountId: id, id: newId(now), name: 'Project', createdAt: now })
        .execute();
    });
  }
});

test('an account sees its own rows alone, and a job sees all', async () => {
  const all = sql<{
    accountId: string;
  }>`select account_id from project where account_id is not null order by account_id`;

  expect((await database.db.inAccount(mine, (tx) => all.execute(tx))).rows).toEqual([{ accountId: mine }]);
  expect((await database.db.asSystem((tx) => all.execute(tx))).rows).toEqual([
    { accountId: mine },
    { accountId: theirs },
  ]);
});

test("a row cannot be written into another's account", async () => {
  const written = database.db.inAccount(mine, (tx) =>
    tx
      .insertInto('project')
      .values({ accountId: theirs, id: newId(now), name: 'Taken', createdAt: now })
      .execute(),
  );
  await expect(written).rejects.toThrow('row-level security');
});

test('what a connection was allowed ends with its transaction', async () => {
  await database.db.inAccount(mine, async () => undefined);
  const before = sql<{ account: string }>`select coalesce(current_setting('app.account_id', true), '') as account`;
  // More transactions than the pool has connections, so the connection used above is among them.
  const all = await Promise.all(
    Array.from({ length: 8 }, () => database.db.asSystem(async (tx) => (await before.execute(tx)).rows[0]?.account)),
  );
  expect(new Set(all)).toEqual(new Set(['']));
});

test('rows are streamed in the account, and a loop left early frees its connection', async () => {
  for (let round = 0; round < 20; round++) {
    const rows = database.db.streamInAccount(mine, (tx) =>
      tx.selectFrom('project').select('name').where('accountId', '=', mine).stream(1),
    );
    for await (const { name } of rows) {
      expect(name).toBe('Project');
      break;
    }
  }
});

test('keys inside of jsonb keep their names, dates and counts come as they are meant', async () => {
  const { rows } = await database.db.asSystem((tx) =>
    sql<
      Record<string, unknown>
    >`select '{"some_key": 1}'::jsonb as a_value, date '2026-03-29' as a_day, count(*) as a_count`.execute(tx),
  );
  expect(rows).toEqual([{ aValue: { some_key: 1 }, aDay: '2026-03-29', aCount: 1 }]);
});

test('a query that does not name its account fails in tests', async () => {
  const ask = database.db.inAccount(mine, (tx) => tx.selectFrom('project').selectAll().execute());
  await expect(ask).rejects.toThrow('A query on project does not name account_id.');
  const inside = database.db.inAccount(mine, (tx) =>
    tx
      .selectFrom('site')
      .select('id')
      .where('accountId', '=', mine)
      .where('projectId', 'in', (query) => query.selectFrom('project').select('id'))
      .execute(),
  );
  await expect(inside).rejects.toThrow('A query on project does not name account_id.');
  await expect(database.db.asSystem((tx) => sql`delete from site`.execute(tx))).rejects.toThrow(
    'A query on site does not name account_id.',
  );
});

test('a table with account_id has forced row-level security, or belongs to candor_auth', () => {
  const open = schema.tables
    .filter(({ columns }) => columns.some(({ name }) => name === 'account_id'))
    .filter(({ owner, security, policies }) => !owner && (security !== 'forced' || policies.length === 0))
    .map(({ name }) => name);
  expect(open).toEqual([]);
});

test('account_id leads every key of a customer’s table', () => {
  const owned = schema.tables.filter(
    ({ name, owner, columns }) =>
      !owner && !(name in beforeAccount) && columns.some((column) => column.name === 'account_id'),
  );
  const keys = owned.flatMap(({ name, constraints, indexes }) =>
    [
      ...constraints
        .map(({ definition }) => definition)
        .filter((text) => /^(PRIMARY KEY|UNIQUE|FOREIGN KEY)/.test(text)),
      ...indexes.filter((text) => text.includes('UNIQUE')),
    ].map((text) => ({ name, text })),
  );
  // A reference to a table that all accounts share needs no account_id.
  const wrong = keys.filter(
    ({ text }) => !/\(account_id\b/.test(text) && !/REFERENCES (person|notice_text)\(/.test(text),
  );
  expect(wrong).toEqual([]);
});

test('nothing of a customer is set to null by a deletion, nor changed by a trigger', async () => {
  const constraints = schema.tables.flatMap((table) => table.constraints);
  expect(constraints.filter(({ definition }) => /ON DELETE SET/.test(definition))).toEqual([]);
  const { rows } = await database.owner.query(
    `select tgname from pg_trigger join pg_class c on c.oid = tgrelid where not tgisinternal and relnamespace = 'public'::regnamespace`,
  );
  expect(rows).toEqual([]);
});

test('schema.sql and tables.ts are what the migrations come to: else run npm run schema', () => {
  const read = (file: string) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
  expect(read('../../../schema.sql')).toBe(asSql(schema));
  expect(read('./tables.ts')).toBe(asTypes(schema));
  expect(readEdition().checksum).toBe(readFunctions().checksum);
});

test('migrations are applied once, and a changed or unknown one is refused', async () => {
  const migrations = listMigrations();
  expect(
    isCurrent(
      migrations.map(({ name }) => name),
      migrations,
    ),
  ).toBe(true);
  expect(isCurrent([], migrations)).toBe(false);
  expect(await migrate(database.url)).toEqual([]);
  await expect(migrate(database.url, migrations.slice(1))).rejects.toThrow(
    'or of a version from before the first release: it knows no migration 0001_platform.sql. Nothing was changed.',
  );
  const edited = migrations.map((migration, index) => (index === 0 ? { ...migration, checksum: 'other' } : migration));
  await expect(migrate(database.url, edited)).rejects.toThrow('Migration 0001_platform.sql was changed');
});

test('a migration that fails leaves nothing behind', async () => {
  const broken = { name: '9999_broken.sql', sql: 'create table half (); select broken', checksum: 'x' };
  await expect(migrate(database.url, [...listMigrations(), broken])).rejects.toThrow(
    'Migration 9999_broken.sql failed: ',
  );
  const { rows } = await database.owner.query(`select to_regclass('half') as half`);
  expect(rows).toEqual([{ half: null }]);
});

test('functions are replaced where they changed, those that are gone are dropped, and those of others stay', async () => {
  const functions = readFunctions();
  const names = async () => {
    const { rows } = await database.owner.query<{ name: string }>(
      `select proname as name from pg_proc where proname in ('ours', 'of_others', 'enqueue_job') order by 1`,
    );
    return rows.map(({ name }) => name);
  };
  await database.owner.query('create function of_others() returns integer language sql return 1');
  const ours = { name: 'ours.sql', sql: 'create function ours() returns integer language sql return 2' };
  const next = { edition: functions.edition + 1, checksum: 'next', scripts: [...functions.scripts, ours] };
  await Promise.all([migrate(database.url, undefined, next), migrate(database.url, undefined, next)]);
  expect(await names()).toEqual(['enqueue_job', 'of_others', 'ours']);

  // An older program leaves them as they are, and says why it does not start.
  await expect(migrate(database.url)).rejects.toThrow('The database is newer than this program: its functions');
  await expect(checkMigrated(database.owner)).rejects.toThrow('The database is newer than this program');
  const broken = { ...next, checksum: 'broken', scripts: [{ ...ours, sql: `${ours.sql}; create function broken` }] };
  await expect(migrate(database.url, undefined, broken)).rejects.toThrow('The functions of ours.sql could not');
  const unknown = { ...ours, sql: `create function ours() returns integer language sql as 'select * from nothing'` };
  await expect(migrate(database.url, undefined, { ...broken, scripts: [unknown] })).rejects.toThrow('"nothing"');
  expect(await names()).toEqual(['enqueue_job', 'of_others', 'ours']);

  const last = { ...functions, edition: next.edition + 1 };
  await expect(checkMigrated(database.owner, undefined, last)).rejects.toThrow('The database lacks a migration');
  await migrate(database.url, undefined, last);
  expect(await names()).toEqual(['enqueue_job', 'of_others']);
  await checkMigrated(database.owner, undefined, last);
});

test('a server that may lose what it acknowledged is refused, as the one of these tests', async () => {
  await expect(checkServer(database.owner)).rejects.toThrow(/fsync|full_page_writes|synchronous_commit/);
});

test('the log of the embedded server has what failed, and nothing that somebody wrote', async () => {
  const insert = () =>
    database.owner.query('insert into person (id, email, created_at) values (gen_random_uuid(), $1, now())', [
      'somebody@example.com',
    ]);
  await insert();
  await expect(insert()).rejects.toThrow('duplicate key');

  const folder = decodeURIComponent(new URL(database.url).hostname);
  const log = readFileSync(`${folder}.log`, 'utf8');
  expect(log).toContain('person_email_key');
  expect(log).not.toContain('somebody@example.com');
});

test('ids sort by the time they were made, and public ids are ten readable signs', () => {
  const ids = Array.from({ length: 1000 }, () => newId(now));
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(1000);
  expect(newPublicId()).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/);
});
