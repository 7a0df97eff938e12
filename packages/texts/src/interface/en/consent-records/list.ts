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

  searchHint: 'Name, email, preference or ID',
  notice: 'Legal notice',
  limited: 'Searched the newest %{number} matching people. Add a word to narrow the search.',

  empty: {
    none: 'No consents yet',
    noneText:
      'Create a key and add the code to your form, or send consents from your server. They appear here immediately.',
    toKeys: 'Keys and code',
    filteredText: 'No consents match your search and filters.',
  },
} as const;
