import type { Known } from './known.ts';
import { advises, blocks, when, type Missing } from './missing-fact.ts';
import { firstOf } from './own-texts.ts';
import { withdrawalFunctionFrom } from './resolve-terms.ts';

/** What terms and conditions cannot do without. Rule P15; Directive 2011/83/EU Art. 6a(1)(a) and 11a. */
export function missingOfTerms({ facts, terms, on }: Known): readonly Missing[] {
  const { withdrawal, marketplace, lawState, disputeBody } = terms.facts;
  // Code de la consommation, art. L. 612-1 and L. 616-1: every trader names one.
  const namesMediator = facts.owner.country === 'FR' && terms.consumers && terms.sells;
  const ranks = terms.offers.includes('marketplace');
  return [
    ...when(terms.offers.length === 0, blocks('terms.offers', 'terms.offers')),
    ...when(
      terms.withdrawal && !withdrawal?.functionUrl && on >= withdrawalFunctionFrom,
      blocks('terms.withdrawal-function', 'terms.withdrawal.functionUrl'),
    ),
    ...when(ranks && !firstOf(marketplace?.ranking)?.trim(), blocks('terms.ranking', 'terms.marketplace.ranking')),
    ...when(namesMediator && !disputeBody, blocks('terms.mediator', 'terms.disputeBody')),
    ...when(terms.law === 'US' && !lawState, advises('terms.state', 'terms.lawState')),
  ];
}
