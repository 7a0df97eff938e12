import type { Pool } from 'pg';
import { CannotStart } from '../cannot-start.ts';
import type { Login } from './logins.ts';

type Queryable = Pick<Pool, 'query'>;

const oldestServer = 150_000;

/**
 * Refuses a database server whose settings would lose acknowledged writes, or show one account's rows to another.
 * @throws Error with one sentence that says what to change
 */
export async function checkServer(pool: Queryable): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'server_version_num', 'server_encoding')`,
  );
  const settings = new Map(rows.map(({ name, setting }) => [name, setting]));
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    if (settings.get(name) === 'off')
      throw new CannotStart(`The database runs with ${name} = off and may lose what it acknowledged: turn it on.`);
  }
  if (Number(settings.get('server_version_num')) < oldestServer)
    throw new CannotStart('DATABASE_URL: PostgreSQL 15 or newer is needed.');
  if (settings.get('server_encoding') !== 'UTF8')
    throw new CannotStart('DATABASE_URL: the database must be encoded in UTF8.');
}

type Rights = {
  readonly me: string;
  readonly superuser: boolean;
  readonly bypass: boolean;
  readonly makes: boolean;
  readonly groups: readonly string[];
  readonly owns: boolean;
};

/**
 * Checks a login on its own connection, after the migrations: it must be the expected role, and must not be able to
 * become another.
 * @throws CannotStart with one sentence that says what to change
 */
export async function checkLogin(connection: Queryable, login: Login): Promise<void> {
  // pg_shdepend lists what a role owns in all databases of the cluster.
  const { rows } = await connection.query<Rights>(
    `select rolname as me, rolsuper as superuser, rolbypassrls as bypass, rolcreaterole or rolcreatedb or rolreplication as makes,
       array(select roleid::regrole::text from pg_auth_members where member = r.oid) as groups,
       exists (select from pg_shdepend where refclassid = 'pg_authid'::regclass and refobjid = r.oid and deptype = 'o') as owns
     from pg_roles r where rolname = session_user`,
  );
  const [found] = rows;
  if (!found) throw new CannotStart(`The database does not say who ${login} is.`);
  const { me, superuser, bypass, makes, groups, owns } = found;
  const wrong = [
    me !== login && `signs in as ${me}: use the user ${login}`,
    superuser && `is a superuser: alter role ${login} nosuperuser`,
    bypass && `passes row-level security: alter role ${login} nobypassrls`,
    makes && `may make roles or databases, or replicate: alter role ${login} nocreaterole nocreatedb noreplication`,
    groups.length > 0 && `is a member of ${groups.join(', ')}: revoke ${groups.join(', ')} from ${login}`,
    owns && `owns something: reassign owned by ${login} to the owner of the database`,
  ].find((sentence) => sentence !== false);
  if (wrong) throw new CannotStart(`The database role ${login} ${wrong}.`);
}
