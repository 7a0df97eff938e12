/** The list of consents, its search and its filters. */
export const list = {
  table: 'Consents, newest first',
  time: 'Time (UTC)',
  local: 'Your time (%{zone}): %{time}',
  person: 'Person',
  kind: 'Kind',
  source: 'Source',
  verified: 'Verified',
  notices: 'Legal notices',
  noNotices: 'None',
  moreNotices: 'and %{number} more',
  openAt: 'UTC, %{kind}',

  search: 'Search',
  searchHint: 'Name, e-mail, preference or ID',
  filters: 'Filters',
  any: 'Any',
  notice: 'Legal notice',
  from: 'From',
  to: 'Until',
  dateHint: '%{pattern}, in UTC',
  invalidDate: 'Invalid date format',
  reversed: 'The end must not be before the beginning.',
  clear: 'Clear filters',

  found: { one: '%{number} result found', other: '%{number} results found' },
  moreFound: 'more than %{number} results found',
  counting: 'Counting …',

  pages: 'Pages',
  previous: 'Prev',
  next: 'Next',

  empty: {
    none: 'No consents yet',
    noneText:
      'Make a key and put the code on your form, or send consents from your server. The first one shows here at once.',
    toKeys: 'Keys and code',
    filtered: 'No results found',
    filteredText: 'No consent fits this search and these filters.',
  },

  keyboard: { search: 'Search', next: 'Next record', previous: 'Previous record' },
} as const;
