import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChoosingSite } from '../../test/choosing-site.ts';
import { testChromium } from '../../test/chromium.ts';
import { localGuard, type LocalSite } from '../../test/local-site.ts';
import type { PageResult, Phase, ScanProgress, ScanResult } from '../engine.ts';
import { usualCaps } from '../engine.ts';
import { createBrowserEngine } from './browser-engine.ts';

let site: LocalSite;
let result: ScanResult;
const progress: ScanProgress[] = [];

beforeAll(async () => {
  site = await startChoosingSite();
  const engine = createBrowserEngine({ guard: localGuard(), executablePath: testChromium() });
  result = await engine.scan({ url: site.url('/'), caps: usualCaps, onProgress: (step) => progress.push(step) });
});
afterAll(() => site.close());

const pagesOf = (phase: Phase) => result.pages.filter((page) => page.phase === phase);
const first = (phase: Phase): PageResult => pagesOf(phase)[0]!;
const namesAsked = (page: PageResult) => new Set(page.requests.map(({ url }) => new URL(url).hostname.split('.')[0]));
const cookiesOf = (page: PageResult) => Object.fromEntries(page.cookies.map((cookie) => [cookie.name, cookie]));

test('all three visitors follow the same pages of the site, and none that does something', () => {
  expect(result).toMatchObject({ engine: 'browser', ending: 'done', finalUrl: site.url('/') });
  expect(result.banner).toEqual({ found: true, by: 'words', accepted: true, rejected: true });
  for (const phase of ['before', 'rejected', 'accepted'] as const) {
    expect(pagesOf(phase).map(({ url }) => new URL(url).pathname)).toEqual(['/', '/contact', '/blog/one', '/privacy']);
    expect(pagesOf(phase).map(({ ending, status }) => [ending, status])).toEqual(Array(4).fill(['done', 200]));
  }
  expect(progress.at(-1)).toMatchObject({ finished: 12, expected: 12 });
});

test('before a choice it sees every request, with its kind, its answer and the frame it came from', () => {
  const { requests } = first('before');

  expect(requests.length).toBeGreaterThanOrEqual(28);
  const of = (name: string, path: string) =>
    requests.find(
      ({ url }) => url === site.url(path, name).replace('test-site', name === 'www' ? 'test-site' : 'other-site'),
    );
  expect(of('www', '/')).toMatchObject({ kind: 'document', status: 200 });
  expect(of('www', '/a.css')).toMatchObject({ kind: 'style', status: 200 });
  expect(of('www', '/one.js')).toMatchObject({ kind: 'script', status: 200 });
  expect(of('www', '/data.svg')).toMatchObject({ kind: 'data', status: 200 });
  expect(of('frame', '/frame')).toMatchObject({ kind: 'frame', status: 200 });
  expect(of('frame', '/frame.svg')).toMatchObject({
    kind: 'image',
    frame: `http://frame.other-site.example:${site.port}/frame`,
  });
  expect(of('stubborn', '/stubborn.js')).toMatchObject({ kind: 'script' });
  expect(of('stubborn', '/beacon')).toMatchObject({ kind: 'data' });
  expect(namesAsked(first('before'))).not.toContain('obedient');
});

test('cookies are known with the lifetime they were set for, whoever set them', () => {
  const cookies = cookiesOf(first('before'));

  expect(cookies['session']).toMatchObject({
    lifetime: null,
    httpOnly: true,
    domain: 'www.test-site.example',
    path: '/',
  });
  const near = (name: string, seconds: number) => {
    expect(Math.abs(cookies[name]!.lifetime! - seconds), name).toBeLessThanOrEqual(2);
  };
  near('visitor', 30 * 86_400);
  near('seen', 10 * 86_400);
  near('pref', 1800);
  // Browsers keep no cookie longer than 400 days.
  near('stubborn', 400 * 86_400);
  expect(cookies).not.toHaveProperty('obedient');
});

test('entries of storage are known by whose they are', () => {
  const own = new URL(site.url('/')).origin;
  const frame = `http://frame.other-site.example:${site.port}`;

  expect(first('before').storage).toEqual(
    expect.arrayContaining([
      { origin: own, area: 'local', key: 'basket' },
      { origin: own, area: 'local', key: 'stubborn_id' },
      { origin: frame, area: 'local', key: 'inFrame' },
      { origin: frame, area: 'session', key: 'frameVisit' },
    ]),
  );
});

test('what detection reads: globals, elements, scripts, meta, and what waits', () => {
  const { observation, title } = first('before');

  expect(title).toBe('Choosing');
  expect(observation.globals).toContain('shopOfTests');
  expect(observation.globals).not.toContain('fetch');
  expect(observation.elements).toContain('div#widget.chat-box[data-chat]');
  expect(observation.meta).toContainEqual({ name: 'generator', content: 'Handmade' });
  const texts = observation.scripts.map(({ text }) => text);
  expect(texts).toContain('window.shopOfTests = 1');
  expect(texts.some((text) => text.includes("localStorage.setItem('basket'"))).toBe(true);
  const later = `http://later.other-site.example:${site.port}/later.js`;
  expect(observation.requests).toContainEqual({ url: later, kind: 'script', waits: true });
  expect(first('before').requests.map(({ url }) => url)).not.toContain(later);
});

test('after refusing, only who does not obey is still seen, there and on the other pages', () => {
  for (const page of pagesOf('rejected')) {
    expect(namesAsked(page)).toContain('stubborn');
    expect(namesAsked(page)).not.toContain('obedient');
    expect(cookiesOf(page)).toHaveProperty('stubborn');
    expect(cookiesOf(page)).not.toHaveProperty('obedient');
    expect(page.storage).toContainEqual(expect.objectContaining({ key: 'stubborn_id' }));
  }
  expect(first('rejected').storage).toContainEqual(expect.objectContaining({ key: 'choice' }));
});

test('after granting, who waited for it comes', () => {
  for (const page of pagesOf('accepted')) expect(namesAsked(page)).toContain('obedient');
  expect(cookiesOf(first('accepted'))['obedient']?.lifetime).toBe(90 * 86_400);
  expect(first('accepted').observation.globals).toContain('obedient');
});
