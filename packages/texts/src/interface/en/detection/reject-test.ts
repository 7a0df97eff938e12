/** What still happens before a choice and after a refusal, and the badge that shows it. */
export const rejectTest = {
  verdicts: { pass: 'Passed', fail: 'Not passed', unclear: 'Unclear' },
  sentences: {
    pass: 'Nothing that needs consent ran before a choice or after rejecting.',
    fail: 'Some things that need consent ran without it.',
    unclear: 'The scan did not see enough to decide.',
  },
  onlyHtml: 'Without a browser, we cannot test behavior before and after a choice.',
  why: 'The law requires consent before you store or read data on a visitor’s device, unless strictly necessary (ePrivacy Directive, Art. 5(3)).',
  noBanner:
    'The scan found no consent banner, so it could not reject anything. It only tested the site without a choice.',
  noReject: 'The scan found a consent banner, but no way to reject. Rejecting must be as easy as accepting.',
  secondLayer:
    'The reject option is only on the second layer of the banner. This alone breaks supervisory authority guidelines: accepting and rejecting must be equally easy.',
  banner: 'Banner: %{by}',
  ownBanner: 'Custom banner, recognized by its button labels.',
  phases: { before: 'Before any choice', rejected: 'After rejecting everything' },
  clean: 'Nothing that needs consent.',
  notSeen: 'Not tested.',
  unknown: '%{site} (unknown)',
  counts: {
    request: { one: 'one request', other: '%{number} requests' },
    cookie: { one: 'one cookie', other: '%{number} cookies' },
    storage: { one: 'one storage key', other: '%{number} storage keys' },
  },
  kinds: { request: 'Request', cookie: 'Cookie', storage: 'Storage key' },
  show: 'Activity of %{service}',
  onPage: 'On %{page}',
  leftOut: { one: 'And one more.', other: 'And %{number} more.' },

  badgeTitle: 'Site badge',
  badgeText: 'A badge with your latest result that links to a public report. Every scan updates it.',
  public: 'Public result',
  publicHint: 'Anyone with the link can see the result, even if the test is not passed.',
  publicOn: 'The result is public now.',
  publicOff: 'The result is no longer public.',
  preview: 'Current badge',
  noPreview: 'The badge appears after the first scan.',
  code: 'Badge code',
  report: 'Open the public report',
} as const;
