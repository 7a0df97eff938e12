/** What the generator asks an owner, and why it proposes an answer. Keyed by the codes of the documents. */
export const questions = {
  asked: {
    hosting: {
      title: 'Who hosts the site or app?',
      choices: { services: '%{services}, from your services', other: 'Another company', own: 'Nobody but us' },
    },
    logs: {
      title: 'How long are access logs kept?',
      choices: {
        law: 'As set by the law or the authority: %{statute}',
        period: 'For a period',
        own: 'In my own words',
      },
    },
    consent: {
      title: 'Who asks visitors about trackers?',
      choices: { banner: 'The banner of this site', other: 'Another product', nobody: 'Nobody yet' },
    },
    contracts: {
      title: 'Are the data processing contracts with your providers signed?',
      choices: { yes: 'Yes, with all of them', no: 'Not with all of them' },
    },
    lifetimes: {
      title: 'How long do the trackers stay whose lifetime is unknown?',
      choices: { criteria: 'The document says that the provider decides', own: 'I enter the lifetimes' },
    },
    newsletter: {
      title: 'Do you measure who opens and clicks your newsletter?',
      choices: { yes: 'Yes', no: 'No' },
    },
    advertising: {
      title: 'Do you send advertising to customers who did not subscribe?',
      choices: { yes: 'Yes, until they object', no: 'No' },
    },
    'credit-check': {
      title: 'Do you check the credit of customers yourself?',
      choices: { yes: 'Yes, with a credit agency', no: 'No' },
    },
    'sign-in': {
      title: 'Can people sign in with an account they have elsewhere?',
      choices: { yes: 'Yes', no: 'No' },
    },
    ai: {
      title: 'Do you use artificial intelligence with personal data?',
      choices: {
        none: 'No',
        features: 'Yes, in features that people use',
        training: 'Yes, to train models',
        both: 'Yes, in features and for training',
      },
    },
    children: {
      title: 'Is the site or app directed at children?',
      choices: { yes: 'Yes', no: 'No' },
    },
    'special-categories': {
      title: 'Do you process data about health, beliefs, origin or sex life?',
      choices: {
        none: 'No',
        health: 'Yes, about health, with explicit consent: %{activity}',
        others: 'Yes, as I describe with an activity',
      },
    },
    location: {
      title: 'Does the site ask devices for their precise location?',
      choices: { yes: 'Yes, as I describe with an activity', no: 'No' },
    },
    permissions: {
      title: 'What allows the app to use sensitive permissions?',
      choices: {
        consent: 'The consent of the user',
        contract: 'The contract: the app cannot do what users ask for without them. Health always needs consent',
      },
    },
    decisions: {
      title: 'Do machines alone decide about people, such as about a contract?',
      choices: { yes: 'Yes, as I describe', no: 'No' },
    },
  },
  because: {
    services: 'From your services: %{services}.',
    noService: 'None of your services points to it.',
    noSign: 'Nothing you entered points to it.',
    law: 'From the law of your country: %{statute}.',
    provider: 'From the provider, who keeps them that long by default: %{services}.',
    usualLogs: 'Two weeks are usual: long enough to find faults and attacks.',
    ownBanner: 'The banner of this site holds back what needs consent.',
    contracts: 'The terms of these providers contain the contract, or the clauses it needs: %{services}.',
    noContract: 'We know of no such contract for: %{services}.',
    measures: 'These services measure it unless you turn it off: %{services}.',
    subscribed: 'Your messages go to people who subscribed.',
    invoice: 'You sell on invoice or by direct debit.',
    providerChecks: 'These providers check it themselves and on their own responsibility: %{services}.',
    age: 'From the minimum age you set: %{age}.',
    mapsOnly: 'These services show maps and places without the device’s exact location: %{services}.',
    deviceAsks: 'The device asks users before the app gets such a permission.',
    providerDecides: 'These providers decide themselves and on their own responsibility: %{services}.',
    lifetimes: 'The catalog knows no lifetimes for: %{services}.',
  },
} as const;
