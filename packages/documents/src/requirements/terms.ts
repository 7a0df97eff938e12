import { isEea } from '@app/catalogue';
import type { ResolvedFacts } from '../known.ts';
import type { Requirement } from './requirement.ts';
import { platforms } from './terms-platforms.ts';
import { states } from './terms-states.ts';

const sells = ({ terms }: ResolvedFacts): boolean => terms.sells && terms.consumers;

/**
 * Requirements for terms with consumers. Directive 2000/31/EC, Directive 2011/83/EU, Directive (EU) 2019/770. Rules P15, P16.
 */
const consumers: readonly Requirement[] = [
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
  {
    article: 'Directive 2011/83/EU Art. 6(1)(c)',
    asks: 'the telephone number of the trader',
    clauses: ['provider'],
    when: (known) => sells(known) && known.terms.europe,
    shows: ({ facts: { owner } }) => [owner.phone],
    orMissing: ['terms.phone'],
  },
  { article: 'Directive 2011/83/EU Art. 6(1)(e)', asks: 'prices', clauses: ['prices'], when: sells },
  { article: 'Directive 2011/83/EU Art. 6(1)(g)', asks: 'delivery', clauses: ['delivery', 'access'], when: sells },
  {
    article: 'Directive 2011/83/EU Art. 6(1)(g)',
    asks: 'where complaints go',
    clauses: ['disputes'],
    shows: ({ facts: { owner } }) => [owner.email],
    orMissing: ['owner.email'],
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
    article: 'Directive 2011/83/EU Art. 6(1)(i)',
    asks: 'who bears the cost of returning goods',
    clauses: ['withdrawal'],
    when: ({ terms }) => terms.withdrawal && terms.goods,
    shows: ({ terms: { facts } }, { terms }) => [
      facts.withdrawal?.returnCosts === 'owner'
        ? terms.withdrawal.effects.costOwner
        : terms.withdrawal.effects.costCustomer,
    ],
  },
  {
    article: 'Directive 2011/83/EU Art. 6(1)(j)',
    asks: 'that services begun before are paid for',
    clauses: ['withdrawal'],
    when: ({ terms }) => terms.withdrawal && terms.digital,
    shows: (_, { terms }) => [terms.withdrawal.effects.services],
  },
  {
    article: 'Directive 2011/83/EU Art. 6(1)(k)',
    asks: 'when there is no right of withdrawal',
    clauses: ['withdrawal'],
    when: ({ terms }) => terms.withdrawal,
    shows: (_, { terms }) => [terms.withdrawal.exceptions.heading],
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
    article: 'Directive 2011/83/EU Art. 6(1)(r) and (s)',
    asks: 'with which devices and programs digital things work',
    clauses: ['access'],
    when: (known) => sells(known) && known.terms.digital,
  },
  {
    article: 'Directive (EU) 2019/770 Art. 3(1)',
    asks: 'that conformity is owed also where data is given instead of a price',
    clauses: ['conformity'],
    when: ({ terms }) => terms.consumers && terms.eea && terms.offers.includes('mobile-app'),
    shows: (_, { terms }) => [terms.delivery.conformity.personalData],
  },
  {
    article: 'Directive (EU) 2019/770 Art. 8(2) and 19',
    asks: 'updates, and when a running service may be changed',
    clauses: ['access'],
    when: ({ terms }) => terms.digital,
  },
  {
    article: 'Directive (EU) 2019/770 Art. 16(4)',
    asks: 'that consumers can retrieve their content',
    clauses: ['termination'],
    when: ({ terms }) => terms.consumers && terms.offers.includes('software'),
    shows: (_, { terms }) => [terms.closing.termination.data],
  },
  {
    article: 'Directive 93/13/EEC Annex 1(b)',
    asks: 'that liability to consumers is not limited where the law forbids it',
    clauses: ['liability'],
    when: ({ terms }) => terms.consumers && ['BR', 'FR', 'IT', 'SE'].includes(terms.law),
    shows: (_, { terms }) => [terms.liability.general.consumers],
  },
  {
    article: 'Regulation (EC) 593/2008 Art. 6',
    asks: 'that mandatory protection stays',
    clauses: ['applicable-law'],
    when: ({ terms }) => terms.consumers && terms.europe,
    shows: (_, { terms }) => [terms.closing.law.consumers],
  },
  {
    article: 'Directive 2013/11/EU Art. 13',
    asks: 'whether disputes go to a board',
    clauses: ['disputes'],
    when: ({ facts: { owner }, terms }) =>
      terms.consumers && !terms.facts.disputeBody && isEea(owner.country) && !['FR', 'HU'].includes(owner.country),
    shows: ({ facts: { owner } }, { terms: { closing } }) => [
      ['AT', 'DE'].includes(owner.country) ? closing.disputes.none : closing.disputes.unlessObliged,
    ],
  },
];

export const termsAndConditions: readonly Requirement[] = [...consumers, ...platforms, ...states];
