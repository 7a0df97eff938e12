import type { Translated } from '../../../translated.ts';
import type { activities as english } from '../../en/documents/activities.ts';

export const activities: Translated<typeof english> = {
  heading: 'What we do with personal data ourselves',
  intro:
    'We collect personal data directly on the following occasions, whether or not one of the services listed below is involved.',
  introAlone: 'We collect personal data on the following occasions.',
  requiredLabel: 'Whether you must provide the data',
  kinds: {
    visit: {
      name: 'Visiting the site',
      nameApp: 'Using the app',
      purpose: 'Delivering what you ask for, keeping it available and protecting it against attack',
      interest: 'Technology that works and is secure',
      required: 'Yes, for technical reasons: nothing can be sent to your device without its IP address.',
    },
    contact: {
      name: 'Getting in touch with us',
      purpose: 'Reading and replying to your message',
      interest: 'Replying to the people who write to us',
      required: 'No. We cannot reply, however, without a way of reaching you.',
    },
    account: {
      name: 'Your account',
      purpose: 'Setting up and running your account and signing you in',
      interest: 'Giving registered users access of their own',
      required: 'Yes, if you want an account: it cannot be set up without the data marked as mandatory.',
    },
    orders: {
      name: 'Orders and purchases',
      purpose: 'Entering into and performing the contract with you: order, payment, delivery, returns and guarantee',
      interest: 'Handling orders properly',
      required: 'Yes, for the contract: we cannot accept or deliver an order without the data marked as mandatory.',
    },
    newsletter: {
      name: 'Newsletter',
      purpose: 'Sending the newsletter to those who have asked for it',
      interest: 'Keeping customers informed about similar offers of our own',
      required: 'No. We cannot send the newsletter, however, without an email address.',
    },
    comments: {
      name: 'Comments and contributions',
      purpose: 'Publishing what you contribute and preventing misuse',
      interest: 'An open exchange with readers that is free of misuse',
      required: 'No. A contribution cannot be published, however, without the data marked as mandatory.',
    },
    bookings: {
      name: 'Bookings and appointments',
      purpose: 'Arranging, confirming and keeping the appointment or booking',
      interest: 'Handling bookings properly',
      required: 'Yes, for the booking: we cannot make it without the data marked as mandatory.',
    },
    jobApplications: {
      name: 'Job applications',
      purpose: 'Considering your application and deciding on it',
      interest: 'Choosing suitable staff',
      required: 'Yes, so far as the data is needed to consider the application. What you add to it is up to you.',
    },
    surveys: {
      name: 'Surveys and feedback',
      purpose: 'Learning from your answers how to improve what we offer',
      interest: 'Improving what we offer',
      required: 'No. Taking part is voluntary, and you are not put at a disadvantage if you do not.',
    },
    accounting: {
      name: 'Invoices and accounts',
      purpose: 'Issuing invoices, keeping accounts and paying tax as the law requires',
      interest: 'Keeping accounts in order',
      required: 'Yes: the law lays down what an invoice must contain.',
    },
    legalClaims: {
      name: 'Legal claims',
      purpose: 'Establishing, exercising or defending legal claims',
      interest: 'Enforcing our rights and defending ourselves against claims',
      required: 'Only where a law says so.',
    },
    other: {
      interest: 'Achieving the purpose stated above',
      requiredYes: 'Yes. What is described here is not possible without it.',
      requiredNo: 'No. You may choose not to provide it.',
    },
  },
};
