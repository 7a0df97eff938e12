/** The register as of a day, its proof, and what changed between two days. */
export const asOf = {
  asOf: 'Register on a date',
  asOfText: 'The register at the end of a day (UTC), and what has changed since.',
  asOfDay: 'Date',
  asOfCompared: 'Compare with',
  asOfNone: 'The register was empty on that date.',
  asOfNotKept: 'What the documents stated on that date was not stored.',
  proofTitle: 'Proof for an authority',
  proofText:
    'A proof file shows offline what the register contained at the end of this day, and that it has not changed since.',
  proofOf: 'Proof file: %{name}',
  proofVerify: 'Check a proof',
  proofWhen: 'Each night, changes are added to the signed log.',
  /** Of today. */
  proofFrom: 'Changes made today can be proved from %{date}.',
  compareNone: 'No changes between these dates.',
  compareTitle: 'Changes from %{from} to %{to}',
  compare: {
    added: 'Added',
    ended: 'Ended',
    changed: 'Changed',
  },
} as const;
