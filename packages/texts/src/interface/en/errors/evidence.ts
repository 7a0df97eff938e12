/** The signed tree. */
export const evidenceErrors = {
  'evidence.none': 'Nothing has been signed for this account yet.',
  'evidence.size': 'The tree has %{size} records; the first size may not be greater than the second.',
} as const;
