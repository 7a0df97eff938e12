import type { recipientErrors } from '@app/texts/interface/en/errors/recipients.ts';
import type { StatusOf } from './status.ts';

export const recipientStatus: StatusOf<typeof recipientErrors> = {
  'recipient.not-found': 404,
  'recipient.exists': 409,
  'recipient.changed': 409,
  'recipient.contract-days': 400,
  'recipient.limit': 409,
  'recipient-file.not-found': 404,
  'recipient-file.not-pdf': 400,
  'recipient-file.too-large': 400,
  'recipient-file.limit': 409,
  'recipient-file.full': 409,
};
