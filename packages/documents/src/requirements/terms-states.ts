import { france } from '@app/texts/prescribed/france.ts';
import type { ResolvedFacts } from '../known.ts';
import type { TermsProvisionId } from '../regimes/terms.ts';
import { provides } from '../resolve-terms.ts';
import type { Requirement } from './requirement.ts';

const follows =
  (id: TermsProvisionId) =>
  ({ terms }: ResolvedFacts): boolean =>
    provides(terms, id);

/** Requirements of individual countries in addition to European law. */
export const states: readonly Requirement[] = [
  {
    article: 'Lei nº 8.078/1990 (BR), art. 49',
    asks: 'the right of regret',
    clauses: ['withdrawal'],
    when: follows('brazil-regret'),
    shows: (_, { terms }) => [terms.withdrawal.brazil],
  },
  {
    article: 'Code de la consommation, art. D. 211-2 to D. 211-4',
    asks: 'the notice on the legal guarantees, in its words',
    clauses: ['conformity'],
    when: follows('france-guarantee'),
    shows: ({ terms }) => [
      ...(terms.goods ? france.guarantee.goods : []),
      ...(terms.offers.includes('digital-content') ? france.guarantee.once : []),
      ...(terms.offers.includes('software') ? france.guarantee.continuous : []),
    ],
  },
  {
    article: 'Code de la consommation, art. L. 215-4',
    asks: 'the articles on tacit renewal, in full',
    clauses: ['subscription'],
    when: follows('france-renewal'),
    shows: () => france.renewal.flatMap(({ article, paragraphs }) => [article, ...paragraphs]),
  },
  {
    article: 'Code de la consommation, art. L. 616-1',
    asks: 'the mediator',
    clauses: ['disputes'],
    when: follows('france-mediator'),
    shows: ({ terms: { facts } }) => [facts.disputeBody?.name, facts.disputeBody?.url],
    orMissing: ['terms.mediator'],
  },
  {
    article: 'Code de commerce, art. L. 441-10',
    asks: 'interest on late payment, and 40 euros',
    clauses: ['prices'],
    when: follows('france-late-payment'),
    shows: (_, { terms: { contract } }) => [contract.prices.lateFrance],
  },
  {
    article: 'BGB § 309 Nr. 9',
    asks: 'that contracts with consumers are not renewed for fixed periods',
    clauses: ['subscription'],
    when: follows('germany-renewal'),
    shows: (_, { terms: { contract } }) => [contract.subscription.renewsGermany],
  },
  {
    article: 'Cal. Bus. & Prof. Code § 17602; 15 U.S.C. § 8403',
    asks: 'that renewal is automatic, what it costs and how it is cancelled',
    clauses: ['subscription'],
    when: follows('us-renewal'),
    shows: (_, { terms: { contract } }) => [contract.subscription.renewsUs, contract.subscription.cancelUs],
  },
  {
    article: 'Uniform Commercial Code § 2-316(2)',
    asks: 'a conspicuous disclaimer that names merchantability',
    clauses: ['liability'],
    when: ({ terms }) => terms.american,
    shows: (_, voice) => [voice.capitals(voice.terms.liability.unitedStates.cap)],
  },
  {
    article: '45/2014. (II. 26.) Korm. rendelet 11. § (1) v)',
    asks: 'the conciliation board, with its address',
    clauses: ['disputes'],
    when: follows('hungary-board'),
    shows: ({ terms: { facts } }) => [facts.disputeBody?.name, facts.disputeBody?.address],
    orMissing: ['terms.conciliation-board'],
  },
  {
    article: 'Codice civile, art. 1341(2)',
    asks: 'onerous clauses to be approved one by one',
    clauses: ['specific-approval'],
    when: follows('italy-approval'),
    shows: (_, { terms: { closing } }) => [closing.approval.matters.liability, closing.approval.matters.changes],
  },
];
