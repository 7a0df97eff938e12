/** How long choices are kept. */
export const retention = {
  title: 'How long choices are kept',
  text: 'You have to be able to show that a visitor consented (Art. 7(1) GDPR), and must not keep it longer than that needs (Art. 5(1)(e)). The usual time is as long as a choice holds, and five years more: by then most claims can no longer be brought. Periods differ by country; ask a lawyer before you shorten it.',
  usual: 'As usual: as long as a choice holds, and five years',
  usualHint: 'For this site: %{months}.',
  effective: 'Choices are deleted after %{months}.',
  shorterTitle: 'Keep choices for a shorter time?',
  shorterText: 'From now on, choices are kept for %{months}.',
  shorterUsual: 'From now on, choices are kept as usual: as long as a choice holds, and five years.',
  shorterConsequences: [
    'With the next nightly run, older choices are deleted for good.',
    'You can then no longer prove them.',
  ],

  log: 'Deleted after the retention period',
  logText: 'Each run that deleted something, as proof that the period is applied.',
  logNone: 'Nothing has been deleted so far.',
  at: 'Deleted on (UTC)',
  before: 'Choices from before',
  deleted: 'Number',
} as const;
