import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comparePages, pageLines } from '../command/pages.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-verify-pages-'));
const release = path.join(folder, 'candor-report.json');
const policy = "default-src 'none'; script-src 'self'";
const built: Readonly<Record<string, string>> = {
  'form.html': '<title>Report</title>',
  'tool.html': '<title>Tool</title>',
  'assets/form-AB.js': 'form()',
};
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const manifestOf = (files: Readonly<Record<string, string>>) => ({
  format: 'candor-report-pages-1',
  files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, hashOf(text)])),
  policies: { 'form.html': policy },
});

/** What the server sends; each test changes its own. */
let served: { files: Record<string, string>; manifest: object | undefined; policy: string };
const server = createServer((request, response) => {
  const address = request.url ?? '';
  const name = /^\/report\/[0-9a-f]{32}$/.test(address)
    ? 'form.html'
    : address === '/report/tool'
      ? 'tool.html'
      : address.replace('/report/', '');
  const isManifest = address === '/.well-known/candor-report.json';
  const text = isManifest ? served.manifest && JSON.stringify(served.manifest) : served.files[name];
  response.writeHead(text === undefined ? 404 : 200, { 'content-security-policy': served.policy }).end(text);
});
let url = '';

beforeAll(async () => {
  writeFileSync(release, JSON.stringify(manifestOf(built)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/report/${'a'.repeat(32)}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function compared(change: Partial<typeof served>) {
  const files = { ...built, ...change.files };
  served = { manifest: manifestOf(files), policy: `${policy}; frame-ancestors *`, ...change, files };
  return comparePages({ url, release, json: false });
}

test('pages that are those of the release are said to be so', async () => {
  const findings = await compared({});
  expect(findings).toEqual([]);
  expect(pageLines({ url, release, json: false }, findings).join(' ')).toContain('are those of');
});

test('one byte changed is found, also where the manifest of the server says so itself', async () => {
  const files = { 'assets/form-AB.js': 'form() ' };
  const admitted = await compared({ files });
  expect(admitted).toEqual([
    { file: 'assets/form-AB.js', fault: 'manifest' },
    { file: 'assets/form-AB.js', fault: 'changed' },
  ]);
  const hidden = await compared({ files, manifest: manifestOf(built) });
  expect(hidden).toEqual([{ file: 'assets/form-AB.js', fault: 'changed' }]);
  expect(pageLines({ url, release, json: false }, hidden)[0]).toContain('NOT');
});

test('a file besides, a policy that allows more, and what is missing are found', async () => {
  const more = await compared({ files: { 'assets/more.js': 'spy()' } });
  expect(more).toEqual([{ file: 'assets/more.js', fault: 'not-in-release' }]);
  const open = await compared({ policy: "default-src 'none'; script-src *" });
  expect(open).toEqual([{ file: 'form.html', fault: 'policy' }]);
  // Browsers read the first of two.
  expect(await compared({ policy: `script-src *; ${policy}` })).toEqual(open);
  expect(await compared({ manifest: undefined })).toEqual([
    { file: '/.well-known/candor-report.json', fault: 'missing' },
  ]);
});

test('what is no manifest, no address or cannot be reached is said', async () => {
  await expect(compared({ manifest: { format: 'other' } })).rejects.toThrow('is no manifest');
  await expect(comparePages({ url: 'file:///etc/passwd', release, json: false })).rejects.toThrow('is no address');
  await expect(comparePages({ url: 'http://127.0.0.1:1', release, json: false })).rejects.toThrow('cannot be read');
  await expect(comparePages({ url, release: path.join(folder, 'none'), json: false })).rejects.toThrow(
    'cannot be read',
  );
});
