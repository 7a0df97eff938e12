import { expect, test } from 'vitest';
import { nextPages, pageKey, sitemapPages } from './index.ts';

const start = 'https://example.com/';
const under = (...paths: string[]) => paths.map((path) => new URL(path, start).href);

test('pages are taken in the order they were found, each once', () => {
  const found = under('/', '/contact', '/contact/', '/contact#map', '/contact?from=home', '/index.html', '/about');

  expect(nextPages(start, found, [start], 10)).toEqual(under('/contact', '/about'));
  expect(nextPages(start, found, [start, ...under('/contact/')], 10)).toEqual(under('/about'));
  expect(nextPages(start, found, [start], 1)).toEqual(under('/contact'));
});

test('pages made otherwise come before more of the same', () => {
  const found = under('/blog/a', '/blog/b', '/blog/2024/c', '/shop/d', '/en/shop/e', '/imprint', '/12', '/13');

  expect(nextPages(start, found, [start], 4)).toEqual(under('/blog/a', '/shop/d', '/imprint', '/12'));
  expect(nextPages(start, found, [start, ...under('/blog/x', '/shop/y')], 2)).toEqual(under('/imprint', '/12'));
  expect(nextPages(start, found, [start], 6)).toHaveLength(6);
});

test("the start's own host comes before its other hosts, and other sites never", () => {
  const found = [
    'https://shop.example.com/a',
    'https://example.com/b',
    'https://example.org/c',
    'https://com/d',
    'mailto:me@example.com',
    'not an address',
  ];

  expect(nextPages(start, found, [start], 10)).toEqual(['https://example.com/b', 'https://shop.example.com/a']);
});

test('customers of one host are different sites', () => {
  expect(nextPages('https://one.github.io/', ['https://two.github.io/x'], [], 10)).toEqual([]);
});

test.each([
  '/file.pdf',
  '/picture.JPG?size=2',
  '/feed',
  '/feed/',
  '/app.js',
  '/logout',
  '/account/log-out',
  '/user/sign_out?to=/',
  '/wp-admin/edit.php',
  '/cart/add-to-cart/12',
  '/newsletter/unsubscribe',
])('%s is not followed', (path) => expect(nextPages(start, under(path), [start], 10)).toEqual([]));

test.each(['/blog/logout-problems-explained', '/v1.2', '/page.php', '/deleted-scenes'])('%s is followed', (path) =>
  expect(nextPages(start, under(path), [start], 10)).toEqual(under(path)),
);

test('a page has one name, whichever way it is written', () => {
  expect(pageKey('https://www.example.com/a/index.php?x#y')).toBe(pageKey('http://example.com/a/'));
  expect(pageKey('https://example.com:8443/')).not.toBe(pageKey('https://example.com/'));
});

test('pages of the sitemaps that robots.txt names are found, of an index as well', async () => {
  const asked: string[] = [];
  const files: Record<string, string> = {
    '/robots.txt':
      'User-agent: *\r\nDisallow: /private\r\nSITEMAP: /maps/index.xml\nSitemap: https://example.org/other.xml',
    '/maps/index.xml':
      '<?xml version="1.0"?><sitemapindex xmlns="x"><sitemap><loc>/maps/1.xml</loc></sitemap></sitemapindex>',
    '/maps/1.xml': `<urlset><url><loc> https://example.com/a?x=1&amp;y=2 </loc><image:loc>https://example.com/i</image:loc></url>
      <url><loc><![CDATA[https://example.com/b]]></loc></url><url><loc>https://example.org/c</loc></url></urlset>`,
  };
  const fetchText = async (url: string) => {
    asked.push(url);
    return files[new URL(url).pathname];
  };

  expect(await sitemapPages(fetchText, 'https://example.com/start/page')).toEqual(under('/a?x=1&y=2', '/b'));
  expect(asked).toEqual(under('/robots.txt', '/maps/index.xml', '/maps/1.xml'));
});

test('without robots.txt the usual sitemap is asked for', async () => {
  const fetchText = async (url: string) =>
    url === 'https://example.com/sitemap.xml' ? '<urlset><url><loc>/only</loc></url></urlset>' : undefined;

  expect(await sitemapPages(fetchText, start)).toEqual(under('/only'));
  expect(await sitemapPages(async () => undefined, start)).toEqual([]);
});

test('sitemaps that name each other, or too much, come to an end', async () => {
  let asked = 0;
  const endless = async () => {
    asked++;
    return `<sitemapindex>${Array.from({ length: 100 }, (_, index) => `<loc>/${asked}-${index}.xml</loc>`).join('')}</sitemapindex>`;
  };
  const long = async (url: string) =>
    url.endsWith('.txt') ? '' : Array.from({ length: 60_000 }, (_, index) => `<loc>/${index}</loc>`).join('');

  expect(await sitemapPages(endless, start)).toEqual([]);
  expect(asked).toBeLessThan(10);
  expect(await sitemapPages(long, start)).toHaveLength(1000);
});
