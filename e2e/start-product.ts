import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addressOf, ended, freePort } from './processes.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Starts the built product on a free port, with temporary data that is deleted when the tests end. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-e2e-'));
  // PostgreSQL may run as another user than this program.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const home = `http://localhost:${port}`;
  const provider = spawn(
    process.execPath,
    [
      path.join(root, 'apps/server/test/start-provider.ts'),
      `${home}/auth/google_oauth2/callback`,
      `${home}/auth/office/return`,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const issuer = await addressOf(provider);
  const client = { clientId: 'candor', clientSecret: 'a secret of this test' };
  const providers = path.join(folder, 'providers.json');
  const known = [
    { preset: 'google', issuer, confirms: true, ...client },
    { name: 'office', label: 'Office', issuer, responseMode: 'form_post', ...client },
  ];
  writeFileSync(providers, JSON.stringify(known));
  const server = spawn(process.execPath, [path.join(root, 'apps/server/src/main.ts')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: home,
      IDENTITY_PROVIDERS: providers,
      HOST: '127.0.0.1',
      // Sign-ups of the tests say that they come from networks of their own: see `signUp`.
      TRUST_PROXY: 'loopback',
      DATA_DIR: path.join(folder, 'data'),
      CHROMIUM_PATH: process.env.CHROMIUM_PATH,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    await ended(server);
    provider.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    process.env.E2E_URL = await addressOf(server);
    process.env.E2E_DATA_DIR = path.join(folder, 'data');
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
