/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test } from 'vitest';
import { createCatalogue, createDetector, observeHtml, type Observation } from './index.ts';

const files = import.meta.glob<string>('../data/*.jsonl', { query: '?raw', import: 'default', eager: true });
const catalogue = createCatalogue(Object.values(files).flatMap((text) => text.split('\n')));
const detector = createDetector(catalogue.services);

const nothing: Observation = {
  url: 'https://www.shop.example/',
  requests: [],
  scripts: [],
  cookies: [],
  storage: [],
  meta: [],
  globals: [],
  elements: [],
};

function idsIn(html: string, url = 'https://www.shop.example/'): readonly string[] {
  return detector.detect(observeHtml(html, url)).map(({ service }) => service.id);
}

describe('a script that loads', () => {
  test.each([
    ['by a tag', '<script async src="https://static.hotjar.com/c/hotjar-1.js?sv=6"></script>'],
    [
      'by a loader',
      `<script>(function(h,t,j){var r=h.createElement('script');r.src=t+1+j;h.head.appendChild(r)})(document,'https://static.hotjar.com/c/hotjar-','.js?sv=')</script>`,
    ],
    [
      'put together',
      `<script>var s=document.createElement('script');s.src='//static.'+'hotjar'+'.com/c/hotjar-'+id+'.js';x.append(s)</script>`,
    ],
    [
      'by template and variable',
      '<script>const host = "static.hotjar.com"; fetch(`https://${host}/c/hotjar-${id}.js`)</script>',
    ],
    ['by concat', `<script>s.src="https://".concat("static.hotjar.com","/c/hotjar-",id,".js")</script>`],
    [
      'by join',
      `<script>load(['https:/','static.hotjar.com','c','hotjar-1.js'].join('/')); document.createElement('script')</script>`,
    ],
    [
      'written in parts',
      `<script>document.write('<scr' + 'ipt src="https://static.hotjar.com/c/hotjar-1.js"></scr' + 'ipt>')</script>`,
    ],
    [
      'written escaped',
      `<script>document.write(unescape("%3Cscript src='" + base + "static.hotjar.com/c/hotjar-1.js'%3E%3C/script%3E"))</script>`,
    ],
    [
      'by protocol',
      `<script>s.src=('https:'==document.location.protocol?'https://':'http://')+'static.hotjar.com/c/hotjar-1.js'</script>`,
    ],
    [
      'held back',
      '<script type="text/plain" data-category="statistics" data-src="https://static.hotjar.com/c/hotjar-1.js"></script>',
    ],
    [
      'in a frame of its own',
      `<iframe srcdoc="&lt;script src='https://static.hotjar.com/c/hotjar-1.js'&gt;&lt;/script&gt;"></iframe>`,
    ],
  ])('%s', (_, html) => {
    expect(idsIn(html)).toEqual(['hotjar']);
  });
});

describe('nothing is found in', () => {
  test.each([
    ['a comment', '<!-- <script src="https://static.hotjar.com/c/hotjar-1.js"></script> -->'],
    [
      'a comment of a script',
      '<script>/* https://static.hotjar.com/c/hotjar-1.js */ // s.src="https://static.hotjar.com/c/h.js"\n document.createElement("script")</script>',
    ],
    ['prose', '<p>We used https://static.hotjar.com/c/hotjar-1.js until 2024.</p>'],
    ['code to read', '<pre><code>&lt;script src="https://static.hotjar.com/c/hotjar-1.js"&gt;</code></pre>'],
    ['a text area', '<textarea><script src="https://static.hotjar.com/c/hotjar-1.js"></script></textarea>'],
    ['a link', '<a href="https://www.hotjar.com/">Hotjar</a><a href="https://www.facebook.com/shop">Facebook</a>'],
    [
      'hints',
      '<link rel="dns-prefetch" href="//static.hotjar.com"><link rel="preconnect" href="https://static.hotjar.com">',
    ],
    [
      'data',
      '<script type="application/ld+json">{"sameAs":["https://www.youtube.com/shop","https://static.hotjar.com/x.js"]}</script>',
    ],
    [
      'a host that looks alike',
      '<script src="https://static.hotjar.com.evil.example/c/hotjar-1.js"></script><img src="https://nothotjar.com/x.gif">',
    ],
    [
      'the query of another address',
      '<script src="https://cdn.shop.example/r.js?to=https://static.hotjar.com/c/hotjar-1.js"></script>',
    ],
    [
      'links a script keeps',
      `<script>document.createElement('img'); var profiles=['https://www.youtube.com/@shop','https://www.instagram.com/shop']; location.href='https://www.youtube.com/@shop'</script>`,
    ],
    [
      'a host a script compares',
      `<script>fetch('/x'); if (document.referrer.indexOf('https://static.hotjar.com/') > -1) stop()</script>`,
    ],
    [
      'a script shown to read',
      `<script>document.createElement('div').textContent = '<script src="https://static.hotjar.com/c/hotjar-1.js">'</script>`,
    ],
    [
      'plain text that no consent manager holds',
      '<script type="text/plain">s.src="https://static.hotjar.com/c/hotjar-1.js"</script>',
    ],
    ["names of a site's own", '<script>var ga = 1, fb = {}, IN = []; ga.x = fb; function hj() {}</script>'],
  ])('%s', (_, html) => {
    expect(idsIn(html)).toEqual([]);
  });

  test('the site of the provider itself', () => {
    expect(idsIn('<script src="https://static.hotjar.com/c/hotjar-1.js"></script>', 'https://www.hotjar.com/')).toEqual(
      [],
    );
  });
});

test('what waits for consent says so, what does not wait does not', () => {
  const gated =
    '<script type="text/plain" data-cookieconsent="statistics" src="https://static.hotjar.com/c/hotjar-1.js"></script>';
  const [held] = detector.detect(observeHtml(gated));
  const [loose] = detector.detect(observeHtml(`${gated}<img src="https://vars.hotjar.com/x.gif">`));
  expect(held).toMatchObject({
    waits: true,
    evidence: [{ kind: 'request', waits: true, pattern: 'static.hotjar.com/c/hotjar-' }],
  });
  expect(loose?.waits).toBe(false);
});

test('K10: a picture that is marked for consent waits; one that is only loaded late does not', () => {
  const [marked] = detector.detect(
    observeHtml('<img data-candor="marketing" data-src="https://vars.hotjar.com/x.gif">'),
  );
  const [late] = detector.detect(observeHtml('<img class="lazy" data-src="https://vars.hotjar.com/x.gif">'));
  expect([marked?.waits, late?.waits]).toEqual([true, false]);
});

test('a page that a browser saved with its files tells where it was, and its scripts their names', () => {
  const saved = `<!-- saved from url=(0024)https://www.hotjar.com/ -->
<script src="./Shop_files/fbevents.js.download"></script><script src="https://static.hotjar.com/c/hotjar-1.js"></script>`;
  expect(detector.detect(observeHtml(saved)).map(({ service }) => service.id)).toEqual(['meta-pixel-facebook-pixel']);
});

test('products that share a host are told apart, the most telling pattern wins', () => {
  const tag = (id: string) => `<script async src="https://www.googletagmanager.com/${id}"></script>`;
  expect(idsIn(tag('gtag/js?id=G-1'))).toEqual(['google-analytics-4']);
  expect(idsIn(tag('gtag/js?id=AW-1'))).toEqual(['google-ads-conversion-tracking']);
  expect(idsIn(tag('gtm.js?id=GTM-1'))).toEqual(['google-tag-manager']);
  expect(idsIn('<script src="https://www.google.com/recaptcha/api.js"></script>')).toEqual(['google-recaptcha']);
  expect(idsIn('<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>')).toEqual(['google-maps']);
});

test('a script from a delivery network shows both', () => {
  const html =
    '<script type="module" src="https://cdn.jsdelivr.net/npm/@friendlycaptcha/sdk@0.1/site.min.js"></script>';
  expect(idsIn(html)).toEqual(['friendly-captcha', 'jsdelivr']);
});

test('cookies of a name only one service has show it; names of many do not', () => {
  const cookie = (name: string, domain = 'shop.example') => ({ ...nothing, cookies: [{ name, domain }] });
  expect(detector.detect(cookie('_hjSessionUser_12'))).toMatchObject([
    { service: { id: 'hotjar' }, evidence: [{ kind: 'cookie', seen: '_hjSessionUser_12' }] },
  ]);
  for (const name of ['session', 'PHPSESSID', 'cart', 'sessionid', 'uid', 'lang', 'user_id', 'test', 'XSRF-TOKEN']) {
    expect(detector.detect(cookie(name)), name).toEqual([]);
  }
  expect(detector.detect(cookie('IDE', 'doubleclick.net')).length).toBeGreaterThan(0);
});

test('a cookie and a request say more together than each alone', () => {
  const request = {
    ...nothing,
    requests: [{ url: 'https://static.hotjar.com/c/hotjar-1.js', kind: 'script' as const }],
  };
  const both = { ...request, cookies: [{ name: '_hjSessionUser_1', domain: 'shop.example' }] };
  const [one] = detector.detect(request);
  const [two] = detector.detect(both);
  expect(two?.confidence).toBeGreaterThan(one?.confidence ?? 1);
  expect(two?.evidence.map(({ kind }) => kind)).toEqual(['request', 'cookie']);
});

test.each([
  ['unclosed script', '<script>var a = "'],
  ['no html', '\u0000\u0001<<<>>'],
  ['empty', ''],
  ['deep', '<div>'.repeat(20_000)],
  ['odd escapes', '<script>s.src="\\u{ffffffff}\\x"+`${`${a}`}`</script>'],
])('a broken page is read as far as it goes: %s', (_, html) => {
  expect(idsIn(html)).toEqual([]);
});

type Label = {
  readonly file: string;
  readonly url: string;
  readonly services: readonly string[];
  readonly basis: string;
};
const labels = import.meta.glob<Label[]>('../test/pages/*/labels.json', { import: 'default', eager: true });
const pages = import.meta.glob<string>('../test/pages/*/*.html', { query: '?raw', import: 'default', eager: true });
const labelled = Object.entries(labels).flatMap(([at, list]) =>
  list.map((label) => ({ ...label, html: pages[at.replace('labels.json', label.file)] ?? '' })),
);

describe('on saved pages whose services are known', () => {
  test('every page has its label, every label its page and services of the catalogue', () => {
    expect(labelled.length).toBeGreaterThan(180);
    expect(labelled.filter(({ html }) => html === '')).toEqual([]);
    expect(Object.keys(pages).length).toBe(labelled.length);
    expect(labelled.flatMap(({ services }) => services).filter((id) => !catalogue.find(id))).toEqual([]);
    expect(labelled.filter(({ basis }) => basis !== 'from memory' && !basis.startsWith('https://'))).toEqual([]);
  });

  test('at most 2 of 100 findings are wrong, and 95 of 100 services are found', () => {
    const found = labelled.map((page) => ({ ids: idsIn(page.html, page.url), wanted: page.services }));
    const right = found.reduce((sum, { ids, wanted }) => sum + ids.filter((id) => wanted.includes(id)).length, 0);
    const all = found.reduce((sum, { ids }) => sum + ids.length, 0);
    const wanted = found.reduce((sum, page) => sum + page.wanted.length, 0);
    expect(right / all).toBeGreaterThanOrEqual(0.98);
    expect(right / wanted).toBeGreaterThanOrEqual(0.95);
  });
});
