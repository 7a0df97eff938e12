/** What became of the requests of a year. */
export const figures = {
  title: 'Figures',
  text: 'What became of the requests that were received in a year, by right and law. California asks large companies to publish this by July 1.',
  year: 'Year',
  none: 'No request was received in this year.',
  table: 'Figures by right and law',
  right: 'Asked for',
  law: 'Law',
  received: 'Received',
  fulfilled: 'Fulfilled',
  partly: 'Partly',
  denied: 'Refused',
  withdrawn: 'Withdrawn',
  open: 'Open',
  inTime: 'In time',
  days: 'Days (median, mean)',
} as const;
