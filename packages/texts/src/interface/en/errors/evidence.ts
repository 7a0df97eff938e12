/** The signed tree. */
export const evidenceErrors = {
  'evidence.none': 'Nothing has been signed for this account yet.',
  'evidence.size': 'The tree has %{size} records. The first size must not be larger than the second.',
  'evidence.not-attested': 'No proof exists for this record.',
  'evidence.not-signed': 'This is not in a checkpoint yet. Try again in a few seconds.',
} as const;
