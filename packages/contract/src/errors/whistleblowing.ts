import type { whistleblowingErrors } from '@app/texts/interface/en/errors/whistleblowing.ts';
import type { StatusOf } from './status.ts';

export const whistleblowingStatus: StatusOf<typeof whistleblowingErrors> = {
  'report-office.changed': 409,
  'report-office.ended': 409,
  'report-office.too-few': 409,
  'report-office.refused': 422,
  'report-office.not-found': 404,
};
