import type { Translated } from '../../../translated.ts';
import type { general as english } from '../../en/terms-and-conditions/general.ts';

export const general: Translated<typeof english> = {
  about: {
    heading: 'What these terms are about',
    text: 'These terms apply to the use of %{site} and to the contracts you enter into with %{owner} through it.',
    consumersOnly: 'What we offer is intended for consumers.',
    businessesOnly:
      'What we offer is intended only for businesses, that is, for persons acting in the course of their trade, business, craft or profession, and for legal persons. We do not enter into contracts with consumers.',
    both: 'What we offer is intended for consumers and for businesses. Clauses that refer to consumers apply to consumers only.',
    consumer:
      'A consumer is an individual acting for purposes that are wholly or mainly outside that individual’s trade, business, craft or profession.',
    privacy:
      'How we handle personal data is explained in the %{link}. It is for your information: you do not have to accept it, and accepting these terms does not amount to consent to the use of your data.',
    privacyText: 'privacy notice',
    privacyPlain:
      'Accepting these terms does not amount to consent to the use of your personal data; we inform you about that separately.',
  },
  provider: {
    heading: 'Who we are',
    text: 'The other party to your contract is %{owner}.',
    representative: 'Represented by',
    register: 'Entry in the register',
    registerEntry: '%{name}, %{number}',
    we: 'In these terms, ‘we’ means %{owner}.',
  },
  offer: {
    heading: 'What we offer',
    intro: 'Through %{site} we offer:',
    kinds: {
      goods: 'goods that we sell and send to you',
      digitalContent: 'digital content for you to download, play or stream',
      software: 'software that you use over the internet',
      marketplace: 'a marketplace on which others offer their goods and services',
      community: 'a community whose users publish content of their own',
      mobileApp: 'an app for mobile devices',
      information: 'information that you may read free of charge',
    },
    description: 'Exactly what you receive is set out in the description accompanying the offer.',
  },
  account: {
    heading: 'Your account',
    truth: 'If you open an account, give true information and keep it up to date.',
    secret:
      'Keep your password to yourself. If you believe that somebody else is using your account, tell us without delay.',
    close:
      'You may close your account at any time. Contracts still in progress end in accordance with their own rules.',
  },
  days: {
    notice: { one: '%{number} day’s', other: '%{number} days’' },
    before: { one: '%{number} day', other: '%{number} days' },
  },
};
