import { expect, test } from 'vitest';
import { aConfiguration, aService, shop } from '../../test/site.ts';
import { staleIn } from '../decide.ts';
import { askedOf, purposesAsked, recipientsOf, placedServices, sinceOf, usualPurpose } from './site.ts';

const first = askedOf(aConfiguration(), shop);
const published = [{ number: 1, asked: first }];
const since = sinceOf([], first, 1);

test('B16: everything is new in the first version, and nothing in one that says the same in other words', () => {
  expect(since).toEqual([[1], [1], [1], [1], [1]]);
  const renamed = {
    ...shop,
    services: shop.services.map((each) => ({ ...each, name: `${each.name}!`, provider: 'Another spelling' })),
  };
  expect(sinceOf(published, askedOf(aConfiguration({ texts: { en: { title: 'Hi' } } }), renamed), 2)).toEqual(since);
});

test('B16: a new recipient, a new purpose and a service that moved open their purpose alone', () => {
  const next = (services: typeof shop.services, more = {}) =>
    sinceOf(published, askedOf(aConfiguration(more), { ...shop, services }), 2);
  expect(next([...shop.services, aService('Second counter')])).toEqual([[1], [1], [1], [2], [1]]);
  expect(next([...shop.services, aService('Chat', { category: 'functionality' })])).toEqual([[1], [2], [1], [1], [1]]);
  expect(next(shop.services, { services: [{ id: 'Counter', purpose: 'marketing' }] })).toEqual([
    [1],
    [1],
    [1],
    [1],
    [2],
  ]);
  expect(next(shop.services.slice(0, 2))).toEqual([[1], [1], [1], [1], [1]]);
});

test('L3, B16: a service that is split asks again for what is new, and the same content for nothing', () => {
  const split = (category: 'measurement' | 'marketing') => ({
    ...shop,
    services: shop.services.map((each) =>
      each.name === 'Payments' ? { ...each, trackers: [{ name: 'visitor', purposes: ['analytics'], category }] } : each,
    ),
  });
  const measured = askedOf(aConfiguration(), split('measurement'));
  expect(measured).toEqual([['Payments'], [], ['Maps'], ['Payments', 'counter'], ['Ads']]);
  expect(sinceOf(published, measured, 2)).toEqual([[1], [1], [1], [2], [1]]);
  const again = askedOf(aConfiguration(), split('measurement'));
  expect(sinceOf([...published, { number: 2, asked: measured }], again, 3)).toEqual([[1], [1], [1], [2], [1]]);
  // Whoever refused or allowed marketing before is asked about it alone.
  const moved = askedOf(aConfiguration(), split('marketing'));
  expect(sinceOf([...published, { number: 2, asked: measured }], moved, 3)).toEqual([[1], [1], [1], [1], [3]]);
  expect(recipientsOf(placedServices(aConfiguration(), split('measurement').services))).toContain('Payments');
});

test('B16: the version in which something was last asked is remembered over later ones', () => {
  const more = askedOf(aConfiguration(), { ...shop, services: [...shop.services, aService('Second counter')] });
  expect(sinceOf([...published, { number: 2, asked: more }], more, 3)).toEqual([[1], [1], [1], [2], [1]]);
});

test('B14, D2: a recipient that comes back opens its purpose only to those who chose while it was gone', () => {
  const without = askedOf(aConfiguration(), {
    ...shop,
    services: shop.services.filter(({ category }) => category !== 'marketing'),
  });
  const back = sinceOf([...published, { number: 2, asked: without }], first, 3);
  expect(back).toEqual([[1], [1], [1], [1], [1, 2, 3]]);
  const stale = (version: number) => staleIn({ version }, { since: back });
  expect([stale(1), stale(2), stale(3), stale(4)]).toEqual([0, 16, 0, 0]);
});

test('T8, B16: a vendor that was picked is a new recipient, the growth of the whole list is none', () => {
  const on = { ...aConfiguration().tcf, on: true, cmpId: 5 };
  const asked = (vendors: readonly number[] | 'all') => askedOf(aConfiguration({ tcf: { ...on, vendors } }), shop);
  const after = (before: typeof first, now: typeof first) => sinceOf([{ number: 1, asked: before }], now, 2);
  expect(after(asked([1]), asked([1, 2]))).toEqual([[1], [1], [1], [1], [2]]);
  expect(after(asked('all'), asked('all'))).toEqual(since);
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
