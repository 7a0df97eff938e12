/** Files of consents and of people. */
export const exports = {
  download: 'Download CSV',
  title: { consents: 'Download consents as CSV', subjects: 'Download people as CSV' },
  text: {
    consents: 'A row for each consent, as long as it is kept. The file is prepared in the background.',
    subjects: 'A row for each person, with what holds now. The file is prepared in the background.',
  },
  filtered: 'Only what the filters find: %{filters}',
  filter: '%{label}: %{value}',
  of: { consents: 'Consents', subjects: 'Subjects' },
  ofFiltered: '%{of}: %{filters}',
  all: 'All days',
  noneText: 'A CSV holds every consent with all that belongs to it, as proof or for your own analysis.',
} as const;
