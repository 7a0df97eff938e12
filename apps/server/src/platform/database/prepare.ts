import { CannotStart } from '../cannot-start.ts';
import type { Secrets } from '../crypto/secrets.ts';
import { migrateQueue } from '../jobs/queue.ts';
import { checkLogin, checkServer } from './checks.ts';
import { connected } from './connect.ts';
import { logins, loginsAt, type Login, type Logins } from './logins.ts';
import { checkMigrated, migrate, whileLocked } from './migrate.ts';
import { letIn, refusal } from './roles.ts';
import type { DatabaseServer } from './server.ts';

export type Preparation = {
  readonly server: Pick<DatabaseServer, 'url' | 'embedded'>;
  /** The connection strings of the logins, if the operator created them. Undefined: this function creates them. */
  readonly given: Logins | undefined;
  /** The secrets from which the passwords of the logins are derived on the operator's server. */
  readonly secrets: () => Secrets;
};

/**
 * Migrates the database to the newest schema and enables the logins. The owner's connections are closed when this
 * returns: nothing that serves requests or runs jobs uses one. Without the owner's connection string, the schema must
 * be current.
 * @throws CannotStart
 */
export async function prepareDatabase({ server: { url, embedded }, given, secrets }: Preparation): Promise<Logins> {
  const passwordOf = (login: Login) => secrets().key(`database ${login}`).toString('base64url');
  const urls = given ?? (url && loginsAt(url, embedded ? undefined : passwordOf));
  if (!urls) throw new CannotStart('DATABASE_URL is needed.');
  if (url) {
    await connected(url, checkServer);
    await migrate(url);
    await migrateQueue(url);
    if (!given) await whileLocked(url, (owner) => letIn(owner, urls, embedded ? undefined : passwordOf));
  }
  for (const login of logins) {
    const refused = await refusal(urls[login]);
    if (refused) throw new CannotStart(`The database refuses ${login}: ${refused}`);
    await connected(urls[login], (client) => checkLogin(client, login));
  }
  if (!url) {
    await connected(urls.candor_jobs, checkServer);
    await connected(urls.candor_jobs, checkMigrated);
  }
  return urls;
}
