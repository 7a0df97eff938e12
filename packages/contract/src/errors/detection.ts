import type { scanErrors } from '@app/texts/interface/en/errors/detection.ts';
import type { StatusOf } from './status.ts';

export const scanStatus: StatusOf<typeof scanErrors> = {
  'scan.no-address': 400,
  'scan.running': 409,
  'scan.not-found': 404,
  'scan.address': 400,
  'scan.unreachable': 422,
  'scan.stopped': 409,
  'scan.engine': 500,
};
