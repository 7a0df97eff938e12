/** Consents in numbers. */
export const statistics = {
  none: 'No data yet',
  noneText: 'No consents in this timeframe.',
  counted: 'Records are counted on arrival, so erasing a person does not change these numbers. Times are in UTC.',

  total: 'Records',
  names: {
    consents: 'Consents',
    withdrawals: 'Withdrawals',
    public: 'Website',
    private: 'Server',
    verified: 'Verified',
  },
  by: 'Group by',
  bys: { source: 'Source', kind: 'Kind' },
  charts: {
    source: 'Records over time, stacked by source. The same numbers are in the table below.',
    kind: 'Consents and withdrawals over time, stacked. The same numbers are in the table below.',
  },

  notices: 'By legal notice',
  noticesText: 'A consent can refer to several notices, so these numbers do not add up to the total.',
  noticesChart: 'Records over time for the most frequent legal notices. The same numbers are in the table below.',
  noticesNone: 'No records in this timeframe refer to a legal notice.',
  most: { one: 'The chart shows the most frequent one.', other: 'The chart shows the %{number} most frequent.' },
  allNotices: 'Legal notices with number of records',
  notice: 'Legal notice',
  version: '%{identifier}, version %{version}',
} as const;
