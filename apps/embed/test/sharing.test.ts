import { createCatalogue, sellsOrShares, usStateLaws } from '@app/catalogue';
import {
  compileHosts,
  decideChoice,
  grantedPurposes,
  hostsOf,
  purposes,
  regimeIdOf,
  type SiteService,
} from '@app/consent';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mayLoad } from '../../../packages/consent/test/judge.ts';
import { compiled } from './banner-fixture.ts';

const data = new URL('../../../packages/catalogue/data/', import.meta.url);
const lines = readdirSync(data).flatMap((file) =>
  file.endsWith('.jsonl') ? readFileSync(new URL(file, data), 'utf8').split('\n').filter(Boolean) : [],
);
const sharing = createCatalogue(lines).services.filter(sellsOrShares);
const laws = new Set(usStateLaws.filter(({ signalFrom }) => signalFrom).map(({ state }) => regimeIdOf('US', state)));
const now = Date.UTC(2026, 10, 22) / 1000;
const yes = { action: 'accept', decided: 31, granted: 31, consentId: '0'.repeat(32) } as const;

test.each([...laws])(
  'L1, G1: the signal stops every catalogue service that shares, whatever its switch: %s',
  async (regimes) => {
    expect(sharing.length).toBeGreaterThan(100);
    const { banner } = await compiled('https://consent.northwind.example', { regimes });
    const [law] = banner.regimes;
    if (!law) throw new Error('A banner has a regime');
    const accepted = decideChoice(banner, law, undefined, yes, now);
    for (const choice of [undefined, accepted]) {
      const allowed = grantedPurposes(banner, law, choice, true, now);
      const open = sharing.flatMap((known) =>
        purposes.flatMap((purpose) => {
          const lists = compileHosts([placed(known, purpose)], 'https://www.northwind.example', blocking);
          return hostsOf(known).filter((host) => mayLoad(lists, host, allowed));
        }),
      );
      expect(open).toEqual([]);
    }
  },
);

const blocking = { allowed: [], unknown: false };

function placed(known: (typeof sharing)[number], purpose: (typeof purposes)[number]) {
  const service: SiteService = {
    id: known.id,
    name: known.name,
    use: known.purposes,
    trackers: [],
    hosts: hostsOf(known),
  };
  return { ...service, purpose, shares: true };
}
