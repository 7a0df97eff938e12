import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogue, createDetector } from '@app/catalogue';
import { compose, composeCore } from '@app/consent';
import { createBrowserEngine, createFetchEngine, createGuard, findChromium, reportOf, usualCaps } from '@app/scanner';
import { compiled, siteId, type Composed } from './banner-fixture.ts';
import { afterOf, fileOf, partsOf } from './banner-site.ts';
import { startSites, type Answer, type Sites } from './sites.ts';

// The scanner visits a shop as three visitors. Every name resolves to this machine, including those by which trackers
// are recognized.
const guard = createGuard({ resolve: async () => ['127.0.0.1'], reachable: (address) => address === '127.0.0.1' });
const data = path.resolve(import.meta.dirname, '../../../packages/catalogue/data');
const lines = readdirSync(data)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(path.join(data, name), 'utf8').split('\n'));
const detector = createDetector(createCatalogue(lines).services);
const core = (name: string) => readFileSync(path.resolve(import.meta.dirname, '../dist', fileOf(name)), 'utf8');

const trackers = ['www.googletagmanager.com', 'static.hotjar.com', 'www.youtube-nocookie.com', 'cdn.stranger.example'];
const tags = [
  '<script async src="http://www.googletagmanager.com:PORT/gtag/js?id=G-TEST1">',
  "<script src='http://static.hotjar.com:PORT/c/hotjar-1.js?sv=6'>",
  '<iframe src="http://www.youtube-nocookie.com:PORT/embed/abc" title="A film">',
  '<img src="http://cdn.stranger.example:PORT/pixel.gif" alt="">',
];
const careless = `<script src="http://js.stripe.com:PORT/v3/"></script>${tags[0]}</script>${tags[1]}</script>
<main><h1>A shop</h1>${tags[2]}</iframe>${tags[3]}</main>`;

let sites: Sites;
let banner: Composed;
/** HTML of the page after the banner's script. */
let below = '';

beforeAll(async () => {
  sites = await startSites(async (name, url) =>
    name === 'shop' ? shop() : name === 'candor' ? ours(url) : theirs(name),
  );
  const made = await compiled(sites.origin('candor'));
  // A part's path contains its hash.
  const at = (name: string) => [`/e/${'a'.repeat(64)}/${name}.js`, ''] as const;
  const parts = { ...made.banner.parts, layer: at('layer'), media: at('media') };
  banner = { ...made, banner: { ...made.banner, parts } };
});
afterAll(() => sites?.close());

const script = (body: string): Answer => ({ type: 'text/javascript', body });

function shop(): Answer {
  const head = `<meta charset="utf-8"><title>A shop</title><script src="${sites.origin('candor')}/embed/cs/${siteId}.js"></script>`;
  return { type: 'text/html; charset=utf-8', body: `<!doctype html><html lang="en"><head>${head}${below}</html>` };
}

async function ours({ pathname }: URL): Promise<Answer> {
  const after = afterOf(banner.banner);
  if (pathname.startsWith('/embed/cs/'))
    return script(await composeCore('banner', core, banner.banner, { en: partsOf(banner.banner) }));
  if (pathname === `/e/${after.hash}/after.js`) return script(after.body);
  if (pathname.endsWith('/layer.js')) return script(compose(core('layer'), banner.layer));
  if (pathname.endsWith('/media.js')) return script(compose(core('media'), { words: {}, purposes: [], services: {} }));
  return { type: 'text/plain', body: pathname === '/e/where' ? 'DE' : '' };
}

function theirs(name: string): Answer | undefined {
  if (name === 'static.hotjar.com') return script('document.cookie = "_hjSessionUser_1=1; path=/; max-age=31536000"');
  return name === 'www.googletagmanager.com' ? script('document.cookie = "_ga=1; path=/; max-age=600"') : undefined;
}

async function scan(html: string, engine = browser()) {
  below = html.replaceAll('PORT', `${sites.port}`);
  const caps = { ...usualCaps, pages: 1 };
  const seen = await engine.scan({ url: `${sites.origin('shop')}/`, caps });
  const hostsIn = (phase: string) =>
    seen.pages
      .filter((page) => page.phase === phase)
      .flatMap(({ requests }) => requests.map(({ url }) => new URL(url).hostname));
  return {
    report: reportOf(seen, detector),
    trackersIn: (phase: string) => trackers.filter((host) => hostsIn(phase).includes(host)),
  };
}

function browser() {
  const executablePath = findChromium(process.env);
  if (!executablePath) throw new Error('This test needs Chromium: set CHROMIUM_PATH.');
  return createBrowserEngine({ guard, executablePath });
}

test('B1, B2: tags that stand in the html load whatever is chosen; marked up as the report says, the site passes', async () => {
  const before = await scan(careless);

  // The banner was found and clicked, but loaded too late.
  expect(before.report.banner).toEqual({ found: true, by: 'candor', accepted: true, rejected: true });
  expect(before.report.rejectTest.verdict).toBe('fail');
  for (const phase of ['before', 'rejected']) expect(before.trackersIn(phase)).toEqual(trackers);
  const listed = before.report.unmarked?.tags ?? [];
  expect(listed.map(({ markup, service, site, purpose }) => [markup, service ?? site, purpose])).toEqual(
    [
      [tags[0], 'google-analytics-4', 'measurement'],
      [tags[1], 'hotjar', 'measurement'],
      [tags[2], 'youtube-embedded-player', 'experience'],
      [tags[3], 'stranger.example', 'marketing'],
    ].map(([markup = '', ...rest]) => [markup.replace('PORT', `${sites.port}`), ...rest]),
  );
  expect(listed[1]?.rewritten).toBe(
    `<script type="text/plain" data-candor="measurement" data-src='http://static.hotjar.com:${sites.port}/c/hotjar-1.js?sv=6'>`,
  );

  const mended = listed.reduce((html, { markup, rewritten = '' }) => html.replace(markup, rewritten), below);
  const after = await scan(mended);

  expect(after.report.banner).toMatchObject({ by: 'candor', accepted: true, rejected: true });
  expect(after.report.rejectTest).toEqual({ verdict: 'pass', rejected: true, violations: [], leftOut: 0 });
  expect(after.report.unmarked).toEqual({ tags: [], leftOut: 0 });
  for (const phase of ['before', 'rejected']) expect(after.trackersIn(phase)).toEqual([]);
  // They waited for consent; they did not disappear.
  expect(after.trackersIn('accepted')).toEqual(trackers);
});

test('html alone shows the same tags', async () => {
  const { report } = await scan(careless, createFetchEngine(guard));

  expect(report.unmarked?.tags.map(({ markup }) => markup)).toEqual(
    tags.map((tag) => tag.replace('PORT', `${sites.port}`)),
  );
});

test('a script that calls itself the banner, on a host that no page loads the banner from, is a stranger', async () => {
  const { report } = await scan(
    `<script>fetch('http://in.stranger.example:PORT/e/where', { mode: 'no-cors' })</script>`,
  );

  expect(report.rejectTest.violations).toMatchObject([{ site: 'stranger.example' }, { site: 'stranger.example' }]);
});
