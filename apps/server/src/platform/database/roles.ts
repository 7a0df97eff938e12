import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { DatabaseError, type Client } from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { connected } from './connect.ts';
import { logins, type Login, type Logins } from './logins.ts';

/** The role that owns people, sessions, keys and tokens. Nobody signs in as it. */
export const authRole = 'candor_auth';

/**
 * Creates the missing roles of the product, which are shared by the whole cluster. Connects as the owner of the
 * database, who becomes a member of `candor_auth`.
 * @throws CannotStart with the SQL to run, if the owner may not create roles
 */
export async function makeRoles(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ name: string; there: boolean; member: boolean | null; me: string }>(
    `select wanted.name, r.oid is not null as there, pg_has_role(r.oid, 'member') as member, current_user as me
     from unnest($1::text[]) wanted (name) left join pg_roles r on r.rolname = wanted.name`,
    [[...logins, authRole]],
  );
  const statements = [
    ...rows
      .filter(({ there }) => !there)
      .map(({ name }) => `create role ${name} ${name === authRole ? 'nologin' : 'login'} noinherit`),
    ...rows
      .filter(({ name, member }) => name === authRole && !member)
      .map(({ name, me }) => `grant ${name} to ${quotedName(me)}`),
  ];
  for (const [index, statement] of statements.entries()) {
    try {
      await owner.query(statement);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      throw new CannotStart(
        `The database user ${rows[0]?.me} may not make the roles of Candor. As a superuser, run: ${statements.slice(index).join('; ')};`,
        { cause: error },
      );
    }
  }
}

/**
 * Enables the three logins. Each tries the password derived from the secrets; if that is refused, the owner sets it:
 * once for a new database, and once for new secrets.
 * @param passwordOf undefined: the server asks for no password
 * @throws CannotStart if the owner may not set passwords, or if the roles are in use with other secrets
 */
export async function letIn(owner: Client, urls: Logins, passwordOf?: (login: Login) => string): Promise<void> {
  for (const login of logins) {
    if ((await refusal(urls[login])) === undefined) continue;
    await checkUnused(owner, login);
    const password = passwordOf && `password '${scramVerifier(passwordOf(login))}'`;
    try {
      await owner.query(`alter role ${login} login ${password ?? ''}`);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      throw new CannotStart(
        `The database user of DATABASE_URL may not set the password of ${login}. Make it the administrator of the role ` +
          `(grant ${login} to it, with admin option), or set DATABASE_APP_URL, DATABASE_INTAKE_URL and DATABASE_JOBS_URL.`,
        { cause: error },
      );
    }
    const still = await refusal(urls[login]);
    if (still) throw new CannotStart(`The database refuses ${login}: ${still}`);
  }
}

/** Returns the reason why a login is refused, or undefined. @throws CannotStart for any other failure */
export async function refusal(url: string): Promise<string | undefined> {
  try {
    await connected(url, async () => undefined);
    return undefined;
  } catch (error) {
    // Class 28: invalid authorization specification.
    if (error instanceof DatabaseError && error.code?.startsWith('28')) return error.message;
    throw new CannotStart(`The database cannot be reached: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Refuses to change the password of a role that can already sign in and seems to be in use elsewhere.
 * @throws CannotStart
 */
async function checkUnused(owner: Client, login: Login): Promise<void> {
  const { rows } = await owner.query<{ database: string | null; connected: boolean }>(
    `select (select d.datname from pg_shdepend s join pg_database d on d.oid = s.dbid
         where s.refclassid = 'pg_authid'::regclass and s.refobjid = r.oid and d.datname <> current_database() limit 1)
         as database,
       exists (select from pg_stat_activity where usename = r.rolname) as connected
     from pg_roles r where r.rolname = $1 and r.rolcanlogin`,
    [login],
  );
  const [found] = rows;
  if (!found?.database && !found?.connected) return;
  const user = found.database ? `the database ${found.database}` : 'another process';
  throw new CannotStart(
    `The database role ${login} has another password and is used by ${user}: give all of them the same SECRETS_FILE, or set ` +
      'DATABASE_APP_URL, DATABASE_INTAKE_URL and DATABASE_JOBS_URL.',
  );
}

function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '42501';
}

function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * The verifier that the server stores instead of a password. Computed here, so that no statement log contains the
 * password.
 * @see RFC 5803; PostgreSQL, pg_authid.rolpassword
 */
function scramVerifier(password: string): string {
  const [iterations, salt] = [4096, randomBytes(16)];
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${keyOf('Server Key').toString('base64')}`;
}
