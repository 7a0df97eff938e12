/** What the generator asks an owner, and why it proposes an answer. Keyed by the codes of the documents. */
export const questions = {
  asked: {
    hosting: {
      title: 'Who hosts the site or app?',
      choices: { services: '%{services}, from your services', other: 'Another company', own: 'We host it ourselves' },
    },
    logs: {
      title: 'How long are access logs kept?',
      choices: {
        law: 'As required by law or the authority: %{statute}',
        period: 'For a period',
        own: 'In my own words',
      },
    },
    consent: {
      title: 'Which tool collects consent for trackers?',
      choices: { banner: 'This site’s banner', other: 'Another product', nobody: 'None yet' },
    },
    contracts: {
      title: 'Are the data processing contracts with your providers signed?',
      choices: { yes: 'Yes, with all of them', no: 'Not with all of them' },
    },
    lifetimes: {
      title: 'How long do trackers with an unknown lifetime remain?',
      choices: { criteria: 'The document states that the provider decides', own: 'I will enter the lifetimes' },
    },
    newsletter: {
      title: 'Do you track newsletter opens and clicks?',
      choices: { yes: 'Yes', no: 'No' },
    },
    advertising: {
      title: 'Do you send advertising to customers who did not subscribe?',
      choices: { yes: 'Yes, until they object', no: 'No' },
    },
    'credit-check': {
      title: 'Do you run credit checks on customers yourself?',
      choices: { yes: 'Yes, with a credit agency', no: 'No' },
    },
    'sign-in': {
      title: 'Can people sign in with an account from another service?',
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
      title: 'Is the site or app aimed at children?',
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
      title: 'Does the site use precise device location?',
      choices: { yes: 'Yes, as I describe with an activity', no: 'No' },
    },
    permissions: {
      title: 'What is the legal basis for sensitive app permissions?',
      choices: {
        consent: 'User consent',
        contract: 'Contract: the app needs them to provide what users request. Health data always needs consent',
      },
    },
    decisions: {
      title: 'Do you make fully automated decisions about people, such as about a contract?',
      choices: { yes: 'Yes, as I describe', no: 'No' },
    },
  },
  because: {
    services: 'From your services: %{services}.',
    noService: 'None of your services suggests otherwise.',
    noSign: 'Nothing you entered suggests otherwise.',
    law: 'From the law of your country: %{statute}.',
    provider: 'From the provider’s default retention: %{services}.',
    usualLogs: 'Two weeks is typical: long enough to find errors and attacks.',
    ownBanner: 'This site’s banner blocks everything that needs consent.',
    contracts: 'These providers’ terms include the contract or the required clauses: %{services}.',
    noContract: 'We have found no contract for: %{services}.',
    measures: 'These services track it unless you turn it off: %{services}.',
    subscribed: 'Your messages go to people who subscribed.',
    invoice: 'You sell on invoice or by direct debit.',
    providerChecks: 'These providers run the check themselves, as controllers: %{services}.',
    age: 'From your minimum age: %{age}.',
    mapsOnly: 'These services show maps and places without the device’s precise location: %{services}.',
    deviceAsks: 'The device asks users before it grants the app this permission.',
    providerDecides: 'These providers decide themselves, as controllers: %{services}.',
    lifetimes: 'The catalog lists no lifetimes for: %{services}.',
  },
} as const;
