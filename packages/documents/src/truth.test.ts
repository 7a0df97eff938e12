import { sellsOrShares, usStateLaws } from '@app/catalogue';
import { compileRegimes, grantedPurposes, markOf, partsOf, placedServices, regimeIdOf } from '@app/consent';
import { loadDocumentWords } from '@app/texts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inBanner } from '../test/banners.ts';
import { anyCase, asked, catalogue, on, usual, type Case } from '../test/truth-cases.ts';
import { liesOf } from '../test/truth.ts';
import { compileStated, type Facts, type ServiceFacts, type Statement } from './index.ts';

const words = await loadDocumentWords('en');
const runs = { numRuns: 500, seed: 15 };

test('B15: what documents say of trackers, consent, opt-outs, lifetimes and recipients is what the banner does', () => {
  fc.assert(
    fc.property(anyCase, (given) => {
      expect(liesOf(given.facts, given, words)).toEqual([]);
    }),
    runs,
  );
}, 300_000);

type Fault = (given: Case) => { readonly documents: Facts; readonly given: Case };

const withServices = (facts: Facts, change: (service: ServiceFacts) => ServiceFacts): Facts => ({
  ...facts,
  services: facts.services.map(change),
});

const inSite =
  (change: (service: Case['site']['services'][number]) => Case['site']['services'][number]): Fault =>
  (given) => ({
    documents: given.facts,
    given: { ...given, site: { ...given.site, services: given.site.services.map(change) } },
  });

/** The findings of the review, each put back as it was. */
const faults: Readonly<Record<string, Fault>> = {
  'L1: pixels stand under measurement and share nothing': inSite(({ shares: _, ...service }) => ({
    ...service,
    category: service.category === 'marketing' ? 'measurement' : service.category,
    trackers: service.trackers.map(({ category: __, ...tracker }) => tracker),
  })),
  'L2: one sentence for everybody': (given) => ({
    documents: asked(given.facts, { ...given.configuration, regimes: 'strictest', exemptions: [] }, given.site),
    given: { ...given, configuration: { ...given.configuration, regimes: 'by-country' } },
  }),
  'L3: trackers are necessary because their service is': (given) => {
    const asService = (service: ServiceFacts): ServiceFacts => ({
      ...service,
      trackers: (service.trackers ?? []).map(({ purposes: _, necessary: __, category: ___, ...tracker }) => tracker),
    });
    const facts = withServices(given.facts, asService);
    const site = { ...given.site, services: facts.services.map(inBanner) };
    const bad = { ...given, site };
    return { documents: asked(facts, given.configuration, site), given: bad };
  },
  'L4: the company for Europe everywhere': (given) => ({
    documents: withServices(given.facts, (service) => {
      const { eeaEntity, entities } = service.provider;
      const european = eeaEntity ?? entities?.eea?.name;
      return european ? { ...service, provider: { name: european, country: 'IE' } } : service;
    }),
    given,
  }),
  'L5: settings of advertising are an opt-out': (given) => ({
    documents: withServices(given.facts, (service) =>
      service.adSettingsUrl ? { ...service, optOutUrl: service.adSettingsUrl } : service,
    ),
    given,
  }),
  'L6: the category of custom services does not reach the banner': inSite((service) =>
    service.id.startsWith('own-') ? { ...service, category: undefined } : service,
  ),
  'L7: documents do not know the banner': (given) => ({
    documents: { ...given.facts, consentBy: undefined },
    given,
  }),
};

describe('the test of the truth fails with each finding put back', () => {
  test.each(Object.entries(faults))(
    '%s',
    (name, fault) => {
      const [number = ''] = name.split(':');
      const lies = fc.sample(anyCase, { numRuns: 150, seed: 15 }).flatMap((sampled) => {
        const { documents, given } = fault(sampled);
        return liesOf(documents, given, words);
      });
      expect(lies.some((lie) => lie.startsWith(`${number} `))).toBe(true);
    },
    120_000,
  );
});

/** Words that an English block must have to state what it does. */
const saidAs: { readonly [S in Statement['says']]?: (statement: Extract<Statement, { readonly says: S }>) => RegExp } =
  {
    waits: ({ waits }) => (waits ? /consent/ : /until you refuse/),
    valid: ({ months }) => new RegExp(`valid for ${months} month`),
    signal: () => /Global Privacy Control/,
    gpp: () => /Global Privacy Platform/,
    exempt: ({ countries }) => (countries.includes('FR') ? /France/ : /United Kingdom/),
    runs: () => /run regardless/,
    trackerless: () => /although they use no trackers/,
    control: ({ url }) => (url ? /your choices/ : /privacy control/),
    tracker: ({ name }) => new RegExp(name.replaceAll(/[^\w-]/g, '.')),
    lead: ({ rule }) =>
      ({
        withoutConsent: /without consent/,
        onlyWithConsent: /only if you consent/,
        untilRefused: /until you refuse/,
        dependsOnPlace: /depends on where you are/,
        used: /are used on/,
      })[rule],
  };

test('each statement is in the English words of its block', () => {
  fc.assert(
    fc.property(anyCase, ({ facts }) => {
      for (const kind of ['privacy_policy', 'cookie_policy'] as const)
        for (const { blocks } of compileStated(facts, words, { kind, language: 'en', variant: 'complete', on })
          .sections)
          for (const block of blocks)
            for (const statement of block.states ?? []) {
              // The table is typed by statement, and each is looked up by its own name.
              const expected = saidAs[statement.says] as ((one: Statement) => RegExp) | undefined;
              if (expected) expect(JSON.stringify(block)).toMatch(expected(statement));
            }
    }),
    { numRuns: 100, seed: 15 },
  );
}, 120_000);

test('G1, L1: Global Privacy Control stops every service of the catalogue that shares, in each state with that duty', () => {
  const { regimes, where = {} } = compileRegimes('by-country', on, { months: 6, exemptions: [], gpp: false });
  const sharing = catalogue.services.map(usual).filter((facts) => sellsOrShares({ purposes: facts.purposes }));
  expect(sharing.length).toBeGreaterThan(500);
  const parts = placedServices(
    { services: [] },
    sharing.map((facts) => inBanner(facts)),
  ).flatMap((placed) => partsOf(placed).filter(({ shares }) => shares));
  for (const { state } of usStateLaws) {
    expect(regimeIdOf('US', state)).toMatch(/^us/);
    const law = regimes[where[`US-${state}`] ?? where['US'] ?? 0];
    if (!law) throw new Error('The banner has a law for each state');
    const granted = grantedPurposes({ purposes: 31, since: [], version: 1 }, law, undefined, true, 0);
    const may = (part: Parameters<typeof markOf>[0]) =>
      markOf(part)
        .split(' ')
        .every((bit) => (granted >> Number(bit)) & 1);
    expect(
      parts.filter(may).map(({ id }) => id),
      state,
    ).toEqual([]);
  }
});
