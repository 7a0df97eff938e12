/** The page around what visitors chose, its names for things, and its card on the page of a site. */
export const page = {
  description: 'Anonymous consent choices on %{site}, without IP addresses or names.',
  loading: 'Loading choices',
  tabs: {
    label: 'Consent analytics',
    choices: 'Consent log',
    statistics: 'Statistics',
    downloads: 'Downloads',
    retention: 'Retention',
  },
  download: 'Download CSV',
  banner: 'Cookie banner',

  card: {
    text: 'Every visitor choice with the banner shown, as proof and statistics.',
    open: 'View choices',
    none: 'No choices yet',
    choices: { one: '%{number} choice in 30 days', other: '%{number} choices in 30 days' },
    accepted: '%{share} accepted everything',
    last: 'Last one on %{date}, %{time} UTC',
    states: { fine: 'Recording', late: 'Delayed', outage: 'Interrupted' },
  },

  state: {
    late: 'This page is delayed',
    lateText: 'Choices are recorded, but some do not appear yet. Counted until %{time} UTC.',
    outage: 'Choices cannot be recorded right now',
    outageText:
      'This page is not updating. Browsers store each choice and resend it, so visitors keep their settings. Last choice recorded: %{time} UTC.',
    outageNever: 'This page is not updating. Browsers store each choice and resend it.',
    newer: 'New choices',
    show: 'Show',
  },

  actions: {
    accept: 'Accepted all',
    reject: 'Rejected all',
    custom: 'Custom choice',
    close: 'Closed without accepting',
    gpc: 'Rejected by browser signal',
    context: 'Allowed in placeholder',
    withdraw: 'Withdrew consent',
  },
  actionNotes: {
    accept: 'The visitor accepted all purposes.',
    reject: 'The visitor rejected everything that is not necessary.',
    custom: 'The visitor set individual switches and saved them.',
    close: 'The visitor closed the banner. This counts as a rejection.',
    gpc: 'The browser sent a Global Privacy Control signal, which the banner honored automatically.',
    context: 'The visitor allowed content, such as a video or map, directly on the page.',
    withdraw: 'The visitor withdrew all consent.',
  },

  regimes: {
    strictest: 'Strictest rules',
    eu: 'EU and EEA',
    'ca-qc': 'Canada (Quebec rules)',
    'us-ca': 'California',
    other: 'Elsewhere',
  },
  unknownCountry: 'Unknown',
  version: 'Version %{number}',
  seconds: '%{number} s',
} as const;
