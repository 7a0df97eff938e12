import { isEea } from '@app/catalogue';
import type { ResolvedFacts } from './known.ts';
import { advises, blocks, isBlank, when, type Missing } from './missing-fact.ts';
import { firstOf } from './own-texts.ts';
import { provides, withdrawalFunctionFrom } from './resolve-terms.ts';

/**
 * Countries that require a cancellation button for consumer contracts: BGB § 312k; Code de la consommation, art. L. 215-1-1.
 */
const cancelledByButton: ReadonlySet<string> = new Set(['DE', 'FR']);

/** Missing facts that terms and conditions require. Rule P15; Directive 2011/83/EU Art. 6(1)(c), 6a(1)(a) and 11a. */
export function missingOfTerms({ facts, terms, on }: ResolvedFacts): readonly Missing[] {
  const { withdrawal, marketplace, lawState, disputeBody, subscription } = terms.facts;
  const { owner } = facts;
  const ranks = terms.offers.includes('marketplace');
  const lacksPhone = terms.consumers && terms.sells && terms.europe && isBlank(owner.phone);
  const lacksButton =
    terms.consumers && cancelledByButton.has(owner.country) && subscription !== undefined && !subscription.cancelUrl;
  const hosts = ranks || terms.offers.includes('community');
  const lacksNotice = provides(terms, 'guarantee-notice') && !terms.facts.guaranteeNoticeUrl;
  const lacksRepresentative =
    hosts && terms.eea && !isEea(owner.country) && isBlank(terms.facts.community?.representative);
  const board = disputeBody && !isBlank(disputeBody.name) && !isBlank(disputeBody.address);
  return [
    ...when(terms.offers.length === 0, blocks('terms.offers', 'terms.offers')),
    ...when(lacksPhone, (isEea(owner.country) ? blocks : advises)('terms.phone', 'owner.phone')),
    ...when(
      terms.withdrawal && !withdrawal?.functionUrl && on >= withdrawalFunctionFrom,
      blocks('terms.withdrawal-function', 'terms.withdrawal.functionUrl'),
    ),
    ...when(ranks && !firstOf(marketplace?.ranking)?.trim(), blocks('terms.ranking', 'terms.marketplace.ranking')),
    ...when(provides(terms, 'france-mediator') && !disputeBody, blocks('terms.mediator', 'terms.disputeBody')),
    ...when(
      provides(terms, 'hungary-board') && !board,
      blocks('terms.conciliation-board', disputeBody ? 'terms.disputeBody.address' : 'terms.disputeBody'),
    ),
    ...when(lacksButton, advises('terms.cancel-function', 'terms.subscription.cancelUrl')),
    ...when(lacksNotice, advises('terms.guarantee-notice', 'terms.guaranteeNoticeUrl')),
    ...when(lacksRepresentative, advises('terms.representative', 'terms.community.representative')),
    ...when(
      ranks && terms.eea && isBlank(marketplace?.mediators),
      advises('terms.mediators', 'terms.marketplace.mediators'),
    ),
    ...when(
      terms.american && hosts && isBlank(terms.facts.unitedStates?.copyrightAgent),
      advises('terms.copyright-agent', 'terms.unitedStates.copyrightAgent'),
    ),
    ...when(
      terms.facts.business?.cap === 'amount' && isBlank(terms.facts.business.capAmount),
      blocks('terms.cap-amount', 'terms.business.capAmount'),
    ),
    ...when(terms.law === 'US' && !lawState, advises('terms.state', 'terms.lawState')),
  ];
}
