import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogue, createDetector } from '@app/catalogue';
import { testChromium } from '../test/chromium.ts';
import { pathOf, sendHtml, startSite, type LocalSite } from '../test/local-site.ts';
import { createBrowserEngine, createGuard, usualCaps } from './index.ts';
import { reportOf } from './report.ts';
import type { SiteReport } from './report-shapes.ts';

const data = new URL('../../../packages/catalogue/data/', import.meta.url);
const lines = readdirSync(data)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, data), 'utf8').split('\n'));
const detector = createDetector(createCatalogue(lines).services);
// All third parties run on this machine, under their own names: those for which browsers do not enforce https.
const guard = createGuard({ resolve: async () => ['127.0.0.1'], reachable: (address) => address === '127.0.0.1' });

let site: LocalSite;
let careless: SiteReport;
let careful: SiteReport;

beforeAll(async () => {
  site = await startSite((request, response) => answer(request, response));
  const engine = createBrowserEngine({ guard, executablePath: testChromium() });
  const scan = async (name: string) =>
    reportOf(
      await engine.scan({ url: `http://${name}.example:${site.port}/`, caps: { ...usualCaps, pages: 2 } }),
      detector,
    );
  careless = await scan('careless-shop');
  careful = await scan('careful-shop');
});
afterAll(() => site.close());

/** The script that each host serves, with the cookies it sets and their max-age in seconds. */
const scripts: Readonly<Record<string, string>> = {
  'www.googletagmanager.com': 'document.cookie = "_ga=GA1.1.1.1; path=/; max-age=34560000"',
  'static.hotjar.com': 'document.cookie = "_hjSessionUser_1=1; path=/; max-age=31536000"',
  'mc.yandex.ru':
    'document.cookie = "_ym_uid=1; path=/; max-age=7776000"; new Image().src = "http://mc.yandex.ru:PORT/watch/1?x=1"',
  'js.stripe.com': 'document.cookie = "__stripe_mid=1; path=/; max-age=31536000"',
  'cdn.stranger-metrics.example':
    'localStorage.setItem("stranger", "1"); navigator.sendBeacon("http://in.stranger-metrics.example:PORT/collect", "x")',
};

const tags = {
  ga: '<script src="http://www.googletagmanager.com:PORT/gtag/js?id=G-TEST1"></script>',
  hotjar: '<script src="http://static.hotjar.com:PORT/c/hotjar-1.js?sv=6"></script>',
  yandex: '<script src="http://mc.yandex.ru:PORT/metrika/tag.js"></script>',
  stripe: '<script src="http://js.stripe.com:PORT/v3/"></script>',
  stranger: '<script src="http://cdn.stranger-metrics.example:PORT/s.js"></script>',
  fonts: '<link rel="stylesheet" href="http://fonts.googleapis.com:PORT/css2?family=Inter">',
  pixel: '<noscript><img src="http://static.hotjar.com:PORT/p.gif" alt="own > other"></noscript>',
  held: '<script type="text/plain" data-consent="marketing" src="http://static.hotjar.com:PORT/held.js"></script>',
  video: '<iframe src="http://www.youtube-nocookie.com:PORT/embed/abc"></iframe>',
};

/** The site's own banner: blocked content is loaded once everything is accepted. */
const banner = (
  waiting: string,
) => `<div role="dialog" id="cookie-banner" style="position:fixed;bottom:0">We use cookies.
<button onclick="choose('yes')">Accept all</button><button onclick="choose('no')">Reject all</button></div>
<template id="waiting">${waiting}</template><script>
function load() { for (const tag of document.getElementById('waiting').content.querySelectorAll('script')) {
  const script = document.createElement('script'); script.src = tag.src; document.head.append(script); } }
function choose(what) { document.cookie = 'choice=' + what + '; path=/; max-age=15552000'; document.getElementById('cookie-banner').remove(); if (what === 'yes') load(); }
if (document.cookie.includes('choice=')) document.getElementById('cookie-banner').remove();
if (document.cookie.includes('choice=yes')) load();
</script>`;

const bodies: Readonly<Record<string, string>> = {
  'careless-shop.example':
    tags.fonts +
    tags.ga +
    tags.stripe +
    tags.video +
    tags.stranger +
    tags.pixel +
    tags.held +
    banner(tags.hotjar + tags.yandex),
  'careful-shop.example': tags.stripe + banner(tags.ga + tags.hotjar + tags.yandex),
};

function answer(request: IncomingMessage, response: ServerResponse): void {
  const host = (request.headers.host ?? '').split(':')[0] ?? '';
  const body = bodies[host];
  const script = scripts[host];
  if (body && /^\/(?:about)?$/.test(pathOf(request)))
    return sendHtml(
      response,
      `<!doctype html><title>Shop</title>${body.replaceAll('PORT', `${site.port}`)}<a href="/about">About</a>`,
    );
  if (script && request.method === 'GET')
    return void response
      .writeHead(200, { 'content-type': 'text/javascript' })
      .end(script.replaceAll('PORT', `${site.port}`));
  response.writeHead(body || script ? 404 : 204).end();
}

const idsOf = ({ services }: SiteReport) => services.map(({ id }) => id).sort();
const found = (report: SiteReport, id: string) => report.services.find((service) => service.id === id);

test('every service is found, with the phases in which it was seen, and what it keeps for how long', () => {
  expect(idsOf(careless)).toEqual([
    'google-analytics-4',
    'google-fonts',
    'hotjar',
    'stripe',
    'yandex-metrica',
    'youtube-embedded-player',
  ]);
  expect(found(careless, 'google-analytics-4')?.phases).toEqual(['before', 'rejected', 'accepted']);
  expect(found(careless, 'google-analytics-4')?.trackers).toMatchObject([{ name: '_ga', area: 'cookie' }]);
  expect(found(careless, 'google-analytics-4')?.trackers[0]?.lifetime).toBeCloseTo(34_560_000, -1);
  expect(found(careless, 'yandex-metrica')?.trackers[0]).toMatchObject({
    name: '_ym_uid',
    phases: ['accepted'],
  });
  expect(found(careless, 'yandex-metrica')?.evidence).toEqual(
    expect.arrayContaining([expect.objectContaining({ seen: expect.stringContaining('/watch/1') })]),
  );
  // Before the visitor accepts, only the markup shows it.
  expect(found(careful, 'hotjar')).toMatchObject({ waits: false, phases: ['before', 'rejected', 'accepted'] });
});

test('whom nobody knows is named, with hosts and what is kept', () => {
  expect(careless.unknown).toMatchObject([
    {
      site: 'stranger-metrics.example',
      hosts: expect.arrayContaining(['cdn.stranger-metrics.example', 'in.stranger-metrics.example']),
    },
  ]);
  expect(careless.own).toMatchObject([
    { name: 'stranger', area: 'local' },
    { name: 'choice', lifetime: 15_552_000 },
  ]);
});

test('the reject test names what happened without consent, in both phases, by service', () => {
  const { verdict, rejected, violations } = careless.rejectTest;
  expect({ verdict, rejected }).toEqual({ verdict: 'fail', rejected: true });
  for (const phase of ['before', 'rejected'] as const) {
    const services = new Set(violations.filter((each) => each.phase === phase).map(({ service }) => service));
    expect([...services].sort()).toEqual(['google-analytics-4', 'google-fonts', 'youtube-embedded-player', undefined]);
  }
  expect(violations).toContainEqual(
    expect.objectContaining({ phase: 'rejected', kind: 'cookie', what: '_ga', service: 'google-analytics-4' }),
  );
  // Services necessary for a shop need no consent, and blocked ones did not run.
  expect(violations.filter(({ service }) => service === 'stripe' || service === 'hotjar')).toEqual([]);
});

test('a site that waits passes', () => {
  expect(careful.rejectTest).toMatchObject({ verdict: 'pass', rejected: true, violations: [] });
  expect(idsOf(careful)).toEqual(['google-analytics-4', 'hotjar', 'stripe', 'yandex-metrica']);
});

test('B1: tags that load before anybody can choose are listed once, with what they have to become and where they stand', () => {
  const { tags: listed, leftOut } = careless.unmarked;

  expect(listed.map(({ site, service, purpose, noscript }) => [service ?? site, purpose, noscript])).toEqual([
    ['google-fonts', 'experience', undefined],
    ['google-analytics-4', 'measurement', undefined],
    ['youtube-embedded-player', 'experience', undefined],
    ['stranger-metrics.example', 'marketing', undefined],
    ['hotjar', 'measurement', true],
  ]);
  expect(leftOut).toBe(0);
  expect(listed[0]).toMatchObject({
    markup: `<link rel="stylesheet" href="http://fonts.googleapis.com:${site.port}/css2?family=Inter">`,
    rewritten: `<link data-candor="experience" rel="stylesheet" data-href="http://fonts.googleapis.com:${site.port}/css2?family=Inter">`,
    pages: ['/', '/about'].map((path) => `http://careless-shop.example:${site.port}${path}`),
  });
  // Necessary resources may load, and those in a template or blocked for another consent manager do not.
  expect(careful.unmarked).toEqual({ tags: [], leftOut: 0 });
});
