import { createHash } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { readReportPages } from './built.ts';

const onion = 'http://candorreportsexample.onion';
const app = testApp({ config: { reportUrl: 'https://report.example.com', reportOnionUrl: onion } });
const dist = new URL('../../../../../report/dist', import.meta.url).pathname;
const host = 'report.example.com';
const get = (url: string, headers: object = {}) =>
  app.http.inject({ method: 'GET', url, headers: { host, ...headers } });
const office = '0123456789abcdef0123456789abcdef';

test('the form is the same bytes for every office, and sets and tells nothing', async () => {
  const [one, other, none] = [
    await get(`/report/${office}`),
    await get(`/report/${'f'.repeat(32)}`),
    await get('/report/x'),
  ];
  expect([one.statusCode, other.statusCode, none.statusCode]).toEqual([200, 200, 200]);
  expect(other.rawPayload).toEqual(one.rawPayload);
  expect(none.rawPayload).toEqual(one.rawPayload);
  expect(one.headers['set-cookie']).toBeUndefined();
  expect(one.headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'onion-location': `${onion}/report/${office}`,
    'integrity-policy': expect.stringContaining('script'),
  });
  const policy = String(one.headers['content-security-policy']);
  for (const directive of ["default-src 'none'", "connect-src 'self'", "require-trusted-types-for 'script'"])
    expect(policy).toContain(directive);
  expect(policy).not.toMatch(/unsafe|nonce-|report-uri/);
  expect(one.headers['x-frame-options']).toBeUndefined();
  expect(one.headers['access-control-allow-origin']).toBeUndefined();
});

test('W5 the tool cannot be framed, and neither page carries a query on', async () => {
  const tool = await get('/report/tool');
  expect(tool.headers['x-frame-options']).toBe('DENY');
  expect(String(tool.headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  expect(tool.headers['set-cookie']).toBeUndefined();
  const embedded = await get(`/report/${office}?embedded`);
  expect(embedded.headers['onion-location']).toBe(`${onion}/report/${office}`);
});

test('what is served is what the manifest says, packed or not', async () => {
  const manifest = await get('/.well-known/candor-report.json');
  const { files } = manifest.json<{ files: Record<string, string> }>();
  const addressOf = (name: string) =>
    name === 'form.html' ? `/report/${office}` : name === 'tool.html' ? '/report/tool' : `/report/${name}`;
  for (const [name, hash] of Object.entries(files)) {
    const answer = await get(addressOf(name));
    expect([name, createHash('sha256').update(answer.rawPayload).digest('hex')]).toEqual([name, hash]);
    const packed = await get(addressOf(name), { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    const known = await get(addressOf(name), { 'if-none-match': String(answer.headers['etag']) });
    expect(known.statusCode).toBe(304);
  }
  const asset = Object.keys(files).find((name) => name.endsWith('.js')) ?? '';
  expect((await get(`/report/${asset}`)).headers['cache-control']).toContain('immutable');
  expect((await get('/report/assets/none.js')).statusCode).toBe(404);
  expect((await get('/report/assets/..%2f..%2fpackage.json')).statusCode).toBe(404);
});

test('the address of the dashboard serves no page for reports', async () => {
  const answer = await get(`/report/${office}`, { host: new URL(app.services.config.publicUrl).host });
  expect(answer.statusCode).toBe(404);
});

test('a build that was changed afterwards is not served', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'report-pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(readReportPages(folder)).toBeUndefined();
  await cp(dist, folder, { recursive: true });
  expect(readReportPages(folder)?.hash).toEqual(readReportPages(dist)?.hash);
  await writeFile(path.join(folder, 'assets', 'more.js'), '1');
  expect(() => readReportPages(folder)).toThrow('does not name more.js');
  await rm(path.join(folder, 'assets', 'more.js'));
  await writeFile(path.join(folder, 'form.html'), '<script>1</script>');
  expect(() => readReportPages(folder)).toThrow('form.html of the report pages is not as its manifest says');
});
