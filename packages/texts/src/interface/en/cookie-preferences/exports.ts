/** Files of choices. */
export const exports = {
  title: 'Download choices as CSV',
  text: 'All stored choices, including older ones. The file is prepared in the background.',
  older: 'Older choices',
  onlyId: 'Only this ID: %{id}',
  noneText: 'A CSV contains every choice with its details, for proof or analysis.',
  all: 'All choices',
  ofId: 'ID %{id}',
} as const;
