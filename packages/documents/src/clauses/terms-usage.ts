import { list, paragraph, type Clause } from '../clause.ts';
import type { ResolvedFacts } from '../known.ts';
import type { Offer } from '../facts.ts';
import { shown } from '../shown.ts';
import { mailLink, plain } from '../voice.ts';

const offersAny = ({ terms }: ResolvedFacts, ...wanted: readonly Offer[]): boolean =>
  terms.offers.some((offer) => wanted.includes(offer));
const lines = (all: Readonly<Record<string, string>>) => list(Object.values(all).map((line) => [plain(line)]));

export const termsLicence: Clause = {
  id: 'licence',
  heading: ({ terms }) => terms.usage.licence.heading,
  applies: (known) => offersAny(known, 'software', 'digital-content', 'mobile-app'),
  cites: () => ['Directive 2009/24/EC Art. 5', 'Directive 2009/24/EC Art. 6'],
  reads: (known, { terms: { usage } }) => [
    ...(offersAny(known, 'software') ? [paragraph(usage.licence.software)] : []),
    ...(offersAny(known, 'digital-content') ? [paragraph(usage.licence.content)] : []),
    ...(offersAny(known, 'mobile-app') ? [paragraph(usage.licence.app)] : []),
    paragraph(usage.licence.limits),
  ],
};

export const termsConduct: Clause = {
  id: 'conduct',
  heading: ({ terms }) => terms.usage.conduct.heading,
  applies: ({ terms }) => terms.offers.length > 0,
  cites: () => ['Regulation (EU) 2022/2065 Art. 14(1)'],
  reads: ({ facts }, { terms: { usage } }) => [
    paragraph(usage.conduct.intro, { site: shown(facts.site.name) }),
    lines(usage.conduct.rules),
    paragraph(usage.conduct.measures),
  ],
};

export const termsContent: Clause = {
  id: 'our-content',
  heading: ({ terms }) => terms.usage.content.heading,
  applies: () => true,
  cites: () => ['Directive 2001/29/EC Art. 2 to 5'],
  reads: ({ facts, terms: { consumers } }, { terms: { usage } }) => [
    paragraph(consumers ? usage.content.text : usage.content.textBusinesses, { site: shown(facts.site.name) }),
  ],
};

export const termsInformation: Clause = {
  id: 'information',
  heading: ({ terms }) => terms.usage.information.heading,
  applies: (known) => offersAny(known, 'information'),
  cites: () => ['Regulation (EU) 2022/2065 Art. 4 to 6'],
  reads: ({ facts }, { terms: { usage } }) => [
    paragraph(usage.information.text, { site: shown(facts.site.name) }),
    paragraph(usage.information.links),
  ],
};

export const termsAvailability: Clause = {
  id: 'availability',
  heading: ({ terms }) => terms.usage.availability.heading,
  applies: (known) => offersAny(known, 'software', 'digital-content', 'marketplace', 'community', 'mobile-app'),
  cites: () => ['Directive (EU) 2019/770 Art. 7', 'Directive (EU) 2019/770 Art. 8'],
  reads: ({ facts }, { terms: { usage } }) => [paragraph(usage.availability.text, { site: shown(facts.site.name) })],
};

const storeOperators = { apple: 'Apple Inc.', google: 'Google LLC' } as const;

export const termsStores: Clause = {
  id: 'stores',
  heading: ({ terms }) => terms.usage.stores.heading,
  applies: ({ terms }) => (terms.facts.stores ?? []).length > 0,
  cites: () => ['Directive 2011/83/EU Art. 6(1)(b)'],
  reads: ({ terms: known }, voice) => {
    const { stores: words } = voice.terms.usage;
    const stores = [...new Set(known.facts.stores ?? [])];
    return [
      paragraph(words.parties, { stores: voice.cell(stores.map((store) => storeOperators[store])) }),
      paragraph(words.purchases),
      ...(stores.includes('apple')
        ? [words.appleUse, words.appleWarranty, words.appleClaims, words.appleOthers, words.apple].map((text) =>
            paragraph(text),
          )
        : []),
    ];
  },
};

/** User content. Regulation (EU) 2022/2065 (DSA), Art. 14. */
export const termsUserContent: Clause = {
  id: 'user-content',
  heading: ({ terms }) => terms.community.content.heading,
  applies: (known) => offersAny(known, 'community', 'marketplace'),
  cites: () => ['Regulation (EU) 2022/2065 Art. 14'],
  reads: ({ facts, terms: known }, voice) => {
    const { content: words } = voice.terms.community;
    const own = known.facts.community?.rules;
    return [
      paragraph(words.yours),
      paragraph(words.licence, { site: shown(facts.site.name) }),
      paragraph(words.rulesIntro),
      lines(words.rules),
      ...(own ? [paragraph(words.ownIntro), { kind: 'paragraph' as const, runs: [plain(voice.own(own))] }] : []),
    ];
  },
};

/** Moderation. Regulation (EU) 2022/2065 (DSA), Art. 11, 12, 14, 16, 17, 20, 21 and 23: for recipients in the Union. */
export const termsModeration: Clause = {
  id: 'moderation',
  heading: ({ terms }) => terms.community.moderation.heading,
  applies: (known) => offersAny(known, 'community', 'marketplace'),
  cites: ({ terms }) =>
    terms.eea ? [11, 12, 13, 14, 16, 17, 20, 21, 23].map((article) => `Regulation (EU) 2022/2065 Art. ${article}`) : [],
  reads: ({ facts, terms: known }, { terms: { community } }) => {
    const { moderation: words } = community;
    const { noticeEmail, automatedModeration = false, representative } = known.facts.community ?? {};
    const contact = mailLink(noticeEmail ?? facts.owner.email ?? '');
    return [
      paragraph(words.notice, { contact }),
      paragraph(words.measures),
      paragraph(words.reasons),
      paragraph(words.objection),
      ...(known.eea ? [paragraph(words.settlement)] : []),
      paragraph(automatedModeration ? words.automated : words.manual),
      ...(known.eea ? [paragraph(words.contactPoint, { contact }), paragraph(words.contactLanguages)] : []),
      ...(known.eea && representative
        ? [paragraph(words.representative, { representative: shown(representative) })]
        : []),
    ];
  },
};
