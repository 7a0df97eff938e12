import { createHash } from 'node:crypto';
import { darkColours, lightColours } from '@app/consent';
import { beforeAll, expect, test } from 'vitest';
import { aBanner, publish, read, url, type BannerSite } from '#test/banners.ts';
import { testApp } from '#test/app.ts';

const app = testApp();
let site: BannerSite;
let page = '';

beforeAll(async () => {
  site = await aBanner(app, { languages: ['en', 'de'] });
  const { publicId } = (await site.person.get(`/api/v1/documents/${site.documentId}`)).json<{ publicId: string }>();
  page = `/privacy-policy/${publicId}`;
});

/** A page after everything kept in memory is looked up again. */
async function open(path = '') {
  app.clock.forward(6000);
  const answer = await app.http.inject({ url: page + path });
  expect(answer.statusCode).toBe(200);
  return { body: answer.body, policy: String(answer.headers['content-security-policy']) };
}

/** The accents of a page, by the style that sets them, which its policy must allow. */
function accentsOf({ body, policy }: Awaited<ReturnType<typeof open>>): readonly string[] {
  const [, own = ''] = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style ?? '');
  if (own !== '') expect(policy).toContain(`'sha256-${createHash('sha256').update(own).digest('base64')}'`);
  return [...own.matchAll(/--accent:([^}]+)/g)].map(([, color]) => color ?? '');
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a hosted document names its owner and leads back to the site, and loads nothing', async () => {
  const shown = await open('?lang=de');

  expect(shown.body).toMatch(/<header class="top"><div class="owner"><strong>Corner Coffee<\/strong>/);
  expect(shown.body).toContain('<a href="https://coffee.example.com" rel="noopener">Zurück zu coffee.example.com</a>');
  expect(shown.body).toContain('<meta property="og:site_name" content="Corner Coffee">');
  expect(accentsOf(shown)).toEqual([]);
  expect(shown.policy).toContain('img-src data:;');
});

test('it takes the logo and the color of the published banner, not of the draft', async () => {
  const { path } = (
    await site.person.post(url(site, '/files'), { name: 'logo.png', data: png.toString('base64') })
  ).json<{ path: string }>();
  const { revision, configuration } = await read(site);
  const colours = { ...lightColours, button: '#7a1f5c', buttonText: '#ffffff' };
  const saved = await site.person.put(url(site), {
    revision,
    configuration: { ...configuration, logo: path, colours },
  });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(accentsOf(await open())).toEqual([]);

  await publish(site);
  const shown = await open();
  expect(shown.body).toContain(`<img src="${path}" alt="Corner Coffee">`);
  expect(accentsOf(shown)).toEqual(['#7a1f5c', 'var(--link)']);
  expect(shown.policy).toContain("img-src 'self' data:;");
  expect((await app.http.inject({ url: path })).headers['content-type']).toBe('image/png');
  expect(accentsOf(await open('/versions'))).toEqual(['#7a1f5c', 'var(--link)']);

  const framed = await open('?ifr=true');
  expect(framed.body).not.toContain('<header class="top">');
});

test('a color that cannot be read on the page gives way to the color of links, and then to ours', async () => {
  await publish(site, {
    colours: { ...lightColours, button: '#ffd84d', buttonText: '#1b2430', link: '#9c1c1c' },
    darkColours: { ...darkColours, button: '#ffd84d', buttonText: '#10203d' },
  });
  expect(accentsOf(await open())).toEqual(['#9c1c1c', '#ffd84d']);

  await publish(site, {
    colours: { ...lightColours, button: '#ffd84d', buttonText: '#1b2430' },
    darkColours,
  });
  expect(accentsOf(await open())).toEqual([]);
});

test('a deleted banner leaves the document without its looks', async () => {
  await publish(site, { colours: { ...lightColours, button: '#7a1f5c', buttonText: '#ffffff' } });
  expect(accentsOf(await open())).toHaveLength(2);

  expect((await site.person.delete(url(site))).statusCode).toBe(200);
  const shown = await open();
  expect(accentsOf(shown)).toEqual([]);
  expect(shown.body).not.toContain('<img');
});

test('each cell of a table names its column, for phones', async () => {
  const { body } = await open('/cookie-policy').catch(() => open('/full-legal'));
  const [, table = ''] = /<table>(.*?)<\/table>/s.exec(body) ?? [];
  const columns = [...table.matchAll(/<th scope="col">([^<]*)</g)].map(([, name]) => name);
  const [row = ''] = table.match(/<tr><th scope="row">.*?<\/tr>/s) ?? [];

  expect(columns.length).toBeGreaterThan(2);
  expect([...row.matchAll(/data-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(columns.slice(1));
});

test('the complete policy has a picture, too', async () => {
  const { body } = await open('/full-legal');
  const [, address = ''] = /<meta property="og:image" content="([^"]+)">/.exec(body) ?? [];
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  expect(pathname).toBe(`${page}/full-legal.png`);
  const picture = await app.http.inject({ url: pathname + search });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
});

test('messengers show a picture of the document, in its language and the color of its owner', async () => {
  await publish(site, { colours: { ...lightColours, button: '#7a1f5c', buttonText: '#ffffff' } });
  const { body } = await open('?lang=de');
  const [, address = ''] = /<meta property="og:image" content="([^"]+)">/.exec(body) ?? [];
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  expect(pathname).toBe(`${page}.png`);
  const picture = await app.http.inject({ url: pathname + search });

  expect(picture.headers['content-type'], picture.body.slice(0, 600)).toBe('image/png');
  expect(picture.rawPayload.length).toBeLessThanOrEqual(60_000);
  expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  // The color stands in its palette.
  expect(picture.rawPayload.includes(Buffer.from('7a1f5c', 'hex'))).toBe(true);
  const english = await app.http.inject({ url: `${pathname}?lang=en` });
  expect(english.rawPayload.equals(picture.rawPayload)).toBe(false);
});

test('a page names the site as its version does: a new name stands there once it is published', async () => {
  const named = (name: string, host: string) =>
    `<strong>${name}</strong>\n<a href="https://${host}" rel="noopener">Back to ${host}</a>`;
  const renamed = await site.person.patch(`/api/v1/sites/${site.siteId}`, {
    name: 'Harbor Coffee',
    url: 'https://harbor.example.com',
  });
  expect(renamed.statusCode, renamed.body).toBe(200);
  expect((await open()).body).toContain(named('Corner Coffee', 'coffee.example.com'));

  const published = await site.person.post(`/api/v1/documents/${site.documentId}/publish`);
  expect(published.statusCode, published.body).toBe(200);
  const { body } = await open();
  expect(body).toContain(named('Harbor Coffee', 'harbor.example.com'));
  expect(body).toContain('<meta property="og:site_name" content="Harbor Coffee">');
  expect((await open('/versions/1')).body).toContain(named('Corner Coffee', 'coffee.example.com'));
  expect((await open('/versions')).body).toContain(named('Harbor Coffee', 'harbor.example.com'));
});
