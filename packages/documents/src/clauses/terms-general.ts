import { always, definitions, list, paragraph, type Clause } from '../clause.ts';
import type { Offer } from '../facts.ts';
import { shown } from '../shown.ts';
import { plain, strong } from '../voice.ts';
import { contactLines } from './controller.ts';
import { cookiePolicyLine, documentLink, legalNoticeLine } from './links.ts';
import { companyLines } from './provider-lines.ts';

const offerKeys = {
  goods: 'goods',
  'digital-content': 'digitalContent',
  software: 'software',
  marketplace: 'marketplace',
  community: 'community',
  'mobile-app': 'mobileApp',
  information: 'information',
} as const satisfies Record<Offer, string>;

/** The scope of the terms, and the statement that they are not consent. Rule P17. */
export const termsAbout: Clause = {
  id: 'about',
  heading: ({ terms }) => terms.general.about.heading,
  applies: always,
  cites: () => ['Directive 2011/83/EU Art. 2(1)', 'Directive 93/13/EEC Art. 5', 'GDPR Art. 7(2)'],
  reads: (all, voice) => {
    const { facts, terms: known } = all;
    const { about } = voice.terms.general;
    const { children } = voice.words.decisions;
    const names = { site: shown(facts.site.name), owner: shown(facts.owner.name) };
    const policy = facts.links?.privacyPolicy;
    const age = facts.audience?.minimumAge;
    return [
      paragraph(about.text, names),
      paragraph(known.consumers ? (known.businesses ? about.both : about.consumersOnly) : about.businessesOnly),
      ...(known.consumers ? [paragraph(about.consumer)] : []),
      ...(age && Number.isFinite(age)
        ? [paragraph(voice.counted(age, children.minimumAge), { site: names.site })]
        : []),
      policy
        ? paragraph(about.privacy, { link: documentLink(about.privacyText, policy, voice) })
        : paragraph(about.privacyPlain),
      ...cookiePolicyLine(all, voice),
    ];
  },
};

/**
 * The provider, which is the other party to the contract. Directive 2000/31/EC Art. 5(1); Directive 2011/83/EU Art. 6(1)(b) and
 * (c).
 */
export const termsProvider: Clause = {
  id: 'provider',
  heading: ({ terms }) => terms.general.provider.heading,
  applies: always,
  cites: () => [
    'Directive 2000/31/EC Art. 5(1)',
    'Directive 2011/83/EU Art. 6(1)(b)',
    'Directive 2011/83/EU Art. 6(1)(c)',
  ],
  reads: ({ facts, terms: known }, voice) => {
    const { owner } = facts;
    const { provider: words } = voice.terms.general;
    return [
      paragraph(words.text, { owner: strong(shown(owner.name)) }),
      definitions([
        ...contactLines({ ...owner, email: known.email }, voice),
        ...companyLines(facts, voice),
        legalNoticeLine(facts, voice),
      ]),
      paragraph(words.we, { owner: shown(owner.name) }),
    ];
  },
};

/** The offer. Directive 2011/83/EU Art. 6(1)(a). */
export const termsOffer: Clause = {
  id: 'offer',
  heading: ({ terms }) => terms.general.offer.heading,
  applies: ({ terms }) => terms.offers.length > 0,
  cites: () => ['Directive 2011/83/EU Art. 6(1)(a)'],
  reads: ({ facts, terms: known }, { terms }) => {
    const { offer: words } = terms.general;
    return [
      paragraph(words.intro, { site: shown(facts.site.name) }),
      list([...new Set(known.offers)].map((offer) => [plain(words.kinds[offerKeys[offer]])])),
      ...(known.sells ? [paragraph(words.description)] : []),
    ];
  },
};

const withAccount: ReadonlySet<Offer> = new Set([
  'digital-content',
  'software',
  'marketplace',
  'community',
  'mobile-app',
]);

export const termsAccount: Clause = {
  id: 'account',
  heading: ({ terms }) => terms.general.account.heading,
  applies: ({ terms, facts }) =>
    terms.offers.some((offer) => withAccount.has(offer)) ||
    (facts.activities ?? []).some(({ kind }) => kind === 'account'),
  cites: () => ['Directive 93/13/EEC Art. 5'],
  reads: (_, { terms: { general } }) => [
    paragraph(general.account.truth),
    paragraph(general.account.secret),
    paragraph(general.account.close),
  ],
};
