/** The register as of a day, its proof, and what changed between two days. */
export const asOf = {
  asOf: 'As of a day',
  asOfText: 'The register at the end of a day (UTC), and what has changed since.',
  asOfDay: 'Day',
  asOfCompared: 'Compared with',
  asOfNone: 'The register was empty on that day.',
  asOfNotKept: 'What the documents stated then was not kept.',
  proofTitle: 'Proof for an authority',
  proofText:
    'A proof file shows, without the internet, what stood in the register at the end of this day and that it was not changed since.',
  proofOf: 'Proof file: %{name}',
  proofVerify: 'Check a proof',
  proofWhen: 'Changes are entered in the signed log in the night after them.',
  /** Of today. */
  proofFrom: 'What changes today can be proved from %{date} on.',
  compareNone: 'Nothing changed between these days.',
  compareTitle: 'What changed from %{from} to %{to}',
  compare: {
    added: 'Added',
    ended: 'Ended',
    changed: 'Changed',
  },
} as const;
