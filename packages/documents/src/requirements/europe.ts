import { isEea, isUnder } from '@app/catalogue';
import { needsConsent, restsOn, settingTrackers, type ResolvedFacts } from '../known.ts';
import { ukComplaintsFrom } from '../regimes/regimes.ts';
import { companyNames, contactOf, type Requirement } from './requirement.ts';

const european = ['gdpr', 'uk-gdpr'] as const;

const anyRestsOn =
  (basis: Parameters<typeof restsOn>[1]) =>
  ({ services, activities }: ResolvedFacts): boolean =>
    [...services, ...activities].some((each) => restsOn(each, basis));

const anyNeedsConsent = ({ services, activities }: ResolvedFacts): boolean =>
  [...services, ...activities].some(needsConsent);

const abroad = ({ services }: ResolvedFacts): readonly string[] =>
  services.flatMap(({ places }) => places.map(({ country }) => country));

const fromOthers = ({ services, activities }: ResolvedFacts): boolean =>
  [...services, ...activities].some(({ source }) => source !== undefined);

/** Requirements of the GDPR and UK GDPR, Art. 12 to 14, 21, 26, 27 and 77. */
export const gdpr: readonly Requirement[] = [
  {
    article: 'GDPR Art. 13(1)(a)',
    asks: 'identity and contact details of the controller',
    regimes: european,
    clauses: ['controller'],
    shows: ({ facts: { owner } }) => [owner.name, owner.email ?? owner.address],
    orMissing: ['owner.name', 'owner.email', 'owner.address'],
  },
  {
    article: 'GDPR Art. 13(1)(a)',
    asks: 'identity and contact details of the representative',
    regimes: ['gdpr'],
    clauses: ['controller'],
    when: ({ facts }) => facts.owner.representative !== undefined,
    shows: ({ facts }) => [facts.owner.representative?.name, facts.owner.representative?.email],
    orMissing: ['representative.contact'],
  },
  {
    article: 'UK GDPR Art. 27',
    asks: 'the representative in the United Kingdom',
    regimes: ['uk-gdpr'],
    clauses: ['controller'],
    when: ({ facts }) => facts.owner.ukRepresentative !== undefined,
    shows: ({ facts }) => [facts.owner.ukRepresentative?.name],
    orMissing: ['representative.contact'],
  },
  {
    article: 'GDPR Art. 13(1)(b)',
    asks: 'contact details of the data protection officer',
    regimes: european,
    clauses: ['controller'],
    when: ({ facts }) => facts.owner.dpo !== undefined,
    shows: ({ facts }) => [facts.owner.dpo?.email ?? facts.owner.dpo?.address],
    orMissing: ['dpo.contact'],
  },
  {
    article: 'GDPR Art. 26(2)',
    asks: 'joint controllers and the essence of their arrangement',
    regimes: european,
    clauses: ['controller'],
    when: ({ facts }) => (facts.owner.jointControllers ?? []).length > 0,
    shows: ({ facts }) => (facts.owner.jointControllers ?? []).map(({ name }) => name),
    orMissing: ['joint-controller.contact', 'joint-controller.essence'],
  },
  {
    article: 'GDPR Art. 13(1)(c)',
    asks: 'purposes and legal bases',
    regimes: european,
    clauses: ['purposes'],
    shows: ({ services }, voice) => services.flatMap(({ apart }) => apart.map(voice.purpose)),
    orMissing: ['service.purpose', 'activity.purpose'],
  },
  {
    article: 'GDPR Art. 13(1)(d)',
    asks: 'the legitimate interests pursued',
    regimes: european,
    clauses: ['activities', 'services', 'eea', 'united-kingdom'],
    when: anyRestsOn('legitimate-interests'),
  },
  {
    article: 'GDPR Art. 13(1)(e)',
    asks: 'recipients or categories of recipients',
    regimes: european,
    clauses: ['purposes'],
    shows: companyNames,
  },
  {
    article: 'GDPR Art. 13(1)(f)',
    asks: 'transfers to third countries, the safeguards, and how to obtain a copy',
    regimes: european,
    clauses: ['transfers', 'eea', 'united-kingdom'],
    when: (known) => abroad(known).some((country) => !isEea(country)),
    shows: (known, voice) => abroad(known).map(voice.country),
    orMissing: ['service.country'],
  },
  {
    article: 'GDPR Art. 13(2)(a)',
    asks: 'storage period or criteria',
    regimes: european,
    clauses: ['retention'],
    shows: ({ services }, voice) => services.flatMap(({ apart }) => apart.map(voice.purpose)),
  },
  {
    article: 'GDPR Art. 13(2)(b)',
    asks: 'the rights of Art. 15 to 21, with a contact that works',
    regimes: european,
    clauses: ['rights', 'eea', 'united-kingdom'],
    shows: (known, { words: { rights } }) => [
      rights.access.name,
      rights.rectification.name,
      rights.erasure.name,
      rights.restriction.name,
      rights.portability.name,
      contactOf(known),
    ],
  },
  {
    article: 'GDPR Art. 13(2)(c)',
    asks: 'the right to withdraw consent',
    regimes: european,
    clauses: ['rights', 'eea', 'united-kingdom'],
    when: anyNeedsConsent,
    shows: (_, { words }) => [words.rights.withdrawal.name],
  },
  {
    article: 'GDPR Art. 13(2)(d)',
    asks: 'the right to complain to a supervisory authority',
    regimes: ['gdpr'],
    clauses: ['complaint', 'eea'],
  },
  {
    article: 'GDPR Art. 13(2)(e)',
    asks: 'whether data must be given, and what follows if it is not',
    regimes: european,
    clauses: ['obligation', 'activities'],
  },
  {
    article: 'GDPR Art. 13(2)(f)',
    asks: 'automated decisions, and the logic involved',
    regimes: european,
    clauses: ['automated-decisions'],
    orMissing: ['automated-decisions.logic'],
  },
  {
    article: 'GDPR Art. 14(1)(d)',
    asks: 'categories of data that come from others',
    regimes: european,
    clauses: ['sources', 'activities', 'services'],
    when: fromOthers,
  },
  {
    article: 'GDPR Art. 14(2)(f)',
    asks: 'the source of that data',
    regimes: european,
    clauses: ['sources'],
    when: fromOthers,
  },
  {
    article: 'GDPR Art. 21(4)',
    asks: 'the right to object, apart from other information',
    regimes: european,
    clauses: ['objection', 'eea', 'united-kingdom'],
    // The sentence up to its citation, which names the article of the GDPR or of the UK GDPR.
    shows: (_, { words }) => words.rights.objection.reasons.split('%{gdpr}').slice(0, 1),
  },
  {
    article: 'GDPR Art. 9(2)',
    asks: 'what allows the use of special categories of data',
    regimes: european,
    clauses: ['sensitive-data'],
    when: ({ services, activities }) => [...services, ...activities].some((each) => each.sensitiveData.length > 0),
    orMissing: ['service.sensitive-condition', 'activity.sensitive-condition'],
  },
  {
    article: 'Directive 2002/58/EC Art. 5(3)',
    asks: 'trackers, what they are for and how to refuse them',
    regimes: european,
    clauses: ['trackers'],
    when: (known) => settingTrackers(known).some(({ trackers }) => trackers.length > 0),
  },
  {
    article: 'GDPR Art. 8',
    asks: 'consent of parents for children',
    regimes: european,
    clauses: ['children'],
    when: ({ children }) => children,
  },
];

export const unitedKingdom: readonly Requirement[] = [
  {
    article: 'UK GDPR Art. 13(2)(d)',
    asks: 'the right to complain to the Commissioner',
    regimes: ['uk-gdpr'],
    clauses: ['united-kingdom', 'complaint'],
  },
  {
    article: 'Data Protection Act 2018 s. 164A',
    asks: 'how to complain to the controller itself',
    regimes: ['uk-gdpr'],
    clauses: ['united-kingdom', 'complaint'],
    when: ({ on }) => on >= ukComplaintsFrom,
    shows: (known) => [contactOf(known)],
  },
];

export const switzerland: readonly Requirement[] = [
  {
    article: 'FADP Art. 19(2)(a)',
    asks: 'identity and contact details of the controller',
    regimes: ['fadp'],
    clauses: ['controller'],
    shows: ({ facts: { owner } }) => [owner.name, owner.email ?? owner.address],
    orMissing: ['owner.name', 'owner.email', 'owner.address'],
  },
  { article: 'FADP Art. 19(2)(b)', asks: 'the purpose of processing', regimes: ['fadp'], clauses: ['purposes'] },
  {
    article: 'FADP Art. 19(2)(c)',
    asks: 'recipients or categories of recipients',
    regimes: ['fadp'],
    clauses: ['purposes'],
    shows: companyNames,
  },
  {
    article: 'FADP Art. 19(4)',
    asks: 'each country to which data goes, and the guarantees',
    regimes: ['fadp'],
    clauses: ['switzerland', 'transfers'],
    when: (known) => abroad(known).some((country) => !isUnder('swiss-fadp', country)),
    shows: (known, voice) =>
      abroad(known)
        .filter((country) => country !== 'CH')
        .map(voice.country),
  },
  { article: 'FADP Art. 25', asks: 'the right of access', regimes: ['fadp'], clauses: ['switzerland', 'rights'] },
];
