/** The words of the popup in other people's pages. They travel with its script: keep them few. */
export const embed = {
  loading: 'Loading...',
  close: 'Close',
  open: 'Open in a new window',
} as const;
