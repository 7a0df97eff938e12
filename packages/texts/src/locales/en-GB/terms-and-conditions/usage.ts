import type { Translated } from '../../../translated.ts';
import type { usage as english } from '../../en/terms-and-conditions/usage.ts';

export const usage: Translated<typeof english> = {
  licence: {
    heading: 'What you may do',
    software:
      'For as long as the contract runs, you may use the software for yourself or within your own organisation. The right is non-exclusive and non-transferable.',
    content:
      'You may use for yourself the digital content that you have bought, without limit in time unless the offer states otherwise. The right is non-exclusive and non-transferable.',
    app: 'You may install the app on devices that you own or control, and use it on them.',
    limits:
      'You must not copy what we supply, pass it on, rent it out, decompile it or circumvent its protection, except where the law allows it regardless of what a contract says.',
  },
  conduct: {
    heading: 'What is not allowed',
    intro: 'When you use %{site}, you must not:',
    rules: {
      law: 'break the law or infringe the rights of others',
      malware: 'spread harmful programs or circumvent security measures',
      load: 'disrupt its operation, for example by automated requests that overload it',
      access: 'access other people’s accounts or data without permission',
      resale: 'sell access to it to others, unless we have agreed to that',
    },
    measures:
      'If you break these rules, we may restrict or block your access, so far as that is proportionate. Unless the matter is urgent, we warn you first.',
  },
  content: {
    heading: 'Our content',
    text: 'The text, images, programs and trade marks on %{site} belong to us or to those who have licensed them to us. You may view them and use them privately; anything beyond that requires our permission or a law that allows it.',
    textBusinesses:
      'The text, images, programs and trade marks on %{site} belong to us or to those who have licensed them to us. You may view them and use them for your own purposes; anything beyond that requires our permission or a law that allows it.',
  },
  entrusted: {
    heading: 'Personal data you entrust to us',
    text: 'Where customers process personal data with the software in the course of their business, they are the controllers and we are their processor. We process these data only under a contract that meets Article 28 GDPR, which we offer to every such customer.',
  },
  switching: {
    heading: 'Switching to another provider',
    right:
      'Customers may at any time switch to another provider, move to systems of their own or have their data erased, on notice of no more than two months (Article 25 of Regulation (EU) 2023/2854, the Data Act).',
    transition:
      'After the notice we carry out the switch without undue delay and within 30 days. If that is not technically feasible, we say why within 14 working days of the request and name another period, of no more than seven months. The customer may extend the period once. Until it ends we give reasonable assistance, keep the service running as securely as before and point out known risks to its continuity.',
    data: 'All data that the customer brought in or created by using the service can be exported in a structured, commonly used and machine-readable format. Data on the inner workings of the service that are our trade secrets are excepted, so far as this does not hinder the switch. The data can be retrieved for at least 30 days after the transition; we then erase them.',
    end: 'The contract ends when the switch is completed or, if the customer only wants the data erased, when the notice period ends.',
    charges:
      'Until 11 January 2027 we charge no more for the switch than the costs that arise directly from it; after that we charge nothing.',
    free: 'We charge nothing for the switch.',
  },
  information: {
    heading: 'Information on the site',
    text: 'We prepare the information on %{site} with care. It is general, is not advice on your particular circumstances, and may be out of date.',
    links: 'The owners of other sites to which we link are responsible for their content.',
  },
  availability: {
    heading: 'Availability',
    text: 'We take reasonable care to keep %{site} available. It may be interrupted for maintenance, for security or for reasons outside our control; where we can, we announce longer interruptions in advance.',
  },
  stores: {
    heading: 'App stores',
    parties:
      'These terms are agreed between you and us alone. We, and not the operator of the app store (%{stores}), are responsible for the app, its content, maintenance and support.',
    purchases:
      'Purchases through an app store are also governed by that store’s rules on payment and refunds. Your statutory rights against us are not affected.',
    apple:
      'Apple and its subsidiaries are third-party beneficiaries of these terms and may enforce them against you. You confirm that you are not in a country under an embargo by the United States and are not on any of its lists of prohibited parties.',
  },
};
