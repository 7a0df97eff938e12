import { expect, test } from 'vitest';
import { createCatalogue, createDetector } from '@app/catalogue';
import type { PageResult, ScanResult } from './engine.ts';
import { reportOf } from './report.ts';

const shop = {
  id: 'acme-shop',
  name: 'Acme Shop',
  tier: 'curated',
  purposes: ['site-platform'],
  necessary: 'requested-service',
  domains: ['acme.example'],
  hostUses: [{ hosts: ['stats.acme.example', 'cdn.acme.example/beacon'], purposes: ['analytics'] }],
  trackers: [
    { name: 'acme_cart', party: 'first', source: 'curated', necessary: 'user-input' },
    { name: 'acme_visitor_*', party: 'first', source: 'curated', purposes: ['analytics'] },
  ],
  otherTrackers: [{ name: 'acme_old', party: 'first', source: 'curated' }],
};
const detector = createDetector(createCatalogue([JSON.stringify(shop)]).services);
const home = 'https://www.shop.example/';

function violationsOf(urls: readonly string[], names: readonly string[]) {
  const requests = urls.map((url) => ({ url, kind: 'script' as const, at: 1 }));
  const cookie = { domain: 'www.shop.example', path: '/', lifetime: null, secure: true, httpOnly: false };
  const cookies = names.map((name) => ({ ...cookie, name }));
  const seen = { scripts: [], storage: [], meta: [], globals: [], elements: [] };
  const page: PageResult = {
    url: home,
    phase: 'before',
    ending: 'done',
    ms: 1,
    bytes: 1,
    requests,
    cookies,
    storage: [],
    links: [],
    observation: { ...seen, requests, cookies },
  };
  const scan: ScanResult = { engine: 'browser', url: home, finalUrl: home, ending: 'done', pages: [page], ms: 1 };
  const { rejectTest } = reportOf(scan, detector);
  return [rejectTest.verdict, ...rejectTest.violations.map(({ what }) => what)];
}

test('L3: what a necessary service counts before a choice fails the test, and its checkout does not', () => {
  const checkout = ['https://cdn.acme.example/checkout.js'];
  expect(violationsOf(checkout, ['acme_cart', 'acme_old'])).toEqual(['pass']);
  expect(violationsOf(checkout, ['acme_cart', 'acme_visitor_1'])).toEqual(['fail', 'acme_visitor_1']);
  expect(violationsOf([...checkout, 'https://stats.acme.example/v'], ['acme_cart'])).toEqual([
    'fail',
    'https://stats.acme.example/v',
  ]);
  expect(violationsOf(['https://cdn.acme.example/beacon?x=1'], [])[0]).toBe('fail');
});
