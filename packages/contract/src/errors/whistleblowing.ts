import type { whistleblowingErrors } from '@app/texts/interface/en/errors/whistleblowing.ts';
import type { StatusOf } from './status.ts';

export const whistleblowingStatus: StatusOf<typeof whistleblowingErrors> = {
  'report-office.not-found': 404,
  'report-office.not-a-manager': 422,
  'report-office.no-keys': 422,
  'report-office.same-person': 422,
};
