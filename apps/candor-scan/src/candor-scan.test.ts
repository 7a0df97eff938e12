import { execFile, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const here = fileURLToPath(new URL('..', import.meta.url));
const bin = path.join(here, 'bin/candor-scan.mjs');
let folder: string;
let server: Server;
let site: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'candor-scan-'));
  server = createServer((request, response) => {
    const pages: Record<string, string> = {
      '/': '<!doctype html><title>Quiet</title><p>Nothing here.',
      '/early': '<!doctype html><title>Early</title><script src="//ads.other-site.example/a.js"></script>',
      // The banner is on another private host, which the guard blocks.
      '/waiting':
        '<!doctype html><title>Waiting</title><script src="http://127.0.0.2:4999/banner.js"></script><script type="text/plain" data-candor="measurement" data-src="https://static.hotjar.com/c/hotjar-1.js"></script>',
      '/loud':
        '<!doctype html><title>Loud</title><script>document.cookie = "_hjSessionUser_12=1; max-age=86400"</script>',
    };
    const html = pages[request.url ?? ''];
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Outcome = { readonly code: number; readonly out: string; readonly error: string };

function run(
  parameters: readonly string[],
  program = bin,
  node: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { cwd: folder, env: { ...process.env, ...env } };
    execFile(process.execPath, [...node, program, ...parameters], options, (failed, out, error) =>
      resolve({ code: typeof failed?.code === 'number' ? failed.code : failed ? 1 : 0, out, error }),
    );
  });
}

const page = '<script src="https://static.hotjar.com/c/hotjar-1.js"></script><script src="/matomo.js"></script>';

function saved(name: string, html = page): string {
  writeFileSync(path.join(folder, name), html);
  return name;
}

test('saved pages: a line of JSON for each, with what shows each service', async () => {
  const [one, two] = [saved('one.html'), saved('a=b.html', '<p>Nothing')];
  const { code, out } = await run(['--json', '--html', `${one}=https://www.shop.example/`, two]);

  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(code).toBe(0);
  expect(lines).toMatchObject([
    { file: one, services: [{ id: 'hotjar', evidence: [{ kind: 'request' }] }, { id: 'matomo-self-hosted' }] },
    { file: two, services: [] },
  ]);
  expect(lines[0].services[0].confidence).toBeGreaterThan(0.9);
});

test('a saved page of the provider’s own site shows no service of it', async () => {
  const { out } = await run(['--json', '--html', `${saved('own.html')}=https://www.hotjar.com/`]);
  expect(JSON.parse(out).services.map(({ id }: { id: string }) => id)).toEqual(['matomo-self-hosted']);
});

test('a file that is not there is said, and the others are read', async () => {
  const { code, out, error } = await run(['--json', '--html', 'nowhere.html', saved('one.html')]);
  expect(code).toBe(2);
  expect(out.trim().split('\n')).toHaveLength(2);
  expect(error).toContain('nowhere.html');
});

test('a site on this machine: 0 where nothing needs consent, 1 where something does', async () => {
  const quiet = await run([`${site}/`, '--json', '--pages', '1']);
  expect(JSON.parse(quiet.out)).toMatchObject({ engine: 'browser', services: [], rejectTest: { verdict: 'pass' } });
  expect(quiet.code).toBe(0);

  const loud = await run([`${site}/loud`, '--pages', '1']);
  expect(loud.code).toBe(1);
  expect(loud.out).toContain('NOT PASSED');
  expect(loud.out).toContain('before: cookie _hjSessionUser_12 (hotjar)');
}, 60_000);

test('2 where something waits for a banner that was not seen, and the address that was kept closed is named', async () => {
  const { code, out } = await run([`${site}/waiting`, '--pages', '1']);
  expect(code).toBe(2);
  expect(out).toContain('Something waits for consent, but no banner was seen');
  expect(out).toContain('not looked at, because its address is private: 127.0.0.2:4999');
}, 60_000);

test('tags that load before anybody can choose are shown with what they have to become', async () => {
  const [text, json] = [
    await run([`${site}/early`, '--engine', 'fetch', '--pages', '1']),
    await run([`${site}/early`, '--engine', 'fetch', '--pages', '1', '--json']),
  ];
  const rewritten = '<script type="text/plain" data-candor="marketing" data-src="//ads.other-site.example/a.js">';
  expect(text.out).toContain(`- <script src="//ads.other-site.example/a.js">\n      + ${rewritten}`);
  expect(JSON.parse(json.out).unmarked.tags).toMatchObject([{ rewritten, site: 'other-site.example' }]);
});

test('without the browser it says that it has read html alone, and judges nothing', async () => {
  const { code, out } = await run([`${site}/`, '--engine', 'fetch', '--pages', '1']);
  expect(code).toBe(2);
  expect(out).toContain('html alone was read');
});

test.each([
  [['ftp://example.com/']],
  [[]],
  [['--pages', 'many', 'https://example.com']],
  [['--nonsense']],
  [['http://169.254.169.254/', '--engine', 'fetch']],
])('wrong use ends with 2 and says why: %j', async (parameters) => {
  const { code, error } = await run(parameters);
  expect(code).toBe(2);
  expect(error).not.toBe('');
  expect(error).not.toMatch(/^\s+at /m);
});

test('a browser that is named but not there ends with 2, and html alone is not read instead', async () => {
  const { code, error, out } = await run([site], bin, [], { CHROMIUM_PATH: '/gone/chromium' });
  expect([code, out]).toEqual([2, '']);
  expect(error).toContain('CHROMIUM_PATH names no program: /gone/chromium');
});

test('a Node that is too old ends with 2 and says which it needs', async () => {
  const { engines } = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8'));
  const packed = path.join(folder, 'old/bin/candor-scan.mjs');
  mkdirSync(path.dirname(packed), { recursive: true });
  copyFileSync(bin, packed);
  const older = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "22.18.9" } })';
  const { code, error } = await run(['https://example.com'], packed, ['--import', `data:text/javascript,${older}`]);
  expect([code, error]).toEqual([2, expect.stringContaining(`needs Node ${engines.node.replace('>=', '')} or newer`)]);
});

test('packed for the registry it runs without the repository', async () => {
  execFileSync(process.execPath, ['build.mjs'], { cwd: here });
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const out = execFileSync('npm', pack, { cwd: here, encoding: 'utf8' });
  const [{ filename }] = JSON.parse(out.slice(out.indexOf('[')));
  execFileSync('tar', ['-xzf', path.join(folder, filename), '-C', folder]);
  // Its dependencies, installed next to it as npm would do.
  const modules = path.join(folder, 'package/node_modules');
  mkdirSync(modules);
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package/package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const places = [here, path.join(here, '../..')].map((root) => path.join(root, 'node_modules', name));
    symlinkSync(places.find((place) => existsSync(place)) ?? name, path.join(modules, name));
  }
  const program = path.join(folder, 'package/bin/candor-scan.mjs');

  const html = await run(['--json', '--html', saved('one.html')], program);
  expect(JSON.parse(html.out).services[0].id).toBe('hotjar');
  const loud = await run([`${site}/loud`, '--pages', '1'], program);
  expect([loud.code, loud.error]).toEqual([1, expect.not.stringContaining('Error')]);
}, 120_000);
