import { createCatalogue, effectiveService } from '@app/catalogue';
import { expect, test } from 'vitest';
import { aService } from '../../test/site.ts';
import { placedHosts } from './placed-hosts.ts';
import { partsOf } from './site.ts';

const entry = {
  id: 'acme-pay',
  name: 'Acme Pay',
  tier: 'curated',
  purposes: ['payments'],
  necessary: 'requested-service',
  domains: ['acme.example', 'acmecdn.example'],
};

function hostUsesOf(more: object) {
  const [known] = createCatalogue([JSON.stringify({ ...entry, ...more })]).services;
  if (!known) throw new Error('the service is not there');
  return placedHosts(known, effectiveService(known, {}));
}

const third = { name: 'ts', party: 'third', source: 'curated', purposes: ['analytics'] };

test('L3: a host with purposes of its own waits for them, and the rest of the service runs', () => {
  const hostUses = [{ hosts: ['stats.acme.example'], purposes: ['analytics'] }];
  expect(hostUsesOf({})).toEqual({ hosts: ['acme.example', 'acmecdn.example'] });
  expect(hostUsesOf({ hostUses })).toEqual({
    hosts: ['acme.example', 'acmecdn.example', 'stats.acme.example'],
    hostUses: [{ hosts: ['stats.acme.example'], purposes: ['analytics'], category: 'measurement' }],
  });
});

test('L3: the host of a third-party tracker waits as the tracker does', () => {
  const placed = (hosts?: readonly string[]) =>
    hostUsesOf({ trackers: [{ ...third, hosts }] }).hostUses?.flatMap((use) => [use.category, ...use.hosts]);
  expect(placed(['t.acme.example'])).toEqual(['measurement', 't.acme.example']);
  expect(placed(['acme.example'])).toEqual(['measurement', 'acme.example']);
  expect(placed()).toEqual(['measurement', 'acme.example', 'acmecdn.example']);
  // A frame of the service loads what another company sets.
  expect(placed(['ads.example'])).toEqual(['measurement', 'acme.example', 'acmecdn.example']);
});

test('L3: a first-party tracker is deleted, and holds no host back', () => {
  expect(hostUsesOf({ trackers: [{ ...third, party: 'first' }] })).not.toHaveProperty('hostUses');
});

const shop = aService('Shop', {
  category: 'necessary',
  use: ['payments'],
  ownUse: 'Our checkout',
  hosts: ['shop.example', 'stats.shop.example'],
  hostUses: [{ hosts: ['stats.shop.example'], purposes: ['analytics'], category: 'measurement' }],
  trackers: [{ name: 'cart' }, { name: 'visitor', purposes: ['analytics'], category: 'measurement' }, { name: '*' }],
});
const shownParts = (purpose: Parameters<typeof partsOf>[0]['purpose']) =>
  partsOf({ ...shop, purpose }).map((part) => [
    part.purpose,
    part.use.join(),
    part.hosts.join(),
    part.trackers.map(({ name }) => name).join(),
  ]);

test('L3: a service has a part for each switch, with its trackers, hosts and purposes', () => {
  expect(shownParts('necessary')).toEqual([
    ['necessary', 'payments', 'shop.example', 'cart,*'],
    ['measurement', 'analytics', 'stats.shop.example', 'visitor'],
  ]);
  expect(partsOf({ ...shop, purpose: 'necessary' }).map(({ ownUse }) => ownUse)).toEqual(['Our checkout', undefined]);
});

test('L6: a service that the owner moves takes along what is not stricter', () => {
  expect(shownParts('experience')).toEqual([
    ['experience', 'payments', 'shop.example', 'cart,*'],
    ['measurement', 'analytics', 'stats.shop.example', 'visitor'],
  ]);
  expect(shownParts('marketing')).toEqual([
    ['marketing', 'payments', 'shop.example,stats.shop.example', 'cart,visitor,*'],
  ]);
});

test('L1: what the owner says is shared stays so in each part that is not necessary', () => {
  const sharingParts = (...use: string[]) =>
    partsOf({ ...shop, use, purpose: 'necessary', shares: true }).map((part) => [part.purpose, part.shares === true]);
  const stated = sharingParts('payments');
  expect(stated).toEqual([
    ['necessary', true],
    ['measurement', true],
  ]);
  // Shared by its own purposes: the statistics that were split off are not advertising.
  expect(sharingParts('payments', 'advertising')).toEqual([
    ['necessary', true],
    ['measurement', false],
  ]);
});

test('a service without uses of its own is its only part', () => {
  const whole = { ...aService('Counter', { hosts: ['counter.example'] }), purpose: 'measurement' as const };
  expect(partsOf(whole)).toEqual([whole]);
});
