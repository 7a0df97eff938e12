/** What a person may ask for: to see, to have corrected, to be put together, to be erased. */
export const rights = {
  actions: 'Actions for this person',
  json: 'Export as JSON',
  csv: 'Export as CSV',

  edit: 'Edit',
  editTitle: 'Edit this person',
  editText: 'Corrects this person’s data. Recorded consents do not change.',
  verified: 'Email address verified',
  verifiedHint: 'A new address counts as unverified until you check this.',
  save: 'Save',
  saved: 'Person updated',

  merge: 'Merge',
  mergeTitle: 'Merge with another person',
  mergeText:
    'If two entries are the same person, merge this one into the other with all its consents. Its ID then points to the other entry.',
  mergeSearch: 'Search for the other person',
  mergeNone: 'No other people found.',
  mergeFound: 'Search results',
  mergeMore: 'Showing the newest %{number}. Search to find others.',
  mergeOther: 'Choose another person',
  mergeCompare: 'Compare entries',
  known: 'Field',
  goes: 'Removed',
  stays: 'Kept',
  unknown: '–',
  mergeStays:
    'If both entries have a value, the kept entry’s value remains. For preferences, the newest answer remains.',
  mergeConfirm: 'Merge permanently',
  merged: 'Entries merged',

  erase: 'Erase',
  eraseTitle: 'Erase %{name}?',
  eraseText: 'This deletes the person’s name, email address and IDs, and the content of their consents.',
  eraseHow: 'Evidence',
  modes: { everything: 'Erase everything', 'keep-evidence': 'Keep minimal evidence' },
  modeTexts: {
    everything:
      'Removes the link between the consents and their legal notices. You can no longer prove that this person consented.',
    'keep-evidence':
      'Keeps each consent’s time, legal notices and yes or no answers, but not the person. For possible legal claims (GDPR Art. 17(3)(e)).',
  },
  eraseConsequences: [
    'Proof files that you shared earlier stay valid. Other people’s proofs are not affected.',
    'The erasure is logged with time, user and number of consents, but without the person.',
  ],
  eraseConfirm: 'Erase permanently',
  erased: 'Person erased',
  erasedCount: {
    one: '%{number} consent no longer refers to a person.',
    other: '%{number} consents no longer refer to a person.',
  },
  erasedEverything: 'Only their positions in the log remain, so other proofs stay valid.',
  erasedKept: 'Times, legal notices and yes or no answers remain.',
  toLog: 'View all erasures',
} as const;
