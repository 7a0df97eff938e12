import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type DatabaseError } from 'pg';
import { CannotStart } from '../cannot-start.ts';
import type { Logins } from './logins.ts';
import { startEmbedded, type EmbeddedPostgres } from './launcher/launcher.ts';

/** The PostgreSQL that the product uses: its own or the operator's. */
export type DatabaseServer = {
  /** As its owner. Undefined: this process has only the logins of the product. */
  readonly url: string | undefined;
  /** Whether it is our own, behind a socket that only we may enter. */
  readonly embedded: boolean;
  /** Whether this start made a new cluster. */
  readonly fresh: boolean;
  /** Whether somebody else started it: the operator, or a process that serves this folder. */
  readonly adopted: boolean;
  /** Ends our own server; leaves the operator's alone. */
  stop(): Promise<void>;
};

export type Wanted = {
  readonly databaseUrl: string | undefined;
  /** Where the operator lets the logins of the product in, which may be without the owner's address. */
  readonly databaseLogins?: Logins | undefined;
  readonly dataDir: string;
  /** Keeps the embedded server running, and is told when it ended by itself and was started again or could not be. */
  readonly onRestart?: (error?: Error) => void;
};

const name = 'candor';
// Before it is committed by the other, and after.
const alreadyThere = ['23505', '42P04'];

/** Connects to DATABASE_URL, or starts the embedded server of `dataDir`, or adopts the one that runs there. */
export async function startDatabase({
  databaseUrl,
  databaseLogins,
  dataDir,
  onRestart,
}: Wanted): Promise<DatabaseServer> {
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
        // Asked to stop while it was starting.
        if (stopping) return await current.stop();
        tell();
      } catch (error) {
        // A full disk, say: it is tried again for as long as the product runs.
        tell(error as Error);
        await pause(2000);
      }
    }
  }

  return {
    // The socket stays at its place when the server is started again.
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
    // Of two starts at once the other made it meanwhile.
    if (!alreadyThere.includes((error as DatabaseError).code ?? '')) throw error;
  } finally {
    await client.end();
  }
}
