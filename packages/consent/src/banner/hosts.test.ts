import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aService } from '../../test/site.ts';
import { purposes } from '../purposes.ts';
import { compileHosts, hostsOf } from './hosts.ts';
import type { PlacedService } from './site.ts';

const site = 'https://www.paper.example/shop';
const nothing = { allowed: [], unknown: false };

function placed(purpose: PlacedService['purpose'], ...hosts: readonly string[]): PlacedService {
  return { ...aService(hosts.join(), { hosts }), purpose };
}

/** Decides as the guard does: the longest entry that covers an address wins; among equals, the later purpose. */
function judge(lists: readonly string[], address: string): number {
  let found = { length: -1, bit: 0 };
  lists.forEach((list, bit) => {
    for (const entry of list.split(' ').filter(Boolean)) {
      const [host = ''] = entry.split('/');
      const [onHost = ''] = address.split('/');
      const covers =
        `.${onHost}`.endsWith(`.${host}`) && address.slice(onHost.length).startsWith(entry.slice(host.length));
      if (covers && entry.length >= found.length) found = { length: entry.length, bit };
    }
  });
  return found.bit;
}

test('patterns of the catalogue become hosts and beginnings of paths', () => {
  const hosts = (...urls: readonly string[]) => hostsOf({ domains: [], detect: { urls } as never });
  expect(hosts('tag.example/js?id=G-', 'connect.example/*/events.js', 'a.example')).toEqual([
    'a.example',
    'connect.example',
    'tag.example/js',
  ]);
  expect(hosts('cdn*.forter.example', 'ok*static.okta.example', '*.tctm.example')).toEqual([
    'forter.example',
    'okta.example',
    'tctm.example',
  ]);
  expect(hosts('pendo-*.storage.googleapis.com', 'cmail*.com')).toEqual([]);
});

test('an entry that says no more than another is left out', () => {
  expect(compileHosts([placed('marketing', 'ads.example', 'x.ads.example', 'ads.example/a')], site, nothing)[4]).toBe(
    'ads.example',
  );
});

test('a host of two purposes waits for the later', () => {
  const lists = compileHosts([placed('marketing', 'big.example'), placed('measurement', 'big.example')], site, nothing);
  expect(lists).toEqual(['', '', '', '', 'big.example']);
});

test('the site itself is never blocked, but a path of it may be', () => {
  const lists = compileHosts(
    [placed('marketing', 'paper.example', 'www.paper.example', 'www.paper.example/track')],
    site,
    nothing,
  );
  expect(lists[4]).toBe('www.paper.example/track');
});

test('what something necessary needs stays open, within what waits', () => {
  const services = [
    placed('marketing', 'big.example', 'same.example'),
    placed('necessary', 'big.example/login', 'same.example', 'alone.example'),
  ];
  expect(compileHosts(services, site, nothing)).toEqual(['big.example/login', '', '', '', 'big.example']);
  expect(compileHosts(services, site, { allowed: [], unknown: true })[0]).toBe(
    'alone.example big.example/login same.example',
  );
});

test('what the owner allows is not blocked, nor what is below it', () => {
  const lists = compileHosts([placed('marketing', 'cdn.example', 'x.cdn.example/a')], site, {
    allowed: ['cdn.example'],
    unknown: false,
  });
  expect(lists).toEqual(['', '', '', '', '']);
});

test('B1: the fewest hosts decide about every address as all of them do', () => {
  const entry = fc
    .tuple(
      fc.constantFrom('a.example', 'b.a.example', 'c.b.a.example', 'd.example'),
      fc.constantFrom('', '/p', '/p/q', '/p/q/r'),
    )
    .map(([host, path]) => host + path);
  const service = fc
    .tuple(fc.constantFrom(...purposes), fc.array(entry, { maxLength: 4 }))
    .map(([purpose, hosts]) => placed(purpose, ...hosts));
  fc.assert(
    fc.property(
      fc.array(service, { maxLength: 6 }),
      fc.array(entry, { minLength: 1, maxLength: 5 }),
      (services, addresses) => {
        const necessary = new Set(
          services.filter(({ purpose }) => purpose === 'necessary').flatMap(({ hosts }) => hosts),
        );
        const all = purposes.map((purpose, bit) =>
          services
            .filter((each) => each.purpose === purpose)
            .flatMap(({ hosts }) => hosts)
            .filter((host) => bit === 0 || !necessary.has(host))
            .join(' '),
        );
        const compiled = compileHosts(services, site, nothing);
        for (const address of addresses)
          expect(judge(compiled, `${address}/x`), `${address}: ${all.join('|')}`).toBe(judge(all, `${address}/x`));
      },
    ),
  );
});
