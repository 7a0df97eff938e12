/** What users may do, and what they can expect. */
export const usage = {
  licence: {
    heading: 'What you may do with it',
    software:
      'You may use the software, as long as the contract runs, for yourself or within your own organisation. The right is not exclusive and cannot be transferred.',
    content:
      'You may use digital content that you have bought for yourself, without limit in time unless the offer says otherwise. The right is not exclusive and cannot be transferred.',
    app: 'You may install the app on the devices that belong to you or that you control, and use it there.',
    limits:
      'You may not copy it, pass it on, rent it out, take it apart or get around its protection, except where the law allows it whatever a contract says.',
  },
  conduct: {
    heading: 'What is not allowed',
    intro: 'When you use %{site}, you may not:',
    rules: {
      law: 'break the law or violate the rights of others',
      malware: 'spread harmful programs or get around security measures',
      load: 'disturb its operation, for example by automated requests that overload it',
      access: 'access accounts or data of others without permission',
      resale: 'sell access to it to others, unless we have agreed to that',
    },
    measures:
      'If you break these rules, we may restrict or block your access, as far as this is proportionate. Unless the matter is urgent, we warn you first.',
  },
  content: {
    heading: 'Our content',
    text: 'Texts, pictures, programs and trade marks on %{site} belong to us or to those who have licensed them to us. You may view them and use them privately; anything beyond that needs our permission or a law that allows it.',
  },
  information: {
    heading: 'Information on the site',
    text: 'We prepare the information on %{site} with care. It is general, is no advice in your case, and may be out of date.',
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
      'Purchases through an app store are also governed by the rules of that store on payment and refunds. Your rights against us by law remain.',
    /** Only for Apple. */
    apple:
      'Apple and its subsidiaries are third-party beneficiaries of these terms and may enforce them against you. You confirm that you are not in a country under an embargo of the United States and not on one of its lists of prohibited parties.',
  },
} as const;
