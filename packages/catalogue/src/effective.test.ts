import { expect, test } from 'vitest';
import { createCatalogue, effectiveService, effectiveTrackers } from './index.ts';

const catalogue = createCatalogue([
  JSON.stringify({
    id: 'acme-stats',
    name: 'Acme Stats',
    tier: 'curated',
    provider: { name: 'Acme Inc.', country: 'US', eeaEntity: 'Acme Ltd', eeaCountry: 'IE' },
    category: 'measurement',
    purposes: ['analytics'],
    dataTypes: ['usage-data'],
    trackers: [
      { name: '_a', party: 'first', lifetime: '2 year', source: 'curated' },
      { name: '_b', party: 'third', storage: 'local', lifetime: 'session', source: 'curated' },
    ],
    links: { privacy: 'https://acme.example/privacy' },
  }),
]);
const [service] = catalogue.services;
if (!service) throw new Error('the service is not there');

test('without a word of the owner, a service is what the catalogue knows', () => {
  expect(effectiveService(service, {})).toMatchObject({
    id: 'acme-stats',
    name: 'Acme Stats',
    provider: { name: 'Acme Inc.', country: 'US', eeaEntity: 'Acme Ltd', eeaCountry: 'IE' },
    purposes: ['analytics'],
    category: 'measurement',
    categoryOverride: undefined,
    // It has trackers, so they are data that it processes.
    dataTypes: ['usage-data', 'trackers'],
    places: undefined,
    trackers: [
      {
        name: '_a',
        storage: 'cookie',
        party: 'first',
        lifetime: { kind: 'period', period: { amount: 2, unit: 'year' } },
      },
      { name: '_b', storage: 'local', party: 'third', lifetime: { kind: 'session' } },
    ],
    privacyUrl: 'https://acme.example/privacy',
  });
});

test('software that the owner runs has no recipient', () => {
  expect(effectiveService({ ...service, selfHosted: true }, {})).toMatchObject({
    selfHosted: true,
    privacyUrl: undefined,
  });
});

test('what the owner says wins, and the rest of it passes through', () => {
  const category = { category: 'marketing', reason: 'We advertise with it' } as const;
  const said = effectiveService(service, {
    category,
    places: [{ country: 'SG', safeguard: 'standard-clauses' }],
    dataTypes: ['email'],
    legalBasis: 'consent',
    sells: true,
  });
  expect(said).toMatchObject({
    category: 'marketing',
    categoryOverride: category,
    places: [{ country: 'SG', safeguard: 'standard-clauses' }],
    dataTypes: ['email'],
    legalBasis: 'consent',
    sells: true,
  });
});

const choice = { range: 'range_one', trackers: [] } as const;
const twoDays = { kind: 'period', period: { amount: 2, unit: 'day' } };
const twoDaysAtMost = { ...twoDays, longest: true };

test('lifetimes: one for all', () => {
  const lifetimesOf = (lifetimes: Parameters<typeof effectiveTrackers>[1]) =>
    effectiveTrackers(service.trackers, lifetimes).map(({ lifetime }) => lifetime);

  expect(lifetimesOf({ ...choice, mode: 'custom', maximum: { value: 2, unit: 'day' } })).toEqual([
    twoDaysAtMost,
    twoDaysAtMost,
  ]);
  expect(lifetimesOf({ ...choice, mode: 'custom', maximum: { value: 0, unit: 'day' } })).toEqual([
    { kind: 'session' },
    { kind: 'session' },
  ]);
  expect(lifetimesOf({ ...choice, mode: 'session' })[0]).toEqual({ kind: 'session' });
  expect(lifetimesOf({ ...choice, mode: 'indefinite' })[0]).toEqual({ kind: 'indefinite' });
  expect(lifetimesOf({ ...choice, mode: 'none' })[0]).toEqual({ kind: 'unspecified' });
  expect(lifetimesOf({ ...choice, mode: 'auto' })[1]).toEqual({ kind: 'session' });
});

test('lifetimes: one for each, over what is known of a tracker of that name', () => {
  const trackers = [
    { name: '_b', duration: { value: 2, unit: 'day' } },
    { name: 'mine', duration: { value: 0, unit: 'year' }, party: 'first' },
  ] as const;
  expect(effectiveTrackers(service.trackers, { mode: 'custom', range: 'range_all', trackers })).toEqual([
    { name: '_b', storage: 'local', party: 'third', lifetime: twoDays },
    { name: 'mine', party: 'first', lifetime: { kind: 'session' } },
  ]);
});

test('trackers that the owner names stand in place of the known ones, with what is said of each', () => {
  const mine = { name: 'mine', purpose: 'payments', description: { en: 'Keeps the cart' }, storage: 'local' } as const;
  const trackers = [{ ...mine, duration: { value: 9, unit: 'year' } }, { name: '_a' }] as const;
  const { purpose, ...rest } = mine;
  const named = (lifetime: object) => [
    { ...rest, purposes: [purpose], lifetime },
    { name: '_a', storage: 'cookie', party: 'first', lifetime },
  ];

  const one = { range: 'range_one', maximum: { value: 2, unit: 'day' }, trackers } as const;
  expect(effectiveTrackers(service.trackers, { ...one, mode: 'custom' })).toEqual(named(twoDaysAtMost));
  expect(effectiveTrackers(service.trackers, { ...one, mode: 'session' })).toEqual(named({ kind: 'session' }));
  expect(effectiveTrackers(service.trackers, { ...one, mode: 'none' })).toEqual(named({ kind: 'unspecified' }));
  expect(effectiveTrackers(service.trackers, { ...one, mode: 'auto' }).map(({ name }) => name)).toEqual(['_a', '_b']);
  const each = effectiveTrackers(service.trackers, { ...one, mode: 'custom', range: 'range_all' });
  expect(each.map(({ lifetime }) => lifetime)).toEqual([
    { kind: 'period', period: { amount: 9, unit: 'year' } },
    { kind: 'period', period: { amount: 2, unit: 'year' } },
  ]);
});

test('where no tracker is known, what is said of all of them stands under a star', () => {
  expect(effectiveTrackers([], { ...choice, mode: 'session' })).toEqual([{ name: '*', lifetime: { kind: 'session' } }]);
  expect(effectiveTrackers([], undefined)).toEqual([]);
});
