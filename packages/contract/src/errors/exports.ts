import type { exportErrors } from '@app/texts/interface/en/errors/exports.ts';
import type { StatusOf } from './status.ts';

export const exportStatus: StatusOf<typeof exportErrors> = {
  'export.not-found': 404,
  'export.not-ready': 409,
};
