import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayLoad } from '../../test/judge.ts';
import { aConfiguration, aService, day } from '../../test/site.ts';
import { choiceActions, type Choice } from '../choice.ts';
import { decideChoice, grantedPurposes, openPurposes } from '../decide.ts';
import { allPurposes, bitOf, purposes, type Purpose } from '../purposes.ts';
import { regimeIds } from '../regimes.ts';
import { compileBanner } from './compile.ts';
import { compileLayer } from './compile-layer.ts';
import type { CompiledBanner, CompiledRegime } from './compiled.ts';
import type { BannerConfiguration } from './configuration.ts';
import { heldHosts } from './core-data.ts';
import { askedOf, sinceOf, type SiteService } from './site.ts';
import { loadBannerWords } from './words.ts';

const now = Date.UTC(2026, 10, 22) / 1000;
const consentId = '0'.repeat(32);
const words = await loadBannerWords('en');

function compiledWith(services: readonly SiteService[], more: Partial<BannerConfiguration> = {}): CompiledBanner {
  const configuration = aConfiguration(more);
  const part = ['', ''] as const;
  return compileBanner({
    siteId: 'k7m2q9x4ab',
    version: 1,
    since: [[1], [1], [1], [1], [1]],
    configuration,
    site: { services },
    locale: 'en',
    words,
    day,
    base: 'https://consent.example',
    intake: 'https://consent.example',
    parts: { layer: part, media: part },
  });
}

const lawOf = ({ regimes }: CompiledBanner): CompiledRegime => {
  const [law] = regimes;
  if (!law) throw new Error('A banner has a regime');
  return law;
};

function sharing(purpose: Purpose, more: Partial<SiteService> = {}): SiteService {
  return aService(purpose, { category: purpose, shares: true, hosts: [`${purpose}.example`], ...more });
}

const anyServices = fc
  .uniqueArray(fc.record({ purpose: fc.constantFrom(...purposes), shares: fc.boolean() }), {
    selector: ({ purpose, shares }) => `${purpose} ${shares}`,
  })
  .map((chosen) =>
    chosen.map(({ purpose, shares }) => {
      const name = `${shares ? 'shares' : 'own'}-${purpose}`;
      return aService(name, { category: purpose, hosts: [`${name}.example`], ...(shares && { shares }) });
    }),
  );
const anyAnswer = fc.record({
  action: fc.constantFrom(...choiceActions),
  decided: fc.nat(allPurposes),
  granted: fc.nat(allPurposes),
});

test('whatever shares waits for its switch and for marketing, and nothing else waits for marketing', () => {
  fc.assert(
    fc.property(
      anyServices,
      fc.constantFrom(...regimeIds),
      fc.boolean(),
      fc.boolean(),
      fc.array(anyAnswer, { maxLength: 3 }),
      (services, regimes, everywhere, gpc, answers) => {
        const banner = compiledWith(services, { regimes, gpc: everywhere ? 'everywhere' : 'by-regime' });
        const law = lawOf(banner);
        const choice = answers.reduce<Choice | undefined>(
          (before, answer) => decideChoice(banner, law, before, { ...answer, consentId }, now),
          undefined,
        );
        const allowed = grantedPurposes(banner, law, choice, gpc, now);
        const marketing = (allowed & 16) > 0;
        for (const { category, shares, hosts } of services) {
          const own = (allowed & bitOf(category ?? 'marketing')) > 0;
          const always = law.mode === 'opt-in' && !(gpc && (law.gpc ?? banner.gpc));
          const due = shares && category === 'necessary' ? marketing || always : own && (!shares || marketing);
          for (const host of hosts) expect(mayLoad(banner, host, allowed), host).toBe(due);
        }
        const sells = services.some(({ category, shares }) => shares === true || category === 'marketing');
        expect((banner.purposes & 16) > 0).toBe(sells);
        if (gpc && (law.gpc ?? banner.gpc)) expect(openPurposes(banner, law, choice, gpc, now) & 16).toBe(0);
      },
    ),
  );
});

test('the opt-out stops what shares under any switch, with or without the signal, and the file for later visits agrees', () => {
  const services = purposes.map((purpose) => sharing(purpose));
  for (const regimes of ['us', 'us-ca'] as const) {
    const banner = compiledWith(services, { regimes });
    const law = lawOf(banner);
    for (const decided of [openPurposes(banner, law, undefined, false, now), 16]) {
      const answer = { action: 'reject', decided, granted: 0, consentId } as const;
      const allowed = grantedPurposes(banner, law, decideChoice(banner, law, undefined, answer, now), false, now);
      expect(services.filter(({ hosts }) => mayLoad(banner, hosts[0] ?? '', allowed))).toEqual([]);
    }
    const runs = grantedPurposes(banner, law, undefined, false, now);
    expect(services.filter(({ hosts }) => !mayLoad(banner, hosts[0] ?? '', runs))).toEqual([]);
  }
});

test('a service that begins to share asks anew about marketing alone', () => {
  const before = askedOf(aConfiguration(), { services: [sharing('measurement', { shares: undefined })] });
  const after = askedOf(aConfiguration(), { services: [sharing('measurement')] });
  expect(sinceOf([{ number: 1, asked: before }], after, 2)).toEqual([[1], [1], [1], [1], [2]]);
});

test('the second layer names it under both switches, and each deletes what it left behind', () => {
  const trackers = [{ name: '_pixel', party: 'first' as const }];
  const services = [sharing('measurement', { trackers }), sharing('necessary', { trackers: [] })];
  const configuration = aConfiguration();
  const layer = compileLayer({ siteId: 'k7m2q9x4ab', configuration, site: { services }, locale: 'en', words }, [
    { months: 6 },
  ]);
  expect(layer.purposes.map(({ bit, services: named }) => [bit, named.map(({ name }) => name)])).toEqual([
    [0, ['necessary']],
    [3, ['measurement']],
    [4, ['measurement', 'necessary']],
  ]);
  expect(layer).toMatchObject({ trackers: [[], [], [], [], []], shared: { '3 4': ['_pixel'] } });
});

test('G9: in the advanced mode, what reads consent mode and shares loads until sharing is refused', () => {
  const ads = sharing('marketing', { catalogueId: 'google-ads-remarketing' });
  const { signals } = aConfiguration();
  const compiled = (regimes: 'eu' | 'us') =>
    compiledWith([ads], { regimes, signals: { ...signals, googleConsentMode: 'advanced' } });
  const loads = (banner: CompiledBanner, gpc: boolean) =>
    mayLoad(banner, 'marketing.example', grantedPurposes(banner, lawOf(banner), undefined, gpc, now));
  expect([loads(compiled('eu'), false), loads(compiled('us'), false), loads(compiled('us'), true)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a site without such services carries nothing for them', () => {
  const banner = compiledWith([sharing('marketing'), aService('Counter', { hosts: ['counter.example'] })]);
  expect(banner).not.toHaveProperty('shared');
  expect(banner.regimes.filter(({ mode, before }) => mode === 'opt-in' && before > 0)).toEqual([]);
});

test('the guard gets a list for each bit that something waits for, as text', () => {
  const services = [sharing('necessary'), sharing('measurement'), sharing('marketing')];
  expect(heldHosts(compiledWith(services))).toEqual([
    ...Array.from({ length: 4 }, () => ''),
    'marketing.example',
    'necessary.example',
    '',
    '',
    'measurement.example',
  ]);
  expect(heldHosts({ ...compiledWith(services), manual: 1 })).toEqual([]);
});
