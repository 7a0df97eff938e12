import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testApp } from './app.ts';

const app = testApp();

test('the lines of the API guide lead from nothing to a published page', async () => {
  const guide = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
  const lines = Array.from(guide.matchAll(/```sh\n(.*?)```/gs), ([, block]) => block ?? '').join('\n');
  const key = await app.apiKey(await app.signUp());
  const address = await app.http.listen({ host: '127.0.0.1', port: 0 });
  // The guide's URL is that of the installation's settings; the test server listens elsewhere.
  const script = lines.replaceAll('"$PAGE', `"${address}\${PAGE#http://localhost:3000}`);

  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
    env: { ...process.env, CANDOR: address, CANDOR_KEY: key },
    maxBuffer: 10_000_000,
  });

  expect(stdout).toContain('"id":"google-analytics-4"');
  expect(stdout).toContain('<html lang="de"');
  expect(stdout).toContain('# Privacy policy');
  expect(stdout).toContain('14 months');
  expect(stdout).toContain('Example Logistics AG');
});
