import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';

const here = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-consent-'));
const published = path.join(folder, 'package');

beforeAll(() => {
  execFileSync(process.execPath, ['build.mjs'], { cwd: here, stdio: 'ignore' });
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: here, stdio: 'ignore' });
  execFileSync('tar', ['xf', readdirSync(folder)[0] ?? ''], { cwd: folder });
  return () => rmSync(folder, { recursive: true, force: true });
});

const files = (place: string) => readdirSync(path.join(published, place)).toSorted();

test('the package has what is needed to use it, needs no other, and does nothing when it is imported on a server', () => {
  expect(files('.')).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
  expect(files('dist')).toEqual([
    'consent-work.js',
    'index.d.ts',
    'index.js',
    'recorder.d.ts',
    'server.d.ts',
    'server.js',
    'types.d.ts',
  ]);
  const manifest: unknown = JSON.parse(readFileSync(path.join(published, 'package.json'), 'utf8'));
  expect(manifest).not.toHaveProperty('dependencies');
  const program = `import { startConsent } from './package/dist/index.js'; process.stdout.write(typeof startConsent)`;
  const run = ['--input-type=module', '-e', program];
  expect(execFileSync(process.execPath, run, { cwd: folder, encoding: 'utf8' })).toBe('function');
});

test('its types are whole for those who have nothing but the package', () => {
  writeFileSync(
    path.join(folder, 'app.ts'),
    `import { startConsent, type KeptDetail } from './package/dist/index.js';
    const consents = startConsent({ key: 'candor_pub_x', intake: 'https://privacy.example.com' });
    const release: () => void = consents.bind('#form', { subject: { email: 'email' }, legal_notices: ['term', { identifier: 'privacy_policy' }] });
    const id: string = consents.send({ kind: 'withdrawal', preferences: { newsletter: false, calls: null } });
    const kept: KeptDetail = { id, status: 201 };
    // @ts-expect-error there is no such part of a person
    consents.bind('#form', { subject: { shoe_size: 'size' } });
    export { release, kept };`,
  );
  const compiler = path.resolve(here, '../../node_modules/typescript/bin/tsc');
  const options = ['--strict', '--noEmit', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2022,dom'];
  execFileSync(process.execPath, [compiler, ...options, 'app.ts'], { cwd: folder, stdio: 'pipe' });
});

test('its half for servers signs who is signed in, as the intake reads it', () => {
  // The layout in a customer's server, with `jose` next to the package.
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  symlinkSync(path.resolve(here, '../../node_modules/jose'), path.join(folder, 'node_modules/jose'));
  const program = `import { signSubject } from './package/dist/server.js';
    const key = { key: 'candor_sgn_x', keyId: 'k', siteId: 's' };
    process.stdout.write(await signSubject(key, { id: 'c-1', email: 'a@example.com', emailVerified: true }, 60));`;
  const token = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    encoding: 'utf8',
  });
  const [head, claims = ''] = token.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  expect(JSON.parse(head ?? '')).toEqual({ alg: 'HS256', kid: 'k' });
  const said = JSON.parse(claims) as { iat: number; exp: number };
  expect(said).toMatchObject({ sub: 'c-1', aud: 's', email: 'a@example.com', email_verified: true });
  expect(said.exp - said.iat).toBe(60);
});

test('C1: in a browser it records a form of another origin', async () => {
  const arrived: unknown[] = [];
  const server = createServer((request, response) => {
    const send = (type: string, body: string | Buffer) =>
      void response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
    if (request.url === '/index.js')
      return send('text/javascript', readFileSync(path.join(published, 'dist/index.js')));
    if (request.url?.startsWith('/e/consent/'))
      return void textOf(request).then((text) => {
        arrived.push(JSON.parse(text));
        send('application/json', '{}');
      });
    const { port } = server.address() as AddressInfo; // a server on a port always has an AddressInfo
    return send(
      'text/html',
      `<!doctype html><html lang="fr"><form id="join"><input name="email" value="a@example.com"><button>Join</button></form>
      <script type="module">import { startConsent } from '/index.js';
        const consents = startConsent({ key: 'candor_pub_0123456789', intake: 'http://127.0.0.1:${port}' });
        consents.bind('#join', { legal_notices: ['term'] });
        document.addEventListener('candor-consent:kept', () => { document.title = 'kept'; });
        document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
        document.title = 'ready';</script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  onTestFinished(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => document.title === 'ready');
  await page.getByRole('button').click();

  await page.waitForFunction(() => document.title === 'kept');
  expect(arrived).toMatchObject([
    { subject: { email: 'a@example.com' }, legal_notices: ['term'], language: 'fr', proofs: [{}] },
  ]);
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
