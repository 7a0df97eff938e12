/** The list of consents, its search and its filters. */
export const list = {
  table: 'Consents, newest first',
  time: 'Time (UTC)',
  person: 'Person',
  kind: 'Kind',
  source: 'Source',
  verified: 'Verified',
  notices: 'Legal notices',
  noNotices: 'None',
  moreNotices: 'and %{number} more',
  openAt: 'UTC, %{kind}',

  searchHint: 'Name, e-mail, preference or ID',
  notice: 'Legal notice',
  limited: 'Searched the newest %{number} people with these words. Add a word to narrow the search.',

  empty: {
    none: 'No consents yet',
    noneText:
      'Create a key and put the code on your form, or send consents from your server. The first one shows here at once.',
    toKeys: 'Keys and code',
    filteredText: 'No consent fits this search and these filters.',
  },
} as const;
