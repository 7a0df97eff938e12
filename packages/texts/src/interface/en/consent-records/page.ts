/** The page around the records of consents, its names for things, and its card on the page of a site. */
export const page = {
  description: 'Who agreed to what at %{site}, when, and to which exact words. Every record can be proved to anybody.',
  loading: 'Records are being loaded',
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
    text: 'Consents from your forms and servers, each with the text that was shown and a proof that nobody can change.',
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
    stopped: 'The database was rolled back: nothing is signed',
    stoppedText:
      'Consents are recorded, but since %{time} UTC none is signed: the database holds less than was signed before, or something else. The operator of this installation has to look into it.',
    late: 'There is a delay',
    lateText: 'Consents are recorded. Those that came after %{time} UTC are not in a signed checkpoint yet.',
    busyText: 'Consents are recorded, but they arrive faster than they can be written.',
    refused: 'Consents cannot be recorded at the moment',
    refusedText: 'Our script keeps each consent and retries; your servers should, too. Last one recorded: %{time} UTC.',
    refusedNever: 'Our script keeps each consent and retries; your servers should, too.',
    outage: 'This page is currently not being updated',
    outageText: 'The server does not answer. What you see is from %{time} UTC.',
    newer: 'New consents have come in',
    show: 'Show them',
  },

  kinds: { consent: 'Consent', withdrawal: 'Withdrawal' },
  sources: { public: 'Public', private: 'Private' },
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
