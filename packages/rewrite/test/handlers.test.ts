import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { consentMiddleware, rulesFrom, withConsent, type Rules } from '../src/index.ts';

const rules: Rules = { version: 1, hosts: { marketing: ['ads.test'] } };
const html = '<!doctype html><p>\u00e9</p><img src="https://ads.test/a.gif">';
const marked = '<!doctype html><p>\u00e9</p><img data-candor="marketing" data-src="https://ads.test/a.gif">';
const type = { 'content-type': 'text/html; charset=utf-8' };

/** The response of a Node.js server behind the middleware. */
async function answerOf(listener: RequestListener): Promise<Response> {
  const middleware = consentMiddleware(rules);
  const server = createServer(
    (request, response) => void middleware(request, response, () => listener(request, response)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

test.each<[string, RequestListener]>([
  [
    'at once',
    (_, response) => response.writeHead(200, { ...type, 'Content-Length': Buffer.byteLength(html) }).end(html),
  ],
  [
    'with headers set before',
    (_, response) => response.setHeader('Content-Type', 'text/html').setHeader('ETag', 'x').end(Buffer.from(html)),
  ],
  [
    'with headers as a list',
    (_, response) => response.writeHead(200, ['Content-Type', 'text/html', 'Content-Length', '9']).end(html),
  ],
  [
    'in pieces, cut inside of a tag and of a letter',
    (_, response) => {
      response.writeHead(200, type);
      for (const byte of Buffer.from(html)) response.write(Uint8Array.of(byte));
      response.end(() => {});
    },
  ],
])('a node server answers %s: its page is marked up', async (_, listener) => {
  const answer = await answerOf(listener);
  expect(answer.headers.get('etag')).toBeNull();
  expect(await answer.text()).toBe(marked);
});

test.each<[string, Record<string, string>, string | Buffer]>([
  ['a picture', { 'content-type': 'image/svg+xml' }, html],
  ['what is packed', { ...type, 'content-encoding': 'gzip' }, gzipSync(html)],
  ['UTF-16', { 'content-type': 'text/html; charset=utf-16le' }, Buffer.from(html, 'utf16le')],
])('%s stays as it is', async (_, headers, body) => {
  const answer = await answerOf((_request, response) => response.writeHead(200, headers).end(body));
  const bytes = headers['content-encoding']
    ? gzipSync(Buffer.from(await answer.arrayBuffer()))
    : Buffer.from(await answer.arrayBuffer());
  expect(bytes).toEqual(Buffer.from(body));
});

test('bytes that are no UTF-8 come out as they went in', async () => {
  const page = Buffer.concat([
    Buffer.from(Array.from({ length: 256 }, (_, byte) => (byte === 60 ? 61 : byte))),
    Buffer.from(html),
  ]);
  const answer = await answerOf((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page));
  expect(Buffer.from(await answer.arrayBuffer()).subarray(0, 256)).toEqual(page.subarray(0, 256));
});

test('a fetch handler answers with the page marked up', async () => {
  const answer = await withConsent(
    rules,
    () => new Response(html, { status: 201, headers: { ...type, 'content-length': '9', 'x-own': 'kept' } }),
  )(new Request('https://shop.test/'));
  expect([answer.status, answer.headers.get('x-own'), answer.headers.get('content-length')]).toEqual([
    201,
    'kept',
    null,
  ]);
  expect(await answer.text()).toBe(marked);
});

test('rules are fetched once for their time; where they fail, the last are kept, and without any nothing changes', async () => {
  let [asked, time] = [0, 0];
  let said = Response.json(rules);
  const source = rulesFrom('https://candor.test/embed/cs/k7m2q9x4ab.rules.json', {
    seconds: 60,
    now: () => time,
    fetch: async () => {
      asked++;
      return said.clone();
    },
  });
  expect([await source.current(), await source.current(), asked]).toEqual([rules, rules, 1]);
  said = new Response('no', { status: 500 });
  time = 61_000;
  expect([await source.current(), asked]).toEqual([rules, 2]);

  [said, time, asked] = [new Response('no', { status: 500 }), 0, 0];
  const late = rulesFrom('https://candor.test/', { now: () => time, fetch: async () => (asked++, said.clone()) });
  expect([await late.current(), asked]).toEqual([undefined, 1]);
  [said, time] = [Response.json(rules), 5000];
  expect([await late.current(), asked]).toEqual([rules, 2]);

  const broken = rulesFrom('https://candor.test/', { fetch: () => Promise.reject(new Error('no network')) });
  const answer = await withConsent(
    broken,
    () => new Response(html, { headers: type }),
  )(new Request('https://shop.test/'));
  expect(await answer.text()).toBe(html);
});

test('the package as it is published runs without the repository', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-rewrite-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const here = path.resolve(import.meta.dirname, '..');
  execFileSync(process.execPath, ['build.mjs'], { cwd: here, stdio: 'ignore' });
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: here, stdio: 'ignore' });
  execFileSync('tar', ['xf', readdirSync(folder)[0] ?? ''], { cwd: folder });
  const program = `import { rewrite } from './package/dist/index.js'; process.stdout.write(rewrite(${JSON.stringify(html)}, ${JSON.stringify(rules)}))`;
  execFileSync('ln', ['-s', path.resolve(here, '../../node_modules'), path.join(folder, 'node_modules')]);
  expect(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: folder, encoding: 'utf8' }),
  ).toBe(marked);
  expect(readdirSync(path.join(folder, 'package/dist'))).toEqual(
    expect.arrayContaining(['index.js', 'index.d.ts', 'rules.d.ts']),
  );
});
