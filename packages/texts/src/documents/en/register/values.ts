/** What fields of a record say that are chosen from a list. Each stands alone in a cell or as an item of a list. */
export const values = {
  /** In the column of the site, of a record that belongs to no site. */
  organization: 'Whole organization',
  /** After the name of a country. */
  noSafeguard: 'no safeguard stated',
  noTransfers: 'No transfers to third countries',
  notStated: 'Not stated',
  states: {
    draft: 'Draft',
    confirmed: 'Confirmed',
    ended: 'Ended',
  },
  /** Each with its article of the GDPR. */
  rights: {
    information: 'Information (Art. 13, 14)',
    access: 'Access (Art. 15)',
    rectification: 'Rectification (Art. 16)',
    erasure: 'Erasure (Art. 17)',
    restriction: 'Restriction of processing (Art. 18)',
    portability: 'Data portability (Art. 20)',
    objection: 'Objection (Art. 21)',
    'automated-decisions': 'No solely automated decisions (Art. 22)',
    withdrawal: 'Withdrawal of consent (Art. 7)',
    complaint: 'Complaint to a supervisory authority (Art. 77)',
  },
  /** On what a transfer to a third country rests, each with its article of the GDPR. */
  transferBases: {
    adequacy: 'Adequacy decision (Art. 45)',
    'privacy-framework': 'Data Privacy Framework (Art. 45)',
    'standard-clauses': 'Standard contractual clauses (Art. 46)',
    'binding-rules': 'Binding corporate rules (Art. 47)',
    'public-instrument': 'Instrument between public authorities (Art. 46)',
    'code-of-conduct': 'Code of conduct (Art. 46)',
    certification: 'Certification (Art. 46)',
    'explicit-consent': 'Explicit consent (Art. 49)',
    contract: 'Contract (Art. 49)',
    'public-interest': 'Public interest (Art. 49)',
    'legal-claims': 'Legal claims (Art. 49)',
    'vital-interests': 'Vital interests (Art. 49)',
  },
  /** Who processes the data. */
  processedBy: {
    controller: 'The controller',
    members: 'Members of the organization',
    processors: 'Processors',
    subjects: 'The data subjects themselves',
  },
  /** Technical and organizational measures. GDPR Art. 32(1). */
  measures: {
    'encryption-in-transit': 'Encrypted connections (TLS)',
    'encryption-at-rest': 'Encrypted storage',
    'access-rights': 'Access only for those who need it',
    'second-factor': 'Second factor besides the password',
    logging: 'Log of access to data',
    backups: 'Regular backups that can be restored',
    updates: 'Software kept up to date',
    confidentiality: 'Confidentiality of everyone who works with data',
    testing: 'Regular tests of the measures',
  },
} as const;
