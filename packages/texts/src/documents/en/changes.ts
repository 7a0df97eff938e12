/** What a new version changed, in one paragraph, and how to follow it. */
export const changes = {
  /** Each is left out where it does not apply; lists are names. */
  servicesAdded: 'New services: %{services}.',
  servicesRemoved: 'No longer used: %{services}.',
  clausesAdded: 'New sections: %{clauses}.',
  clausesRemoved: 'Sections left out: %{clauses}.',
  clausesChanged: 'Changed sections: %{clauses}.',
  wording: 'What the document says has not changed.',
  first: 'First version.',
  subscribe: 'Subscribe to changes (Atom)',
  /** `title` is that of the document. */
  feed: '%{title}: changes',
} as const;
