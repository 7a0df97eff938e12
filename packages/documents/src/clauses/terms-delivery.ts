import { isEea } from '@app/catalogue';
import { paragraph, type Clause } from '../clause.ts';
import { isPeriod, type Known } from '../known.ts';
import { plain, mailLink } from '../voice.ts';

const digital = ({ terms }: Known): boolean =>
  terms.offers.some((offer) => offer === 'digital-content' || offer === 'software');
const goods = ({ terms }: Known): boolean => terms.offers.includes('goods');

/** Directive 2011/83/EU Art. 6(1)(g), 18 and 20. */
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
      paragraph(risk),
    ];
  },
};

/** Directive (EU) 2019/770 Art. 5, 8 and 19. */
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

/** Directive (EU) 2019/771 Art. 5, 10 to 13 and 17; Directive (EU) 2019/770 Art. 14; Directive 2011/83/EU Art. 6(1)(l) and (m). */
export const termsConformity: Clause = {
  id: 'conformity',
  heading: ({ terms }) => terms.delivery.conformity.heading,
  applies: ({ terms }) => terms.sells,
  cites: (known) => [
    'Directive 2011/83/EU Art. 6(1)(l)',
    ...(goods(known) ? ['Directive (EU) 2019/771 Art. 10', 'Directive (EU) 2019/771 Art. 13'] : []),
    ...(digital(known) ? ['Directive (EU) 2019/770 Art. 14'] : []),
    ...(known.terms.facts.guarantee ? ['Directive (EU) 2019/771 Art. 17'] : []),
  ],
  reads: (known, voice) => {
    const { conformity: words } = voice.terms.delivery;
    const { terms, facts } = known;
    const areas = facts.audience?.areaType ?? 'worldwide';
    const inEea = terms.consumers && (isEea(facts.owner.country) || areas !== 'us');
    const inUk = terms.consumers && (facts.owner.country === 'GB' || areas !== 'us');
    const { guarantee } = terms.facts;
    return [
      ...(goods(known) ? [paragraph(words.goods), ...(inEea ? [paragraph(words.goodsPeriod)] : [])] : []),
      ...(digital(known) ? [paragraph(words.digital)] : []),
      ...(inUk ? [paragraph(words.unitedKingdom)] : []),
      ...(goods(known) && terms.businesses ? [paragraph(words.businesses)] : []),
      ...(guarantee
        ? [paragraph(words.guarantee), { kind: 'paragraph' as const, runs: [plain(voice.own(guarantee))] }]
        : []),
      paragraph(words.contact, { contact: mailLink(facts.owner.email ?? '') }),
    ];
  },
};
