/** The page around what visitors chose, its names for things, and its card on the page of a site. */
export const page = {
  description: 'What visitors of %{site} chose. Nothing here says who they are: no address, no browser, no name.',
  loading: 'Choices are being loaded',
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
    text: 'Every choice visitors made, with what they saw: as proof and in numbers.',
    open: 'See the choices',
    none: 'No choices yet',
    choices: { one: '%{number} choice in 30 days', other: '%{number} choices in 30 days' },
    accepted: '%{share} accepted everything',
    last: 'Last one on %{date}, %{time} UTC',
    states: { fine: 'Recording', late: 'Delayed', outage: 'Interrupted' },
  },

  state: {
    late: 'This page is behind',
    lateText: 'Choices are recorded, but some do not show yet. Counted until %{time} UTC.',
    outage: 'Choices cannot be recorded at the moment',
    outageText:
      'This page is currently not being updated. Browsers keep each choice and send it again, so none is lost for the visitor. Last choice recorded: %{time} UTC.',
    outageNever: 'This page is currently not being updated. Browsers keep each choice and send it again.',
    newer: 'New choices have come in',
    show: 'Show them',
  },

  actions: {
    accept: 'Accepted everything',
    reject: 'Refused everything',
    custom: 'Chose one by one',
    close: 'Closed without accepting',
    gpc: 'Refused by browser signal',
    context: 'Allowed at a placeholder',
    withdraw: 'Withdrew consent',
  },
  actionNotes: {
    accept: 'The visitor pressed the button that accepts all purposes.',
    reject: 'The visitor pressed the button that refuses everything that is not necessary.',
    custom: 'The visitor set the switches and saved them.',
    close: 'The visitor closed the banner. That counts as a refusal.',
    gpc: 'The browser sent Global Privacy Control, and it was honored without a click.',
    context: 'The visitor allowed content, such as a video or map, where it stood on the page.',
    withdraw: 'The visitor withdrew everything they had allowed.',
  },

  regimes: {
    strictest: 'Strictest rules',
    eu: 'EU and EEA',
    'ca-qc': 'Canada (as Quebec requires)',
    'us-ca': 'California',
    other: 'Elsewhere',
  },
  unknownCountry: 'Unknown',
  version: 'Version %{number}',
  seconds: '%{number} s',
} as const;
