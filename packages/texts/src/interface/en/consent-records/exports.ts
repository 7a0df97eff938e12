/** Files of consents and of people. */
export const exports = {
  download: 'Download CSV',
  title: { consents: 'Download consents as CSV', subjects: 'Download people as CSV' },
  text: {
    consents: 'One row per stored consent. The file is prepared in the background.',
    subjects: 'One row per person with their current preferences. The file is prepared in the background.',
  },
  filtered: 'Filtered: %{filters}',
  filter: '%{label}: %{value}',
  of: { consents: 'Consents', subjects: 'People' },
  ofFiltered: '%{of}: %{filters}',
  all: 'All dates',
  noneText: 'A CSV contains every consent with its details, for proof or analysis.',
  chosen: { one: '%{number} selected row', other: '%{number} selected rows' },
} as const;
