/**
 * What a site does by itself. Each `purpose` and `interest` stands alone after a label ("Purpose: …", "Legitimate
 * interest: …"), so it begins as an entry in a table does in your language.
 */
export const activities = {
  heading: 'What we process ourselves',
  intro:
    'These are the occasions on which we collect personal data directly, whether or not one of the services below is involved.',
  /** Where there is no service of others. */
  introAlone: 'These are the occasions on which we collect personal data.',
  requiredLabel: 'Obligation to provide the data',
  kinds: {
    visit: {
      name: 'Visiting the site',
      nameApp: 'Using the app',
      purpose: 'Delivering what you request, keeping it available and defending it against attacks',
      interest: 'Working and secure technology',
      required: 'Yes, technically: without the IP address of your device nothing can be sent to it.',
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
    orders: {
      name: 'Orders and purchases',
      purpose: 'Concluding and performing the contract with you: order, payment, delivery, returns and warranty',
      interest: 'Handling orders properly',
      required: 'Yes, for the contract: without the data marked as mandatory we cannot accept or deliver an order.',
    },
    newsletter: {
      name: 'Newsletter',
      purpose: 'Sending the newsletter to those who asked for it',
      interest: 'Keeping customers informed about our own similar offers',
      required: 'No. Without an e-mail address, however, we cannot send the newsletter.',
    },
    comments: {
      name: 'Comments and contributions',
      purpose: 'Publishing what you contribute and preventing misuse',
      interest: 'An open exchange with readers, free of misuse',
      required: 'No. Without the data marked as mandatory, however, a contribution cannot be published.',
    },
    bookings: {
      name: 'Bookings and appointments',
      purpose: 'Arranging, confirming and keeping the appointment or booking',
      interest: 'Handling bookings properly',
      required: 'Yes, for the booking: without the data marked as mandatory we cannot make it.',
    },
    jobApplications: {
      name: 'Job applications',
      purpose: 'Examining your application and deciding on it',
      interest: 'Choosing suitable staff',
      required: 'Yes, as far as the data is needed to examine the application. You decide what you add to it.',
    },
    surveys: {
      name: 'Surveys and feedback',
      purpose: 'Learning from your answers how to improve what we offer',
      interest: 'Improving what we offer',
      required: 'No. Taking part is voluntary, and not taking part has no disadvantage.',
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
      /** Used with a name and a purpose that the owner wrote. */
      interest: 'Achieving the purpose named above',
      requiredYes: 'Yes. Without it, what is described here is not possible.',
      requiredNo: 'No. You can choose not to provide it.',
    },
  },
} as const;
