import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type DatabaseError } from 'pg';
import { CannotStart } from '../cannot-start.ts';
import type { Logins } from './logins.ts';
import { startEmbedded, type EmbeddedPostgres } from './launcher/launcher.ts';

/** The PostgreSQL server in use: the embedded one or the operator's. */
export type DatabaseServer = {
  /** The owner's connection string. Undefined: this process has only the logins of the product. */
  readonly url: string | undefined;
  /** Whether it is the embedded server, on a socket that only this user may enter. */
  readonly embedded: boolean;
  /** Whether this start created the cluster. */
  readonly fresh: boolean;
  /** Whether somebody else started the server: the operator, or another process on this folder. */
  readonly adopted: boolean;
  /** Stops the embedded server; does nothing to the operator's. */
  stop(): Promise<void>;
};

export type ServerOptions = {
  readonly databaseUrl: string | undefined;
  /** The operator's connection strings for the logins, which may be given without the owner's. */
  readonly databaseLogins?: Logins | undefined;
  readonly dataDir: string;
  /**
   * If set, the embedded server is restarted when it ends by itself. Called after each restart, or with the error of a
   * failed one.
   */
  readonly onRestart?: (error?: Error) => void;
};

const name = 'candor';
// The error code differs before and after the concurrent transaction commits.
const alreadyThere = ['23505', '42P04'];

/** Connects to DATABASE_URL, or starts the embedded server of `dataDir`, or adopts the one that already runs there. */
export async function startDatabase({
  databaseUrl,
  databaseLogins,
  dataDir,
  onRestart,
}: ServerOptions): Promise<DatabaseServer> {
  if (databaseUrl || databaseLogins) {
    if (databaseUrl) await checkReachable(databaseUrl);
    return { url: databaseUrl, embedded: false, fresh: false, adopted: true, stop: async () => undefined };
  }

  const folder = path.join(dataDir, 'postgres');
  let stopping = false;
  let current: EmbeddedPostgres = await startEmbedded(folder);
  const { fresh, adopted } = current;
  await makeDatabase(current.url('postgres'));
  const kept = onRestart ? keep(onRestart) : undefined;

  async function keep(tell: (error?: Error) => void): Promise<void> {
    for (;;) {
      await current.gone;
      if (stopping) return;
      try {
        current = await startEmbedded(folder);
        // `stop` was called during the restart.
        if (stopping) return await current.stop();
        tell();
      } catch (error) {
        // The cause may be a full disk, for example: retry for as long as the product runs.
        tell(error as Error);
        await pause(2000);
      }
    }
  }

  return {
    // The socket path stays the same when the server is restarted.
    url: current.url(name),
    embedded: true,
    fresh,
    adopted,
    async stop() {
      stopping = true;
      await current.stop();
      await kept;
    },
  };
}

async function checkReachable(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    throw new CannotStart(
      `DATABASE_URL: the database cannot be reached: ${(error as Error).message || (error as NodeJS.ErrnoException).code}`,
      { cause: error },
    );
  }
}

async function makeDatabase(server: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
  } catch (error) {
    // A concurrent start created it meanwhile.
    if (!alreadyThere.includes((error as DatabaseError).code ?? '')) throw error;
  } finally {
    await client.end();
  }
}
