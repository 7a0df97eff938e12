/** Marketplaces: Directive 2011/83/EU, Art. 6a; Regulation (EU) 2019/1150. */
export const marketplace = {
  heading: 'The marketplace',
  role: 'On the marketplace others offer goods and services. The contract about them is concluded between the buyer and the seller; we provide the marketplace and are not a party to it, unless an offer says that we are the seller.',
  status:
    'Each offer shows whether the seller says that they are a trader. If they are not, the rights of consumers under EU consumer law, the right of withdrawal among them, do not apply to the contract with them.',
  traders: 'All sellers are traders.',
  /** Regulation (EU) 2022/2065, Art. 30. */
  traderData:
    'Before traders may sell, we collect their name, address, telephone number, e-mail address, proof of identity, payment account, register entry and a statement that they offer only lawful goods and services. We check these details, show buyers the name, the contact details, the register entry and the statement, and suspend traders who do not provide them, to the extent that Art. 30 of Regulation (EU) 2022/2065 obliges us to.',
  duties:
    'The seller is responsible for the offer, for delivery and for the rights of the buyer under the contract. We are responsible for the operation of the marketplace.',
  ranking: {
    heading: 'How offers are ranked',
    intro: 'The order in which offers are shown in search results depends mainly on:',
    /** Directive 2005/29/EC, Annex I, 11a. */
    paid: 'If a payment influences the place of an offer, the offer is marked accordingly.',
    /** Where the owner sells there itself: Regulation (EU) 2019/1150, Art. 7. */
    own: 'We also make offers of our own on the marketplace. Access, ranking and conditions are the same for them as for the offers of sellers.',
    ownDiffers:
      'We also make offers of our own on the marketplace. They are treated differently from the offers of sellers in this way:',
  },
  business: {
    heading: 'For sellers',
    /** Regulation (EU) 2019/1150, Art. 3 and 8 to 12. */
    grounds:
      'We restrict, suspend or end the use of the marketplace by a seller only because of a breach of these terms or of the law, to protect the rights of others or the safety of users, or because information is missing that the law requires of sellers.',
    text: 'If we restrict, suspend or end the use of the marketplace by a seller, we give the reasons: for a restriction or suspension before or when it takes effect, for ending all use at least 30 days before, except where a law or repeated breaches require otherwise. Changes to these terms are announced to sellers at least 15 days before they apply (Regulation (EU) 2019/1150).',
    rights:
      'Sellers keep the rights to their texts, pictures and trademarks. As long as an offer is shown, they allow us, free of charge, to use these to show the offer on the marketplace and to draw attention to it elsewhere, for example in search engines and advertisements.',
    data: 'Through their account sellers have access to the data on their own offers, orders and ratings and to the data of buyers that they need to perform a contract; they can retrieve this data for 30 days after the use ends. We have access to all data that arises when the marketplace is used. We give data on a seller to other sellers only in aggregated form.',
    /** Directive (EU) 2021/514 (DAC7). */
    tax: 'Where the law obliges us to, we report data on sellers and what they earn to the tax authorities (Directive (EU) 2021/514).',
    /** `contact` is an e-mail address. */
    complaints:
      'Sellers can complain to us free of charge at %{contact}. We examine every complaint within a reasonable time and tell the seller the result and the reasons.',
    /** `mediators` are names, as the owner wrote them. */
    mediators:
      'To settle disputes with sellers out of court, we are willing to engage with these mediators: %{mediators}.',
  },
} as const;
