/** Bases of transfers to third countries. */
export const transferBases = {
  adequacy: 'Adequacy decision (45)',
  'privacy-framework': 'Data Privacy Framework (45)',
  'standard-clauses': 'Standard contractual clauses (46)',
  'binding-rules': 'Binding corporate rules (47)',
  'public-instrument': 'Instrument between authorities (46)',
  'code-of-conduct': 'Code of conduct (46)',
  certification: 'Certification (46)',
  'explicit-consent': 'Explicit consent (49)',
  contract: 'Contract (49)',
  'public-interest': 'Public interest (49)',
  'legal-claims': 'Legal claims (49)',
  'vital-interests': 'Vital interests (49)',
} as const;
