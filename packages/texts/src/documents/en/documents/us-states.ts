/**
 * What the consumer privacy laws of US states ask for. "Sale", "sharing" and "sensitive data" are terms of these laws.
 * "Your Privacy Choices", "Do Not Track" and "Global Privacy Control" are fixed names: where a law or a standard
 * prescribes the English words, keep them beside the translation.
 */
export const usStates = {
  notice: {
    heading: 'For residents of US states',
    /** `states` is a list of names. */
    intro:
      'This section and the others on US states apply, in addition to the rest of this policy, to residents of these states, to the extent that the consumer privacy law of the state applies to us: %{states}.',
    date: 'They describe our processing in the 12 months before the date of this policy.',
  },
  collection: {
    heading: 'Categories of personal data (US states)',
    intro:
      'In these 12 months we have collected the following categories of personal data. How long each is kept follows from its purposes (see the section on retention).',
    sources: 'Sources: %{sources}.',
    sourceYou: 'you, when you give us data',
    sourceDevice: 'your device and browser, when you use %{site}',
    sourceServices: 'the services named in this policy',
    caption: 'Categories collected, their purposes and recipients',
    category: 'Category',
    examples: 'Data',
    purposes: 'Purposes',
    disclosedTo: 'Disclosed to',
    soldOrShared: 'Sold or shared',
    /** Cal. Civ. Code § 1798.140(v)(1) and (ae), by letter. */
    categories: {
      identifiers: 'Identifiers',
      customerRecords: 'Customer records',
      protected: 'Characteristics of protected classifications',
      commercial: 'Commercial information',
      biometric: 'Biometric information',
      internetActivity: 'Internet or other electronic network activity',
      geolocation: 'Geolocation data',
      audioVisual: 'Audio, electronic, visual or similar information',
      professional: 'Professional or employment-related information',
      inferences: 'Inferences and profiles',
      sensitive: 'Sensitive personal information',
      other: 'Other personal information',
    },
  },
  disclosure: {
    heading: 'Sale and sharing of personal data (US states)',
    neither:
      'In these 12 months we have not sold personal data, and we have not shared it or processed it for targeted advertising.',
    shares:
      'In these 12 months, data has been used for targeted advertising, that is, advertising chosen by activity on several sites or apps. State laws call this “sharing”, “targeted advertising” or, where something of value is received in return, a “sale”. The data was collected through: %{services}.',
    sells: 'In these 12 months we have sold personal data, in the sense of these laws, to: %{services}.',
    noOtherSale: 'Beyond this, we have not sold personal data.',
    minors: 'We have no actual knowledge that we sell or share personal data of persons under 16 years of age.',
    minorsDirected:
      'We sell or share personal data of persons under 16 years of age only with the consent the law requires: of the persons themselves from the age of 13, before that of a parent or guardian.',
    /** Prescribed words: Tex. Bus. & Com. Code § 541.102(b). Keep the English sentence in every language. */
    texasNotice: 'NOTICE: We may sell your sensitive personal data.',
    sensitiveLimited:
      'We use and disclose sensitive data only for purposes for which the law gives no right to limit its use (California Code of Regulations, title 11, § 7027(m)).',
    sensitiveFurther:
      'We also use sensitive data for other purposes than those of California Code of Regulations, title 11, § 7027(m). You can limit its use: see “Your Privacy Choices”.',
    sensitiveConsent:
      'Where state law requires consent for processing sensitive data, we process it only with your consent.',
  },
  choices: {
    /** Fixed name, CCPA regulations § 7015. */
    heading: 'Your Privacy Choices (US states)',
    intro:
      'You can opt out of the sale and sharing of your data and of targeted advertising at any time, without an account:',
    /** `link` is the link to the page. */
    link: 'on this page: %{link}',
    linkText: 'Your Privacy Choices',
    control: 'with the privacy control that is available on every page',
    write: 'by writing to %{contact}',
    phone: 'by calling %{phone}',
    gpc: 'by the Global Privacy Control signal of your browser, which we treat as an opt-out for that browser and, if you are signed in, for your account',
    time: 'We act on an opt-out as soon as feasibly possible, at the latest within 15 business days, and wait at least 12 months before asking you to opt in again.',
    doNotTrack: '%{site} does not respond to the older “Do Not Track” signal of browsers.',
  },
  rights: {
    heading: 'Rights in US states',
    intro: 'The table says which right the laws of which states give. Each law has exceptions.',
    caption: 'Rights by state',
    right: 'Right',
    where: 'States',
    all: 'All the states named above',
    /** `states` is a list of names. */
    allExcept: 'All the states named above except %{states}',
    kinds: {
      access: 'To know whether we process your data, and to have access to it',
      correct: 'To have wrong data corrected',
      delete: 'To have data deleted',
      portability: 'To receive data in a portable format',
      optOutSale: 'To opt out of the sale of data',
      optOutAdvertising: 'To opt out of targeted advertising',
      optOutProfiling: 'To opt out of profiling for decisions with legal or similarly significant effects',
      sensitiveConsent: 'To have sensitive data processed only with consent',
      sensitiveLimit: 'To limit or refuse the use of sensitive data',
      thirdParties: 'To obtain a list of third parties, or of their categories, to whom data was disclosed',
      questionProfiling: 'To question the result of profiling and have it re-evaluated',
      appeal: 'To appeal against a refusal',
    },
    /** Instead of `optOutAdvertising`, where California's law is among them. */
    optOutSharing: 'To opt out of targeted advertising (in California: of sharing)',
    noRetaliation: 'We do not discriminate against you for exercising these rights.',
  },
  requests: {
    heading: 'Requests, verification and appeals (US states)',
    how: 'Send requests to %{contact}.',
    phone: 'You can also call %{phone}.',
    verify:
      'For requests to know, correct or delete, we must verify who you are: we compare what you tell us with the data we have, and ask for no more than that requires. For opting out, we ask only for what is needed to carry it out.',
    agent:
      'You can have an authorized agent make a request for you. We may ask for proof of the authorization and, except for opting out, ask you to confirm it.',
    time: 'We answer within 45 days. Where reasonably necessary, this period can be extended once by 45 days; we then tell you within the first 45 days and say why.',
    iowa: 'In Iowa, the first period is 90 days.',
    california: 'In California, we confirm receipt of a request to know, correct or delete within 10 business days.',
    /** `contact` is an e-mail address or a form. */
    appeal:
      'If we refuse a request, you can appeal by writing to %{contact} with the word “appeal”. We answer the appeal in writing, with reasons, within 45 days, or within 60 days where the law of your state allows it. If the appeal fails, you can complain to the attorney general of your state.',
  },
  /** Names of states as your language writes them. */
  states: {
    AL: 'Alabama',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    FL: 'Florida',
    IA: 'Iowa',
    IN: 'Indiana',
    KY: 'Kentucky',
    LA: 'Louisiana',
    MD: 'Maryland',
    MN: 'Minnesota',
    MT: 'Montana',
    NE: 'Nebraska',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    OK: 'Oklahoma',
    OR: 'Oregon',
    RI: 'Rhode Island',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VA: 'Virginia',
  },
} as const;
