/** The signed tree. */
export const evidenceErrors = {
  'evidence.none': 'Nothing has been signed for this account yet.',
  'evidence.size': 'The tree has %{size} records; the first size may not be greater than the second.',
  'evidence.not-attested': 'There is no proof of this.',
  'evidence.not-signed': 'This is not in a checkpoint yet. Try again in a few seconds.',
} as const;
