/** Recipients and the contracts with them. */
export const recipientErrors = {
  'recipient.not-found': 'There is no such recipient.',
  'recipient.exists': 'This recipient has been entered already. Load the list again.',
  'recipient.changed': 'Somebody else changed this recipient meanwhile. Load it again, so that nothing is lost.',
  'recipient.contract-days': 'A contract cannot end or come up for review before it is signed.',
  'recipient.limit': 'An account can have %{limit} recipients of its own. Delete one that you no longer need.',
  'recipient-file.not-found': 'There is no such file.',
  'recipient-file.not-pdf': 'The file is not a PDF.',
  'recipient-file.too-large': 'The file is larger than 5 MB.',
  'recipient-file.limit': 'A recipient can have %{limit} files. Delete one that you no longer need.',
  'recipient-file.full': 'The files of all recipients may have 500 MB together. Delete some that you no longer need.',
} as const;
