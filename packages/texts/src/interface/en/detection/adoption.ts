/** What was found is added to the documents. */
export const adoption = {
  chosen: '%{count} of %{total} chosen',
  add: 'Add',
  addAll: { one: 'Add it to the documents', other: 'Add all %{number}' },
  addChosen: { one: 'Add one', other: 'Add %{number}' },
  refusedTitle: { one: 'One service was not added', other: '%{number} services were not added' },
  plans: 'See the plans',
  noDocument: 'This site has no privacy policy yet. What you add is kept and will be in it once you start it.',
  begin: 'Start a document',
  dialog: 'Describe %{site}',
  dialogText:
    'The form contains what the scan saw. Add who provides the service and what it is for: check the address, or ask whoever built the site.',
  dialogTrackers: {
    one: 'One cookie or stored key is added with its lifetime.',
    other: '%{number} cookies and stored keys are added with their lifetimes.',
  },
  create: 'Add to the documents',
} as const;
