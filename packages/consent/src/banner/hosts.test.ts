import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judge } from '../../test/judge.ts';
import { aService } from '../../test/site.ts';
import { purposes } from '../purposes.ts';
import { compileHosts, hostsOf, markOf, sharingMarks } from './hosts.ts';
import type { PlacedService } from './site.ts';

const site = 'https://www.paper.example/shop';
const nothing = { allowed: [], unknown: false };

function placed(purpose: PlacedService['purpose'], ...hosts: readonly string[]): PlacedService {
  return { ...aService(hosts.join(), { hosts }), purpose };
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
  expect(
    compileHosts([placed('marketing', 'ads.example', 'x.ads.example', 'ads.example/a')], site, nothing).hosts[4],
  ).toBe('ads.example');
});

test('a host of two purposes waits for the later', () => {
  const lists = compileHosts([placed('marketing', 'big.example'), placed('measurement', 'big.example')], site, nothing);
  expect(lists).toEqual({ hosts: ['', '', '', '', 'big.example'] });
});

test('a host of a service that shares data also waits for marketing, whoever else uses it', () => {
  const sharing = { ...placed('experience', 'big.example', 'own.example'), shares: true };
  const services = [sharing, placed('measurement', 'big.example'), placed('marketing', 'ads.example')];
  expect(compileHosts(services, site, nothing)).toEqual({
    hosts: ['', '', '', '', 'ads.example'],
    shared: { '2 4': 'own.example', '3 4': 'big.example' },
  });
  expect(compileHosts([{ ...placed('necessary', 'pay.example'), shares: true }], site, nothing).shared).toEqual({
    '5': 'pay.example',
  });
});

test('the site itself is never blocked, but a path of it may be', () => {
  const lists = compileHosts(
    [placed('marketing', 'paper.example', 'www.paper.example', 'www.paper.example/track')],
    site,
    nothing,
  );
  expect(lists.hosts[4]).toBe('www.paper.example/track');
});

test('what something necessary needs stays open, within what waits', () => {
  const services = [
    placed('marketing', 'big.example', 'same.example'),
    placed('necessary', 'big.example/login', 'same.example', 'alone.example'),
  ];
  expect(compileHosts(services, site, nothing).hosts).toEqual(['big.example/login', '', '', '', 'big.example']);
  expect(compileHosts(services, site, { allowed: [], unknown: true }).hosts[0]).toBe(
    'alone.example big.example/login same.example',
  );
});

test('what the owner allows is not blocked, nor what is below it', () => {
  const lists = compileHosts([placed('marketing', 'cdn.example', 'x.cdn.example/a')], site, {
    allowed: ['cdn.example'],
    unknown: false,
  });
  expect(lists).toEqual({ hosts: ['', '', '', '', ''] });
});

test('B1: the fewest hosts decide about every address as all of them do', () => {
  const entry = fc
    .tuple(
      fc.constantFrom('a.example', 'b.a.example', 'c.b.a.example', 'd.example'),
      fc.constantFrom('', '/p', '/p/q', '/p/q/r'),
    )
    .map(([host, path]) => host + path);
  const service = fc
    .tuple(fc.constantFrom(...purposes), fc.array(entry, { maxLength: 4 }), fc.boolean())
    .map(([purpose, hosts, shares]) => ({ ...placed(purpose, ...hosts), shares }));
  fc.assert(
    fc.property(
      fc.array(service, { maxLength: 6 }),
      fc.array(entry, { minLength: 1, maxLength: 5 }),
      (services, addresses) => {
        const compiled = compileHosts(services, site, nothing);
        const listed = new Set(services.flatMap(({ hosts }) => hosts));
        const all: Record<string, string> = {};
        for (const mark of ['0', '1', '2', '3', '4', ...sharingMarks])
          all[mark] = [...listed].filter((host) => claimed(services, host) === mark).join(' ');
        for (const address of addresses)
          expect(judge(compiled, `${address}/x`), `${address}: ${JSON.stringify(all)}`).toBe(
            judge({ hosts: [], shared: all }, `${address}/x`),
          );
      },
    ),
  );
});

/** The mark of a host that these services use, one by one. */
function claimed(services: readonly PlacedService[], host: string): string {
  const users = services.filter(({ hosts }) => hosts.includes(host));
  if (users.some((each) => each.purpose === 'necessary' && !each.shares)) return '0';
  const purpose = purposes.findLast((one) => users.some((each) => each.purpose === one)) ?? 'necessary';
  return markOf({ purpose, shares: users.some(({ shares }) => shares) });
}
