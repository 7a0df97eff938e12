import { isEea } from '@app/catalogue';
import { withdrawal } from '@app/texts/prescribed/withdrawal.ts';
import type { ResolvedFacts } from '../known.ts';
import type { Requirement } from './requirement.ts';
import { provides } from '../resolve-terms.ts';
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
    shows: ({ facts: { owner }, terms: { email } }) => [owner.name, owner.address, email],
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
    shows: ({ terms: { email } }) => [email],
    orMissing: ['owner.email'],
  },
  {
    article: 'Directive 2011/83/EU Art. 6(1)(h)',
    asks: 'the right of withdrawal, and the model form',
    clauses: ['withdrawal'],
    when: ({ terms }) => terms.withdrawal,
    shows: ({ terms: { email } }, { locale }) => {
      const { instructions, form } = withdrawal[locale].texts;
      return [email, instructions.period, instructions.deadline, instructions.reimburse, form.declare, form.delete];
    },
    orMissing: ['owner.email'],
  },
  {
    article: 'Directive 2011/83/EU Art. 6(1)(i)',
    asks: 'who bears the cost of returning goods',
    clauses: ['withdrawal'],
    when: ({ terms }) => terms.withdrawal && terms.goods,
    shows: ({ terms: { facts } }, { locale }) => {
      const { costOwner, costCustomer } = withdrawal[locale].texts.instructions;
      return [facts.withdrawal?.returnCosts === 'owner' || facts.withdrawal?.collects ? costOwner : costCustomer];
    },
  },
  {
    article: 'Directive 2011/83/EU Art. 6(1)(j)',
    asks: 'that services begun before are paid for',
    clauses: ['withdrawal'],
    when: ({ terms }) => terms.withdrawal && terms.digital,
    shows: (_, { locale }) => [withdrawal[locale].texts.instructions.services],
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
    shows: (_, { terms }) => [terms.withdrawal.label],
    orMissing: ['terms.withdrawal-function'],
  },
  {
    article: 'Directive 2011/83/EU Art. 18(2) and (3)',
    asks: 'what consumers can do if goods are late',
    clauses: ['delivery'],
    when: ({ terms }) => terms.goods && terms.consumers && terms.europe,
    shows: (_, { terms }) => [terms.delivery.goods.late],
  },
  { article: 'Directive 2011/83/EU Art. 6(1)(l)', asks: 'the legal guarantee', clauses: ['conformity'], when: sells },
  {
    article: 'Directive 2011/83/EU Art. 22a',
    asks: 'where the harmonised notice on the legal guarantee is shown',
    clauses: ['conformity'],
    when: ({ terms }) => provides(terms, 'guarantee-notice'),
    shows: ({ terms: { facts } }, { terms }) => [facts.guaranteeNoticeUrl && terms.delivery.conformity.noticeText],
    orMissing: ['terms.guarantee-notice'],
  },
  {
    article: 'Directive (EU) 2019/771 Art. 10(2a) and 13(2a)',
    asks: 'the choice of repair, and the longer guarantee after it',
    clauses: ['conformity'],
    when: ({ terms }) => provides(terms, 'repair'),
    shows: (_, { terms }) => [terms.delivery.conformity.repair],
  },
  {
    article: 'Directive 93/13/EEC Annex 1(f) and (g)',
    asks: 'that no side ends a fixed term early without good cause, and both can end what has none',
    clauses: ['termination'],
    when: ({ terms }) => terms.facts.subscription !== undefined,
    shows: (_, { terms }) => [terms.closing.termination.cause],
  },
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
