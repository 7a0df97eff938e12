import type { Config } from '../config.ts';
import { checkRoles, checkServer } from '../platform/database/checks.ts';
import { longLimits, openDatabase, type OpenDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { startDatabase } from '../platform/database/server.ts';
import { migrateQueue } from '../platform/jobs/workers.ts';

/** The installation that the settings name, running or not. */
export type Installation = {
  readonly config: Config;
  readonly db: OpenDatabase;
  readonly url: string;
  /** Leaves everything running that ran before. */
  close(): Promise<void>;
};

/** Connects to the database of the installation; an embedded one that does not run is started for as long as it takes. */
export async function openInstallation(config: Config): Promise<Installation> {
  const server = await startDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  const db = openDatabase({
    url: server.url,
    connections: 4,
    limits: longLimits,
    onError: (error) => console.error(error.message),
  });
  const close = async () => {
    await db.close();
    if (!server.adopted) await server.stop();
  };
  try {
    await checkServer(db.pool);
    await migrate(server.url);
    await migrateQueue(server.url);
    await checkRoles(db.pool);
    return { config, db, url: server.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
