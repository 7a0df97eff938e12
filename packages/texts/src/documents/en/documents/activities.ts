/**
 * What a site does by itself. Each `purpose` and `interest` stands alone after a label ("Purpose: …", "Legitimate
 * interest: …"), so it begins as an entry in a table does in your language. A `source` says who provides the data. Kinds that lack
 * a sentence use that of `other`.
 */
export const activities = {
  heading: 'What we process ourselves',
  intro:
    'These are the occasions on which we collect personal data directly, whether or not one of the services below is involved.',
  /** Where there is no service of others. */
  introAlone: 'These are the occasions on which we collect personal data.',
  requiredLabel: 'Obligation to provide the data',
  /** Of newsletters and the like, where the owner states it. */
  measured: 'If you consent to it, we measure whether our messages are opened and which of their links are followed.',
  notMeasured: 'We do not measure whether our messages are opened or which of their links are followed.',
  kinds: {
    visit: {
      name: 'Visiting the site',
      nameApp: 'Using the app',
      purpose: 'Delivering what you request, keeping it available and defending it against attacks',
      interest: 'Technology that works and is secure',
      required: 'Yes, for technical reasons: without the IP address of your device nothing can be sent to it.',
    },
    contact: {
      name: 'When you contact us',
      purpose: 'Reading and answering your message',
      interest: 'Answering the people who write to us',
      required: 'No. Without a way to reach you, however, we cannot answer.',
    },
    account: {
      name: 'Your account',
      purpose: 'Creating and running your account, signing you in',
      interest: 'Giving registered users their own access',
      required: 'Yes, if you want an account: it cannot be created without the data marked as mandatory.',
    },
    socialSignIn: {
      name: 'Sign-in through other providers',
      purpose: 'Letting you register and sign in with an account that you have with another provider',
      source: 'The provider with which you sign in, to the extent that you allow it to pass on your data',
    },
    orders: {
      name: 'Orders and purchases',
      purpose: 'Concluding and performing the contract with you: order, payment, delivery, returns and warranty',
      interest: 'Handling orders properly',
      required: 'Yes, for the contract: without the data marked as mandatory we cannot accept or deliver an order.',
    },
    delivery: {
      name: 'Delivery',
      purpose: 'Packing, shipping and delivering what you ordered',
    },
    creditCheck: {
      name: 'Credit check',
      purpose: 'Checking, before you buy on invoice or in installments, whether payment can be expected',
      interest: 'Protection against non-payment where we deliver before we are paid',
      required: 'No. Without the check, however, you have to choose another payment method.',
      source: 'Credit agencies and the provider of the payment method',
    },
    donations: {
      name: 'Donations',
      purpose: 'Receiving donations, thanking donors and issuing receipts',
    },
    newsletter: {
      name: 'Newsletter',
      purpose: 'Sending the newsletter to those who asked for it',
      interest: 'Keeping subscribers informed about our work and what we offer',
      required: 'No. Without an e-mail address, however, we cannot send the newsletter.',
    },
    customerAdvertising: {
      name: 'Advertising to our customers',
      purpose:
        'Sending offers of our own similar goods and services to the e-mail address that customers gave when they bought something',
      interest: 'Informing customers about our own similar offers',
    },
    supporterMessages: {
      name: 'Messages to supporters',
      purpose: 'Informing people who support us, or who offered to, by e-mail about our charitable work',
      interest: 'Keeping supporters informed about our charitable work',
    },
    comments: {
      name: 'Comments and contributions',
      purpose: 'Publishing what you contribute and preventing misuse',
      interest: 'An open exchange with readers, free of misuse',
      required: 'No. Without the data marked as mandatory, however, a contribution cannot be published.',
    },
    reviews: {
      name: 'Reviews',
      purpose: 'Collecting and publishing reviews of what we offer',
    },
    bookings: {
      name: 'Bookings and appointments',
      purpose: 'Arranging, confirming and keeping the appointment or booking',
      interest: 'Handling bookings properly',
      required: 'Yes, for the booking: without the data marked as mandatory we cannot make it.',
    },
    events: {
      name: 'Events and courses',
      purpose: 'Registering participants, preparing and holding the event',
    },
    prizeDraws: {
      name: 'Prize draws and contests',
      purpose: 'Holding the prize draw or contest, informing the winners and handing over the prizes',
    },
    jobApplications: {
      name: 'Job applications',
      purpose: 'Examining your application and deciding on it',
      interest: 'Choosing suitable staff',
      required:
        'Yes, to the extent that the data is needed to examine the application. What you add to it is up to you.',
    },
    surveys: {
      name: 'Surveys and feedback',
      purpose: 'Learning from your answers how to improve what we offer',
      interest: 'Improving what we offer',
      required: 'No. Taking part is voluntary, and not taking part has no disadvantage.',
    },
    socialPages: {
      name: 'Our pages on social networks',
      purpose:
        'Publishing posts, answering messages, and seeing from statistics how our pages are used; for these statistics, we are jointly responsible with the network',
      interest: 'Informing people about our work and talking with them',
    },
    videoSurveillance: {
      name: 'Video surveillance',
      purpose: 'Monitoring our premises by video, protecting people and property and clearing up incidents',
      interest: 'Safety of people and property',
      required: 'Yes, technically: whoever enters the monitored area is recorded.',
    },
    aiFeatures: {
      name: 'Functions with artificial intelligence',
      purpose: 'Producing answers, texts or other content from what you enter, by means of artificial intelligence',
    },
    aiTraining: {
      name: 'Training of artificial intelligence',
      purpose: 'Developing and improving our artificial intelligence with data from its use',
      interest: 'Better and safer functions',
      required: 'No. You can object to this use at any time.',
    },
    accounting: {
      name: 'Invoices and accounting',
      purpose: 'Issuing invoices, keeping the books and paying taxes as the law requires',
      interest: 'Orderly accounts',
      required: 'Yes: the law prescribes what an invoice must contain.',
    },
    legalClaims: {
      name: 'Legal claims',
      purpose: 'Establishing, exercising or defending legal claims',
      interest: 'Enforcing our rights and defending ourselves against claims',
      required: 'Only where a law says so.',
    },
    other: {
      /** Also of kinds that have no sentence of their own. */
      interest: 'Achieving the purpose named above',
      requiredYes: 'Yes. What is described here is not possible without it.',
      requiredNo: 'No. You can choose not to provide it.',
      /** Of advertising without consent. Directive 2002/58/EC, Art. 13(2). */
      requiredObjection:
        'No. You can object to this use of your address at any time, at no cost beyond the basic rate for sending the objection.',
    },
  },
} as const;
