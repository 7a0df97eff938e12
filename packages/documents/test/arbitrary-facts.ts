import fc from 'fast-check';
import { dataTypeIds, providerRoles, purposeIds, requiredStatements, securityMeasures } from '@app/catalogue';
import { anyConsent } from './arbitrary-consent.ts';
import * as documents from '../src/index.ts';
import type { ActivityFacts, Contact, Facts, OwnText, ServiceFacts, TermsFacts, Tracker } from '../src/index.ts';

// Arbitrary facts, including ones that no form would accept: empty names, unknown IDs, malformed URLs, infinite numbers.

// Excludes names that look like an unfilled value, such as NaN, because the tests could not tell them apart.
const anyText = fc.string({ maxLength: 40 }).filter((text) => !/undefined|NaN|\[object/.test(text));
const text = fc.oneof(
  { weight: 6, arbitrary: anyText },
  fc.constantFrom(
    '',
    ' ',
    '<script>alert(1)</script>',
    'a | b',
    '**x** _y_ `z`',
    '%{owner}',
    '\u202eabc',
    'Ä & "B" \'C\'',
    'line\nbreak',
  ),
);
const country = fc.oneof(
  fc.constantFrom('AT', 'DE', 'FR', 'HU', 'IT', 'US', 'GB', 'CH', 'IN', 'JP', 'CA', 'BR'),
  fc.constantFrom('', 'XX', 'de', '🙂'),
);
const url = fc.oneof(
  fc.webUrl(),
  fc.constantFrom('javascript:alert(1)', 'data:text/html,x', '', 'https://a b', '"><img src=x>'),
);
const documentLink = fc.oneof(
  url,
  url.map((hosted) => ({ hosted })),
);
const ownText: fc.Arbitrary<OwnText> = fc.oneof(
  text,
  fc.dictionary(fc.constantFrom('en', 'de', 'it'), text, { maxKeys: 2 }),
);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const some = <T>(arbitrary: fc.Arbitrary<T>, maxLength = 3) => fc.array(arbitrary, { maxLength });
const amount = fc.oneof(fc.nat(400), fc.constantFrom(-1, 0, NaN, Infinity, 1.5));
const period = fc.record({ amount, unit: fc.constantFrom(...documents.timeUnits) });
const lifetimeUnits = ['second', 'minute', 'hour', 'day', 'month', 'year'] as const;
const retention = fc.oneof(
  fc.record({ kind: fc.constant('period' as const), period }),
  fc.record({ kind: fc.constant('own' as const), text: ownText }),
);
const source = fc.record({ from: ownText, publiclyAccessible: maybe(fc.boolean()) });
const sensitive = {
  sensitiveData: maybe(some(fc.constantFrom(...documents.sensitiveData))),
  sensitiveCondition: maybe(fc.constantFrom(...documents.sensitiveConditions)),
};
const processing = {
  ...sensitive,
  ownPurpose: maybe(ownText),
  dataTypes: maybe(some(fc.oneof(fc.constantFrom(...dataTypeIds), text))),
  ownDataTypes: maybe(some(ownText)),
  legalBasis: maybe(fc.constantFrom(...documents.legalBases)),
  legitimateInterest: maybe(ownText),
  retention: maybe(retention),
  source: maybe(source),
};
const tracker: fc.Arbitrary<Tracker> = fc.record({
  name: text,
  purpose: maybe(fc.oneof(fc.constantFrom(...purposeIds), text)),
  description: maybe(ownText),
  lifetime: maybe(
    fc.oneof(
      fc.record({ kind: fc.constantFrom('session' as const, 'indefinite' as const, 'unspecified' as const) }),
      fc.record({
        kind: fc.constant('period' as const),
        period: fc.record({ amount, unit: fc.constantFrom(...lifetimeUnits) }),
        longest: maybe(fc.constant(true as const)),
      }),
    ),
  ),
  party: maybe(fc.constantFrom('first' as const, 'third' as const)),
  storage: maybe(fc.constantFrom('cookie' as const, 'local' as const, 'app' as const)),
});
const service: fc.Arbitrary<ServiceFacts> = fc.record({
  ...processing,
  id: fc.oneof(fc.uuid(), text),
  name: text,
  trackersShown: maybe(fc.boolean()),
  provider: fc.record({
    name: maybe(text),
    country: maybe(country),
    eeaEntity: maybe(text),
    eeaCountry: maybe(country),
    entities: maybe(fc.record({ uk: fc.record({ name: text, country }) })),
    role: maybe(fc.constantFrom(...providerRoles)),
    privacyFramework: maybe(
      fc.record({ eu: fc.boolean(), uk: fc.boolean(), ch: fc.boolean(), readOn: fc.constant('2026-11-24') }),
    ),
    bindingRules: maybe(fc.record({ eu: fc.boolean() })),
  }),
  arrangement: maybe(text),
  usualArrangement: maybe(fc.boolean()),
  contractUrl: maybe(url),
  adSettingsUrl: maybe(url),
  requires: maybe(
    some(fc.record({ statement: fc.constantFrom(...requiredStatements), source: url, url: fc.webUrl() })),
  ),
  selfHosted: maybe(fc.boolean()),
  purposes: some(fc.oneof({ weight: 5, arbitrary: fc.constantFrom<string>(...purposeIds) }, text)),
  category: maybe(fc.constantFrom(...documents.categories)),
  categoryOverride: maybe(fc.record({ category: fc.constantFrom(...documents.categories), reason: text })),
  places: maybe(some(fc.record({ country, safeguard: maybe(fc.constantFrom(...documents.safeguards)) }))),
  trackers: maybe(some(tracker)),
  privacyUrl: maybe(url),
  optOutUrl: maybe(url),
  sells: maybe(fc.boolean()),
  shares: maybe(fc.boolean()),
  endedOn: maybe(fc.constantFrom('2026-10-01', '2019-01-01', 'soon')),
});
const activity: fc.Arbitrary<ActivityFacts> = fc.record({
  ...processing,
  id: fc.oneof(fc.uuid(), text),
  kind: fc.constantFrom(...documents.activityKinds),
  name: maybe(ownText),
  required: maybe(fc.boolean()),
});
const contact: fc.Arbitrary<Contact> = fc.record({
  name: text,
  email: maybe(fc.oneof(fc.emailAddress(), text)),
  address: maybe(text),
  phone: maybe(text),
  country: maybe(country),
});

const terms: fc.Arbitrary<TermsFacts> = fc.record({
  offers: some(fc.constantFrom(...documents.offers), 7),
  customers: maybe(fc.constantFrom(...documents.customerKinds)),
  law: maybe(country),
  lawState: maybe(fc.constantFrom('CA', 'ZZ', '')),
  court: maybe(text),
  register: maybe(fc.record({ name: text, number: text })),
  prices: maybe(
    fc.record({
      includeTax: maybe(fc.boolean()),
      currency: maybe(fc.oneof(fc.constantFrom('EUR', 'XYZ', 'eur', ''), text)),
    }),
  ),
  payment: maybe(some(fc.constantFrom(...documents.paymentMethods))),
  delivery: maybe(fc.record({ countries: maybe(some(country)), within: maybe(period) })),
  withdrawal: maybe(
    fc.record({
      functionUrl: maybe(url),
      days: maybe(amount),
      returnCosts: maybe(fc.constantFrom('customer' as const, 'owner' as const)),
      returnAddress: maybe(text),
    }),
  ),
  subscription: maybe(
    fc.record({ period: maybe(period), ends: maybe(fc.boolean()), trial: maybe(period), cancelUrl: maybe(url) }),
  ),
  community: maybe(
    fc.record({ noticeEmail: maybe(text), rules: maybe(ownText), automatedModeration: maybe(fc.boolean()) }),
  ),
  marketplace: maybe(
    fc.record({
      ranking: maybe(ownText),
      sellers: maybe(fc.constantFrom('traders' as const, 'both' as const)),
      ownOffers: maybe(ownText),
      mediators: maybe(text),
    }),
  ),
  stores: maybe(some(fc.constantFrom('apple' as const, 'google' as const))),
  guarantee: maybe(ownText),
  disputeBody: maybe(fc.record({ name: text, address: maybe(text), url: maybe(url) })),
  noticeDays: maybe(amount),
  own: maybe(some(fc.record({ heading: ownText, text: ownText }))),
});

export const anyFacts: fc.Arbitrary<Facts> = fc.record({
  site: fc.record({ type: fc.constantFrom(...documents.siteTypes), name: text, url: maybe(url) }),
  owner: fc.record({
    name: text,
    email: maybe(fc.oneof(fc.emailAddress(), text)),
    address: maybe(text),
    country,
    phone: maybe(text),
    part: maybe(fc.constantFrom('DE-BE', 'XX')),
    legalRepresentative: maybe(text),
    representative: maybe(contact),
    ukRepresentative: maybe(contact),
    dpo: maybe(contact),
    privacyOfficer: maybe(contact.chain((person) => text.map((title) => ({ ...person, title })))),
    jointControllers: maybe(some(contact.chain((person) => ownText.map((essence) => ({ ...person, essence }))))),
  }),
  services: some(service, 5),
  activities: maybe(some(activity)),
  audience: maybe(
    fc.record({
      areaType: maybe(fc.constantFrom(...documents.areaTypes)),
      usStates: maybe(some(fc.constantFrom('CA', 'VA', 'FL', 'ZZ', ''))),
      children: maybe(fc.boolean()),
      minimumAge: maybe(fc.constantFrom(0, 13, 16, NaN)),
    }),
  ),
  rightsContact: maybe(fc.record({ email: maybe(text), url: maybe(url) })),
  automatedDecisions: maybe(
    fc.oneof(
      fc.record({ made: fc.constant(false as const), reason: maybe(ownText) }),
      fc.record({ made: fc.constant(true as const), logic: ownText, consequences: ownText }),
    ),
  ),
  permissions: maybe(some(fc.constantFrom(...documents.permissions))),
  security: maybe(fc.uniqueArray(fc.constantFrom(...securityMeasures))),
  usStates: maybe(
    fc.record({
      honoursGpc: maybe(fc.boolean()),
      usesSensitiveDataFurther: maybe(fc.boolean()),
      optOutUrl: maybe(url),
      tollFreePhone: maybe(text),
      appealEmail: maybe(text),
    }),
  ),
  consentBy: maybe(anyConsent),
  trackerChoices: maybe(fc.record({ control: maybe(fc.boolean()), url: maybe(url) })),
  links: maybe(
    fc.record({
      privacyPolicy: maybe(documentLink),
      simplifiedPolicy: maybe(documentLink),
      cookiePolicy: maybe(documentLink),
    }),
  ),
  terms: maybe(terms),
});
