/** What users may do, and what they can expect. */
export const usage = {
  licence: {
    heading: 'What you may do with it',
    software:
      'You may use the software, as long as the contract runs, for yourself or within your own organization. The right is not exclusive and cannot be transferred.',
    content:
      'You may use digital content that you have bought for yourself, without limit in time unless the offer says otherwise. The right is not exclusive and cannot be transferred.',
    app: 'You may install the app on the devices that belong to you or that you control, and use it there.',
    limits:
      'You may not copy it, pass it on, rent it out, decompile, disassemble or reverse engineer it, or get around its protection, except where the law allows it whatever a contract says.',
  },
  conduct: {
    heading: 'What is not allowed',
    intro: 'When you use %{site}, you may not:',
    rules: {
      law: 'break the law or violate the rights of others',
      malware: 'spread harmful programs or get around security measures',
      load: 'disrupt its operation, for example by automated requests that overload it',
      access: 'access accounts or data of others without permission',
      resale: 'sell access to it to others, unless we have agreed to that',
    },
    measures:
      'If you break these rules, we may restrict or block your access, to the extent that this is proportionate. Unless the matter is urgent, we warn you first.',
  },
  content: {
    heading: 'Our content',
    text: 'Texts, pictures, programs and trademarks on %{site} belong to us or to those who have licensed them to us. You may view them and use them privately; anything beyond that needs our permission or a law that allows it.',
    /** Where only businesses are customers. */
    textBusinesses:
      'Texts, pictures, programs and trademarks on %{site} belong to us or to those who have licensed them to us. You may view them and use them for your own purposes; anything beyond that needs our permission or a law that allows it.',
  },
  /** Software that businesses use: GDPR Art. 28. */
  entrusted: {
    heading: 'Personal data you entrust to us',
    text: 'Where customers process personal data with the software in the course of their business, they are the controllers and we are their processor. We process this data only under a contract that meets Art. 28 GDPR, which we offer to every such customer.',
  },
  /** Regulation (EU) 2023/2854 (Data Act), Art. 23 to 31. */
  switching: {
    heading: 'Switching to another provider',
    right:
      'Customers can at any time switch to another provider, move to systems of their own or have their data erased, with notice of at most two months (Art. 25 of Regulation (EU) 2023/2854, the Data Act).',
    transition:
      'After the notice we carry out the switch without undue delay and within 30 days. If that is not technically feasible, we say why within 14 working days of the request and name another period, of at most seven months. The customer can extend the period once. Until it ends we give reasonable help, keep the service running as safely as before and point out known risks to its continuity.',
    data: 'All data that the customer brought in or created by using the service can be exported in a structured, commonly used and machine-readable format. This does not include data about the inner workings of the service that are our trade secrets, to the extent that this does not hinder the switch. The data can be retrieved for at least 30 days after the transition; then we erase it.',
    end: 'The contract ends when the switch is completed or, if the customer only wants the data erased, when the notice period ends.',
    /** Until that day; from then on, the other sentence. */
    charges:
      'Until 11 January 2027 we charge for the switch at most the costs that arise directly from it; after that we charge nothing.',
    free: 'We charge nothing for the switch.',
  },
  information: {
    heading: 'Information on the site',
    text: 'We prepare the information on %{site} with care. It is general, is not advice on your case, and may be out of date.',
    links: 'The owners of other sites to which we link are responsible for their content.',
  },
  availability: {
    heading: 'Availability',
    text: 'We take reasonable care that %{site} is available. It may be interrupted for maintenance, for security or for reasons outside our control; where we can, we announce longer interruptions.',
  },
  stores: {
    heading: 'App stores',
    /** `stores` is a list of names of companies. */
    parties:
      'These terms are concluded between you and us alone. We, and not the operator of the app store (%{stores}), are responsible for the app, its content, maintenance and support.',
    purchases:
      'Purchases through an app store are also governed by the rules of that store on payment and refunds. Your statutory rights against us remain.',
    /** Only for Apple: the minimum terms that its developer agreement wants. */
    appleUse:
      'You may use the app on devices of Apple that you own or control, and within Family Sharing, as the usage rules of the App Store allow.',
    appleWarranty:
      'Apple has no obligation to maintain or support the app. If the app does not conform to a warranty, you can notify Apple, which refunds the purchase price; beyond that, to the extent that the law allows, Apple gives no warranty.',
    appleClaims:
      'We, and not Apple, answer claims about the app, in particular claims under product liability, consumer protection or other law, and claims that the app or its use infringes the intellectual property of others.',
    appleOthers:
      'When you use the app, comply with your agreements with others, for example with your mobile network operator.',
    apple:
      'Apple and its subsidiaries are third-party beneficiaries of these terms and may enforce them against you. You confirm that you are not in a country under an embargo of the United States and not on one of its lists of prohibited parties.',
  },
} as const;
