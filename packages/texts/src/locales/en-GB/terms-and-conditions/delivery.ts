import type { Translated } from '../../../translated.ts';
import type { delivery as english } from '../../en/terms-and-conditions/delivery.ts';

export const delivery: Translated<typeof english> = {
  goods: {
    heading: 'Delivery',
    countries: 'We deliver to the following countries: %{countries}.',
    anywhere: 'The countries to which we deliver are shown when you order.',
    within: 'Goods are delivered to you at the latest within the following time after the contract is made: %{period}.',
    shown: 'The delivery time is shown when you order; it is never longer than 30 days after the contract is made.',
    risk: 'In the case of consumers, the risk of loss and damage passes when they, or a person named by them who is not the carrier, come into possession of the goods. In the case of businesses, it passes when we hand the goods to the carrier.',
    riskConsumers:
      'The risk of loss and damage passes to you when you, or a person named by you who is not the carrier, come into possession of the goods.',
    riskBusinesses: 'The risk of loss and damage passes to you when we hand the goods to the carrier.',
  },
  digital: {
    heading: 'Access and updates',
    access: 'We give you access to what you ordered without undue delay after the contract is made.',
    updates:
      'We provide the updates, including security updates, that are needed for what you ordered to remain in conformity with the contract, and tell you about them: for a subscription, for as long as it runs; for a single purchase, for as long as you may reasonably expect.',
    requirements: 'The offer states which devices and programs it works with.',
    changes:
      'Beyond that, we may change digital services in progress only for a valid reason, such as a new technical environment, an increased number of users or another important operational reason, at no cost to you and after telling you clearly. If a change impairs your use more than slightly, we tell you in advance, and you may end the contract free of charge within 30 days.',
  },
  conformity: {
    heading: 'If something is wrong',
    goods:
      'Your statutory rights (the legal guarantee of conformity) apply: if goods are faulty, you may require repair or replacement free of charge and, as the law provides, a price reduction or your money back.',
    goodsPeriod:
      'For consumers in the European Economic Area, the legal guarantee covers any lack of conformity that becomes apparent within at least two years of delivery.',
    digital:
      'Your statutory rights (the legal guarantee of conformity) apply to digital content and digital services: if they do not conform to the contract, you may require us to put that right and, as the law provides, pay less or end the contract.',
    personalData:
      'Where consumers in the European Economic Area provide personal data instead of paying a price, the legal guarantee of conformity applies to our digital services too, unless we process the data only to provide the service or to comply with the law: if a service does not conform to the contract, they may require us to put that right or end the contract.',
    unitedKingdom: 'Consumers in the United Kingdom have the rights given by the Consumer Rights Act 2015.',
    businessRights: 'If what we deliver or provide is defective, you have the rights that the law gives you.',
    businesses:
      'Businesses must examine goods without delay on delivery and tell us about visible defects, and about hidden ones as soon as they are discovered. Their claims for defects become time-barred one year after delivery, except in the cases in which our liability is unlimited.',
    guarantee: 'We also give the following guarantee, which does not affect your statutory rights:',
    contact: 'If something is wrong, write to %{contact}.',
    france: {
      goods:
        'For the sale of goods to consumers, French law prescribes this notice (annex to Article D. 211-2 of the Consumer Code):',
      once: 'For digital content and digital services supplied to consumers at once or in single acts of supply, French law prescribes this notice (annex to Article D. 211-3 of the Consumer Code):',
      continuous:
        'For digital content and digital services supplied to consumers continuously, French law prescribes this notice (annex to Article D. 211-4 of the Consumer Code):',
    },
  },
};
