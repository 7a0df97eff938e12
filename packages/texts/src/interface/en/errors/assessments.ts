/** Screenings and assessments. */
export const assessmentErrors = {
  'assessment.not-found': 'This assessment does not exist.',
  'assessment.version-not-found': 'This assessment version does not exist.',
  'assessment.there': 'This record already has this type of assessment. Open and edit it.',
  'assessment.changed': 'Someone else changed this assessment. Reload it to see the changes.',
  'assessment.incomplete': 'The assessment is not complete yet. Answer the remaining questions.',
  'assessment.closed': 'This assessment’s record is ended or deleted, so the assessment is read-only.',
  'assessment.unfitting': 'An answer does not match a question in this assessment.',
} as const;
