/** Lists of records, whatever they are of: their search, filters, pages and times. */
export const records = {
  local: 'Your time (%{zone}): %{time}',
  search: 'Search',
  filters: 'Filters',
  any: 'Any',
  from: 'From',
  to: 'Until',
  dateHint: '%{pattern}, in UTC',
  invalidDate: 'Invalid date format',
  reversed: 'The end must not be before the beginning.',
  clear: 'Clear filters',

  found: { one: '%{number} result found', other: '%{number} results found' },
  moreFound: 'more than %{number} results found',
  counting: 'Counting …',
  none: 'No results found',

  pages: 'Pages',
  previous: 'Prev',
  next: 'Next',

  keyboard: { search: 'Search', next: 'Next record', previous: 'Previous record' },
} as const;
