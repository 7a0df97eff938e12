/** Consents in numbers. */
export const statistics = {
  none: 'Nothing to count yet',
  noneText: 'No consents in this timeframe.',
  counted: 'Counted on arrival: erasing a person does not change these numbers. Times are in UTC.',

  total: 'Records',
  names: {
    consents: 'Consents',
    withdrawals: 'Withdrawals',
    public: 'Public',
    private: 'Private',
    verified: 'Verified',
  },
  by: 'Group by',
  bys: { source: 'Source', kind: 'Kind' },
  charts: {
    source: 'Records over time, stacked by source. The same numbers are in the table below.',
    kind: 'Consents and withdrawals over time, stacked. The same numbers are in the table below.',
  },

  notices: 'By legal notice',
  noticesText: 'A consent may name several notices, so these numbers do not add up to the total.',
  noticesChart:
    'Records over time for the legal notices that most of them name. The same numbers are in the table below.',
  noticesNone: 'No record in this timeframe names a legal notice.',
  most: { one: 'The chart shows the most frequent one.', other: 'The chart shows the %{number} most frequent.' },
  allNotices: 'Legal notices and how many records name them',
  notice: 'Legal notice',
  version: '%{identifier}, version %{version}',
} as const;
