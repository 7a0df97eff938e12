import { expect, test } from 'vitest';
import { findInstalledTags } from './installed-tags.ts';

const id = 'k7m2q9x4ab';
const src = `https://privacy.example.com/embed/cs/${id}.js`;
const find = (html: string) => findInstalledTags(html, 'https://shop.example/', id);
const page = (head: string, body = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

test('each way to load a banner is found, with its place in the page', () => {
  const { tags } = find(
    page(`<title>Shop</title>\n<script async src="${src}"></script>\n<script src='${src}?lang=de'></script>`) +
      `<script>s.src = "https://privacy.example.com/embed/cs/${id}." + (c ? "kept.js" : "js");</script>`,
  );
  expect(tags).toMatchObject([
    { kind: 'async', publicId: id, origin: 'https://privacy.example.com', part: 'head', line: 2 },
    { kind: 'sync', publicId: id, part: 'head', line: 3 },
    { kind: 'loader', publicId: id, origin: 'https://privacy.example.com', part: 'body' },
  ]);
  expect(tags[0]?.markup).toBe(`<script async src="${src}">`);
});

test('scripts of others before the tag are named, also those that inline code inserts', () => {
  const { before, hasTagManager } = find(
    page(
      `<script src="/own.js"></script><script src="https://cdn.shop.example/a.js"></script>
       <script>var s = document.createElement('script'); s.src = 'https://www.googletagmanager.com/gtm.js?id=GTM-1';</script>
       <script src="https://ads.example/x.js"></script>
       <script type="text/plain" data-candor="marketing" data-src="https://waits.example/x.js"></script>
       <script async src="${src}"></script><script src="https://after.example/x.js"></script>`,
    ),
  );
  expect(before).toEqual(['www.googletagmanager.com', 'ads.example']);
  expect(hasTagManager).toBe(true);
});

test('what is in comments, text and templates of scripts is no tag', () => {
  const { tags } = find(
    page(`<!-- <script src="${src}"></script> --><title><script src="${src}"></script></title>`) +
      `<script type="text/template"><script src="${src}"></script>`,
  );
  expect(tags).toEqual([]);
});

test.each([
  ['wordpress', '<link rel="stylesheet" href="/wp-content/themes/a/style.css">'],
  ['wordpress', '<meta name="generator" content="WordPress 6.7">'],
  ['shopify', '<script src="//cdn.shopify.com/s/files/1/theme.js"></script>'],
  ['wix', '<meta name="generator" content="Wix.com Website Builder">'],
  ['squarespace', '<link href="https://static1.squarespace.com/static/a.css" rel="stylesheet">'],
  ['webflow', '<div data-wf-site="123"></div>'],
  ['framer', '<link href="https://framerusercontent.com/sites/a.mjs" rel="modulepreload">'],
  ['joomla', '<script src="/media/system/js/core.min.js"></script>'],
  ['drupal', '<div data-drupal-selector="form"></div>'],
  ['prestashop', '<meta name="generator" content="PrestaShop">'],
  ['magento', '<script src="/static/version1/frontend/Magento/luma/en_US/require.js"></script>'],
  ['typo3', '<link href="/typo3temp/assets/a.css" rel="stylesheet">'],
  ['nextjs', '<script src="/_next/static/chunks/main.js"></script>'],
  ['gtm', '<script async src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>'],
  [undefined, '<script src="/app.js"></script>'],
])('%s is recognized by %s', (builder, head) => {
  expect(find(page(head)).builder).toBe(builder);
});

test('a page of five megabytes of beginnings of tags is read in linear time', () => {
  expect(find('<script src="'.repeat(400_000)).tags).toEqual([]);
  expect(find(page(`<script>${'createElement "//'.repeat(200_000)}</script>`)).before).toEqual([]);
});
