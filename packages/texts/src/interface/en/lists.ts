/** What lists offer besides their filters: choosing many rows, and views that are saved under a name. */
export const lists = {
  select: 'Select %{name}',
  selection: 'Selection',
  selected: { one: '%{number} selected', other: '%{number} selected' },
  selectAll: { one: 'Select %{number} row', other: 'Select all %{number}' },
  clear: 'Clear selection',
  partly: '%{done} of %{all} done. %{reason}',
  notDone: 'Not done: %{names}. %{reason}',
  more: { one: '%{number} more', other: '%{number} more' },
  download: 'Download selection',
  affected: 'Selected: %{names}',

  views: 'Saved views',
  save: 'Save view',
  saveTitle: 'Save this view',
  saveText: 'A view keeps the filters of this list. Only you see it, on all your devices.',
  name: 'Name',
  needsName: 'Enter a name for the view.',
  full: 'A list can have at most %{number} views. Delete one first.',
  saved: 'View saved',
  remove: 'Delete the view %{name}',
  removed: 'The view %{name} was deleted.',

  assign: 'Assign to',
  assigned: { one: '%{number} request assigned', other: '%{number} requests assigned' },
  close: 'Close requests',
  closed: { one: '%{number} request closed', other: '%{number} requests closed' },
  closeTitle: { one: 'Close %{number} request?', other: 'Close %{number} requests?' },
  closeText: 'Closed requests get no more letters. Their history stays.',
  notClosable: 'Only answered requests can be closed.',
  records: {
    assigned: { one: '%{number} record assigned', other: '%{number} records assigned' },
    confirm: {
      title: { one: 'Confirm %{number} record?', other: 'Confirm %{number} records?' },
      text: {
        one: 'You confirm that this record is complete and true..',
        other: 'You confirm that these records are complete and true..',
      },
      done: { one: '%{number} record confirmed', other: '%{number} records confirmed' },
      unfit: 'Ended records cannot be confirmed.',
    },
    end: {
      title: { one: 'End %{number} record?', other: 'End %{number} records?' },
      text: {
        one: 'End a record when its processing is over. It stays readable.',
        other: 'End records when their processing is over. They stay readable.',
      },
      done: { one: '%{number} record ended', other: '%{number} records ended' },
      unfit: 'Only confirmed records can be ended.',
    },
    delete: {
      title: { one: 'Delete %{number} draft?', other: 'Delete %{number} drafts?' },
      text: {
        one: 'This draft was never confirmed.',
        other: 'These drafts were never confirmed.',
      },
      done: { one: '%{number} draft deleted', other: '%{number} drafts deleted' },
      unfit: 'Only drafts can be deleted.',
    },
  },
  consents: {
    withdrawTitle: { one: 'Withdraw %{number} consent?', other: 'Withdraw %{number} consents?' },
    withdrawText: {
      one: 'The withdrawal becomes a new record. The consent stays on record.',
      other: 'Each withdrawal becomes a new record. The consents stay on record.',
    },
    withdrawn: { one: '%{number} withdrawal recorded', other: '%{number} withdrawals recorded' },
    notWithdrawable: 'Withdrawals and erased consents cannot be withdrawn.',
  },
  people: {
    number: { one: '%{number} person', other: '%{number} people' },
    eraseTitle: { one: 'Erase %{number} person?', other: 'Erase %{number} people?' },
    eraseText: {
      one: 'This deletes the person’s name, email address and IDs, and what their consents say, except what you choose to keep below.',
      other:
        'This deletes their names, email addresses and IDs, and what their consents say, except what you choose to keep below.',
    },
    erased: { one: '%{number} person erased', other: '%{number} people erased' },
  },
  discrepancies: {
    accept: { one: 'Accept %{number} discrepancy', other: 'Accept %{number} discrepancies' },
    accepted: { one: '%{number} discrepancy accepted', other: '%{number} discrepancies accepted' },
  },
  resend: 'Send again',
  resent: { one: '%{number} delivery sent again', other: '%{number} deliveries sent again' },
  actionsFor: 'Actions for %{name}',

  hint: 'Hint',
  closeHint: 'Close this hint',
  hints: {
    requests: 'Select several requests to assign or close them together. Save a view to keep your filters.',
    register: 'Save a view to keep the filters you use often.',
  },
} as const;
