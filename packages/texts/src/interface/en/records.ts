/** Lists of records, whatever they are of: their search, filters, pages and times. */
export const records = {
  local: 'Your time (%{zone}): %{time}',
  search: 'Search',
  filters: 'Filters',
  addFilter: 'Filter',
  removeFilter: 'Remove filter: %{filter}',
  any: 'Any',
  from: 'From',
  to: 'To',
  dateHint: '%{pattern}, in UTC',
  invalidDate: 'Invalid date format',
  reversed: 'The end must not be before the start.',
  clear: 'Clear filters',

  timeframe: {
    label: 'Timeframe',
    presets: 'Common timeframes',
    names: {
      'last-7': 'Last 7 days',
      'last-30': 'Last 30 days',
      'last-90': 'Last 90 days',
      'last-365': 'Last 12 months',
      all: 'All',
    },
    custom: 'Custom',
    more: 'More timeframes',
    utc: 'Days start and end at midnight UTC.',
    earlier: 'Previous month',
    later: 'Next month',
    pickFirst: 'Select the first day, then the last.',
    pickLast: 'From %{date}. Select the last day.',
  },

  chart: { png: 'Save as image (PNG)', csv: 'Save numbers (CSV)', download: 'Download' },

  found: { one: '%{number} result found', other: '%{number} results found' },
  moreFound: 'more than %{number} results found',
  counting: 'Counting …',
  none: 'No results found',

  pages: 'Pages',
  previous: 'Prev',
  next: 'Next',

  keyboard: { search: 'Search', next: 'Next record', previous: 'Previous record' },
} as const;
