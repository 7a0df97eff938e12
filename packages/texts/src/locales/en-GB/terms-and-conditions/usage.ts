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
