import { isEmpty, sensitiveIn } from '../clauses/us-collection.ts';
import { addressesState } from '../clauses/us-states.ts';
import { hasStateLaw, stateLawsFor, type ResolvedFacts } from '../known.ts';
import { californiaDecisionsFrom } from '../regimes/regimes.ts';
import { shown } from '../shown.ts';
import { contactOf, type Requirement } from './requirement.ts';

const inCalifornia = (known: ResolvedFacts): boolean => hasStateLaw(known, 'CA');
const discloses = ({ recentServices }: ResolvedFacts): boolean =>
  recentServices.some(({ shares, sells }) => shares || sells);

const handlesHealth = ({ activities, services }: ResolvedFacts): boolean =>
  [...activities, ...services].some(({ sensitiveData }) => sensitiveData.includes('health'));
const sharingNames = ({ recentServices }: ResolvedFacts): readonly string[] =>
  recentServices
    .filter(({ shares, sells }) => shares || sells)
    .flatMap(({ companies }) => companies.map(({ name }) => name));

/** The privacy laws of US states. Where several have the same requirement, cites California's. */
export const usStates: readonly Requirement[] = [
  {
    article: 'Va. Code § 59.1-578(C)',
    asks: 'categories of data, purposes, rights, and with whom data is shared',
    regimes: ['us-states'],
    clauses: ['us-collection'],
  },
  {
    article: 'CCPA § 1798.130(a)(5)(B)',
    asks: 'categories collected in the preceding twelve months, with sources and purposes',
    regimes: ['us-states'],
    clauses: ['us-collection'],
    when: inCalifornia,
  },
  {
    article: 'CCPA § 1798.130(a)(5)(C)',
    asks: 'categories sold or shared, and categories disclosed for a business purpose',
    regimes: ['us-states'],
    clauses: ['us-collection'],
    when: inCalifornia,
    shows: (known, { words }) => [
      words.usStates.collection.soldOrShared,
      words.usStates.collection.disclosedTo,
      ...sharingNames(known),
    ],
  },
  {
    article: 'CCPA regulations § 7011(e)(1)(B)',
    asks: 'the sources of each category',
    regimes: ['us-states'],
    clauses: ['us-collection'],
    when: inCalifornia,
    shows: (_, { words }) => [words.usStates.collection.sources],
  },
  {
    article: 'CCPA regulations § 7011(e)(1)(D)',
    asks: 'whether data was sold or shared',
    regimes: ['us-states'],
    clauses: ['us-disclosure'],
    when: inCalifornia,
  },
  {
    article: 'CCPA regulations § 7011(e)(1)(K)',
    asks: 'whether sensitive data is used beyond § 7027(m)',
    regimes: ['us-states'],
    clauses: ['us-sensitive'],
    when: (known) => inCalifornia(known) && !isEmpty(sensitiveIn(known)),
  },
  {
    article: 'CCPA regulations § 7011(e)(3)(F)',
    asks: 'what an opt-out preference signal applies to, and how to use one',
    regimes: ['us-states'],
    clauses: ['us-choices'],
    when: ({ asking }) => asking.rules.some(({ gpc, place }) => gpc && place.id === 'usa'),
    shows: () => ['globalprivacycontrol.org'],
  },
  {
    article: 'CCPA regulations § 7012(e)',
    asks: 'a notice at collection with the way to opt out',
    regimes: ['us-states'],
    clauses: ['us-collection'],
    when: inCalifornia,
    shows: (_, { words }) => [words.usStates.choices.heading],
  },
  {
    article: 'CCPA regulations § 7014',
    asks: 'a link to limit the use of sensitive data',
    regimes: ['us-states'],
    clauses: ['us-sensitive'],
    when: (known) =>
      inCalifornia(known) && known.facts.usStates?.usesSensitiveDataFurther === true && !isEmpty(sensitiveIn(known)),
    shows: () => ['Limit the Use of My Sensitive Personal Information'],
    orMissing: ['us.limit'],
  },
  {
    article: 'CCPA regulations § 7016(d)',
    asks: 'the terms and the value of a financial incentive',
    regimes: ['us-states'],
    clauses: ['us-incentive'],
    when: ({ facts }) => facts.usStates?.financialIncentive !== undefined,
  },
  {
    article: 'CCPA regulations § 7220 to 7222',
    asks: 'the rights toward automated decisionmaking technology',
    regimes: ['us-states'],
    clauses: ['us-decisions'],
    when: (known) =>
      inCalifornia(known) && known.on >= californiaDecisionsFrom && known.facts.automatedDecisions?.made === true,
  },
  {
    article: 'Cal. Civ. Code § 1798.83',
    asks: 'what was disclosed for the direct marketing of third parties',
    regimes: ['us-states'],
    clauses: ['us-california'],
    when: inCalifornia,
    shows: (known) => ['Your California Privacy Rights', contactOf(known)],
  },
  {
    article: 'NRS 603A.345',
    asks: 'an address for directions not to sell',
    clauses: ['us-nevada'],
    when: (known) => addressesState(known, 'NV'),
    shows: (known) => [contactOf(known)],
  },
  {
    article: 'RCW 19.373.020',
    asks: 'a policy on consumer health data',
    clauses: ['consumer-health-data'],
    when: (known) => addressesState(known, 'WA') && handlesHealth(known),
    shows: (known) => [
      contactOf(known),
      ...known.activities
        .filter(({ sensitiveData }) => sensitiveData.includes('health'))
        .flatMap(({ recipients }) => recipients.map(({ name }) => shown(name))),
    ],
  },
  {
    article: 'NRS 603A.495',
    asks: 'a policy on consumer health data, and whether third parties collect it across sites',
    clauses: ['consumer-health-data'],
    when: (known) => addressesState(known, 'NV') && handlesHealth(known),
  },
  {
    article: 'CCPA § 1798.130(a)(5)(A)',
    asks: 'the rights of consumers and how to use them',
    regimes: ['us-states'],
    clauses: ['us-rights'],
  },
  {
    article: 'CCPA § 1798.130(a)(1)',
    asks: 'methods for submitting requests',
    regimes: ['us-states'],
    clauses: ['us-requests'],
    shows: (known) => [contactOf(known)],
  },
  {
    article: 'CCPA § 1798.135(a)',
    asks: 'how to opt out of sale and sharing',
    regimes: ['us-states'],
    clauses: ['us-choices'],
    when: discloses,
    orMissing: ['us.opt-out'],
  },
  {
    article: 'CCPA § 1798.100(a)(3)',
    asks: 'how long each category is kept, or the criteria',
    regimes: ['us-states'],
    clauses: ['retention'],
    when: inCalifornia,
  },
  {
    article: 'CCPA regulations § 7011(e)(4)',
    asks: 'the date of the last update',
    regimes: ['us-states'],
    clauses: ['us-notice'],
  },
  {
    article: 'Cal. Bus. & Prof. Code § 22575(b)(5)',
    asks: 'how Do Not Track signals are answered',
    regimes: ['us-states'],
    clauses: ['us-choices'],
    when: inCalifornia,
  },
  {
    article: 'Va. Code § 59.1-577(C)',
    asks: 'how to appeal a refusal',
    regimes: ['us-states'],
    clauses: ['us-requests'],
    when: (known) => stateLawsFor(known).some(({ rights }) => rights.appeal !== undefined),
  },
];

export const coppa: readonly Requirement[] = [
  {
    article: '16 CFR § 312.4(d)(1)',
    asks: 'the operators that collect information, and how to reach them',
    regimes: ['coppa'],
    clauses: ['coppa'],
    shows: (known) => [
      known.facts.owner.name,
      contactOf(known),
      ...known.services.flatMap(({ companies, name }) => (companies.length > 0 ? [name] : [])),
    ],
  },
  {
    article: '16 CFR § 312.4(d)(2)',
    asks: 'what is collected from children, how it is used and disclosed, and the retention policy',
    regimes: ['coppa'],
    clauses: ['coppa'],
  },
  {
    article: '16 CFR § 312.4(d)(4)',
    asks: 'that parents can review and delete information and refuse more, and how',
    regimes: ['coppa'],
    clauses: ['coppa'],
  },
  {
    article: '16 CFR § 312.4(d)(1)',
    asks: 'a telephone number or an address of the operator',
    regimes: ['coppa'],
    clauses: ['controller'],
    shows: ({ facts: { owner } }) => [owner.address ?? owner.phone],
    orMissing: ['owner.address'],
  },
];
