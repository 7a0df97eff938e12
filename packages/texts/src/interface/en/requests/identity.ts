/** How surely a requester is who they say. */
export const identity = {
  title: 'Identity',
  needed: 'Required',
  reached: 'Achieved',
  degrees: {
    none: 'None',
    mailbox: 'Confirmed email address',
    reasonable: 'Two matching data points',
    high: 'Three matching data points and a signed declaration',
  },
  missing:
    'You cannot fulfill rights that require this yet. Write a letter that requests data points, or explain why you are satisfied.',
  points: 'Data points',
  awaiting: 'The requester has not entered them yet.',
  entered: 'The requester entered them. No one can read them. They are deleted on %{date} at the latest.',
  gone: 'The entered data points are deleted.',
  matched: '%{matched} of %{of} match',
  declared: 'Declaration signed',
  compare: 'Compare with your data',
  compareText: 'Enter the values from your systems. You see only how many match.',
  compareButton: 'Compare',
  tries: { one: 'One try left', other: '%{number} tries left' },
  documentAsked: 'You requested an identity document. It has not arrived yet.',
  document: 'View identity document',
  documentText:
    'The requester covered parts of it. Each view is logged. It is deleted once you decide on the identity, or on %{date} at the latest.',
  proved: 'Mark identity as verified',
  note: 'Why you are satisfied',
  noteHint: 'Stored in the history. The law requires a reason here.',
};
