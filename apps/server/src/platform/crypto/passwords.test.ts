import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Problem } from '../http/problem.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { readSecrets } from './secrets.ts';
import { sameSecret } from './tokens.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a password is kept as argon2id with 19 MiB and two passes', async () => {
  const hashed = await hashPassword('ﬁsh and chips');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hashed, 'ﬁsh and chips'.normalize('NFKC'))).toBe(true);
  expect(await verifyPassword(hashed, 'fish and chip')).toBe(false);
});

test('more than can wait are sent away, and those who wait are served', async () => {
  const results = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => hashPassword(`password ${index}`)));
  const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown);
  expect(refused).toHaveLength(6);
  for (const reason of refused) expect(reason instanceof Problem && reason.code).toBe('server.busy');
  expect(await hashPassword('afterwards')).toMatch(/^\$argon2id/);
});

test('secrets are written once, for their owner alone, and give each purpose its own key', () => {
  const file = path.join(folder, 'sub', 'secrets');
  const first = readSecrets(file);
  const again = readSecrets(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(again.key('csrf')).toEqual(first.key('csrf'));
  expect(first.key('csrf').equals(first.key('links'))).toBe(false);
});

test.each(['{"master":"short"}', 'a-secret-that-is-no-json'])(
  'a file that holds none is refused by name, without what it holds: %s',
  (written) => {
    const file = path.join(folder, 'broken');
    writeFileSync(file, written);
    expect(() => readSecrets(file)).toThrow(`SECRETS_FILE: ${file} does not hold a "master" of 32 bytes`);
  },
);

test('secrets are compared whole', () => {
  expect([sameSecret('a', 'a'), sameSecret('a', 'b'), sameSecret('a', 'aa'), sameSecret('', '')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
