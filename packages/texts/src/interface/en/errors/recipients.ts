/** Recipients and the contracts with them. */
export const recipientErrors = {
  'recipient.not-found': 'This recipient does not exist.',
  'recipient.exists': 'This recipient was already added. Reload the list.',
  'recipient.changed': 'Someone else changed this recipient. Reload it to see the changes.',
  'recipient.contract-days': 'A contract’s end or review date cannot be before its signing date.',
  'recipient.limit': 'An account can have %{limit} added recipients. Delete one you no longer need.',
  'recipient-file.not-found': 'This file does not exist.',
  'recipient-file.not-pdf': 'The file is not a PDF.',
  'recipient-file.too-large': 'The file is larger than 5 MB.',
  'recipient-file.limit': 'A recipient can have %{limit} files. Delete one you no longer need.',
  'recipient-file.full': 'All recipients’ files together can use 500 MB. Delete some you no longer need.',
} as const;
