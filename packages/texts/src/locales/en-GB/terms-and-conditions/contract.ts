import type { Translated } from '../../../translated.ts';
import type { contract as english } from '../../en/terms-and-conditions/contract.ts';

export const contract: Translated<typeof english> = {
  conclusion: {
    heading: 'How a contract is made',
    display: 'What we show on %{site} is not yet an offer: it is an invitation to you to place an order.',
    steps:
      'Before you order, you see what you have chosen, what it costs and what you have entered, and you can correct mistakes. You order by pressing a button stating that you are placing an order with an obligation to pay. That is your offer to enter into a contract.',
    confirmation:
      'We confirm at once by email that your order has arrived. The contract is made when we expressly accept the order, dispatch the goods or give you access to what you ordered.',
    confirmationGoods:
      'We confirm at once by email that your order has arrived. The contract is made when we expressly accept the order or dispatch the goods.',
    confirmationDigital:
      'We confirm at once by email that your order has arrived. The contract is made when we expressly accept the order or give you access to what you ordered.',
    storage: 'We store the text of the contract and send it to you with these terms by email, so that you can keep it.',
    languages: 'You may enter into the contract in any of the languages in which the order process is offered.',
  },
  prices: {
    heading: 'Prices and payment',
    shown: 'The prices that apply are those shown when you order.',
    withTax: 'They include value added tax and every other part of the price.',
    withoutTax: 'Value added tax is added and shown separately.',
    currency: 'Prices are in the following currency: %{currency}.',
    delivery: 'Delivery charges are shown before you order.',
    methods: 'You may pay by: %{methods}.',
    names: {
      card: 'credit or debit card',
      paypal: 'PayPal',
      bankTransfer: 'bank transfer',
      directDebit: 'direct debit',
      invoice: 'invoice',
      wallet: 'digital wallet (such as Apple Pay or Google Pay)',
      cashOnDelivery: 'cash on delivery',
      appStore: 'your app store account',
    },
    due: 'Unless otherwise agreed, payment is due when the contract is made.',
    late: 'Businesses that pay late owe the statutory interest for late payment and the statutory compensation for recovery costs, in the European Union at least €40 (Directive 2011/7/EU).',
    lateFrance:
      'A business that pays late owes, without any reminder, interest at the rate applied by the European Central Bank to its most recent refinancing operation plus ten percentage points, and a fixed sum of €40 for recovery costs (Articles L. 441-10 and D. 441-5 of the French Commercial Code).',
    title: 'Goods remain our property until they have been paid for in full (retention of title).',
  },
  subscription: {
    heading: 'Subscriptions',
    period: 'A subscription runs for the period shown when you order it or, if none is shown, for: %{period}.',
    shown: 'A subscription runs for the period shown when you order it.',
    renews: 'It renews for a further period of the same length unless it is cancelled before the period ends.',
    renewsConsumers:
      'Consumers are reminded of a coming renewal as the law that applies to them requires, and may end a renewed contract earlier where that law so allows.',
    renewsGermany:
      'A contract with a consumer does not renew for a further period: unless it is cancelled before the period ends, it continues for an indefinite time and may then be ended at any time on one month’s notice (section 309 no. 9 of the German Civil Code).',
    france:
      'For contracts with consumers that renew tacitly, French law requires these articles of the Consumer Code to be reproduced in full (Article L. 215-4):',
    ends: 'It ends automatically after that period and does not renew.',
    trial:
      'If you are given a trial, it is free of charge for: %{period}. If you do not cancel before it ends, the paid subscription begins; we tell you so before you start the trial.',
    cancel: 'You may cancel at any time with effect from the end of the current period, here: %{link}.',
    cancelText: 'cancel the subscription',
    cancelByMail: 'You may cancel at any time with effect from the end of the current period by writing to %{contact}.',
    prices:
      'If we increase the price of a subscription in progress, we tell you at least %{days} beforehand, and you may cancel free of charge until the new price applies. It never applies to a period that has already been paid for.',
    cause: 'This does not affect the right of either party to end the contract for good cause.',
  },
};
