import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ended, freePort } from '../processes.ts';

export type Example = {
  readonly home: string;
  readonly email: string;
  readonly password: string;
  readonly stop: () => Promise<void>;
};

/** Starts the built product with the example account, on a free port and with temporary data. */
export async function startExample(): Promise<Example> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-pictures-'));
  // PostgreSQL may run as another user than this program.
  chmodSync(folder, 0o755);
  const home = `http://localhost:${await freePort()}`;
  const main = path.resolve(import.meta.dirname, '../../apps/server/src/main.ts');
  const server = spawn(process.execPath, [main, '--demo'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: new URL(home).port,
      PUBLIC_URL: home,
      HOST: '127.0.0.1',
      DATA_DIR: path.join(folder, 'data'),
      CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    await ended(server);
    rmSync(folder, { recursive: true, force: true });
  };
  let output = '';
  for await (const part of server.stdout) {
    output += String(part);
    const account = /: (\S+@\S+), password “([^”]+)”/.exec(output);
    if (!account?.[1] || !account[2]) continue;
    // A pipe that nobody reads would stop the server once it is full.
    server.stdout.resume();
    return { home, email: account[1], password: account[2], stop };
  }
  await stop();
  throw new Error(`The server ended before the example account was there: ${output}`);
}
