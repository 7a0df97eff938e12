import type { assessmentErrors } from '@app/texts/interface/en/errors/assessments.ts';
import type { StatusOf } from './status.ts';

export const assessmentStatus: StatusOf<typeof assessmentErrors> = {
  'assessment.not-found': 404,
  'assessment.version-not-found': 404,
  'assessment.there': 409,
  'assessment.changed': 409,
  'assessment.incomplete': 409,
  'assessment.closed': 409,
  'assessment.unfitting': 400,
};
