import { expect, test } from 'vitest';
import {
  categoryOf,
  categoryOfAddress,
  categoryOfTracker,
  createCatalogue,
  effectiveService,
  isPurpose,
  strictestCategory,
} from './index.ts';

const shop = {
  id: 'acme-shop',
  name: 'Acme Shop',
  tier: 'curated',
  purposes: ['site-platform', 'ecommerce-tools'],
  necessary: 'requested-service',
  domains: ['acme.example'],
  hostUses: [{ hosts: ['stats.acme.example'], purposes: ['analytics'] }],
  trackers: [
    { name: 'cart', party: 'first', source: 'curated', necessary: 'user-input' },
    { name: 'visitor', party: 'first', source: 'curated', purposes: ['analytics'] },
    { name: 'layout', party: 'first', source: 'curated' },
    { name: 'retarget', party: 'third', source: 'curated', purposes: ['fraud-prevention', 'remarketing'] },
  ],
};
const [service] = createCatalogue([JSON.stringify(shop)]).services;
if (!service) throw new Error('the service is not there');

type Stated = Parameters<typeof effectiveService>[1]['category'];
const placesOf = (category: Stated, lifetimes = {}) => {
  const { category: whole, trackers, hostUses } = effectiveService(service, { category, ...lifetimes });
  return [whole, ...trackers.map((tracker) => tracker.category ?? whole), hostUses?.[0]?.category ?? whole];
};

test('L1: whatever serves advertising is marketing, whatever else it is for', () => {
  expect(categoryOf(['attribution'])).toBe('marketing');
  expect(categoryOf(['audience-measurement', 'data-management'])).toBe('marketing');
  expect(categoryOf(['social-widgets', 'remarketing'])).toBe('marketing');
  expect(categoryOf(['analytics', 'affiliate', 'hosting'])).toBe('marketing');
});

test('L3, B18: nothing is necessary without a ground, and analytics or advertising with none', () => {
  expect(categoryOf(['payments'])).toBe('functionality');
  expect(categoryOf(['payments'], 'requested-service')).toBe('necessary');
  expect(categoryOf(['payments', 'analytics'], 'requested-service')).toBe('measurement');
  expect(categoryOf(['hosting', 'attribution'], 'transmission')).toBe('marketing');
  expect(categoryOf(['ecommerce-tools'], 'user-input')).toBe('necessary');
  expect(categoryOf([])).toBeUndefined();
});

test('L3: the necessity of a service is not that of its trackers', () => {
  expect(placesOf(undefined)).toEqual([
    'necessary',
    'necessary',
    'measurement',
    'functionality',
    'marketing',
    'measurement',
  ]);
});

test('L6: what the owner says of a service moves its own part, and leaves what is stricter', () => {
  const reason = 'We say so';
  expect(placesOf({ category: 'experience', reason })).toEqual([
    'experience',
    'experience',
    'measurement',
    'experience',
    'marketing',
    'measurement',
  ]);
  expect(placesOf({ category: 'marketing', reason })).toEqual(Array(6).fill('marketing'));
});

test('L3: a purpose that the owner gives a tracker ends the known ground, and the owner may state one', () => {
  const lifetimes = (tracker: object) => ({
    lifetimes: { mode: 'custom', range: 'range_all', trackers: [{ name: 'cart', ...tracker }] },
  });
  expect(placesOf(undefined, lifetimes({}))[1]).toBe('necessary');
  expect(placesOf(undefined, lifetimes({ purpose: 'ecommerce-tools' }))[1]).toBe('functionality');
  expect(placesOf(undefined, lifetimes({ purpose: 'ecommerce-tools', necessary: 'interface' }))[1]).toBe('necessary');
  expect(placesOf(undefined, lifetimes({ purpose: 'analytics', necessary: 'interface' }))[1]).toBe('measurement');
});

test('L3: what a scan saw has the category of the tracker and of the host', () => {
  const named = { ...service, trackers: [...service.trackers, { ...service.trackers[1], name: 'v_*_id*' }] } as const;
  const of = (name: string) => categoryOfTracker(named as typeof service, name);
  expect(['cart', 'visitor', 'layout', 'unheard'].map(of)).toEqual([
    'necessary',
    'measurement',
    'functionality',
    'necessary',
  ]);
  expect(['v_1_id', 'v_1_id2', 'v_id', 'v__id', 'w_1_id'].map(of)).toEqual([
    'measurement',
    'measurement',
    'necessary',
    'measurement',
    'necessary',
  ]);
  const at = (url: string) => categoryOfAddress(service, url);
  expect(at('https://stats.acme.example/v?x')).toBe('measurement');
  expect(at('https://eu.stats.acme.example/')).toBe('measurement');
  expect(at('https://mystats.acme.example/')).toBe('necessary');
  expect(at('no address')).toBe('necessary');
});

const files = import.meta.glob<string>('../data/*.jsonl', { query: '?raw', import: 'default', eager: true });
const lines = Object.values(files).flatMap((text) => text.split('\n'));
const catalogue = createCatalogue(lines);
const advertises = new Set(['advertising', 'remarketing', 'attribution', 'affiliate', 'data-management']);

test('L1: no service of the catalogue is less than the strictest of its purposes', () => {
  for (const { id, category, purposes, necessary } of catalogue.services) {
    if (purposes.some((purpose) => advertises.has(purpose))) expect(category, id).toBe('marketing');
    else if (purposes.length > 0 && !necessary) {
      const strictest = strictestCategory(purposes);
      expect(category, id).toBe(strictest === 'necessary' ? 'functionality' : strictest);
    }
  }
  const pixels = ['linkedin-insight-tag', 'tiktok-pixel', 'pinterest-tag', 'reddit-pixel', 'snap-pixel'];
  const others = ['x-ads-twitter-pixel', 'quora-pixel', 'google-ads-conversion-tracking', 'quantcast-measure'];
  for (const id of [...pixels, ...others, 'sharethis']) expect(catalogue.find(id)?.category, id).toBe('marketing');
});

test('L3: every tracker that the catalogue calls necessary has a ground, and no other purpose', () => {
  for (const each of catalogue.services) {
    const { category, trackers } = effectiveService(each, {});
    for (const tracker of trackers.filter((one) => (one.category ?? category) === 'necessary')) {
      expect(tracker.necessary, `${each.id} ${tracker.name}`).toBeDefined();
      const strictest = strictestCategory((tracker.purposes ?? each.purposes).filter(isPurpose));
      expect(['measurement', 'marketing'], `${each.id} ${tracker.name}`).not.toContain(
        each.purposes.length > 0 ? strictest : '',
      );
    }
  }
});

test.each([
  ['shopify', 'measurement', ['_shopify_y', '_shopify_s', '_y', '_s', '_landing_page', '_orig_referrer']],
  ['paypal', 'measurement', ['ts', 'ts_c', 'tsrce']],
  ['paypal', 'functionality', ['cookie_check']],
  ['stripe', 'functionality', ['m']],
  ['duda', 'measurement', ['dm_total_visits']],
  ['instapage', 'measurement', ['_instapage_sp_id.*']],
  ['clickfunnels', 'measurement', ['cf:visitor_id']],
  ['google-recaptcha', 'functionality', ['_GRECAPTCHA', 'rc::a']],
  ['forter', 'functionality', ['forterToken', 'ftr_ncd']],
  ['shopify', 'necessary', ['cart', '_tracking_consent', 'secure_customer_sig']],
] as const)('L3: the trackers of %s that are %s', (id, due, names) => {
  const found = catalogue.find(id);
  const { category, trackers } = found ? effectiveService(found, {}) : { category: undefined, trackers: [] };
  const placed = new Map(trackers.map((tracker) => [tracker.name, tracker.category ?? category]));
  for (const name of names) expect(placed.get(name), name).toBe(due);
});

test('a line states a category only where no purpose says it', () => {
  const stated = lines
    .filter(Boolean)
    .map((line): { id?: string; category?: string; purposes?: string[] } => JSON.parse(line));
  expect(stated.filter(({ category, purposes }) => category && purposes?.length).map(({ id }) => id)).toEqual([]);
});
