import { expect, test } from 'vitest';
import { aConfiguration, aService, shop } from '../../test/site.ts';
import { askedOf, purposesAsked, recipientsOf, placedServices, sinceOf, usualPurpose } from './site.ts';

const first = askedOf(aConfiguration(), shop);
const since = sinceOf(undefined, first, 1);

test('B16: everything is new in the first version, and nothing in one that says the same in other words', () => {
  expect(since).toEqual([1, 1, 1, 1, 1]);
  const renamed = {
    ...shop,
    services: shop.services.map((each) => ({ ...each, name: `${each.name}!`, provider: 'Another spelling' })),
  };
  expect(
    sinceOf({ asked: first, since }, askedOf(aConfiguration({ texts: { en: { title: 'Hi' } } }), renamed), 2),
  ).toEqual(since);
});

test('B16: a new recipient, a new purpose and a service that moved open their purpose alone', () => {
  const next = (services: typeof shop.services, more = {}) =>
    sinceOf({ asked: first, since }, askedOf(aConfiguration(more), { ...shop, services }), 2);
  expect(next([...shop.services, aService('Second counter')])).toEqual([1, 1, 1, 2, 1]);
  expect(next([...shop.services, aService('Chat', { category: 'functionality' })])).toEqual([1, 2, 1, 1, 1]);
  expect(next(shop.services, { services: [{ id: 'Counter', purpose: 'marketing' }] })).toEqual([1, 1, 1, 1, 2]);
  expect(next(shop.services.slice(0, 2))).toEqual([1, 1, 1, 1, 1]);
});

test('B16: the version in which something was last asked is remembered over later ones', () => {
  const more = { ...shop, services: [...shop.services, aService('Second counter')] };
  const second = sinceOf({ asked: first, since }, askedOf(aConfiguration(), more), 2);
  expect(
    sinceOf({ asked: askedOf(aConfiguration(), more), since: second }, askedOf(aConfiguration(), more), 3),
  ).toEqual(second);
});

test('T8, B16: a vendor that was picked is a new recipient, the growth of the whole list is none', () => {
  const on = { ...aConfiguration().tcf, on: true, cmpId: 5 };
  const asked = (vendors: readonly number[] | 'all') => askedOf(aConfiguration({ tcf: { ...on, vendors } }), shop);
  expect(sinceOf({ asked: asked([1]), since }, asked([1, 2]), 2)).toEqual([1, 1, 1, 1, 2]);
  expect(sinceOf({ asked: asked('all'), since }, asked('all'), 2)).toEqual(since);
});

test('what is of no known category waits for the most that can be asked', () => {
  expect(usualPurpose({ category: undefined })).toBe('marketing');
  expect(usualPurpose({ category: 'experience' })).toBe('experience');
});

test('recipients are companies, each once; software of the owner’s own is none', () => {
  const services = [
    ...shop.services,
    aService('Second counter', { provider: 'Counter Inc.' }),
    aService('Own counter', { provider: 'Maker', selfHosted: true }),
  ];
  expect(recipientsOf(placedServices(aConfiguration(), services))).toEqual(['Counter Inc.', 'Maps AG', 'Ads SE']);
});

test('a site asks for the purposes of its services, and under TCF for marketing in any case', () => {
  expect(purposesAsked(first, aConfiguration())).toBe(1 | 4 | 8 | 16);
  expect(purposesAsked([[], [], [], [], []], aConfiguration())).toBe(1);
  expect(purposesAsked([[], [], [], [], []], { tcf: { ...aConfiguration().tcf, on: true } })).toBe(17);
});
