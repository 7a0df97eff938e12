import type { evidenceErrors } from '@app/texts/interface/en/errors/evidence.ts';
import type { StatusOf } from './status.ts';

export const evidenceStatus: StatusOf<typeof evidenceErrors> = {
  'evidence.none': 404,
  'evidence.size': 400,
  'evidence.not-attested': 404,
  'evidence.not-signed': 409,
};
