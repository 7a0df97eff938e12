/** What is handed over, and what holds if something is wrong with it. */
export const delivery = {
  goods: {
    heading: 'Delivery',
    /** `countries` is a list of names. */
    countries: 'We deliver to these countries: %{countries}.',
    anywhere: 'The countries to which we deliver are shown when you order.',
    /** `period` is a time: "5 days". */
    within: 'Goods reach you at the latest within this time after the contract is concluded: %{period}.',
    shown:
      'The time of delivery is shown when you order; it is never longer than 30 days after the contract is concluded.',
    /** Directive 2011/83/EU, Art. 18(2) and (3). */
    late: 'If goods do not arrive in time, consumers can set us a reasonable further period and end the contract if they do not arrive within it either; they can end it at once if we refuse to deliver or if the time was essential. We then pay back without undue delay all that was paid.',
    risk: 'For consumers, the risk of loss and damage passes when they, or a person they name who is not the carrier, receive the goods. For businesses it passes when we hand the goods to the carrier.',
    riskConsumers:
      'The risk of loss and damage passes to you when you, or a person you name who is not the carrier, receive the goods.',
    riskBusinesses: 'The risk of loss and damage passes to you when we hand the goods to the carrier.',
  },
  digital: {
    heading: 'Access and updates',
    access: 'We give you access to what you ordered without undue delay after the contract is concluded.',
    updates:
      'We provide the updates, security updates among them, that are needed for what you ordered to remain in conformity with the contract, and tell you about them: for a subscription as long as it runs, for a single purchase as long as you can reasonably expect them.',
    requirements: 'The offer states compatible devices and software.',
    changes:
      'We may change running digital services beyond that only for a valid reason, such as a new technical environment, more users or another important operational ground, without cost to you and after telling you clearly. If a change impairs your use more than slightly, we tell you in advance, and you can end the contract free of charge within 30 days.',
  },
  conformity: {
    heading: 'If something is wrong',
    goods:
      'The legal guarantee of conformity applies: if goods are defective, you can demand repair or replacement free of charge and, under the conditions of the law, a lower price or your money back.',
    /** For consumers in the European Economic Area. */
    goodsPeriod:
      'For consumers in the European Economic Area it covers every lack of conformity that becomes apparent within at least two years after delivery.',
    digital:
      'The legal guarantee of conformity applies to digital content and digital services: if they do not conform to the contract, you can demand that we set this right and, under the conditions of the law, pay less or end the contract.',
    /** Directive (EU) 2019/771, Art. 10(2a) and 13(2a). */
    repair:
      'Before we remedy a defect, we tell consumers that they can choose between repair and replacement. If goods are repaired under the legal guarantee, its period is extended once by twelve months.',
    /** `link` has the words below. */
    notice: 'The harmonized notice of the European Union on the legal guarantee of conformity is shown here: %{link}.',
    noticeText: 'legal guarantee of conformity',
    /** For consumers who give data instead of money: Directive (EU) 2019/770, Art. 3(1). */
    personalData:
      'Where consumers in the European Economic Area give us personal data instead of a price, the legal guarantee of conformity applies to our digital services too, unless we use this data only to provide the service or to comply with the law: if a service does not conform to the contract, they can demand that we set this right or end the contract.',
    /** For consumers in the United Kingdom. */
    unitedKingdom: 'Consumers in the United Kingdom have the rights of the Consumer Rights Act 2015.',
    /** Where only businesses are customers. */
    businessRights: 'If what we deliver or provide is defective, you have the rights that the law gives you.',
    businesses:
      'Businesses must examine goods without delay on delivery and tell us about defects that can be seen; about hidden ones as soon as they are found. Their claims for defects become time-barred one year after delivery, except in the cases in which we are liable without limit.',
    guarantee: 'In addition, we give this guarantee, which leaves your statutory rights unaffected:',
    /** `contact` is an e-mail address. */
    contact: 'If something is wrong, write to %{contact}.',
    /** Each before the notice itself, which follows in French. */
    france: {
      goods:
        'For the sale of goods to consumers, French law prescribes this notice (annex to Art. D. 211-2 of the Consumer Code):',
      once: 'For digital content and digital services that are supplied to consumers at once or in single acts, French law prescribes this notice (annex to Art. D. 211-3 of the Consumer Code):',
      continuous:
        'For digital content and digital services that are supplied to consumers continuously, French law prescribes this notice (annex to Art. D. 211-4 of the Consumer Code):',
    },
  },
} as const;
