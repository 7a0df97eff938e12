import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import type { Answer, Installation, installations } from '@app/contract';
import { createGuard } from '@app/scanner';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { aBanner, publish, read, type BannerSite } from '#test/banners.ts';

const app = testApp({
  limits: 'off',
  guard: createGuard({ resolve: async () => ['127.0.0.1'], reachable: (address) => address === '127.0.0.1' }),
});

/** The page of the site, as its server answers it. */
let html = '';
let site: Server;
let pageUrl = '';

beforeAll(async () => {
  site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  pageUrl = `http://coffee.example.com:${(site.address() as AddressInfo).port}/`;
});
afterAll(() => site.close());

async function published(url = 'https://coffee.example.com') {
  const banner = await aBanner(app);
  await banner.person.patch(`/api/v1/sites/${banner.siteId}`, { url });
  await publish(banner);
  const { addresses, snippets } = await read(banner);
  const code = (kind: string) => snippets.find((one) => one.kind === kind)?.code ?? '';
  return { ...banner, script: addresses?.script ?? '', rules: addresses?.rules ?? '', code };
}

async function installationOf({ person, siteId }: BannerSite): Promise<Installation> {
  const answer = await person.get(`/api/v1/sites/${siteId}/installation`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function check({ person, siteId }: BannerSite, body: object = {}) {
  const answer = await person.post(`/api/v1/sites/${siteId}/installation/check`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Installation>().check;
}

const load = (url: string, headers: Record<string, string>) => app.http.inject({ url: new URL(url).pathname, headers });
const scriptOf = (referer: string) => ({ 'sec-fetch-dest': 'script', 'sec-fetch-mode': 'no-cors', referer });

test('a page of the site that loads the banner is kept as host, version and day', async () => {
  const shop = await published();
  expect(await installationOf(shop)).toMatchObject({ seen: [], published: 1, url: 'https://coffee.example.com' });
  await load(shop.script, scriptOf('https://coffee.example.com/'));
  await load(shop.script, scriptOf('https://www.coffee.example.com/menu?table=7'));
  const day = app.clock.now().toISOString().slice(0, 10);
  await expect
    .poll(async () => (await installationOf(shop)).seen)
    .toEqual([
      { host: 'coffee.example.com', version: 1, day },
      { host: 'www.coffee.example.com', version: 1, day },
    ]);
  const rows = await app.stored('bannerSighting', { siteId: shop.siteId });
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['accountId', 'day', 'host', 'number', 'siteId']);

  // The next day, and all sites in one answer.
  app.clock.forward(86_400_000);
  await load(shop.script, scriptOf('https://coffee.example.com/'));
  const seen = { host: 'coffee.example.com', version: 1, day: app.clock.now().toISOString().slice(0, 10) };
  await expect.poll(async () => (await installationOf(shop)).seen[0]).toEqual(seen);
  const other = await aBanner(app, { person: shop.person });
  await publish(other);
  const all = (await shop.person.get('/api/v1/installations')).json<Answer<typeof installations.list>>();
  expect(all.installations).toHaveLength(2);
  expect(all.installations).toEqual(
    expect.arrayContaining([
      { siteId: shop.siteId, seen },
      { siteId: other.siteId, seen: null },
    ]),
  );
});

test('requests of other hosts, of people and of programs are not kept', async () => {
  const shop = await published();
  await load(shop.script, scriptOf('https://elsewhere.example.net/'));
  await load(shop.script, { 'sec-fetch-dest': 'document', referer: 'https://coffee.example.com/' });
  await load(shop.script, {});
  await load(shop.script, { referer: 'android-app://com.example' });
  await load(shop.rules, { referer: 'https://coffee.example.com/' });
  await load(shop.script, { origin: 'https://last.coffee.example.com' });
  await expect
    .poll(async () => (await installationOf(shop)).seen.map(({ host }) => host))
    .toEqual(['last.coffee.example.com']);
});

test('a host that loads the banner a thousand times is written once', async () => {
  const shop = await published();
  for (let i = 0; i < 50; i++) await load(shop.script, scriptOf('https://coffee.example.com/'));
  await expect.poll(async () => (await installationOf(shop)).seen).toHaveLength(1);
  const version = async () => {
    const { rows } = await app.owner.query<{ xmin: string }>(
      'select xmin::text from banner_sighting where site_id = $1',
      [shop.siteId],
    );
    return rows[0]?.xmin;
  };
  const before = await version();
  // Looked at again after ten minutes, and found unchanged.
  app.clock.forward(11 * 60_000);
  await load(shop.script, scriptOf('https://coffee.example.com/'));
  await load(shop.script, scriptOf('https://sign.coffee.example.com/'));
  await expect.poll(async () => (await installationOf(shop)).seen).toHaveLength(2);
  const after = await app.owner.query<{ xmin: string }>(
    `select xmin::text from banner_sighting where site_id = $1 and host = 'coffee.example.com'`,
    [shop.siteId],
  );
  expect(after.rows[0]?.xmin).toBe(before);
});

test('the check says where the tag is, and what is wrong with it', async () => {
  const shop = await published(pageUrl);
  const head = (tags: string) => `<!doctype html><html><head>${tags}</head><body></body></html>`;
  html = head(shop.code('async'));
  expect(await check(shop)).toMatchObject({ problems: [], url: pageUrl, tags: [{ kind: 'async', part: 'head' }] });
  html = head(shop.code('guard'));
  expect(await check(shop)).toMatchObject({ problems: [], tags: [{ kind: 'guard', isOwn: true }, { kind: 'async' }] });
  html = head(shop.code('loader'));
  expect(await check(shop)).toMatchObject({ problems: [], tags: [{ kind: 'loader', isOwn: true }] });
  html = head(shop.code('sync') + shop.code('async'));
  expect(await check(shop)).toMatchObject({ problems: ['twice'] });
  html = head(`<script src="https://ads.example/a.js"></script>${shop.code('guard')}`);
  expect(await check(shop)).toMatchObject({ problems: ['late'], before: ['ads.example'] });
  html = head(shop.code('async').replace(/cs\/\w{10}/, 'cs/aaaaaaaaaa'));
  expect(await check(shop)).toMatchObject({ problems: ['wrong-id'], tags: [{ isOwn: false, publicId: 'aaaaaaaaaa' }] });
  html = head('<meta name="generator" content="WordPress 6.7">');
  expect(await check(shop)).toMatchObject({ problems: ['missing'], builder: 'wordpress' });
  expect(await installationOf(shop)).toMatchObject({ builder: null, proposedBuilder: 'wordpress' });
  expect(await check(shop, { url: 'http://coffee.example.com:1/' })).toMatchObject({
    problems: ['unreachable'],
    reason: 'scan.port',
    status: null,
    tags: [],
  });
});

test('what a site is built with is remembered', async () => {
  const shop = await published();
  const path = `/api/v1/sites/${shop.siteId}/installation`;
  const answer = await shop.person.put(path, { builder: 'shopify' });
  expect(answer.json()).toMatchObject({ builder: 'shopify' });
  expect(await installationOf(shop)).toMatchObject({ builder: 'shopify' });
  expect((await shop.person.put(path, { builder: 'notepad' })).statusCode).toBe(400);
});

test('the WordPress plugin is a zip file, always with the same bytes', async () => {
  const get = () => app.http.inject({ url: '/downloads/wordpress/candor.zip' });
  const [first, again] = [await get(), await get()];
  expect(first.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="candor.zip"',
  });
  const zip = first.rawPayload;
  expect(zip.equals(again.rawPayload)).toBe(true);
  // Nothing is compressed, so the beginning of each entry is read as it is.
  const names: string[] = [];
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50;) {
    const [size, nameLength] = [zip.readUInt32LE(at + 18), zip.readUInt16LE(at + 26)];
    const body = zip.subarray(at + 30 + nameLength, at + 30 + nameLength + size);
    expect(crc32(body)).toBe(zip.readUInt32LE(at + 14));
    names.push(zip.subarray(at + 30, at + 30 + nameLength).toString());
    at += 30 + nameLength + size;
  }
  expect(names).toEqual(names.toSorted());
  expect(names).toEqual(expect.arrayContaining(['candor/candor.php', 'candor/includes/head.php', 'candor/readme.txt']));
  // The end tells how many there are.
  expect(zip.readUInt16LE(zip.length - 12)).toBe(names.length);
});
