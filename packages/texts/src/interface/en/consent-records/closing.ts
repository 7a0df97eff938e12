/** Taking the Consent Database of a site offline, and deleting it. */
export const closing = {
  title: 'Take offline or delete',
  text: 'Offline, the consent records take nothing in. Deleted, they lose their keys. Consents stay as evidence.',
  takeOffline: 'Take offline',
  putOnline: 'Put online again',
  delete: 'Delete the consent records',
  offlineTitle: 'Take the consent records of %{site} offline?',
  refused: 'Pages and servers are refused by their keys. What they send is lost.',
  unsubscribe: 'Links to unsubscribe in e-mails go on working.',
  stays: 'All that was recorded can be read. You can put them online again at any time.',
  deleteTitle: 'Delete the consent records of %{site}?',
  keys: 'All keys are deleted. Forms and servers that use them are refused.',
  offlineDone: 'The consent records are offline.',
  onlineDone: 'The consent records are online again.',
  deleteDone: 'The consent records are deleted.',
  offlineSince: 'The consent records have been offline since %{date}: pages and servers are refused.',
} as const;
