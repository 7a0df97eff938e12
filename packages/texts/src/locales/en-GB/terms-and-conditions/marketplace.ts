import type { Translated } from '../../../translated.ts';
import type { marketplace as english } from '../../en/terms-and-conditions/marketplace.ts';

export const marketplace: Translated<typeof english> = {
  heading: 'The marketplace',
  role: 'On the marketplace, others offer goods and services. The contract for them is made between the buyer and the seller; we provide the marketplace and are not a party to that contract, unless an offer states that we are the seller.',
  status:
    'Each offer shows whether the seller declares that they are a trader. If they are not, consumer rights under EU consumer law, including the right of withdrawal, do not apply to the contract with them.',
  traders: 'All sellers are traders.',
  duties:
    'The seller is responsible for the offer, for delivery and for the buyer’s rights under the contract. We are responsible for the operation of the marketplace.',
  ranking: {
    heading: 'How offers are ranked',
    intro: 'The order in which offers appear in search results depends mainly on:',
  },
  business: {
    heading: 'For sellers',
    text: 'If we restrict, suspend or terminate a seller’s use of the marketplace, we give our reasons: for a restriction or suspension, before or at the time when it takes effect; for the termination of all use, at least 30 days beforehand, except where a law or repeated breaches require otherwise. Changes to these terms are notified to sellers at least 15 days before they apply (Regulation (EU) 2019/1150).',
  },
};
