/** What became of the requests of a year. */
export const figures = {
  title: 'Figures',
  text: 'Outcomes of the requests received in a year, by right and law. California requires large companies to publish this by July 1.',
  year: 'Year',
  none: 'No requests were received in this year.',
  table: 'Figures by right and law',
  right: 'Right',
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
