import { usesTrackers, type Known } from '../known.ts';
import type { Requirement } from './requirement.ts';

const tracking = ({ services }: Known) => services.filter(usesTrackers);
const listed = (known: Known) =>
  tracking(known)
    .filter(({ facts }) => facts.trackersShown !== false)
    .flatMap(({ trackers }) => trackers.filter(({ name }) => name !== '*'));

/** Rule P10; CJEU C-673/17 (Planet49), 75 to 81. */
export const cookiePolicy: readonly Requirement[] = [
  {
    article: 'Directive 2002/58/EC Art. 5(3)',
    asks: 'clear and comprehensive information on what trackers are for',
    clauses: [
      'trackers-necessary',
      'trackers-functionality',
      'trackers-experience',
      'trackers-measurement',
      'trackers-marketing',
    ],
    when: (known) => tracking(known).length > 0,
    orMissing: ['service.purpose'],
  },
  {
    article: 'GDPR Art. 13(1)(e)',
    asks: 'who can read them',
    clauses: [
      'trackers-necessary',
      'trackers-functionality',
      'trackers-experience',
      'trackers-measurement',
      'trackers-marketing',
    ],
    when: (known) => tracking(known).length > 0,
    shows: (known) => tracking(known).flatMap(({ companies }) => companies.map(({ name }) => name)),
  },
  {
    article: 'GDPR Art. 13(2)(a)',
    asks: 'each tracker by name, with how long it stays',
    clauses: [
      'trackers-necessary',
      'trackers-functionality',
      'trackers-experience',
      'trackers-measurement',
      'trackers-marketing',
    ],
    when: (known) => listed(known).length > 0,
    shows: (known) => listed(known).map(({ name }) => name),
    orMissing: ['tracker.lifetime'],
  },
  {
    article: 'GDPR Art. 7(3)',
    asks: 'how to refuse and withdraw',
    clauses: ['choices'],
    when: (known) => tracking(known).length > 0,
  },
  {
    article: 'GDPR Art. 13(1)(a)',
    asks: 'who is responsible',
    clauses: ['controller'],
    shows: ({ facts: { owner } }) => [owner.name, owner.email],
    orMissing: ['owner.name', 'owner.email'],
  },
];

const sells = ({ terms }: Known): boolean => terms.sells && terms.consumers;

/** Directive 2011/83/EU, Directive 2000/31/EC, Regulation (EU) 2022/2065. Rules P15, P16. */
export const termsAndConditions: readonly Requirement[] = [
  {
    article: 'Directive 2000/31/EC Art. 5(1)',
    asks: 'name, address and e-mail address of the provider',
    clauses: ['provider'],
    shows: ({ facts: { owner } }) => [owner.name, owner.address, owner.email],
    orMissing: ['owner.name', 'owner.email', 'owner.address'],
  },
  {
    article: 'Directive 2011/83/EU Art. 6(1)(a)',
    asks: 'what is offered',
    clauses: ['offer'],
    orMissing: ['terms.offers'],
  },
  { article: 'Directive 2011/83/EU Art. 6(1)(e)', asks: 'prices', clauses: ['prices'], when: sells },
  {
    article: 'Directive 2011/83/EU Art. 6(1)(g)',
    asks: 'delivery',
    clauses: ['delivery', 'access'],
    when: sells,
  },
  {
    article: 'Directive 2011/83/EU Art. 6(1)(h)',
    asks: 'the right of withdrawal, and the model form',
    clauses: ['withdrawal'],
    when: ({ terms }) => terms.withdrawal,
    shows: ({ facts: { owner } }) => [owner.email],
    orMissing: ['owner.email'],
  },
  {
    article: 'Directive 2011/83/EU Art. 11a',
    asks: 'the function to withdraw',
    clauses: ['withdrawal'],
    when: ({ terms }) => terms.withdrawal,
    shows: (_, { terms }) => [terms.withdrawal.function.label],
    orMissing: ['terms.withdrawal-function'],
  },
  { article: 'Directive 2011/83/EU Art. 6(1)(l)', asks: 'the legal guarantee', clauses: ['conformity'], when: sells },
  {
    article: 'Directive 2011/83/EU Art. 6(1)(o)',
    asks: 'duration and ending of subscriptions',
    clauses: ['subscription'],
    when: ({ terms }) => terms.facts.subscription !== undefined,
  },
  {
    article: 'Directive 2011/83/EU Art. 6a(1)',
    asks: 'ranking, and who the seller is',
    clauses: ['marketplace'],
    when: ({ terms }) => terms.offers.includes('marketplace'),
    orMissing: ['terms.ranking'],
  },
  {
    article: 'Regulation (EU) 2022/2065 Art. 14(1)',
    asks: 'restrictions on content, moderation and complaints',
    clauses: ['moderation'],
    when: ({ terms }) => terms.offers.includes('community') || terms.offers.includes('marketplace'),
    shows: (known) => [known.terms.facts.community?.noticeEmail ?? known.facts.owner.email],
    orMissing: ['owner.email'],
  },
  { article: 'Regulation (EC) 593/2008 Art. 6', asks: 'that mandatory protection stays', clauses: ['applicable-law'] },
  { article: 'Directive 2013/11/EU Art. 13', asks: 'whether disputes go to a board', clauses: ['disputes'] },
];
