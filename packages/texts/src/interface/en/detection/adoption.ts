/** What was found is added to the documents. */
export const adoption = {
  chosen: '%{count} of %{total} chosen',
  add: 'Add',
  addAll: { one: 'Add it to the documents', other: 'Add all %{number}' },
  addChosen: { one: 'Add one', other: 'Add %{number}' },
  refusedTitle: { one: 'One service was not added', other: '%{number} services were not added' },
  plans: 'See the plans',
  noDocument: 'This site has no privacy policy yet. What you add is kept, and stands in it as soon as you begin it.',
  begin: 'Begin a document',
  dialog: 'Describe %{site}',
  dialogText:
    'What the scan saw is filled in. Who provides the service, and what for, only you can say: look at the address, or ask whoever built the site.',
  dialogTrackers: {
    one: 'One cookie or stored key is taken over with its lifetime.',
    other: '%{number} cookies and stored keys are taken over with their lifetimes.',
  },
  create: 'Add to the documents',
} as const;
