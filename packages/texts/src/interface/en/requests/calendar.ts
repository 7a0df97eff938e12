/** The calendar of the days on which requests are due. */
export const calendar = {
  title: 'Deadline calendar',
  text: 'Subscribe to this address in your calendar app. It lists numbers and due dates of the requests you can access, and no personal data.',
  make: 'Create address',
  address: 'Calendar address',
  warning: 'Anyone with this address can read the calendar without signing in.',
  replace: 'Replace address',
  replaceTitle: 'Replace the address?',
  replaceText: 'Calendar apps that use the current address stop updating. Subscribe to the new one.',
  revoke: 'Revoke address',
  revokeTitle: 'Revoke the address?',
  revokeText: 'Calendar apps that use it stop updating.',
  made: 'The address is ready',
  revoked: 'The address no longer works',
  name: 'Privacy requests',
  event: '%{kind}: %{number}',
  eventOfSite: '%{kind}: %{number} (%{site})',
} as const;
