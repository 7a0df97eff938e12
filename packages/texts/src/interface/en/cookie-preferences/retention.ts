/** How long choices are kept. */
export const retention = {
  title: 'Choice retention',
  text: 'You must be able to prove consent (GDPR Art. 7(1)), but not keep it longer than necessary (Art. 5(1)(e)). The default is the validity of a choice plus five years, when most claims have expired. Periods differ by country. Ask a lawyer before you shorten it.',
  usual: 'Default: validity of a choice plus 5 years',
  usualHint: 'For this site: %{months}.',
  effective: 'Choices are deleted after %{months}.',
  shorterTitle: 'Shorten the retention period?',
  shorterText: 'Choices will be kept for %{months}.',
  shorterUsual: 'Choices will be kept for the default: their validity plus 5 years.',
  shorterConsequences: ['The next nightly run permanently deletes older choices.', 'You can no longer prove them.'],

  log: 'Deletions',
  logText: 'Every deletion run, as proof that you apply the retention period.',
  logNone: 'No deletions yet.',
  at: 'Deleted on (UTC)',
  before: 'Choices before',
  deleted: 'Number',
} as const;
