import fc from 'fast-check';
import {
  childSettings,
  dataTypeIds,
  ownerKinds,
  providerRoles,
  purposeIds,
  requiredStatements,
  ruledOut,
  securityMeasures,
} from '@app/catalogue';
import { anyConsent } from './arbitrary-consent.ts';
import * as documents from '../src/index.ts';
import { amount, country, documentLink, maybe, ownText, period, some, text, url } from './arbitrary-parts.ts';
import { entrusted } from './arbitrary-processing.ts';
import { terms } from './arbitrary-terms.ts';
import type { ActivityFacts, Contact, Facts, NoticeFacts, ServiceFacts, Tracker } from '../src/index.ts';

// Arbitrary facts, including ones that no form would accept: empty names, unknown IDs, malformed URLs, infinite numbers.

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
  serves: maybe(some(fc.constantFrom('visit', 'contact', 'gone'))),
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
  lifetimesAcknowledged: maybe(fc.boolean()),
  childSetting: maybe(fc.constantFrom(...childSettings)),
  fromOthers: maybe(fc.boolean()),
  endedOn: maybe(fc.constantFrom('2026-10-01', '2019-01-01', 'soon')),
});
const activity: fc.Arbitrary<ActivityFacts> = fc.record({
  ...processing,
  id: fc.oneof(fc.uuid(), text),
  kind: fc.constantFrom(...documents.activityKinds),
  name: maybe(ownText),
  required: maybe(fc.boolean()),
  measured: maybe(fc.boolean()),
  recipients: maybe(some(fc.record({ name: text, country: maybe(country) }))),
});
const contact: fc.Arbitrary<Contact> = fc.record({
  name: text,
  email: maybe(fc.oneof(fc.emailAddress(), text)),
  address: maybe(text),
  phone: maybe(text),
  country: maybe(country),
});

const notice: fc.Arbitrary<NoticeFacts> = fc.record({
  journalistic: maybe(fc.boolean()),
  editor: maybe(fc.record({ name: text, address: maybe(text) })),
  host: maybe(fc.record({ name: text, address: maybe(text), phone: maybe(text) })),
  businessObject: maybe(ownText),
  editorialLine: maybe(ownText),
  ownership: maybe(ownText),
  charges: maybe(ownText),
  returns: maybe(ownText),
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
    serviceEmail: maybe(fc.oneof(fc.emailAddress(), text)),
    kind: maybe(fc.constantFrom(...ownerKinds)),
    legalForm: maybe(text),
    register: maybe(fc.record({ name: text, number: text })),
    businessNumber: maybe(text),
    capital: maybe(text),
    contactUrl: maybe(url),
    certifiedEmail: maybe(text),
    supervisor: maybe(fc.record({ name: text, address: maybe(text), url: maybe(url) })),
    profession: maybe(
      fc.record({
        title: text,
        country: maybe(country),
        body: maybe(text),
        rules: text,
        rulesUrl: maybe(url),
        insurer: maybe(text),
      }),
    ),
    representative: maybe(contact),
    ukRepresentative: maybe(contact),
    dpo: maybe(contact),
    privacyOfficer: maybe(contact.chain((person) => text.map((title) => ({ ...person, title })))),
    jointControllers: maybe(some(contact.chain((person) => ownText.map((essence) => ({ ...person, essence }))))),
  }),
  services: some(service, 5),
  activities: maybe(some(activity)),
  ownTrackers: maybe(some(tracker)),
  audience: maybe(
    fc.record({
      areas: maybe(fc.subarray([...documents.areas])),
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
  permissionBases: maybe(
    fc.dictionary(fc.constantFrom(...documents.permissions), fc.constantFrom(...documents.legalBases)),
  ),
  ruledOut: maybe(some(fc.constantFrom(...ruledOut))),
  processorContracts: maybe(fc.boolean()),
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
      legalNotice: maybe(documentLink),
      processingAgreement: maybe(documentLink),
    }),
  ),
  notice: maybe(notice),
  processing: maybe(entrusted),
  terms: maybe(terms),
});
