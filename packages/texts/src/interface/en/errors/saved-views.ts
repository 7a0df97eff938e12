/** Saved views of lists. */
export const savedViewErrors = {
  'saved-view.changed': 'You already saved other filters under this name. Save again to replace them.',
  'saved-view.limit': 'A list can have %{number} views. Delete one first.',
} as const;
