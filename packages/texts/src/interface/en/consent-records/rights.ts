/** What a person may ask for: to see, to have corrected, to be put together, to be erased. */
export const rights = {
  actions: 'What can be done for this person',
  json: 'Export as JSON',
  csv: 'Export as CSV',

  edit: 'Edit',
  editTitle: 'Edit this person',
  editText: 'Corrects the data of this person. Their consents stay as recorded.',
  verified: 'This address is theirs',
  verifiedHint: 'Another address counts as not verified until you tick this.',
  save: 'Save',
  saved: 'The data of the person is corrected',

  merge: 'Merge',
  mergeTitle: 'Merge with another person',
  mergeText:
    'Where two entries are one person: this one goes into the other, with all of its consents. Its ID leads to the other from then on.',
  mergeSearch: 'Search for the other person',
  mergeNone: 'Nobody else is found.',
  mergeFound: 'People who are found',
  mergeMore: 'Only the newest %{number} are shown. Search to find others.',
  mergeOther: 'Choose somebody else',
  mergeCompare: 'The two entries beside each other',
  known: 'What is known',
  goes: 'Goes',
  stays: 'Stays',
  unknown: '–',
  mergeStays: 'Where both know something, what the staying entry knows is kept; of each preference, the newest word.',
  mergeConfirm: 'Merge for good',
  merged: 'The two entries are merged',

  erase: 'Erase',
  eraseTitle: 'Erase %{name}?',
  eraseText: 'The name, address and IDs of this person are deleted, and what their consents said.',
  eraseHow: 'What to keep',
  modes: { everything: 'Erase everything', 'keep-evidence': 'Keep minimal evidence' },
  modeTexts: {
    everything:
      'Nothing then shows which consents belonged to one person, nor which legal notices they named. You can no longer prove that this person consented.',
    'keep-evidence':
      'What stays of each consent: that it was made, when, for which legal notices, and each yes and no. Who it was goes. For claims you may have to answer (Art. 17(3)(e) GDPR).',
  },
  eraseConsequences: [
    'Proof files you gave away earlier stay valid. Proofs of other people do, too.',
    'That somebody was erased is logged: when, by whom and how many consents, never of whom.',
  ],
  eraseConfirm: 'Erase for good',
  erased: 'The person is erased',
  erasedCount: {
    one: '%{number} consent no longer refers to anybody.',
    other: '%{number} consents no longer refer to anybody.',
  },
  erasedEverything: 'Only their places in the tree stay, so that everything else can still be proved.',
  erasedKept: 'When each was made stays, with its legal notices and each yes and no.',
  toLog: 'Show all erasures',
} as const;
