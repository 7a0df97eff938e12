import { Client } from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { functionRights } from '#test/function-rights.ts';
import { tableRights } from '#test/rights.ts';
import { logins } from './logins.ts';

const database = testDatabase();

// Every table and function must be listed here with the rights of the three logins; the test fails for one that is
// missing.

test('each login may do with each table what the list says, and no more', async () => {
  const { rows } = await database.owner.query<{ name: string; app: string; intake: string; jobs: string }>(
    `select c.relname as name, ${logins.map((login) => `${rightsOf(login)} as "${login.slice(7)}"`).join(', ')}
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
       and not c.relispartition order by c.relname`,
  );
  const found = Object.fromEntries(
    rows.map(({ name, app, intake, jobs }) => [name, [app, intake, jobs].map((each) => each || '-').join(' | ')]),
  );
  expect(found).toEqual(tableRights);
});

/** Letters as in tableRights; a right on only some columns is in parentheses. */
function rightsOf(login: string): string {
  const letters = { SELECT: 's', INSERT: 'i', UPDATE: 'u', DELETE: 'd', TRUNCATE: 't', REFERENCES: 'r', TRIGGER: 'g' };
  const each = Object.entries(letters).map(([right, letter]) => {
    const columns = ['SELECT', 'INSERT', 'UPDATE', 'REFERENCES'].includes(right)
      ? `when has_any_column_privilege('${login}', c.oid, '${right}') then '(${letter})'`
      : '';
    return `case when has_table_privilege('${login}', c.oid, '${right}') then '${letter}' ${columns} else '' end`;
  });
  return `concat(${each.join(', ')})`;
}

test('each function of candor_auth is open to those the list says, runs with its rights and finds what it means', async () => {
  const { rows } = await database.owner.query<{ name: string; callers: string; fixed: boolean; owner: string }>(
    `select proname as name, pg_get_userbyid(proowner) as owner,
       prosecdef and proconfig @> array['search_path=pg_catalog, public, pg_temp'] as fixed,
       array_to_string(array(select role from unnest($1::text[]) role where has_function_privilege(role, oid, 'execute')), ' ')
         as callers
     from pg_proc where pronamespace = 'auth'::regnamespace order by proname`,
    [logins],
  );
  expect(Object.fromEntries(rows.map(({ name, callers }) => [name, callers]))).toEqual(functionRights);
  // They run with the rights of the function that asks.
  const others = rows.filter(({ name }) => name !== 'admits' && name !== 'admits_site');
  expect(others.filter(({ fixed, owner }) => !fixed || owner !== 'candor_auth')).toEqual([]);
});

test('no other function runs with the rights of another than its caller, but these', async () => {
  const { rows } = await database.owner.query<{ name: string; callers: string }>(
    `select proname as name,
       array_to_string(array(select role from unnest($1::text[]) role where has_function_privilege(role, oid, 'execute')), ' ')
         as callers
     from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by proname`,
    [logins],
  );
  expect(Object.fromEntries(rows.map(({ name, callers }) => [name, callers]))).toEqual({
    drop_empty_preference_partitions: 'candor_jobs',
    enqueue_job: 'candor_app candor_intake candor_jobs',
    gone_consent_keys: 'candor_intake',
    make_consent_partitions: 'candor_jobs',
    make_preference_partitions: 'candor_jobs',
    people_by_word: 'candor_app candor_jobs',
    visible_projects: 'candor_app',
    visible_sites: 'candor_app',
  });
});

test.for(logins)('%s sees no table of another schema, and makes nothing', async (login) => {
  const { rows } = await database.owner.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where c.relkind in ('r', 'p', 'v', 'm')
       and c.relnamespace::regnamespace::text not in ('public', 'pg_catalog', 'information_schema')
       and has_schema_privilege($1, c.relnamespace, 'usage') and has_table_privilege($1, c.oid, 'select, insert, update, delete')`,
    [login],
  );
  const queue = rows.map(({ name }) => name).filter((name) => name.startsWith('graphile_worker.'));
  expect(rows.length).toBe(queue.length);
  expect(queue.length > 0).toBe(login === 'candor_jobs');

  const { rows: creates } = await database.owner.query<{ name: string }>(
    `select nspname as name from pg_namespace where has_schema_privilege($1, oid, 'create')`,
    [login],
  );
  expect(creates).toEqual([]);
});

test('candor_auth signs in nowhere, and the schema is nobody’s to write', async () => {
  const { rows } = await database.owner.query<{ rolcanlogin: boolean; rolsuper: boolean; rolbypassrls: boolean }>(
    `select rolcanlogin, rolsuper, rolbypassrls from pg_roles where rolname = 'candor_auth'`,
  );
  expect(rows).toEqual([{ rolcanlogin: false, rolsuper: false, rolbypassrls: false }]);
  const { rows: schemas } = await database.owner.query(
    `select nspname from pg_namespace where nspname in ('public', 'auth') and
       (has_schema_privilege('candor_auth', oid, 'create') or nspacl::text ~ '[{,]=[^/]*C')`,
  );
  expect(schemas).toEqual([]);
});

test('the logins are let in with what follows from their names alone where the server asks for no password', async () => {
  for (const login of logins) {
    const client = new Client({ connectionString: database.logins[login] });
    await client.connect();
    const { rows } = await client.query<{ me: string }>('select session_user as me');
    await client.end();
    expect(rows).toEqual([{ me: login }]);
  }
});
