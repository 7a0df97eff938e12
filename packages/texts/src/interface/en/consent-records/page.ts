/** The page around the records of consents, its names for things, and its card on the page of a site. */
export const page = {
  description: 'Consents given on %{site}, with time and exact wording. Every record can be independently verified.',
  loading: 'Loading records',
  tabs: {
    label: 'Consent records',
    consents: 'Consents',
    subjects: 'People',
    notices: 'Legal Notices',
    statistics: 'Statistics',
    downloads: 'Downloads',
    keeping: 'Retention',
    newsletter: 'Newsletter Subscriptions',
    keys: 'Keys and code',
  },

  card: {
    text: 'Consents from your forms and servers, with the text shown and tamper-evident proof.',
    open: 'Open consent records',
    none: 'No consents yet',
    recording: 'Recording',
    late: 'Delayed',
    interrupted: 'Interrupted',
    count: { one: '%{number} consent', other: '%{number} consents' },
    moreThan: 'More than %{number} consents',
    last: 'Last one on %{date}, %{time} UTC',
  },

  state: {
    offline: 'Offline',
    stopped: 'The database was rolled back. Nothing is being signed',
    stoppedText:
      'Consents are recorded, but not signed since %{time} UTC. The database does not match what was signed before. The operator must investigate.',
    late: 'Processing is delayed',
    lateText: 'Consents are recorded. Those after %{time} UTC are not in a signed checkpoint yet.',
    busyText: 'Consents are recorded, but they arrive faster than they can be written.',
    refused: 'Consents cannot be recorded right now',
    refusedText: 'Our script stores consents and retries. Your servers should do the same. Last recorded: %{time} UTC.',
    refusedNever: 'Our script stores consents and retries. Your servers should do the same.',
    outage: 'This page is not updating',
    outageText: 'The server is not responding. This data is from %{time} UTC.',
    newer: 'New consents',
    show: 'Show',
  },

  kinds: { consent: 'Consent', withdrawal: 'Withdrawal' },
  sources: { public: 'Website', private: 'Server' },
  claimed: 'Claimed',
  /** Who said what holds of a preference. */
  saidBy: {
    private: 'Your server or team',
    privateVerified: 'Your server or team, verified',
    public: 'A form, claimed',
    publicVerified: 'A form, verified',
  },
  yes: 'Yes',
  no: 'No',
  nobody: 'No name',
  erased: 'Erased',
  close: 'Close',
} as const;
