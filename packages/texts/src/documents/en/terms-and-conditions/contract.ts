/** How a contract comes about, what it costs and how long it runs. */
export const contract = {
  conclusion: {
    heading: 'How a contract comes about',
    display: 'What we show on %{site} is not yet a binding offer: it invites you to order.',
    steps:
      'Before you order, you see what you have chosen, what it costs and what you have entered, and you can correct mistakes. You order by pressing a button that says that you are placing an order with an obligation to pay. That is your offer to conclude a contract.',
    /** Where no European law wants the button named. */
    stepsPlain:
      'Before you order, you see what you have chosen, what it costs and what you have entered, and you can correct mistakes. Your order is your offer to conclude a contract.',
    /** Where goods and digital things are sold; below, where only one of them is. */
    confirmation:
      'We confirm at once by e-mail that your order has arrived. The contract is concluded when we accept the order expressly, send the goods or give you access to what you ordered.',
    confirmationGoods:
      'We confirm at once by e-mail that your order has arrived. The contract is concluded when we accept the order expressly or send the goods.',
    confirmationDigital:
      'We confirm at once by e-mail that your order has arrived. The contract is concluded when we accept the order expressly or give you access to what you ordered.',
    storage:
      'We store the text of the contract and send it to you with these terms by e-mail, so that you can keep it.',
    languages: 'You can conclude the contract in any language in which the order process is offered.',
  },
  prices: {
    heading: 'Prices and payment',
    shown: 'The prices that apply are those shown when you order.',
    withTax: 'They include value added tax and all other parts of the price.',
    withoutTax: 'Value added tax is added and shown separately.',
    /** Instead, where only people in the United States are addressed. */
    salesTax: 'Sales tax and similar taxes are added where the law requires it and are shown before you pay.',
    /** `currency` is the name of a currency. */
    currency: 'Prices are in this currency: %{currency}.',
    delivery: 'Costs of delivery are shown before you order.',
    /** `methods` is a list of the names below. */
    methods: 'You can pay by: %{methods}.',
    names: {
      card: 'credit or debit card',
      paypal: 'PayPal',
      bankTransfer: 'bank transfer',
      directDebit: 'direct debit',
      invoice: 'invoice',
      wallet: 'digital wallet (such as Apple Pay or Google Pay)',
      cashOnDelivery: 'cash on delivery',
      appStore: 'the account of your app store',
    },
    due: 'Unless something else is agreed, payment is due when the contract is concluded.',
    dueInvoice: 'If you buy on invoice, payment is due on the date that the invoice states.',
    /** For businesses: Directive 2011/7/EU. */
    late: 'Businesses that pay late owe the interest for late payment and the compensation for recovery costs that the law provides, in the European Union at least 40 euros (Directive 2011/7/EU).',
    /** The same where French law governs, which wants the rate named. */
    lateFrance:
      'If a business pays late, it owes, without a reminder, interest at the rate that the European Central Bank applied to its most recent refinancing operation plus ten percentage points, and a flat compensation of 40 euros for recovery costs (Art. L. 441-10 and D. 441-5 of the French Commercial Code).',
    /** Only for goods. */
    title: 'Goods remain our property until they are paid for in full.',
  },
  subscription: {
    heading: 'Subscriptions',
    /** `period` is a time: "1 month". */
    period: 'A subscription runs for the period shown when you order it, or else for: %{period}.',
    shown: 'A subscription runs for the period shown when you order it.',
    renews: 'It is renewed for a further period of the same length unless it is canceled before the period ends.',
    renewsConsumers:
      'Consumers are reminded of a coming renewal as the law that applies to them prescribes, and can end a renewed contract earlier where that law allows it.',
    /** For consumers in the United States: Cal. Bus. & Prof. Code § 17602; 15 U.S.C. § 8403. The first is set in bold. */
    renewsUs:
      'The subscription renews automatically until you cancel it, and each time we charge your means of payment the price that then applies.',
    cancelUs:
      'You can cancel online, as easily as you subscribed. We remind you of renewals and tell you about changes of the price in advance, as the law of your state requires.',
    /** For consumers, where German law governs. */
    renewsGermany:
      'A contract with a consumer is not renewed for a further period: unless it is canceled before the period ends, it continues for an indefinite time and can then be ended at any time with one month’s notice (Section 309 no. 9 of the German Civil Code).',
    /** Before the articles, which follow in French. */
    france:
      'For contracts with consumers that are renewed tacitly, French law prescribes that these articles of the Consumer Code be reproduced in full (Art. L. 215-4):',
    ends: 'It ends automatically after this period and is not renewed.',
    /** `period` is a time: "14 days". */
    trial:
      'If you are given a trial, it is free of charge for: %{period}. If you do not cancel before it ends, the paid subscription begins; we say so before you start the trial.',
    /** `link` is where it is cancelled. */
    cancel: 'You can cancel at any time with effect from the end of the current period, here: %{link}.',
    cancelText: 'cancel the subscription',
    /** `contact` is an e-mail address. */
    cancelByMail: 'You can cancel at any time with effect from the end of the current period by writing to %{contact}.',
    prices:
      'If we raise the price of a running subscription, we tell you at least %{days} before, and you can cancel free of charge until the new price applies. It never applies to a period that is already paid for.',
    cause: 'The right of either side to end the contract for good cause is not affected.',
  },
} as const;
