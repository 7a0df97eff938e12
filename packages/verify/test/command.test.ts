import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, createPrivateKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { append, leafHashOf, makeCheckpoint, openNote, sha256, verifierKey, verifyCheckpoint } from '@app/evidence';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { key, otherKey, proofFolder } from './proofs.ts';

const here = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-verify-packed-'));

/** The command as published: packed and unpacked, with nothing of the repository except its dependencies. */
beforeAll(() => {
  execFileSync(process.execPath, ['build.mjs'], { cwd: here, stdio: 'ignore' });
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: here, stdio: 'ignore' });
  execFileSync('tar', ['xf', readdirSync(folder)[0] ?? ''], { cwd: folder });
  mkdirSync(path.join(folder, 'package/node_modules'));
  symlinkSync(path.resolve(here, '../../node_modules/@noble'), path.join(folder, 'package/node_modules/@noble'));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(cwd: string, ...parameters: readonly string[]) {
  const program = path.join(folder, 'package/bin/candor-verify.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...parameters], { cwd, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('a good proof: who, what, when, and every check in words; the key is left to the reader', () => {
  const { status, stdout } = run(proofFolder(), 'good.json');
  expect(status).toBe(3);
  expect(run(proofFolder(), 'good.json', '--allow-unknown').status).toBe(0);
  expect(stdout).toContain('This proof is valid if the key is correct.');
  expect(stdout).toContain('Person, Email: reader@example.com');
  expect(stdout).toContain('entry 5 of 9');
  expect(stdout.match(/^ {2}✓ /gm)).toHaveLength(8);
  expect(stdout.match(/^ {2}\? /gm)).toHaveLength(1);
  expect(stdout).toContain(`First key: ${key}`);
});

test('with a key, as text or in a file, and an earlier state of the log it holds without an if', () => {
  const proofs = proofFolder();
  for (const known of [key, 'key.txt']) {
    const { status, stdout } = run(proofs, 'good.json', '--key', known, '--older', 'kept.txt', '--lang', 'de');
    expect(status).toBe(0);
    expect(stdout).toContain('Der Nachweis ist gültig.');
    expect(stdout).not.toMatch(/^ {2}\? /m);
  }
});

test.each([
  ['a changed record', ['changed-record.json'], '✗ Log entry'],
  ['a changed text', ['changed-text.json'], '✗ Texts'],
  ['somebody else’s key', ['good.json', '--key', otherKey], '✗ Log owner'],
  ['no link to the kept state', ['other-texts.json', '--older', 'kept.txt'], '✗ Log owner'],
])('%s ends with 1, and the check says why', (_, parameters, line) => {
  const { status, stdout } = run(proofFolder(), ...parameters);
  expect(status).toBe(1);
  expect(stdout).toContain('This proof is not valid.');
  expect(stdout.match(/^ {2}✗ .*?(?=:)/gm)).toEqual([`  ${line}`]);
});

test.each([
  ['a file that is not there', ['none.json']],
  ['another file', ['key.txt']],
  ['a proof that was saved anew', ['saved-again.json']],
  ['no file', []],
  ['two files', ['good.json', 'good.json']],
  ['a key that is none', ['good.json', '--key', 'nobody']],
  ['a language that is none', ['good.json', '--lang', 'xx']],
  ['an unknown option', ['good.json', '--trust-me']],
])('%s ends with 2 and no stack', (_, parameters) => {
  const { status, stdout, stderr } = run(proofFolder(), ...parameters);
  expect(status).toBe(2);
  expect(stdout + stderr).not.toBe('');
  expect(stdout + stderr).not.toMatch(/^\s+at /m);
});

test('a certificate of an erasure: what it says, and whom it is about', () => {
  const { status, stdout } = run(proofFolder(), 'certificate.json', '--key', key, '--person', 'reader@example.com');
  expect(status, stdout).toBe(0);
  expect(stdout).toContain('Data erased on request');
  expect(stdout).toContain('Systems searched\n  Newsletter: Erased');
  expect(stdout).toContain('Recipients\n  Nobody had to be told.');
  expect(stdout).toContain('✓ Person: The certificate is about the person you entered.');
  const other = run(proofFolder(), 'certificate.json', '--key', key, '--person', 'other@example.com');
  expect(other.status).toBe(1);
  expect(other.stdout).toContain('✗ Person: The certificate is not about the person you entered.');
});

test('a report: the words that its reporter shows, and none that are not those of the day', () => {
  const { status, stdout } = run(proofFolder(), 'report.json', '--key', key);
  expect(status, stdout).toBe(0);
  expect(stdout).toContain('Report contents, Report\n  Type: Other fraud\n  Wrongdoing: Invoices are paid twice.');
  expect(stdout).toContain('✓ Words: This content matches the submission, letter by letter.');
  const json = JSON.parse(run(proofFolder(), 'report.json', '--key', key, '--json').stdout) as object;
  expect(json).toMatchObject({ ok: true, words: [{ kind: 'body', content: { facts: 'Every month.' } }] });
  const other = run(proofFolder(), 'report-other-words.json', '--key', key);
  expect(other.status).toBe(1);
  expect(other.stdout).toContain('✗ Words: The words do not belong to this report’s submission.');
  expect(other.stdout).not.toContain('Written later');
});

test('for programs: every check with its code', () => {
  const { status, stdout } = run(proofFolder(), 'changed-record.json', '--key', key, '--json');
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    ok: false,
    outcome: 'fails',
    checks: expect.arrayContaining([
      expect.objectContaining({ name: 'inclusion', status: 'failed', code: 'not-included' }),
      expect.objectContaining({ name: 'trust', status: 'passed', code: 'key-known' }),
    ]),
    record: { preferences: { phone: true } },
  });
});

test('nothing in a record steers the terminal or looks like a line of the command', () => {
  const { status, stdout } = run(proofFolder(), 'other-texts.json');
  expect(status).toBe(3);
  expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  expect(stdout).not.toMatch(/^ +✓ Everything/m);
});

test('the formats are those of other programs: node signs and hashes what ours takes, and the other way round', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32));
  const signer = {
    key: verifierKey('privacy.example.com/log', raw),
    sign: (message: Uint8Array) =>
      new Uint8Array(sign(null, message, createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' })))),
  };
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
  const account = '0198c0de-0000-7000-8000-00000000a001';
  const leaf = leafHashOf(account, new Uint8Array(32), { a: 'é' }, hash);
  expect(Buffer.from(leafHashOf(account, new Uint8Array(32), { a: 'é' }, sha256))).toEqual(leaf);
  const { root } = append(0, [leaf, leaf, leaf], () => undefined, hash);
  const note = makeCheckpoint({ size: 3, root, time: new Date(0) }, signer);
  expect(verifyCheckpoint(note, [signer.key])).toMatchObject({ ok: true, checkpoint: { size: 3 } });

  const [text = '', signature = ''] = note.split('\n\n');
  const bytes = Buffer.from(signature.trim().split(' ')[2] ?? '', 'base64').subarray(4);
  expect(verify(null, Buffer.from(`${text}\n`), publicKey, bytes)).toBe(true);
  expect(openNote(note, [signer.key]).ok).toBe(true);
});
