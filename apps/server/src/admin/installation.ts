import { Pool } from 'pg';
import type { Config } from '../config.ts';
import { CannotStart } from '../platform/cannot-start.ts';
import { readSecrets } from '../platform/crypto/secrets.ts';
import { longLimits, openDatabase, parsers, type OpenDatabase } from '../platform/database/database.ts';
import { prepareDatabase } from '../platform/database/prepare.ts';
import { startDatabase } from '../platform/database/server.ts';

/** The installation that the settings name, running or not. */
export type Installation = {
  readonly config: Config;
  readonly db: OpenDatabase;
  /** Connections of the owner of the database, for what goes over all of it: backups, and what the catalogue says. */
  readonly owner: Pool;
  readonly url: string;
  /** Leaves everything running that ran before. */
  close(): Promise<void>;
};

/** Connects to the database of the installation; an embedded one that does not run is started for as long as it takes. */
export async function openInstallation(config: Config): Promise<Installation> {
  if (config.databaseLogins && !config.databaseUrl)
    throw new CannotStart('DATABASE_URL is needed: commands run as the owner of the database.');
  const server = await startDatabase(config);
  const opened: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of opened.toReversed()) await end();
    if (!server.adopted) await server.stop();
  };
  const onError = (error: Error) => console.error(error.message);
  try {
    const logins = await prepareDatabase({
      server,
      given: config.databaseLogins,
      secrets: () => readSecrets(config.secretsFile),
    });
    const db = openDatabase({ logins, connections: { app: 2, jobs: 2, intake: 1 }, limits: longLimits, onError });
    opened.push(() => db.close());
    const url = server.url ?? '';
    const owner = new Pool({ connectionString: url, max: 2, statement_timeout: longLimits.request, types: parsers });
    owner.on('error', onError);
    opened.push(() => owner.end());
    return { config, db, owner, url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
