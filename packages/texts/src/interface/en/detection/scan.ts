/** One scan: begun, watched, ended; the scans before it, and when the next one comes. */
export const scan = {
  action: 'Scan my site',
  again: 'Scan again',
  retry: 'Try again',
  loading: 'The scan is loading',

  empty: {
    title: 'What does %{site} really load?',
    text: 'We open your pages as a visitor does, and list every service they load, every cookie they set, and what still happens when somebody refuses.',
    steps: [
      'Visits your pages three times: without choosing, after refusing everything, and after accepting everything.',
      'Compares what is there with your documents. You add what is missing in one go.',
      'Takes one to three minutes. What is seen stays on this server and is sent nowhere else.',
    ],
    address: 'Start address',
    addressHint: 'From there we follow the links of the site.',
  },

  engines: { browser: 'in a browser', fetch: 'HTML only' },
  fetchTitle: 'This server has no browser to look with',
  fetchText:
    'Only the HTML of your pages and its scripts are read. Scripts that load others, cookies, and what happens after a choice stay unseen.',
  fetchHow: 'To see everything, whoever runs the server installs Chromium, or sets CHROMIUM_PATH to where it is.',

  running: {
    waiting: 'Waiting for its turn',
    starting: 'Opening the site',
    phases: {
      before: 'Looking at the pages before any choice',
      rejected: 'Refusing everything, and looking again',
      accepted: 'Accepting everything, and looking again',
    },
    page: 'Now looking at',
    bar: 'Progress of the scan',
    pages: '%{finished} of about %{expected} visits',
    requests: { one: 'One request seen', other: '%{number} requests seen' },
    stop: 'Stop',
    stopping: 'Stopping',
    leave: 'You can leave this page. The scan goes on, and its result waits for you here.',
    done: 'The scan is done.',
  },

  failed: {
    title: 'This scan failed',
    at: 'Tried at %{url}',
  },

  summary: {
    label: 'The result in short',
    test: 'Reject test',
    services: { one: 'service found', other: 'services found' },
    missing: { one: 'not in your documents', other: 'not in your documents' },
    unknown: { one: 'unknown third party', other: 'unknown third parties' },
    pages: { one: 'page seen', other: 'pages seen' },
    when: '%{date}, %{engine}, %{duration}',
    seconds: { one: 'one second', other: '%{number} seconds' },
    minutes: { one: 'one minute', other: '%{number} minutes' },
  },
  endings: {
    time: 'The scan ran out of time. What it saw by then is listed.',
    bytes: 'The site sent more than a scan reads. What was seen by then is listed.',
    requests: 'The site made more requests than a scan follows. What was seen by then is listed.',
    refused: 'Part of the site leads to addresses that a scan does not open. The rest is listed.',
    unreachable: 'The site stopped answering. What was seen by then is listed.',
    stopped: 'This scan was stopped early. What it saw by then is listed.',
  },

  tabs: {
    label: 'What the scan found',
    services: 'Services',
    unknown: 'Unknown third parties',
    test: 'Reject test',
    pages: 'Pages',
  },

  pages: {
    title: 'Pages that were visited',
    page: 'Page',
    phase: 'Visit',
    ending: 'Result',
    requests: 'Requests',
    size: 'Size',
    time: 'Time',
    seconds: '%{number} s',
    endings: {
      done: 'Seen',
      time: 'Time was up',
      bytes: 'Too large',
      requests: 'Too many requests',
      refused: 'Not opened',
      unreachable: 'No answer',
      stopped: 'Stopped',
    },
    status: '%{ending} (%{status})',
    refused: { one: 'one not followed', other: '%{number} not followed' },
    capsTitle: 'Why some visits ended early',
    caps: {
      time: 'Time was up: a page is given a limited time, and so is the whole scan. What was loaded by then counts.',
      bytes: 'Too large: only so much is read of a page and of a site. What came first counts.',
      requests: 'Too many requests: beyond a limit, no more are followed.',
      refused: 'Not opened: the address is in a private network, or not one that a scan opens.',
      unreachable: 'No answer: the page could not be loaded. It may work in your browser all the same.',
      stopped: 'Stopped: somebody ended the scan.',
    },
  },

  history: {
    title: 'Scan history',
    date: 'Date',
    result: 'Reject test',
    services: 'Services',
    missing: 'Not in documents',
    by: 'Started by',
    triggers: { person: 'Somebody', schedule: 'The schedule' },
    statuses: { waiting: 'Waiting', running: 'Running', failed: 'Failed' },
    shown: 'Shown above',
  },

  schedule: {
    title: 'Regular scans',
    text: 'Sites change. A new tool is embedded, a plugin updates itself, and the documents no longer say what is true.',
    every: 'How often',
    choices: { off: 'Off', weekly: 'Weekly', monthly: 'Monthly' },
    mail: 'Tell me by e-mail',
    mailHint: 'Only when something is new, gone, or active before consent.',
    mailNotSent: 'This server cannot send e-mails yet. What it would send is kept in its outbox.',
    next: 'Next scan: %{date}',
    none: 'No further scan is planned.',
    saved: 'The schedule is saved.',
  },

  card: {
    title: 'Scan',
    text: 'Which services the site really loads, and what happens when somebody refuses.',
    never: 'Not scanned yet',
    last: 'Last scan: %{date}',
    running: 'Running now',
    missing: { one: 'One service is not in your documents', other: '%{number} services are not in your documents' },
    none: 'Everything found is in your documents',
    see: 'See the result',
    watch: 'Watch it',
  },
} as const;
