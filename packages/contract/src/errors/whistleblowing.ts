import type { whistleblowingErrors } from '@app/texts/interface/en/errors/whistleblowing.ts';
import type { StatusOf } from './status.ts';

export const whistleblowingStatus: StatusOf<typeof whistleblowingErrors> = {
  'report-office.not-found': 404,
};
