/** Taking the Consent Database of a site offline, and deleting it. */
export const closing = {
  title: 'Take offline or delete',
  text: 'While offline, nothing new is recorded. Deleting also removes the keys. Consents remain as evidence.',
  takeOffline: 'Take offline',
  putOnline: 'Bring back online',
  delete: 'Delete consent records',
  offlineTitle: 'Take consent records for %{site} offline?',
  refused: 'All keys stop working. Data sent by pages and servers is lost.',
  unsubscribe: 'Unsubscribe links in emails keep working.',
  stays: 'You can still view all records, and bring them back online at any time.',
  deleteTitle: 'Delete consent records for %{site}?',
  keys: 'All keys are deleted. Forms and servers that use them stop working.',
  offlineDone: 'Consent records are offline.',
  onlineDone: 'Consent records are back online.',
  deleteDone: 'Consent records deleted.',
  offlineSince: 'Consent records have been offline since %{date}. Nothing new is recorded.',
} as const;
