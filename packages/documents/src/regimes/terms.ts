import type { CountryCode } from '../facts.ts';
import type { TermsScope } from '../terms-scope.ts';

/** A requirement of an individual law for terms, in addition to European law. State of the law: November 2026. */
type TermsProvision = {
  readonly id: TermsProvisionId;
  readonly source: string;
  /** The first day on which its cited form applies, ISO 8601. */
  readonly from: string;
  /** Whether a person has checked our description of this provision against its text. The owner is told when nobody has. */
  readonly confirmed: boolean;
  readonly concerns: (terms: TermsScope, owner: CountryCode) => boolean;
};

const termsProvisionIds = [
  'brazil-regret',
  'data-act',
  'france-guarantee',
  'france-late-payment',
  'france-mediator',
  'france-renewal',
  'germany-defects',
  'germany-renewal',
  'guarantee-notice',
  'hungary-board',
  'italy-approval',
  'repair',
  'us-renewal',
] as const;
export type TermsProvisionId = (typeof termsProvisionIds)[number];

/** Whether consumers pay the owner for something, or use the marketplace it runs. */
const tradesWithConsumers = ({ consumers, sells, offers }: TermsScope): boolean =>
  consumers && (sells || offers.includes('marketplace'));

const renews = ({ facts }: TermsScope): boolean => facts.subscription !== undefined && !facts.subscription.ends;

const provisions: readonly TermsProvision[] = [
  {
    id: 'brazil-regret',
    source: 'Lei nº 8.078/1990 (Código de Defesa do Consumidor), art. 49',
    from: '1991-03-11',
    confirmed: false,
    concerns: (terms, owner) => terms.withdrawal && (owner === 'BR' || terms.law === 'BR'),
  },
  {
    id: 'data-act',
    source: 'Regulation (EU) 2023/2854, Art. 23 to 31',
    from: '2025-09-12',
    confirmed: false,
    // Software for consumers alone is none, unless its owner says so: an app for training is no cloud.
    concerns: ({ offers, eea, businesses, facts }) =>
      offers.includes('software') && eea && (facts.dataProcessing ?? businesses),
  },
  {
    // The notices are annexes to the articles: décret n° 2022-946 du 29 juin 2022.
    id: 'france-guarantee',
    source: 'Code de la consommation, art. L. 211-2 et D. 211-2 à D. 211-4',
    from: '2022-10-01',
    confirmed: false,
    concerns: (terms) => terms.law === 'FR' && terms.consumers && terms.sells,
  },
  {
    id: 'france-late-payment',
    source: 'Code de commerce, art. L. 441-10 et D. 441-5',
    from: '2019-04-26',
    confirmed: false,
    concerns: ({ law, businesses, sells }) => law === 'FR' && businesses && sells,
  },
  {
    id: 'france-mediator',
    source: 'Code de la consommation, art. L. 612-1 et L. 616-1',
    from: '2016-07-01',
    confirmed: false,
    concerns: (terms, owner) => owner === 'FR' && tradesWithConsumers(terms),
  },
  {
    id: 'france-renewal',
    source: 'Code de la consommation, art. L. 215-1 à L. 215-4',
    from: '2023-06-01',
    confirmed: false,
    concerns: (terms) => terms.law === 'FR' && terms.consumers && terms.digital && renews(terms),
  },
  {
    // Software over the internet is rented: BGH, November 15, 2006, XII ZR 120/04.
    id: 'germany-defects',
    source: 'BGB § 536a Abs. 1',
    from: '2002-01-01',
    confirmed: false,
    concerns: ({ law, businesses, offers }) => law === 'DE' && businesses && offers.includes('software'),
  },
  {
    id: 'germany-renewal',
    source: 'BGB § 309 Nr. 9',
    from: '2022-03-01',
    confirmed: false,
    concerns: (terms) => terms.law === 'DE' && terms.consumers && renews(terms),
  },
  {
    id: 'guarantee-notice',
    source:
      'Directive 2011/83/EU, Art. 6(1)(l) and 22a (Directive (EU) 2024/825); Implementing Regulation (EU) 2025/1960',
    from: '2026-09-27',
    confirmed: false,
    concerns: ({ goods, consumers, eea }) => goods && consumers && eea,
  },
  {
    id: 'hungary-board',
    source: '1997. évi CLV. törvény 18–37. §; 45/2014. (II. 26.) Korm. rendelet 11. §',
    from: '2024-01-01',
    confirmed: false,
    concerns: (terms, owner) => owner === 'HU' && tradesWithConsumers(terms),
  },
  {
    id: 'italy-approval',
    source: 'Codice civile, art. 1341 e 1342',
    from: '1942-04-21',
    confirmed: false,
    // A person who only reads free information concludes no contract.
    concerns: ({ law, businesses, offers }) =>
      law === 'IT' && businesses && offers.some((offer) => offer !== 'information'),
  },
  {
    id: 'repair',
    source: 'Directive (EU) 2019/771, Art. 10(2a) and 13(2a) (Directive (EU) 2024/1799)',
    from: '2026-07-31',
    confirmed: false,
    concerns: ({ goods, consumers, eea }) => goods && consumers && eea,
  },
  {
    id: 'us-renewal',
    source: 'California Business and Professions Code, § 17600 to 17606; 15 U.S.C. § 8403',
    from: '2025-07-01',
    confirmed: false,
    concerns: (terms) => terms.usConsumers && renews(terms),
  },
];

export type AppliedTermsProvision = Pick<TermsProvision, 'id' | 'source' | 'confirmed'>;

/** The provisions that apply to the terms on a day. */
export function termsProvisionsOn(on: string, terms: TermsScope, owner: CountryCode): readonly AppliedTermsProvision[] {
  return provisions
    .filter(({ from, concerns }) => on >= from && concerns(terms, owner))
    .map(({ id, source, confirmed }) => ({ id, source, confirmed }));
}

/** The first days on which single provisions apply. */
export const termsProvisionDays: readonly string[] = provisions.map(({ from }) => from);

/** The first day on which providers may not charge for switching to another. Regulation (EU) 2023/2854, Art. 29(1). */
export const switchingFreeFrom = '2027-01-12';
