/** One scan: begun, watched, ended; the scans before it, and when the next one comes. */
export const scan = {
  action: 'Scan my site',
  again: 'Scan again',
  retry: 'Try again',
  loading: 'Loading scan',

  empty: {
    title: 'What does %{site} really load?',
    text: 'We open your pages like a visitor. Then we list the services they load, the cookies they set, and what still runs after rejecting.',
    steps: [
      'Visits your pages three times: without a choice, after rejecting everything, and after accepting everything.',
      'Compares the results with your documents. Add missing services in one click.',
      'Takes one to three minutes. Results stay on this server.',
    ],
    address: 'Start address',
    addressHint: 'We follow the site’s links from there.',
  },

  engines: { browser: 'in a browser', fetch: 'HTML only' },
  fetchTitle: 'Browser scanning isn’t available on this server',
  fetchText:
    'We only read your pages’ HTML and scripts. We cannot see nested scripts, cookies, or behavior after a choice.',
  fetchHow: 'For a full scan, the server operator must install Chromium or set CHROMIUM_PATH to its location.',

  running: {
    waiting: 'In the queue',
    starting: 'Opening the site',
    phases: {
      before: 'Checking pages before any choice',
      rejected: 'Rejecting everything and checking again',
      accepted: 'Accepting everything and checking again',
    },
    page: 'Now checking',
    bar: 'Scan progress',
    pages: '%{finished} of about %{expected} visits',
    requests: { one: 'One request seen', other: '%{number} requests seen' },
    stop: 'Stop',
    stopping: 'Stopping',
    leave: 'You can leave this page. The scan continues, and its result will appear here.',
    done: 'Scan complete.',
  },

  failed: {
    title: 'This scan failed',
    at: 'Tried to open %{url}',
  },

  summary: {
    label: 'Summary',
    test: 'Reject test',
    services: { one: 'service found', other: 'services found' },
    missing: { one: 'not in your documents', other: 'not in your documents' },
    unknown: { one: 'unknown third party', other: 'unknown third parties' },
    pages: { one: 'page scanned', other: 'pages scanned' },
    when: '%{date}, %{engine}, %{duration}',
    seconds: { one: 'one second', other: '%{number} seconds' },
    minutes: { one: 'one minute', other: '%{number} minutes' },
  },
  endings: {
    time: 'The scan ran out of time. Results are incomplete.',
    bytes: 'The site is too large for a full scan. Results are incomplete.',
    requests: 'The site made too many requests for a full scan. Results are incomplete.',
    refused: 'Some pages are at addresses that a scan does not open. Results are incomplete.',
    unreachable: 'The site stopped responding. Results are incomplete.',
    stopped: 'This scan was stopped early. Results are incomplete.',
  },

  tabs: {
    label: 'Scan results',
    services: 'Services',
    unknown: 'Unknown third parties',
    test: 'Reject test',
    pages: 'Pages',
  },

  pages: {
    title: 'Visited pages',
    page: 'Page',
    phase: 'Visit',
    ending: 'Result',
    requests: 'Requests',
    size: 'Size',
    time: 'Time',
    seconds: '%{number} s',
    endings: {
      done: 'Scanned',
      time: 'Timed out',
      bytes: 'Too large',
      requests: 'Too many requests',
      refused: 'Not opened',
      unreachable: 'No response',
      stopped: 'Stopped',
    },
    status: '%{ending} (%{status})',
    refused: { one: 'one not followed', other: '%{number} not followed' },
    capsTitle: 'Why some visits ended early',
    caps: {
      time: 'Timed out: each page and the whole scan have a time limit. Content loaded by then counts.',
      bytes: 'Too large: a scan reads a limited amount per page and site. Content loaded first counts.',
      requests: 'Too many requests: a scan follows a limited number.',
      refused: 'Not opened: the address is in a private network or is not allowed.',
      unreachable: 'No response: the page could not be loaded. It may still work in your browser.',
      stopped: 'Stopped: someone ended the scan.',
    },
  },

  history: {
    title: 'Scan history',
    date: 'Date',
    result: 'Reject test',
    services: 'Services',
    missing: 'Not in documents',
    by: 'Started by',
    triggers: { person: 'A person', schedule: 'Schedule' },
    statuses: { waiting: 'Waiting', running: 'Running', failed: 'Failed' },
    shown: 'Shown above',
  },

  schedule: {
    title: 'Regular scans',
    text: 'Sites change. A new tool or a plugin update can make your documents wrong.',
    every: 'Frequency',
    choices: { off: 'Off', weekly: 'Weekly', monthly: 'Monthly' },
    mail: 'Email me',
    mailHint: 'Only if a service is new, removed, or active before consent.',
    mailNotSent: 'This server cannot send email yet. Messages stay in its outbox.',
    next: 'Next scan: %{date}',
    none: 'No scan scheduled.',
    saved: 'Schedule saved.',
  },

  card: {
    title: 'Scan',
    text: 'The services your site really loads, and the ones that run after rejecting.',
    never: 'Not scanned yet',
    last: 'Last scan: %{date}',
    running: 'Running now',
    missing: { one: 'One service is not in your documents', other: '%{number} services are not in your documents' },
    none: 'All detected services are in your documents',
    see: 'View result',
    watch: 'View progress',
  },
} as const;
