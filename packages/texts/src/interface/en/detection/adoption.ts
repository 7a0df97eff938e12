/** What was found is added to the documents. */
export const adoption = {
  chosen: '%{count} of %{total} selected',
  add: 'Add',
  addAll: { one: 'Add to documents', other: 'Add all %{number}' },
  addChosen: { one: 'Add one', other: 'Add %{number}' },
  refusedTitle: { one: 'One service was not added', other: '%{number} services were not added' },
  plans: 'View plans',
  noDocument: 'This site has no privacy policy yet. The services you add will be included once you start one.',
  begin: 'Start a document',
  dialog: 'Describe %{site}',
  dialogText:
    'The form is filled in from the scan. Add the provider and purpose. If you are unsure, ask your web developer.',
  dialogTrackers: {
    one: 'One cookie or storage key is included with its lifetime.',
    other: '%{number} cookies and storage keys are included with their lifetimes.',
  },
  create: 'Add to documents',
} as const;
