import { purposes, regimeIds, type PublishedBanner } from '@app/consent';
import fc from 'fast-check';
import { consentAreas, type ConsentFacts } from '../src/index.ts';

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const part = { purpose: fc.constantFrom(...purposes) };

const banner: fc.Arbitrary<PublishedBanner> = fc.record(
  {
    siteId: fc.constant('abcdefghij'),
    regimes: fc.constantFrom('by-country' as const, ...regimeIds),
    exemptions: fc.uniqueArray(fc.constantFrom('fr' as const, 'uk' as const)),
    months: fc.integer({ min: 1, max: 36 }),
    gpc: fc.constant(true as const),
    gpp: fc.constant(true as const),
    tcf: fc.constant(true as const),
    reopen: fc.constantFrom('badge' as const, 'link' as const, 'own' as const),
    services: fc.array(fc.record({ ...part, id: fc.string({ maxLength: 20 }) }), { maxLength: 3 }),
  },
  { requiredKeys: ['siteId', 'regimes', 'exemptions', 'months', 'reopen', 'services'] },
);

/** Any answer to how visitors are asked. */
export const anyConsent: fc.Arbitrary<ConsentFacts> = fc.oneof(
  banner.map((published) => ({ by: 'banner' as const, banner: published })),
  fc.record({
    by: fc.constant('other' as const),
    product: maybe(fc.constantFrom('Consentful', '', '<script>')),
    before: maybe(
      fc.dictionary(fc.constantFrom(...consentAreas), fc.constantFrom('nothing' as const, 'everything' as const)),
    ),
    control: maybe(fc.boolean()),
    url: maybe(fc.oneof(fc.webUrl(), fc.constant('javascript:alert(1)'))),
    gpc: maybe(fc.boolean()),
  }),
  fc.constant({ by: 'nobody' as const }),
);
