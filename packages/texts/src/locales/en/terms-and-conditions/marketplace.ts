/** Marketplaces: Directive 2011/83/EU, Art. 6a; Regulation (EU) 2019/1150. */
export const marketplace = {
  heading: 'The marketplace',
  role: 'On the marketplace others offer goods and services. The contract about them is concluded between the buyer and the seller; we provide the marketplace and are not a party to it, unless an offer says that we are the seller.',
  status:
    'Each offer shows whether the seller says that they are a trader. If they are not, the rights of consumers from EU consumer law, the right of withdrawal among them, do not apply to the contract with them.',
  traders: 'All sellers are traders.',
  duties:
    'The seller is responsible for the offer, for delivery and for the rights of the buyer from the contract. We are responsible for the operation of the marketplace.',
  ranking: {
    heading: 'How offers are ranked',
    intro: 'The order in which offers are shown in search results depends mainly on:',
  },
  business: {
    heading: 'For sellers',
    text: 'If we restrict, suspend or end the use of the marketplace by a seller, we give the reasons: for a restriction or suspension before or when it takes effect, for ending all use at least 30 days before, except where a law or repeated breaches require otherwise. Changes of these terms are announced to sellers at least 15 days before they apply (Regulation (EU) 2019/1150).',
  },
} as const;
