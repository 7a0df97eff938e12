/** The words of the popup in other people's pages. The document in its frame tells them. */
export const embed = {
  close: 'Close',
  open: 'Open in a new window',
} as const;
