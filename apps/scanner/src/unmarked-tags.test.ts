import { expect, test } from 'vitest';
import { createCatalogue, createDetector } from '@app/catalogue';
import type { PageResult, ScanResult, StaticTag } from './engine.ts';
import { listTags } from './list-tags.ts';
import { reportOf } from './report.ts';
import type { Purposes } from './unmarked-tags.ts';

const detector = createDetector(createCatalogue([]).services);
const home = 'https://www.shop.example/';

function unmarkedOf(html: string, purposes?: Purposes) {
  const nothing = { requests: [], cookies: [], storage: [], scripts: [], meta: [], globals: [], elements: [] };
  const page = (phase: PageResult['phase'], tags?: readonly StaticTag[]): PageResult => ({
    url: home,
    phase,
    ending: 'done',
    ms: 1,
    bytes: 1,
    requests: [],
    cookies: [],
    storage: [],
    links: [],
    observation: nothing,
    ...(tags && { tags }),
  });
  const pages = [page('before', listTags(html, home)), page('rejected')];
  const scan: ScanResult = { engine: 'browser', url: home, finalUrl: home, ending: 'done', pages, ms: 1 };
  return reportOf(scan, detector, { ...(purposes && { purposes }) }).unmarked;
}

test('the site’s own tags are not listed, on whatever name they stand', () => {
  const own = ['/a.js', 'https://cdn.shop.example/b.js', 'data:text/javascript,0'];
  expect(unmarkedOf(own.map((src) => `<script src="${src}"></script>`).join(''))).toEqual({ tags: [], leftOut: 0 });
});

test('of several pictures in one tag every one waits', () => {
  const { tags } = unmarkedOf('<img src=//one.example/1.gif srcset="/own.gif 1x, https://two.example/2.gif 2x">');
  expect(tags.map(({ rewritten }) => rewritten)).toEqual([
    '<img data-candor="marketing" data-src=//one.example/1.gif data-srcset="/own.gif 1x, https://two.example/2.gif 2x">',
  ]);
});

test('a report holds a hundred tags of five hundred characters at most, and says what it leaves out', () => {
  const long = `<img src="https://ads.example/p.gif?${'x'.repeat(600)}">`;
  const { tags, leftOut } = unmarkedOf(
    long + Array.from({ length: 130 }, (_, index) => `<img src="https://ads.example/${index}.gif">`).join(''),
  );
  expect([tags.length, leftOut]).toEqual([100, 31]);
  expect(tags[0]).toMatchObject({ markup: `${long.slice(0, 499)}…`, purpose: 'marketing', site: 'ads.example' });
  expect(tags[0]).not.toHaveProperty('rewritten');
});

test('a page of nothing but tags is read to a bound', () => {
  const html = Array.from({ length: 5000 }, (_, index) => `<script src="https://ads.example/${index}.js"></script>`);
  const { tags, leftOut } = unmarkedOf(html.join(''));
  expect([tags.length, leftOut]).toEqual([100, 200]);
});

test('what the owner says of a party decides what its tags wait for, and whether', () => {
  const html = '<img src="//one.example/1.gif"><img src="//two.example/2.gif"><img src="//three.example/3.gif">';
  const { tags } = unmarkedOf(html, {
    services: {},
    sites: { 'one.example': 'measurement', 'two.example': 'necessary' },
  });
  expect(tags.map(({ site, purpose }) => [site, purpose])).toEqual([
    ['one.example', 'measurement'],
    ['three.example', 'marketing'],
  ]);
});
