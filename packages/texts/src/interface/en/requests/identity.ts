/** How surely a requester is who they say. */
export const identity = {
  title: 'Identity',
  needed: 'Needed',
  reached: 'Reached',
  degrees: {
    none: 'Nothing',
    mailbox: 'Confirmed mailbox',
    reasonable: 'Two matching data points',
    high: 'Three matching data points and a signed declaration',
  },
  missing:
    'Rights that need this cannot be fulfilled yet. Ask for data points by a letter, or write down why you are satisfied.',
  points: 'Data points',
  awaiting: 'The requester has not entered them yet.',
  entered: 'The requester entered them. Nobody can read them. They are deleted on %{date} at the latest.',
  gone: 'What was entered is deleted.',
  matched: '%{matched} of %{of} match',
  declared: 'Declaration signed',
  compare: 'Compare with what you hold',
  compareText: 'Enter what your systems say. You see only how many match.',
  compareButton: 'Compare',
  tries: { one: 'One try left', other: '%{number} tries left' },
  documentAsked: 'You asked for an identity document. It has not arrived yet.',
  document: 'View identity document',
  documentText:
    'The requester covered parts of it. Each view is logged. It is deleted once you decide on the identity, and on %{date} at the latest.',
  proved: 'Mark identity as proved',
  note: 'Why you are satisfied',
  noteHint: 'Kept in the history. The law demands a reason here.',
};
