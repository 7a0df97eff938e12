import fc from 'fast-check';
import { expect, test } from 'vitest';
import { purposes as productPurposes } from '@app/consent';
import { purposeOf, purposes, rewrite, rewriter, tagsToMark, type Rules } from '../src/index.ts';

const rules: Rules = {
  version: 1,
  hosts: {
    necessary: ['pay.test'],
    experience: ['video.test', 'ads.test/maps'],
    measurement: ['stats.test'],
    marketing: ['ads.test'],
  },
};

test('the purposes are those of the product', () => {
  expect(purposes).toEqual(productPurposes);
});

test.each([
  [
    '<script src="https://stats.test/a.js"></script>',
    '<script type="text/plain" data-candor="measurement" data-src="https://stats.test/a.js"></script>',
  ],
  [
    "<SCRIPT async\n SRC='//cdn.stats.test/a.js' type=module>",
    '<SCRIPT type="text/plain" data-candor="measurement" async\n data-src=\'//cdn.stats.test/a.js\' data-type=module>',
  ],
  [
    '<iframe src=https://video.test/1 width=5>',
    '<iframe data-candor="experience" data-src=https://video.test/1 width=5>',
  ],
  [
    '<img srcset="/a.gif 1x, https://ads.test/b.gif 2x" src="/a.gif">',
    '<img data-candor="marketing" data-srcset="/a.gif 1x, https://ads.test/b.gif 2x" src="/a.gif">',
  ],
  [
    '<img src="https://ads.test/maps/1.png"/>',
    '<img data-candor="experience" data-src="https://ads.test/maps/1.png"/>',
  ],
  [
    '<link rel="stylesheet" href="https://ads.test/a.css">',
    '<link data-candor="marketing" rel="stylesheet" data-href="https://ads.test/a.css">',
  ],
  [
    "<img src=https://ads.test/1 src=https://ads.test/2 alt='\"'>",
    '<img data-candor="marketing" data-src="https://ads.test/1" alt="&quot;">',
  ],
  [
    '<noscript><img src="https://ads.test/p.gif"></noscript>',
    '<noscript><img data-candor="marketing" data-src="https://ads.test/p.gif"></noscript>',
  ],
  ['<svg><style/><img src=//ads.test/a>', '<svg><style/><img data-candor="marketing" data-src=//ads.test/a>'],
])('B1: %s waits', (html, waiting) => {
  expect(rewrite(html, rules)).toBe(waiting);
});

test.each([
  '<script src="/own.js"></script><script src="https://pay.test/a.js"></script><script src="https://else.test/a.js"></script>',
  '<script type="text/plain" data-candor="marketing" src="https://ads.test/a.js"></script>',
  '<script type="text/plain" data-cookieconsent="marketing" src="https://ads.test/a.js"></script>',
  '<script type="application/json" src="https://ads.test/a.json"></script>',
  '<link rel="icon" href="https://ads.test/a.ico"><a href="https://ads.test/">ads</a><base href="https://ads.test/">',
  '<script>var html = "<img src=https://ads.test/a>"</script><style>/* <img src=https://ads.test/a> */</style>',
  '<textarea><img src="https://ads.test/a"></textarea><!-- <img src="https://ads.test/a"> --><title><img src=//ads.test></title>',
  '<p title="<img src=https://ads.test/a>">text < text & <',
])('%s stays as it is', (html) => {
  expect(rewrite(html, rules)).toBe(html);
});

test('hosts that nobody named wait where the owner wants that, those of the site do not', () => {
  const strict = { ...rules, unknown: true, own: ['shop.test'] };
  expect(purposeOf('https://else.test/a', strict)).toBe('marketing');
  expect(
    ['https://cdn.shop.test/a', '/a', 'data:,', '#', 'https://pay.test/'].map((one) => purposeOf(one, strict)),
  ).toEqual(Array(5).fill(undefined));
});

test('what waits for two purposes is marked with both', () => {
  const sharing = { ...rules, hosts: { ...rules.hosts, 'measurement marketing': ['pixel.test'] } };
  expect(rewrite('<img src="https://pixel.test/a">', sharing)).toBe(
    '<img data-candor="measurement marketing" data-src="https://pixel.test/a">',
  );
});

test('a report shows each tag as it stands and as it would', () => {
  expect(tagsToMark('<p>\n<img src="https://ads.test/a">', rules)).toEqual([
    {
      offset: 4,
      purpose: 'marketing',
      addresses: ['https://ads.test/a'],
      before: '<img src="https://ads.test/a">',
      after: '<img data-candor="marketing" data-src="https://ads.test/a">',
    },
  ]);
});

test('a report says which tags load without scripts alone, and which load nothing', () => {
  const image = '<img src="https://ads.test/a">';
  const html = `${image}<noscript>${image}</noscript><template><noscript>${image}</noscript></template>${image}`;
  expect(tagsToMark(html, rules).map(({ within }) => within)).toEqual([undefined, 'noscript', 'template', undefined]);
});

// Fragments that generated pages consist of, well-formed and malformed.
const piece = fc.constantFrom(
  '<script src="https://stats.test/a.js">',
  '</script>',
  "<img src='//ads.test/1.gif' alt=a>",
  '<iframe src=https://video.test/1>',
  '</iframe>',
  '<script type=module src="//ads.test/x">',
  '<style>',
  '</style>',
  '<textarea>',
  '</textarea>',
  '<!--',
  '-->',
  '<!doctype html>',
  '<svg>',
  '</svg>',
  '<title/>',
  '<link rel=stylesheet href="https://ads.test/a.css"/>',
  '<img src="https://ads.test/a" src=b>',
  '<',
  '>',
  '"',
  "'",
  '=',
  ' ',
  '\r\n',
  '\r',
  '\0',
  '&amp;',
  'é',
  '😀',
  '\ud800',
  'text',
  '<p class="',
  '<![CDATA[',
  ']]>',
  '<plaintext>',
);
const pages = fc
  .array(fc.oneof({ weight: 9, arbitrary: piece }, fc.string({ maxLength: 4 })), { maxLength: 40 })
  .map((pieces) => pieces.join(''));
const tag = / type="text\/plain" data-candor="\w+"| data-candor="\w+"/g;

test('nothing else changes: without its marks a page is what it was, byte for byte', () => {
  fc.assert(
    fc.property(pages, (html) => {
      // Tags with duplicate attributes are rewritten completely.
      fc.pre(!/src="https:\/\/ads\.test\/a" src=b/.test(html));
      const back = tagsToMark(html, rules).reduceRight(
        (text, { offset, before }) => text.slice(0, offset) + before + text.slice(offset + before.length),
        rewrite(html, rules)
          .replaceAll(tag, '')
          .replaceAll(/ data-(src|href|type)=/g, ' $1='),
      );
      expect(back).toBe(html.replaceAll(tag, '').replaceAll(/ data-(src|href|type)=/g, ' $1='));
    }),
    { numRuns: 3000 },
  );
});

test('what was rewritten is not rewritten again', () => {
  fc.assert(
    fc.property(pages, (html) => {
      const once = rewrite(html, rules);
      expect(rewrite(once, rules)).toBe(once);
    }),
    { numRuns: 3000 },
  );
});

test('wherever a page is cut into pieces, it comes out the same', () => {
  fc.assert(
    fc.property(pages, fc.array(fc.nat(200), { maxLength: 8 }), (html, cuts) => {
      const places = [
        0,
        ...cuts.map((one) => Math.min(one, html.length)).sort((one, other) => one - other),
        html.length,
      ];
      const writer = rewriter(rules);
      const pieces = places.slice(1).map((end, at) => writer.write(html.slice(places[at], end)));
      expect(pieces.join('') + writer.end()).toBe(rewrite(html, rules));
    }),
    { numRuns: 3000 },
  );
});
