import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomBytes } from 'node:crypto';
import { secretsFrom } from '../crypto/secrets.ts';
import { enqueue, job } from '../jobs/jobs.ts';
import { z } from 'zod';
import { connected } from './connect.ts';
import { openDatabase, sql } from './database.ts';
import { newId } from './ids.ts';
import { startEmbedded, type EmbeddedPostgres } from './launcher/launcher.ts';
import { loginsAt, type Login } from './logins.ts';
import { listMigrations, migrate } from './migrate.ts';
import { prepareDatabase } from './prepare.ts';

// An operator's server, like a managed one: it asks for passwords, and the owner of the database is not a superuser.

let folder: string;
let postgres: EmbeddedPostgres;
const [secrets, others] = [secretsFrom(randomBytes(32)), secretsFrom(randomBytes(32))];
const now = new Date('2026-03-01T10:00:00Z');

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'candor-roles-'));
  // PostgreSQL may run as a user other than this program's: see launcher/identity.ts.
  chmodSync(folder, 0o755);
  postgres = await startEmbedded(path.join(folder, 'postgres'));
  const hba = path.join(folder, 'postgres/pg_hba.conf');
  writeFileSync(hba, 'local all candor trust\nlocal all all scram-sha-256\n');
  await admin(
    'select pg_reload_conf()',
    `create role keeper login createrole password 'keeps'`,
    `create role guest login password 'keeps'`,
    'create database kept owner keeper',
    'create database second owner keeper',
    'create database third owner guest',
  );
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function admin(...statements: string[]): Promise<readonly Record<string, unknown>[]> {
  return connected(postgres.url('postgres'), async (client) => {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  });
}

const ownerUrl = (database: string, owner = 'keeper') =>
  postgres.url(database).replace(/\/\/\w+@/, `//${owner}:keeps@`);
const start = (database: string, { owner = 'keeper', with: used = secrets } = {}) =>
  prepareDatabase({
    server: { url: ownerUrl(database, owner), embedded: false },
    given: undefined,
    secrets: () => used,
  });
const passwords = () =>
  admin(`select rolname, rolpassword from pg_authid where rolname like 'candor\\_%' order by rolname`);

test('an owner who may not make roles is told what a superuser has to run, and that is enough', async () => {
  const refused = await start('third', { owner: 'guest' }).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(refused).toMatch(
    /^The database user guest may not make the roles of Candor\. As a superuser, run: create role/,
  );
  const wanted = refused.slice(refused.indexOf('create role'));
  await admin(wanted);
  // An owner who may not create roles may not set passwords either: the operator sets them and gives the connection
  // strings.
  await expect(start('third', { owner: 'guest' })).rejects.toThrow('may not set the password of candor_app');
  for (const login of ['candor_app', 'candor_intake', 'candor_jobs'])
    await admin(`alter role ${login} password 'given'`);
  const given = loginsAt(postgres.url('third'), () => 'given');
  const logins = await prepareDatabase({
    server: { url: ownerUrl('third', 'guest'), embedded: false },
    given,
    secrets: () => secrets,
  });
  expect(logins).toEqual(given);
  await admin(
    'drop database third with (force)',
    ...['app', 'intake', 'jobs', 'auth'].map((name) => `drop role candor_${name}`),
  );
});

test('an owner who is no superuser is enough, and the server then works without it', async () => {
  const logins = await start('kept');
  const db = openDatabase({ logins, onError: () => undefined });
  const accountId = newId(now);
  const ping = job({ name: 'test.ping', payload: z.object({}) });
  await db.inAccount(accountId, async (tx) => {
    await tx.insertInto('account').values({ id: accountId, name: 'Account', createdAt: now }).execute();
    await tx
      .insertInto('project')
      .values({ accountId, id: newId(now), name: 'Project', createdAt: now })
      .execute();
    await enqueue(tx, ping, {});
  });
  const { rows } = await db.jobs.query('select task_identifier from graphile_worker.jobs');
  expect(rows).toEqual([{ task_identifier: 'test.ping' }]);
  const people = await db.asSystem((tx) => sql<{ some: boolean }>`select auth.has_people() as some`.execute(tx));
  expect(people.rows).toEqual([{ some: false }]);
  const partition = sql`select make_consent_partitions('2026-03-01', 1), make_preference_partitions('2026-03-01', 1)`;
  await db.asSystem((tx) => partition.execute(tx));
  const { rows: left } = await db.jobs.query(
    `select distinct usename as name from pg_stat_activity where datname = 'kept'`,
  );
  expect(left.map(({ name }: { name: string }) => name)).not.toContain('keeper');
  await db.close();
});

test('people are found by their words also where the owner is no superuser', async () => {
  const db = openDatabase({ logins: await start('kept'), onError: () => undefined });
  const [accountId, siteId, id] = [newId(now), newId(now), newId(now)];
  await db.asSystem((tx) =>
    sql`insert into subject (account_id, id, site_id, verified, known, created_at, updated_at, full_name, preferences,
        claims, words)
      values (${accountId}, ${id}, ${siteId}, false, true, ${now}, ${now}, 'Grace Hopper', '{}', '{}',
        to_tsvector('simple', 'Grace Hopper'))`.execute(tx),
  );
  const found = await db.inAccount(accountId, (tx) =>
    sql<{ id: string }>`select id from people_by_word(${accountId}, ${siteId}, to_tsquery('simple', 'hopper'),
      to_tsquery('simple', 'grace'), null, 10, 10)`.execute(tx),
  );
  await db.close();
  expect(found.rows).toEqual([{ id }]);
});

test('passwords are set once, and hold for the next start and for another database with the same secrets', async () => {
  await start('kept');
  const before = await passwords();
  expect(before.filter(({ rolpassword }) => rolpassword !== null)).toHaveLength(3);
  await start('kept');
  await start('second');
  expect(await passwords()).toEqual(before);
  const log = readFileSync(path.join(folder, 'postgres.log'), 'utf8');
  for (const login of ['candor_app', 'candor_intake', 'candor_jobs'])
    expect(log).not.toContain(secrets.key(`database ${login}`).toString('base64url'));
});

test('other secrets are refused while another database or another process uses the roles', async () => {
  await start('kept');
  await start('second');
  const before = await passwords();
  await expect(start('kept', { with: others })).rejects.toThrow(
    'candor_app has another password and is used by the database second: give all of them the same SECRETS_FILE',
  );
  await admin('drop database second with (force)');
  const client = new Client({ connectionString: (await start('kept')).candor_app });
  await client.connect();
  await expect(start('kept', { with: others })).rejects.toThrow('is used by another process');
  await client.end();
  expect(await passwords()).toEqual(before);
  await expect.poll(() => start('kept', { with: others }).then(() => 'set', String)).toBe('set');
  expect(await passwords()).not.toEqual(before);
});

test.for<[string, string, string]>([
  ['candor_app superuser', 'candor_app nosuperuser', 'candor_app is a superuser: alter role candor_app nosuperuser.'],
  [
    'candor_jobs bypassrls',
    'candor_jobs nobypassrls',
    'candor_jobs passes row-level security: alter role candor_jobs nobypassrls.',
  ],
  ['candor_intake createdb', 'candor_intake nocreatedb', 'candor_intake may make roles or databases'],
])('a start is refused where %s', async ([change, undo, sentence]) => {
  const logins = await start('kept', { with: others });
  await admin(`alter role ${change}`);
  const given = { server: { url: undefined, embedded: false }, given: logins, secrets: () => others };
  await expect(prepareDatabase(given)).rejects.toThrow(sentence);
  await admin(`alter role ${undo}`);
  await prepareDatabase(given);
});

test('a start is refused where a login owns something, is a member of a role, or is somebody else', async () => {
  const logins = await start('kept', { with: others });
  const given = (changed: Partial<Record<Login, string>> = {}) =>
    prepareDatabase({
      server: { url: undefined, embedded: false },
      given: { ...logins, ...changed },
      secrets: () => others,
    });

  await admin('grant candor_auth to candor_app');
  await expect(given()).rejects.toThrow('candor_app is a member of candor_auth: revoke candor_auth from candor_app.');
  await admin('revoke candor_auth from candor_app', 'create database odd owner candor_jobs');
  await expect(given()).rejects.toThrow('candor_jobs owns something');
  await admin('drop database odd');
  await expect(given({ candor_app: ownerUrl('kept') })).rejects.toThrow('candor_app signs in as keeper');
  await expect(given({ candor_app: logins.candor_app.replace(/:[\w-]{43}@/, ':wrong@') })).rejects.toThrow(
    'The database refuses candor_app: password authentication failed',
  );
});

test('without the owner a start needs the schema of this version', async () => {
  const logins = await start('kept', { with: others });
  const alone = () =>
    prepareDatabase({ server: { url: undefined, embedded: false }, given: logins, secrets: () => others });
  expect(await alone()).toEqual(logins);
  await connected(ownerUrl('kept'), (owner) =>
    owner.query(`delete from migration where name = (select max(name) from migration)`),
  );
  await expect(alone()).rejects.toThrow(
    'The database lacks a migration: run `npm run admin -- migrate` with DATABASE_URL',
  );
  const [newest] = listMigrations().slice(-1);
  await connected(ownerUrl('kept'), (owner) =>
    owner.query('insert into migration (name, checksum) values ($1, $2)', [newest?.name, newest?.checksum]),
  );
  expect(await migrate(ownerUrl('kept'))).toEqual([]);
});
