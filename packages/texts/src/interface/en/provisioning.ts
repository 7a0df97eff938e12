/** Provisioning by a directory. */
export const provisioning = {
  title: 'Directory',
  text: 'Let your directory make and remove people and teams, by SCIM 2.0. It makes people in your proved domains alone; its groups are teams without roles, and roles stay with you.',
  create: 'Create a token',
  once: 'Give this token to your directory now. It is shown once.',
  baseUrl: 'Base URL',
  none: 'There is no token yet.',
  full: 'There are two tokens. Delete one before you create another.',
  made: 'Created on %{date}',
  used: 'last used on %{date}',
  neverUsed: 'not used yet',
  delete: 'Delete',
  deleteOf: 'Delete the token %{token}',
  deleteTitle: 'Delete this token?',
  deleteText: 'The directory loses access immediately. People and teams do not change.',
  deleted: 'Deleted',
} as const;
