/** Files of choices. */
export const exports = {
  title: 'Download choices as CSV',
  text: 'All choices that are kept, older ones too. The file is prepared in the background.',
  older: 'Older than this page shows',
  onlyId: 'Only this ID: %{id}',
  noneText: 'A CSV holds every choice with all that belongs to it, as proof or for your own analysis.',
  all: 'All choices',
  ofId: 'ID %{id}',
} as const;
