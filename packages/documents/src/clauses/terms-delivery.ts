import { paragraph, type Clause } from '../clause.ts';
import { isPeriod, type ResolvedFacts } from '../known.ts';
import { provides } from '../resolve-terms.ts';
import { link, plain, mailLink } from '../voice.ts';
import { frenchGuarantees } from './terms-prescribed.ts';

const digital = ({ terms }: ResolvedFacts): boolean => terms.digital;
const goods = ({ terms }: ResolvedFacts): boolean => terms.goods;
/**
 * Whether the site has offers for which consumers may provide data instead of paying a price. Directive (EU) 2019/770 Art.
 * 3(1).
 */
const forData = ({ terms }: ResolvedFacts): boolean =>
  terms.consumers &&
  terms.eea &&
  terms.offers.some((offer) => offer === 'mobile-app' || offer === 'community' || offer === 'marketplace');

/** Delivery of goods. Directive 2011/83/EU Art. 6(1)(g), 18 and 20. */
export const termsDelivery: Clause = {
  id: 'delivery',
  heading: ({ terms }) => terms.delivery.goods.heading,
  applies: goods,
  cites: () => ['Directive 2011/83/EU Art. 6(1)(g)', 'Directive 2011/83/EU Art. 18', 'Directive 2011/83/EU Art. 20'],
  reads: ({ terms: known }, voice) => {
    const { goods: words } = voice.terms.delivery;
    const { countries = [], within } = known.facts.delivery ?? {};
    const risk = known.consumers ? (known.businesses ? words.risk : words.riskConsumers) : words.riskBusinesses;
    return [
      countries.length > 0
        ? paragraph(words.countries, { countries: voice.row([...new Set(countries)].map(voice.country)) })
        : paragraph(words.anywhere),
      within && isPeriod(within) ? paragraph(words.within, { period: voice.period(within) }) : paragraph(words.shown),
      ...(known.consumers && known.europe ? [paragraph(words.late)] : []),
      paragraph(risk),
    ];
  },
};

/** Access to digital content and services. Directive (EU) 2019/770 Art. 5, 8 and 19. */
export const termsAccess: Clause = {
  id: 'access',
  heading: ({ terms }) => terms.delivery.digital.heading,
  applies: digital,
  cites: () => [
    'Directive (EU) 2019/770 Art. 5',
    'Directive (EU) 2019/770 Art. 8(2)',
    'Directive (EU) 2019/770 Art. 19',
  ],
  reads: (_, { terms: { delivery } }) => [
    paragraph(delivery.digital.access),
    paragraph(delivery.digital.updates),
    paragraph(delivery.digital.requirements),
    paragraph(delivery.digital.changes),
  ],
};

/**
 * Conformity. Directive (EU) 2019/771 Art. 5, 10 to 13 and 17; Directive (EU) 2019/770 Art. 3(1) and 14; Directive 2011/83/EU
 * Art. 6(1)(l) and (m).
 */
export const termsConformity: Clause = {
  id: 'conformity',
  heading: ({ terms }) => terms.delivery.conformity.heading,
  applies: (known) => known.terms.sells || forData(known),
  cites: (known) => [
    'Directive 2011/83/EU Art. 6(1)(l)',
    ...(goods(known) ? ['Directive (EU) 2019/771 Art. 10', 'Directive (EU) 2019/771 Art. 13'] : []),
    ...(digital(known) ? ['Directive (EU) 2019/770 Art. 14'] : []),
    ...(forData(known) ? ['Directive (EU) 2019/770 Art. 3(1)'] : []),
    ...(known.terms.facts.guarantee ? ['Directive (EU) 2019/771 Art. 17'] : []),
    ...(provides(known.terms, 'repair') ? ['Directive (EU) 2019/771 Art. 10(2a) and 13(2a)'] : []),
    ...(provides(known.terms, 'guarantee-notice') ? ['Directive 2011/83/EU Art. 22a'] : []),
    ...(provides(known.terms, 'france-guarantee') ? ['Code de la consommation, art. L. 211-2'] : []),
  ],
  reads: (known, voice) => {
    const { conformity: words } = voice.terms.delivery;
    const { terms } = known;
    const { consumers, businesses, sells } = terms;
    const { guarantee, guaranteeNoticeUrl } = terms.facts;
    // In the United States no law gives these rights: what holds stands under liability.
    const guaranteed = consumers && !terms.americanOnly;
    return [
      ...(goods(known) && guaranteed ? [paragraph(words.goods)] : []),
      ...(goods(known) && guaranteed && terms.eea ? [paragraph(words.goodsPeriod)] : []),
      ...(provides(terms, 'repair') ? [paragraph(words.repair)] : []),
      ...(guaranteeNoticeUrl && provides(terms, 'guarantee-notice')
        ? [paragraph(words.notice, { link: link(words.noticeText, guaranteeNoticeUrl) })]
        : []),
      ...(digital(known) && guaranteed ? [paragraph(words.digital)] : []),
      ...(forData(known) ? [paragraph(words.personalData)] : []),
      ...(terms.uk && consumers && sells ? [paragraph(words.unitedKingdom)] : []),
      ...(sells && businesses && !consumers && !terms.american ? [paragraph(words.businessRights)] : []),
      ...(goods(known) && businesses && !terms.american ? [paragraph(words.businesses)] : []),
      ...(guarantee
        ? [paragraph(words.guarantee), { kind: 'paragraph' as const, runs: [plain(voice.own(guarantee))] }]
        : []),
      paragraph(words.contact, { contact: mailLink(terms.email) }),
      ...frenchGuarantees(known, voice),
    ];
  },
};
