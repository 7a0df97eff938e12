import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startDatabase } from './server.ts';

test('of two starts at once on a fresh folder both have its database', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'candor-twice-'));
  // PostgreSQL may run as a user other than this program's: see launcher/identity.ts.
  chmodSync(dataDir, 0o755);
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const start = () => startDatabase({ databaseUrl: undefined, dataDir });

  const [one, other] = await Promise.all([start(), start()]);

  expect(other.url).toBe(one.url);
  expect(statSync(path.join(dataDir, 'postgres.log')).mode & 0o777).toBe(0o600);
  await Promise.all([one.stop(), other.stop()]);
});
