import type { Pool } from 'pg';
import { CannotStart } from '../cannot-start.ts';

type Asked = Pick<Pool, 'query'>;

const oldestServer = 150_000;

/**
 * Refuses a database that would lose what it acknowledged, or would show one account's rows to another.
 * @throws Error with one sentence that says what to change
 */
export async function checkServer(pool: Asked): Promise<void> {
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

/** To be asked after the migrations, which make the roles. */
export async function checkRoles(pool: Asked): Promise<void> {
  const { rows } = await pool.query<{ rolname: string; safe: boolean; ours: boolean; me: string }>(
    `select rolname, not (rolsuper or rolbypassrls) as safe, current_user as me,
       pg_has_role(oid, case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) as ours
     from pg_roles where rolname in ('candor_app', 'candor_intake', 'candor_jobs') order by rolname`,
  );
  for (const { rolname, safe, ours, me } of rows) {
    if (!safe) {
      throw new CannotStart(
        `The database role ${rolname} passes row-level security: alter role ${rolname} nosuperuser nobypassrls.`,
      );
    }
    if (!ours) throw new CannotStart(`The database user ${me} may not take on ${rolname}: grant ${rolname} to ${me}.`);
  }
}
