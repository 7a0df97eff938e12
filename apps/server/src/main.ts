import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fillDemo } from '../seed/demo.ts';
import { createApp, type App } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { CannotStart } from './platform/cannot-start.ts';
import { readSecrets } from './platform/crypto/secrets.ts';
import { connectionsOf, openDatabase, type OpenDatabase } from './platform/database/database.ts';
import { prepareDatabase } from './platform/database/prepare.ts';
import { startDatabase, type DatabaseServer } from './platform/database/server.ts';
import { announce, hasPeople } from './start/announce.ts';
import { takeLock } from './start/lock.ts';
import { freePort, listenFailure } from './start/port.ts';

/** What was opened, to be closed the other way round. */
const opened: (() => Promise<void> | void)[] = [];
let stopping: Promise<void> | undefined;
const longestClose = 10_000;

async function start(): Promise<void> {
  const config = await readSettings();
  const lock = takeLock(config.dataDir, config.role === 'all' ? 'server' : config.role, config.publicUrl);
  if (!lock.ok) {
    console.log(`Candor is already running on ${config.dataDir}, at ${lock.holder.url}`);
    return;
  }
  opened.push(() => lock.release());
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

  const server = await startDatabase({ ...config, onRestart: sayRestart });
  opened.push(() => server.stop());
  const db = await prepare(server, config);
  opened.push(() => db.close());
  const app = await createApp({ config, db });
  const signedUp = await hasPeople(db);
  await serve(app, config);
  const isDemo = process.argv.includes('--demo');
  announce(config, signedUp || isDemo);
  if (isDemo) console.log(await fillDemo(app, db, config));
}

async function readSettings(): Promise<Config> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  return config.port === 0 ? readConfig({ ...process.env, PORT: String(await freePort(config.host)) }) : config;
}

async function prepare(server: DatabaseServer, config: Config): Promise<OpenDatabase> {
  return openDatabase({
    logins: await prepareDatabase({
      server,
      given: config.databaseLogins,
      secrets: () => readSecrets(config.secretsFile),
    }),
    connections: connectionsOf(config.databaseConnections),
    onError: (error) => say('a connection to the database broke', error),
    // Given by the benchmark that kills the server, to see that it finds losses where there are some.
    lossyIntake: process.argv.includes('--lossy-intake-for-a-test'),
  });
}

async function serve(app: App, { role, port, host }: Config): Promise<void> {
  const ends: (() => Promise<void>)[] = [() => app.http.close()];
  // All at once: a job may take as long as all that is granted.
  opened.push(async () => void (await Promise.all(ends.map((end) => end()))));
  if (role !== 'worker') {
    await app.http.listen({ port, host }).catch((error: unknown) => {
      throw listenFailure(error, port, host);
    });
  }
  if (role === 'web') return;
  const workers = await app.startWorkers();
  ends.push(() => workers.stop());
}

/** Ends in order: no new work, then the work at hand, then the database. What hangs does not hold up the rest. */
async function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    for (const close of opened.toReversed()) {
      try {
        await Promise.race([close(), tooLong()]);
      } catch (error) {
        say('not closed cleanly', error as Error);
      }
    }
    process.exit(code);
  })();
  await stopping;
}

async function tooLong(): Promise<never> {
  await pause(longestClose);
  throw new Error(`it took longer than ${longestClose / 1000} s`);
}

function sayRestart(error?: Error): void {
  if (error) say('the database ended and cannot be started', error);
  else say('the database ended and was started again');
}

function say(note: string, error?: Error): void {
  process.stderr.write(
    `${JSON.stringify({ at: new Date().toISOString(), level: 'warn', note, ...(error && { error: error.message }) })}\n`,
  );
}

// Whoever read what we print may be gone, a closed terminal say: that ends nothing.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  await start();
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error);
  await stop(1);
}
