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
    /** In California, where the section is the notice at collection. CCPA regulations § 7012. */
    headingNotice: 'Notice at collection: categories of personal data (US states)',
    intro:
      'In these 12 months we have collected the following categories of personal data. For each category, we say where the data came from, whether it was sold or shared and with whom, to whom it was disclosed, what it is used for and how long it is kept.',
    /** `section` is the heading of `choices`, linked where the owner has a page for it. */
    notice:
      'This section is our notice at collection (California Code of Regulations, title 11, § 7012). How to opt out of the sale and sharing of your data: %{section}.',
    /** A label; the items are those below. */
    sources: 'Sources',
    sourceYou: 'you, when you give us data',
    sourceDevice: 'your device and browser, when you use %{site}',
    sourceServices: 'the services named in this policy',
    /** Labels of rows. “Sharing” is disclosure for advertising across sites. */
    soldOrShared: 'Sold or shared',
    soldTo: 'Sold to or shared with',
    soldFor: 'Purposes of the sale or sharing',
    disclosedTo: 'Disclosed for a business purpose to',
    disclosedFor: 'Purposes of the disclosure',
    /** Categories of third parties and service providers. The names of companies follow in brackets. */
    recipients: {
      advertising: 'Advertising networks',
      analytics: 'Analytics providers',
      social: 'Social networks',
      audienceData: 'Providers of audience data',
      payments: 'Providers of payments and fraud prevention',
      technical: 'Providers of hosting, networks and security',
      communication: 'Providers of e-mail, chat and support',
      content: 'Providers of embedded content',
      commerce: 'Providers of orders, bookings and delivery',
      software: 'Providers of other software',
      others: 'Other recipients',
    },
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
  },
  sensitive: {
    heading: 'Sensitive personal data (US states)',
    /** A label; the kinds of data follow. */
    kinds: 'Sensitive data that we process',
    limited:
      'We use and disclose sensitive data only for purposes for which the law gives no right to limit its use (California Code of Regulations, title 11, § 7027(m)).',
    further:
      'We also use sensitive data for other purposes than those of California Code of Regulations, title 11, § 7027(m).',
    /** `way` is a link or an e-mail address. */
    limit: 'To limit its use: %{way}',
    consent: 'Where state law requires consent for processing sensitive data, we process it only with your consent.',
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
    /** CCPA regulations § 7011(e)(3)(F): what the signal applies to, and how to send it. */
    gpc: 'by the Global Privacy Control signal of your browser (globalprivacycontrol.org), which we treat as an opt-out for that browser; for data that we hold under your name, use one of the other ways too',
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
  /** Decisions by machines, in the terms of the California regulations, from January 1, 2027. */
  decisions: {
    heading: 'Automated decisionmaking technology (California)',
    /** `section` is the heading of another section. */
    intro:
      'From January 1, 2027, people in California have these rights toward the decisions described in the section “%{section}”, as far as they are significant decisions within the meaning of California Code of Regulations, title 11, § 7001:',
    optOut:
      'to opt out of the use of this technology or, where the regulations allow that instead, to have a person review the decision',
    access: 'to learn how the technology was used toward them: its purpose, its logic and the outcome',
    how: 'To use these rights, write to %{contact}. We do not retaliate against anybody who uses them.',
  },
  /** A program that offers something in return for data, in the owner's own words. CCPA regulations § 7016. */
  incentive: {
    heading: 'Notice of financial incentive (US states)',
    offer: 'What we offer, and for which data',
    joining: 'How to take part',
    value: 'Estimated value of the data, and how we estimate it',
    withdraw: 'You can withdraw at any time by writing to %{contact}.',
  },
  california: {
    /** Fixed name: Cal. Civ. Code § 1798.83(b)(1)(B). */
    heading: 'Your California Privacy Rights',
    text: 'If you live in California and are our customer, you can ask us once a year, free of charge, which personal data we disclosed in the previous calendar year to third parties for their own direct marketing, and who they are (Cal. Civ. Code § 1798.83). Write to %{contact}, with the words “Your California Privacy Rights”.',
  },
  nevada: {
    heading: 'For residents of Nevada',
    text: 'You can direct us at any time not to sell data about you that we collect through %{site} (NRS 603A.345). Write to %{contact}: we answer within 60 days.',
    none: 'We do not sell such data.',
    sells: 'We sell such data to: %{services}.',
  },
  /** The policy on consumer health data that Washington and Nevada ask for. */
  health: {
    heading: 'Consumer health data (Washington and Nevada)',
    /** `laws` are citations. */
    intro:
      'This section is our policy on consumer health data. It applies to people whom these laws protect, as far as they apply to us: %{laws}.',
    sharedWith: 'Shared with',
    notSold: 'We do not sell consumer health data.',
    sells: 'We sell consumer health data to: %{services}.',
    tracking:
      'Third parties may collect consumer health data here over time and across different sites and online services: %{services}.',
    noTracking:
      'No third party collects consumer health data here over time and across different sites and online services.',
    rights:
      'You can ask whether we collect, share or sell your consumer health data, receive it with a list of those who got it, have it deleted, and withdraw your consent. Write to %{contact}.',
    /** `section` is the heading of another section. */
    changes: 'How you learn of changes to this section: see “%{section}”.',
    /** Addresses of the attorneys general follow. */
    appeal:
      'If we refuse a request, you can appeal by writing to %{contact}. If the appeal fails, you can complain to the attorney general:',
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
