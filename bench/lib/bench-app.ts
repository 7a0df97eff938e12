import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { createApp, type App } from '../../apps/server/src/app.ts';
import { readConfig, type Config } from '../../apps/server/src/config.ts';
import { readSecrets } from '../../apps/server/src/platform/crypto/secrets.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { prepareDatabase } from '../../apps/server/src/platform/database/prepare.ts';
import { startDatabase } from '../../apps/server/src/platform/database/server.ts';
import { jsonLog } from '../../apps/server/src/platform/http/log.ts';
import { browser, type Client } from '../../apps/server/test/client.ts';

/** Password of everybody who signs up in a benchmark. */
export const password = 'a password for the bench';

export type BenchApp = {
  readonly app: App;
  readonly db: ReturnType<typeof openDatabase>;
  readonly config: Config;
  /** Connects as the owner of the database, whom no policy limits. */
  readonly owner: Pool;
  readonly databaseUrl: string;
  /** A browser that signs up, with a verified address. */
  signUp(email: string): Promise<Client>;
  close(): Promise<void>;
};

/** The whole product in this process, without limits of requests, on a database of its own in a temporary folder. */
export async function openBenchApp({ now = () => new Date() } = {}): Promise<BenchApp> {
  const publicUrl = 'http://localhost:3000';
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'candor-bench-'));
  const config = readConfig({ PUBLIC_URL: publicUrl, DATA_DIR: dataDir });
  const server = await startDatabase({ ...config, onRestart: () => undefined });
  const logins = await prepareDatabase({ server, given: undefined, secrets: () => readSecrets(config.secretsFile) });
  const db = openDatabase({ logins, onError: (error) => console.error(error) });
  const databaseUrl = server.url ?? '';
  const owner = new Pool({ connectionString: databaseUrl });
  // Idle connections that the stopping server closes are no failure.
  owner.on('error', () => undefined);
  const app = await createApp({ config, db, now, log: jsonLog(() => undefined, now), limits: 'off' });
  await app.http.ready();
  return {
    app,
    db,
    config,
    owner,
    databaseUrl,
    async signUp(email) {
      const client = await browser(app.http, publicUrl);
      const form = { email, password, tos_accepted: true, privacy_read: true };
      const answer = await client.post('/users/sign-up', form);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      // Like the link in the mail.
      await owner.query('update person set email_verified_at = now() where email = $1', [email]);
      return client;
    },
    async close() {
      await app.http.close();
      await db.close();
      await owner.end();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
