import { hasStateLaw, stateLawsFor, type ResolvedFacts } from '../known.ts';
import { contactOf, type Requirement } from './requirement.ts';

const inCalifornia = (known: ResolvedFacts): boolean => hasStateLaw(known, 'CA');
const discloses = ({ recentServices }: ResolvedFacts): boolean =>
  recentServices.some(({ shares, sells }) => shares || sells);

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
    clauses: ['us-disclosure'],
    when: inCalifornia,
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
