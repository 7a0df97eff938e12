import { readFileSync } from 'node:fs';
import { createGuard } from '@app/scanner';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { readSecrets } from '#platform/crypto/secrets.ts';
import { openDatabase } from '#platform/database/database.ts';
import { prepareDatabase } from '#platform/database/prepare.ts';
import { startDatabase } from '#platform/database/server.ts';

// Starts a product that runs outside of this process and reaches issuers on this machine, which the product as shipped refuses.
// Arguments: port, data folder, and a JSON file with TXT records by name, read at each lookup.
const [port = '', dataDir = '', records = ''] = process.argv.slice(2);
const publicUrl = `http://localhost:${port}`;
const settings = { PORT: port, HOST: '127.0.0.1', PUBLIC_URL: publicUrl, DATA_DIR: dataDir, TRUST_PROXY: 'loopback' };
const config = readConfig(settings);
const server = await startDatabase({ ...config, onRestart: () => undefined });
const logins = await prepareDatabase({ server, given: undefined, secrets: () => readSecrets(config.secretsFile) });
const db = openDatabase({ logins, onError: (error) => console.error(error) });
const app = await createApp({
  config,
  db,
  guard: createGuard({ reachable: () => true }),
  async txt(name) {
    const found = (JSON.parse(readFileSync(records, 'utf8')) as Record<string, string[]>)[name];
    if (!found) throw Object.assign(new Error('There is no such record.'), { code: 'ENOTFOUND' });
    return found;
  },
});
await app.http.listen({ port: config.port, host: config.host });
const workers = await app.startWorkers();
process.on('SIGTERM', () => void stop());
process.stdout.write(`ready at ${publicUrl}\n`);

async function stop(): Promise<void> {
  await Promise.all([app.http.close(), workers.stop()]);
  await db.close();
  await server.stop();
  process.exit(0);
}
