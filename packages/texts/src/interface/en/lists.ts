/** What lists offer besides their filters: choosing many rows, and views that are saved under a name. */
export const lists = {
  select: 'Select %{name}',
  selection: 'Selection',
  selected: { one: '%{number} selected', other: '%{number} selected' },
  selectAll: { one: 'Select %{number} row', other: 'Select all %{number}' },
  clear: 'Clear selection',
  partly: '%{done} of %{all} done. %{reason}',

  views: 'Saved views',
  save: 'Save view',
  saveTitle: 'Save this view',
  saveText: 'A view keeps the filters of this list. Only you see it, in this browser.',
  name: 'Name',
  needsName: 'Enter a name for the view.',
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
  confirmRecords: 'Confirm records',
  confirmedRecords: { one: '%{number} record confirmed', other: '%{number} records confirmed' },
  resend: 'Send again',
  resent: { one: '%{number} delivery is sent again', other: '%{number} deliveries are sent again' },
  actionsFor: 'Actions for %{name}',

  hint: 'Hint',
  closeHint: 'Close this hint',
  hints: {
    requests: 'Select requests to assign or close many at once. Save a view to keep your filters.',
    register: 'Save a view to keep the filters you use often.',
  },
} as const;
