import type { CompiledBanner, CompiledLayer, KeptData } from '@app/consent';
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aBanner, bannerOf, dataOf, publish, read, type BannerSite } from '#test/banners.ts';
import { testApp } from '#test/app.ts';

const app = testApp();

async function addresses(site: BannerSite) {
  const { addresses: all } = await read(site);
  if (!all) throw new Error('The banner was not saved.');
  return all;
}

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url: new URL(url).pathname + new URL(url).search, headers });

test('one file holds the code, what was set and the words of one language; others are loaded when asked for', async () => {
  const site = await aBanner(app, { services: ['hotjar', 'google-maps'], languages: ['en', 'de'] });
  await publish(site);
  const { script } = await addresses(site);

  const first = await get(script);
  expect(first.statusCode).toBe(200);
  const banner = await bannerOf(app, first.body);
  expect(banner).toMatchObject({ version: 1, lang: 'en', langs: ['de'], base: 'http://localhost:3000', purposes: 13 });
  expect(banner.hosts[3]).toContain('hotjar.com');
  expect(banner.intake).toBe('http://localhost:3000');
  expect(banner.words.ask?.body).toContain('Corner Coffee Ltd');

  const [path, integrity] = banner.parts.layer;
  const part = await get(`${banner.base}${path}`);
  expect(part.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(createHash('sha384').update(part.rawPayload).digest('base64')).toBe(integrity);
  expect(path).toBe(`/e/${createHash('sha256').update(part.rawPayload).digest('hex')}/layer.js`);
  const layer = dataOf<CompiledLayer>(part.body);
  expect(layer.purposes.flatMap(({ services }) => services.map(({ name }) => name))).toEqual(['Google Maps', 'Hotjar']);

  for (const lang of ['de', 'de-AT', 'DE']) {
    expect((await bannerOf(app, (await get(`${script}?lang=${lang}`)).body)).lang).toBe('de');
  }
  expect((await bannerOf(app, (await get(`${script}?lang=fi`)).body)).lang).toBe('en');
});

test('every file comes packed as small as it gets, with a tag, and is asked for again after minutes', async () => {
  const site = await aBanner(app);
  const { weight } = await publish(site);
  const { script } = await addresses(site);
  const plain = await get(script);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  // The first response, and those from memory.
  app.clock.forward(6000);
  for (const _ of [1, 2]) {
    const brotli = await get(script, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(brotli.rawPayload.length).toBe(weight.first);
  }
  for (const ms of [6000, 0]) {
    app.clock.forward(ms);
    const gzip = await get(script, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  }
  const known = await get(script, { 'if-none-match': String(plain.headers.etag) });
  expect(known.statusCode).toBe(304);
});

test('the small file, the inline guard and the rules for servers say the same hosts', async () => {
  const site = await aBanner(app, { services: ['hotjar'] });
  await publish(site);
  const { kept, guard, rules } = await addresses(site);
  const hosts = (await get(rules)).json<{ hosts: Record<string, string[]> }>().hosts;
  expect(hosts['measurement']).toContain('hotjar.com');
  expect(dataOf<KeptData>((await get(kept)).body)[9]?.[3]?.split(' ')).toEqual(hosts['measurement']);
  expect(dataOf<CompiledBanner>((await get(guard)).body).hosts[3]?.split(' ')).toEqual(hosts['measurement']);
  expect((await get(kept)).body.length).toBeLessThan((await get((await addresses(site)).script)).body.length);
});

test('B24: where no banner is published, a script that does nothing says so', async () => {
  const unpublished = await aBanner(app);
  for (const path of ['/embed/cs/0000000000.js', '/embed/cs/0000000000.kept.js', `/e/${'0'.repeat(64)}/layer.js`]) {
    const answer = await app.http.inject({ url: path });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.body).toMatch(/^\/\/ Candor: .*\n$/);
  }
  const [known] = await app.stored('publicId', { accountId: unpublished.person.accountId, kind: 'site' });
  expect((await app.http.inject({ url: `/embed/cs/${String(known?.['id'])}.js` })).statusCode).toBe(404);
});

test('a banner is served while the database hangs', async () => {
  const site = await aBanner(app);
  await publish(site);
  const { script, kept } = await addresses(site);
  const before = [(await get(script)).body, (await get(kept)).body];
  app.clock.forward(60_000);
  const holder = await app.owner.connect();
  try {
    await holder.query('begin; lock table banner, public_id, embed_part in access exclusive mode');
    const [whole, small] = await Promise.all([get(script), get(kept)]);
    expect([whole.statusCode, small.statusCode]).toEqual([200, 200]);
    expect([whole.body, small.body]).toEqual(before);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
});

test('A7: the country of a visitor is looked up here, and neither kept nor logged', async () => {
  const before = app.log.length;
  const where = (remoteAddress: string) => app.http.inject({ url: '/e/where', remoteAddress });
  const german = await where('85.214.132.117');
  expect(german.body).toBe('DE');
  expect(german.headers).toMatchObject({
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'content-type': 'text/plain; charset=utf-8',
  });
  expect((await where('127.0.0.1')).body).toBe('');
  expect((await where('192.168.1.20')).body).toBe('');
  expect(app.log.slice(before).join('\n')).not.toMatch(/85\.214|"DE"/);
});

test('the snippets hold the tag, the loader, the inline guard, a strict policy and gpc.json (G4)', async () => {
  const site = await aBanner(app);
  await publish(site);
  const { snippets, addresses: known } = await read(site);
  const code = (kind: string) => snippets.find((each) => each.kind === kind)?.code ?? '';
  expect(code('async')).toBe(`<script async src="${known?.script}"></script>`);
  expect(code('loader')).toContain(`"${known?.kept.replace('kept.js', '')}"`);
  expect((await get(known?.kept.replace('kept', 'granted') ?? '')).statusCode).toBe(200);
  expect(code('guard')).toContain('candor.guard');
  expect(code('csp')).toMatch(
    /^Content-Security-Policy: default-src 'self'; script-src 'self' http\S+ 'nonce-\{nonce\}'; /,
  );
  expect(code('csp-granted').length).toBeGreaterThan(code('csp').length);
  expect(code('csp-tag')).toBe(`<script async nonce="{nonce}" src="${known?.script}"></script>`);
  expect(JSON.parse(code('gpc'))).toEqual({ gpc: true, lastUpdate: app.clock.now().toISOString().slice(0, 10) });
});
