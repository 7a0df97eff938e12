import { Pool } from 'pg';
import type { Config } from '../config.ts';
import { CannotStart } from '../platform/cannot-start.ts';
import { readSecrets } from '../platform/crypto/secrets.ts';
import { longLimits, openDatabase, parsers, type OpenDatabase } from '../platform/database/database.ts';
import { prepareDatabase } from '../platform/database/prepare.ts';
import { startDatabase } from '../platform/database/server.ts';

/** The installation in the configuration, running or not. */
export type Installation = {
  readonly config: Config;
  readonly db: OpenDatabase;
  /** Connections of the database owner, for backups and catalog queries. */
  readonly owner: Pool;
  readonly url: string;
  /** Stops only what this call started. */
  close(): Promise<void>;
};

/** Connects to the installation's database; starts an embedded one that is not running until `close`. */
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
