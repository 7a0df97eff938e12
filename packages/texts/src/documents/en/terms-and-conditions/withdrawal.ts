/** The right of withdrawal of consumers: Directive 2011/83/EU, Art. 9 to 16. Annex I stands in `prescribed`. */
export const withdrawal = {
  heading: 'Right of withdrawal',
  who: 'Consumers in the European Economic Area and in the United Kingdom have the right to withdraw from a contract concluded at a distance without giving any reason.',
  /** For consumers under the law of Brazil. */
  brazil:
    'Consumers whom Brazilian law protects can withdraw within seven days of the conclusion of the contract or of receipt of the goods or the service, and get back at once all that they paid (Art. 49 of the Brazilian Consumer Defense Code). The conditions and exceptions below do not restrict this right.',
  /** `days` is a time: "30 days". Before the instructions, which name 14 days. */
  longer:
    'The law prescribes the words of the instructions below. We grant you more than the 14 days that they name: %{days}.',
  /** Above the instructions where both kinds of contract are offered. */
  forGoods: 'Withdrawing from the purchase of goods',
  forServices: 'Withdrawing from contracts for services and digital content',
  /** The words that Art. 11a prescribes for the function. */
  label: 'Withdraw from contract here',
  exceptions: {
    heading: 'When there is no right of withdrawal',
    goods: {
      bespoke: 'goods made to your specifications or clearly personalized',
      perishable: 'goods that spoil or expire quickly',
      sealed: 'sealed goods that are not suitable for return for reasons of health or hygiene, once they are unsealed',
      mixed: 'goods that are inseparably mixed with others after delivery',
      recordings: 'sealed audio or video recordings and sealed software, once they are unsealed',
    },
    digital:
      'digital content not supplied on a tangible medium, once we have begun to supply it with your prior express consent, you have acknowledged that you thereby lose the right of withdrawal, and we have confirmed the contract',
    services:
      'services that have been fully provided, if we began with your prior express consent and you acknowledged that you lose the right once the contract is fully performed',
  },
} as const;
