import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type Person } from '#test/app.ts';
import { sha256 } from '../crypto/tokens.ts';
import { loginsAt, type Login } from './logins.ts';

// What injected SQL could do. Each statement runs on a connection of one of the logins, as an injected one would.

const app = testApp();
let [mine, theirs] = [{} as Person, {} as Person];
const as = {} as Record<Login, Client>;

beforeAll(async () => {
  [mine, theirs] = [await app.signUp(), await app.signUp()];
  for (const person of [mine, theirs]) {
    const { id: siteId } = (
      await person.post('/api/v1/sites', {
        name: 'example.com',
        url: 'example.com',
        type: 'Site',
        areaType: 'worldwide',
      })
    ).json<{ id: string }>();
    await person.post(`/api/v1/sites/${siteId}/documents`, { type: 'privacy_policy', languages: ['en'] });
    await person.post(`/api/v1/sites/${siteId}/consent-keys`, { kind: 'private', name: 'Server' });
    await app.apiKey(person);
  }
  const logins = loginsAt(app.ownerUrl);
  for (const login of ['candor_app', 'candor_intake', 'candor_jobs'] as const) {
    as[login] = new Client({ connectionString: logins[login] });
    await as[login].connect();
  }
});
afterAll(async () => {
  for (const client of Object.values(as)) await client.end();
});

/** Runs statements in one transaction of an account, rolls it back, and returns the rows of the last statement. */
async function inAccount(accountId: string | undefined, statement: string, values: unknown[] = []): Promise<unknown[]> {
  const client = as.candor_app;
  await client.query('begin');
  try {
    if (accountId) await client.query(`select set_config('app.account_id', $1, true)`, [accountId]);
    return (await client.query(statement, values)).rows;
  } finally {
    await client.query('rollback');
  }
}

test('without an account candor_app sees no row of any table, and writes none', async () => {
  const { rows: tables } = await app.owner.query<{
    name: string;
    rows: string;
    granted: boolean;
    inserts: boolean;
    changes: boolean;
    columns: string;
  }>(
    `select c.relname as name, has_table_privilege('candor_app', c.oid, 'select') as granted,
       has_table_privilege('candor_app', c.oid, 'insert') as inserts,
       has_table_privilege('candor_app', c.oid, 'update') as changes,
       (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  );
  const filled: string[] = [];
  for (const { name, granted, inserts, changes, columns } of tables) {
    const { rows: some } = await app.owner.query<{ row: object }>(`select to_jsonb(t) as row from "${name}" t limit 1`);
    if (some.length > 0) filled.push(name);
    const seen = inAccount(undefined, `select * from "${name}"`);
    if (granted) expect(await seen, name).toEqual([]);
    else await expect(seen, name).rejects.toThrow('permission denied');

    const row = JSON.stringify(some[0]?.row ?? {});
    const insert = `insert into "${name}" (${columns}) select ${columns} from jsonb_populate_record(null::"${name}", $1) returning 1`;
    if (!inserts) await expect(inAccount(undefined, insert, [row]), name).rejects.toThrow('permission denied');
    else if (some.length > 0)
      await expect(inAccount(undefined, insert, [row]), name).rejects.toThrow('row-level security');
    if (changes) {
      const column = Object.keys(some[0]?.row ?? {})[0];
      if (column)
        expect(await inAccount(undefined, `update "${name}" set "${column}" = "${column}" returning 1`)).toEqual([]);
    }
    const gone = inAccount(undefined, `delete from "${name}" returning 1`);
    await gone.then(
      (rows) => expect(rows, name).toEqual([]),
      (error: Error) => expect(error.message, name).toContain('permission denied'),
    );
  }
  expect(filled).toEqual(
    expect.arrayContaining([
      'acceptance',
      'account',
      'api_key',
      'consent_key',
      'document',
      'email_token',
      'membership',
      'role_grant',
      'notice_text',
      'person',
      'public_id',
      'session',
      'site',
    ]),
  );
});

test.for(['candor_app', 'candor_intake', 'candor_jobs'] as const)('%s becomes nobody else', async (login) => {
  const client = as[login];
  for (const role of ['candor', 'candor_auth', 'candor_app', 'candor_intake', 'candor_jobs'].filter(
    (r) => r !== login,
  )) {
    await expect(client.query(`set role ${role}`)).rejects.toThrow('permission denied to set role');
    await expect(client.query(`set session authorization ${role}`)).rejects.toThrow('permission denied to set session');
  }
  await client.query('reset role; reset session authorization; set role none');
  const { rows } = await client.query('select session_user as login, current_user as role');
  expect(rows).toEqual([{ login, role: login }]);
  await expect(client.query(`alter role ${login} superuser`)).rejects.toThrow('permission denied');
  await expect(client.query('grant candor_auth to current_user')).rejects.toThrow('permission denied');
  await expect(client.query('create role helper')).rejects.toThrow('permission denied');
});

test.for(['candor_app', 'candor_intake', 'candor_jobs'] as const)(
  '%s reaches nothing outside of the database',
  async (login) => {
    const client = as[login];
    for (const statement of [
      `copy (select 1) to program 'id'`,
      `copy pg_catalog.pg_class from program 'id'`,
      `copy (select 1) to '/tmp/candor-attack'`,
      `select pg_read_file('/etc/passwd')`,
      `select pg_ls_dir('.')`,
      `select lo_export(0, '/tmp/candor-attack')`,
      `select rolpassword from pg_authid`,
      `create extension dblink`,
      `create table public.left_behind ()`,
      `create function auth.opened() returns int language sql as 'select 1'`,
      `create or replace function auth.admits(account uuid) returns boolean language sql as 'select true'`,
      `alter table person disable row level security`,
      `drop policy of_account on site`,
      `alter system set archive_command = 'id'`,
      `load 'dblink'`,
    ])
      await expect(client.query(statement), statement).rejects.toThrow(
        /permission denied|must be (?:owner|superuser)|denied|not allowed/,
      );
  },
);

test('no session, person, key or token is forged or read in a transaction of an account', async () => {
  const hash = sha256('forged');
  for (const table of ['person', 'membership', 'role_grant', 'session', 'api_key', 'consent_key', 'email_token'])
    for (const statement of [`select * from ${table}`, `delete from ${table}`, `insert into ${table} default values`])
      await expect(inAccount(mine.accountId, statement), statement).rejects.toThrow('permission denied for table');
  await expect(
    inAccount(mine.accountId, `update person set password_hash = 'mine' where email = $1`, [theirs.email]),
  ).rejects.toThrow('permission denied for table person');

  for (const [statement, values] of [
    [
      'select auth.open_session($1, null, null, null, null)',
      [{ id: mine.id, token_hash: `\\x${hash.toString('hex')}`, person_id: theirs.id }],
    ],
    ['select auth.insert_api_key($1, null)', [{ account_id: theirs.accountId, person_id: theirs.id }]],
    ['select auth.insert_consent_key($1)', [{ account_id: theirs.accountId }]],
    ['select auth.insert_email_token($1)', [{ person_id: theirs.id, purpose: 'reset' }]],
    ['select auth.insert_person($1)', [{ email: 'new@example.com' }]],
    ['select auth.insert_membership($1)', [{ account_id: theirs.accountId, person_id: mine.id }]],
    ['select auth.insert_role_grant($1)', [{ account_id: mine.accountId, person_id: mine.id, role: 'admin' }]],
    ['select auth.update_person($1, $2)', [theirs.id, { password_hash: 'mine' }]],
    ['select auth.find_person($1)', [theirs.id]],
    ['select auth.find_person_by_email($1)', [theirs.email]],
    ["select auth.find_session_actor($1, now(), current_date, 'x')", [hash]],
    ['select auth.delete_other_sessions($1, null)', [theirs.id]],
    ['select auth.take_email_token($1, $2, now())', [hash, ['reset']]],
  ] as const)
    await expect(inAccount(mine.accountId, statement, [...values]), statement).rejects.toThrow(
      'permission denied for function',
    );
});

test('in a transaction of one account the functions say nothing of another, and never a hash', async () => {
  const { accountId } = mine;
  const of = async (statement: string, ...values: unknown[]) => inAccount(accountId, statement, values);
  expect(await of('select email from auth.find_person_of($1, $2)', accountId, mine.id)).toEqual([
    { email: mine.email },
  ]);
  expect(await of('select * from auth.find_person_of($1, $2)', theirs.accountId, theirs.id)).toEqual([]);
  expect(await of('select * from auth.find_person_of($1, $2)', accountId, theirs.id)).toEqual([]);
  expect(await of('select * from auth.list_api_keys($1)', accountId)).toHaveLength(1);
  for (const statement of [
    'select * from auth.list_api_keys($1)',
    'select * from auth.list_reachable($1)',
    'select * from auth.list_recipients($1, null)',
    'select * from auth.export_people($1)',
    `select * from auth.export_rows($1, 'session')`,
    `select * from auth.export_rows($1, 'api_key')`,
  ])
    expect(await of(statement, theirs.accountId), statement).toEqual([]);
  await expect(of(`select * from auth.export_rows($1, 'site')`, accountId)).rejects.toThrow('permission denied');
  const own = [
    await of(`select * from auth.export_rows($1, 'session')`, accountId),
    await of(`select * from auth.export_rows($1, 'api_key')`, accountId),
    await of(`select * from auth.export_rows($1, 'consent_key')`, accountId),
    await of('select * from auth.export_people($1)', accountId),
  ];
  for (const rows of own) expect(rows).toHaveLength(1);
  expect(JSON.stringify(own)).not.toMatch(/hash|argon2/);
  await expect(
    of('select auth.update_preferences($1, $2, $3)', accountId, mine.id, { password_hash: 'mine' }),
  ).rejects.toThrow('no preferences');
  await of('select auth.update_preferences($1, $2, $3)', theirs.accountId, theirs.id, { locale: 'xx' });
  expect(await app.stored('person', { id: theirs.id })).toMatchObject([{ locale: 'en' }]);
});

test('a request writes down erasures of its own account alone, and never of the account', async () => {
  const before = await app.stored('erasure');
  for (const statement of ['select * from erasure', 'delete from erasure', `insert into erasure default values`])
    await expect(inAccount(mine.accountId, statement), statement).rejects.toThrow(
      'permission denied for table erasure',
    );
  const lines: [string, string, string][] = [
    [theirs.accountId, 'site', theirs.accountId],
    [mine.accountId, 'account', mine.accountId],
    [mine.accountId, 'begun', mine.accountId],
  ];
  const client = as.candor_app;
  await client.query('begin');
  await client.query(`select set_config('app.account_id', $1, true)`, [mine.accountId]);
  for (const values of lines)
    await client.query(`select auth.note_erasure($1, gen_random_uuid(), now(), $2, $3, null, null, null)`, values);
  await client.query('commit');
  expect(await app.stored('erasure')).toEqual(before);
});

test('candor_intake reads no more than its own work needs, and opens nothing', async () => {
  const client = as.candor_intake;
  const { rows: tables } = await app.owner.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not has_any_column_privilege('candor_intake', c.oid, 'select')`,
  );
  expect(tables.length).toBeGreaterThan(60);
  for (const { name } of tables)
    await expect(client.query(`select 1 from "${name}"`), name).rejects.toThrow('permission denied');
  await expect(client.query('select record from consent')).rejects.toThrow('permission denied');
  for (const statement of [
    `select auth.find_person_by_email('${mine.email}')`,
    `select * from auth.list_api_keys('${mine.accountId}')`,
    'select auth.has_people()',
  ])
    await expect(client.query(statement), statement).rejects.toThrow('permission denied for schema auth');
});

test('candor_jobs reaches people, sessions and keys by the functions alone', async () => {
  for (const table of ['person', 'membership', 'role_grant', 'session', 'api_key', 'consent_key', 'email_token'])
    for (const statement of [`select 1 from ${table}`, `delete from ${table}`])
      await expect(as.candor_jobs.query(statement), statement).rejects.toThrow('permission denied for table');
  const { rows } = await as.candor_jobs.query<{ made: boolean }>(
    'select made from auth.open_session($1, null, null, null, null)',
    [
      {
        id: theirs.id,
        token_hash: `\\x${sha256('forged').toString('hex')}`,
        person_id: mine.id,
        account_id: theirs.accountId,
        device: {},
        ways: ['password'],
        created_at: new Date(),
        last_seen_on: '2026-01-01',
        expires_at: new Date('2100-01-01'),
      },
    ],
  );
  expect(rows).toEqual([{ made: false }]);
});
