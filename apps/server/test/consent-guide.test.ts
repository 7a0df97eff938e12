import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from './app.ts';

const app = testApp();

test('the lines of the guide to consents record them from a server, from a page and from an archive', async () => {
  const guide = readFileSync(new URL('../../../docs/consent.md', import.meta.url), 'utf8');
  const script = Array.from(guide.matchAll(/```sh\n(.*?)```/gs), ([, block]) => block ?? '').join('\n');
  const owner = await app.signUp();
  const key = await app.apiKey(owner);
  const address = await app.http.listen({ host: '127.0.0.1', port: 0 });
  const cwd = mkdtempSync(path.join(os.tmpdir(), 'candor-guide-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));

  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
    cwd,
    env: { ...process.env, CANDOR: address, CANDOR_KEY: key },
  });

  expect(stdout).toContain('"kept":2,"refused":0');
  const records = (await app.stored('consent', { accountId: owner.accountId })).map(
    ({ record }) => JSON.parse(String(record)) as Record<string, unknown>,
  );
  expect(records).toHaveLength(5);
  const of = (email: string) => records.filter(({ subject }) => (subject as { email?: string }).email === email);
  expect(of('anna@example.com')).toMatchObject([
    {
      source: 'private',
      verified: true,
      legal_notices: [{ identifier: 'raffle', version: '2026-05', language: 'de' }],
    },
  ]);
  const people = await app.stored('subject', { accountId: owner.accountId });
  expect(people.map(({ email, fullName }) => ({ email, fullName }))).toEqual(
    expect.arrayContaining([{ email: 'anna.rossi@example.com', fullName: 'Anna Rossi' }]),
  );
  expect(people).toHaveLength(3);
  expect(await app.stored('consentErasure', { accountId: owner.accountId })).toMatchObject([{ mode: 'keep-evidence' }]);
  expect(of('ben@example.com')).toMatchObject([{ source: 'public', preferences: { newsletter: true } }]);
  expect(of('carla@example.com').map(({ timestamp }) => timestamp)).toEqual(
    expect.arrayContaining(['2019-03-01T09:30:00.000Z', '2020-11-05T16:00:00.000Z']),
  );
});
