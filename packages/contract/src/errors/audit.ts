import type { auditErrors } from '@app/texts/interface/en/errors/audit.ts';
import type { StatusOf } from './status.ts';

export const auditStatus: StatusOf<typeof auditErrors> = {
  'event.not-found': 404,
  'event.not-proved': 409,
};
