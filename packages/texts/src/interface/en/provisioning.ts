/** Provisioning by a directory. */
export const provisioning = {
  title: 'Directory',
  text: 'Your directory can create and remove people and teams through SCIM 2.0. It can add people only from your verified domains. Its groups become teams without roles, and you assign the roles.',
  create: 'Create token',
  once: 'Add this token to your directory now. You see it only once.',
  baseUrl: 'Base URL',
  none: 'No tokens yet.',
  full: 'There are already two tokens. Delete one before you create another.',
  made: 'Created on %{date}',
  used: 'last used on %{date}',
  neverUsed: 'not used yet',
  delete: 'Delete',
  deleteOf: 'Delete token %{token}',
  deleteTitle: 'Delete this token?',
  deleteText: 'The directory can no longer use it. People and teams stay as they are.',
  deleted: 'Deleted',
} as const;
