/** What stands around form and mailbox, and what is said when something does not work. */
export const page = {
  title: 'Report wrongdoing',
  titleAt: 'Report wrongdoing at %{name}',
  language: 'Language',
  loading: 'One moment, please.',
  /** A button for somebody who must not be seen here. */
  leave: 'Leave now',
  leaveHint: 'Or press Escape twice. An empty page replaces this one, and your text is gone.',
  back: 'Back',
  next: 'Continue',
  optional: 'optional',
  /** Without JavaScript. */
  noScript: {
    title: 'This form needs JavaScript',
    text: 'Your report is encrypted on your device before it is sent, so that only the people who receive reports can read it. That needs JavaScript. Without it, what you write could be read on the way, so nothing can be written here.',
    tor: 'In Tor Browser, choose the security level “Safer” or “Standard”.',
    ways: 'Other ways to report',
    authorities: 'Authorities that accept reports',
    employer:
      'You can also write to or call the people at your organization who receive reports. They have to offer you a meeting if you want one.',
    /** Link to the page with authorities. */
    more: 'Authorities by country',
  },
  /** The form in a frame of another website. */
  embedded: {
    text: 'Open the form in its own window. The website around it then cannot see that you are using it.',
    open: 'Open the form',
    here: 'Continue here',
  },
  errors: {
    title: 'Please check your answer',
    unavailable: 'The page could not be loaded completely. Please try again in a few minutes.',
    again: 'Try again',
    notFound: {
      title: 'Form not found',
      text: 'It may have been taken down, or the address may be incomplete.',
    },
    /** The signatures of the document with all recipients do not fit. */
    notSound: {
      title: 'Do not report here now',
      text: 'This page cannot prove that it belongs to the people who receive reports. Someone may have changed it. Please use another way to report.',
      version: 'Failed check: %{code}, version %{version}',
    },
    /** The browser lacks what encryption needs, such as a secure connection. */
    browser: {
      title: 'This browser cannot encrypt your report',
      text: 'Please use a current browser, and an address that starts with https.',
    },
    send: 'This could not be sent. What you typed is still here. Please try again.',
    tooMany:
      'Too much was sent from your network. Please wait a few minutes and try again. What you typed is still here.',
    closed:
      'This office does not accept reports at the moment. What you typed is still here. Please use another way to report.',
    changed:
      'The people who receive reports have changed since you opened this page. Please check the recipients, then send again.',
  },
  /** After a number: the time that the law gives. */
  periods: {
    day: { one: '%{number} day', other: '%{number} days' },
    'business-day': { one: '%{number} working day', other: '%{number} working days' },
    month: { one: '%{number} month', other: '%{number} months' },
  },
} as const;
