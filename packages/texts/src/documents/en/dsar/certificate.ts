/** The certificate of an erasure. The letter to the person and the words of their page say the rest of it. */
export const certificate = {
  title: 'Certificate of erasure',
  /** The name of the file by which the certificate can be checked. */
  proof: 'Proof file for the certificate',
  received: 'Received on',
  answered: 'Answered on',
  /** Before a long number that stands for a person who is not named. */
  person: 'Person (fingerprint)',
  systems: 'Systems searched',
  /** What came of it in one place. */
  outcomes: {
    none: 'Nothing found',
    found: 'Data found',
    corrected: 'Corrected',
    erased: 'Erased',
    refused: 'Not erased',
  },
  kept: 'Retained data, and the reasons',
  check: 'With the proof file, anyone can check offline that nothing in this certificate was changed.',
} as const;
