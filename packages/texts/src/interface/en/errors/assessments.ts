/** Screenings and assessments. */
export const assessmentErrors = {
  'assessment.not-found': 'There is no such assessment.',
  'assessment.version-not-found': 'This assessment has no such version.',
  'assessment.there': 'This record already has an assessment of this kind. Open it and change it.',
  'assessment.changed': 'Somebody else changed this assessment meanwhile. Load it again, so that nothing is lost.',
  'assessment.incomplete': 'The assessment is not complete yet. Answer what it still needs.',
  'assessment.closed': 'The record of this assessment is ended or deleted, so the assessment can only be read.',
  'assessment.unfitting': 'An answer does not belong to a question of this assessment.',
} as const;
