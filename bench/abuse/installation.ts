// The product with a filled installation, in its own process. Unlike the product's own start it can disable guards, and it
// reports the delays of the event loop.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Pool } from 'pg';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { readSecrets } from '../../apps/server/src/platform/crypto/secrets.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { prepareDatabase } from '../../apps/server/src/platform/database/prepare.ts';
import { startDatabase } from '../../apps/server/src/platform/database/server.ts';
import { allGuards, guardNames, type Guards } from '../../apps/server/src/platform/http/guards.ts';
import { filled } from './seed.ts';
import type { FromServer, ToServer } from './messages.ts';

const [dataDir = '', port = '', off = ''] = process.argv.slice(2);
const without: Partial<Guards> = Object.fromEntries(
  guardNames.filter((name) => off === name).map((name) => [name, false]),
);
const settings = { PUBLIC_URL: `http://127.0.0.1:${port}`, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir };
// Banner pictures need a browser, which this benchmark does not use.
const config = { ...readConfig(settings), chromium: undefined };

const database = await startDatabase({ ...config, onRestart: () => undefined });
const logins = await prepareDatabase({
  server: database,
  given: undefined,
  secrets: () => readSecrets(config.secretsFile),
});
const db = openDatabase({ logins, onError: (error) => console.error(error) });
const app = await createApp({ config, db, guards: { ...allGuards, ...without } });
await app.http.ready();
const targets = await filled(app, config);
await forgetPdfs();
await app.http.listen({ port: config.port, host: config.host, backlog: 4096 });
const workers = await app.startWorkers();
const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();

process.on('message', (message: ToServer) => {
  if (message === 'measure') measure();
  else void stop();
});
process.on('disconnect', () => void stop());
say({ ready: { ...targets, port: config.port } });

function measure(): void {
  const milliseconds = (nanoseconds: number) => Math.round(nanoseconds / 1e4) / 100;
  const loop = { p99: milliseconds(delay.percentile(99)), most: milliseconds(delay.max) };
  delay.reset();
  app.http.server.getConnections((_, connections) => say({ measured: { loop, connections } }));
}

/** Deletes the PDFs of earlier runs, which are cached with their versions and would cost nothing now. */
async function forgetPdfs(): Promise<void> {
  const owner = new Pool({ connectionString: database.url ?? '' });
  await owner.query('delete from version_pdf');
  await owner.end();
}

async function stop(): Promise<void> {
  await Promise.all([app.http.close(), workers.stop()]);
  await db.close();
  await database.stop();
  process.exit(0);
}

function say(message: FromServer): void {
  process.send?.(message);
}
