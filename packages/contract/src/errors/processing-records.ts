import type { processingRecordErrors } from '@app/texts/interface/en/errors/processing-records.ts';
import type { StatusOf } from './status.ts';

export const processingRecordStatus: StatusOf<typeof processingRecordErrors> = {
  'processing-record.not-found': 404,
  'processing-record.changed': 409,
  'processing-record.incomplete': 409,
  'processing-record.alternate-incomplete': 409,
  'processing-record.ended': 409,
  'processing-record.kept': 409,
  'processing-record.gone': 409,
  'processing-record.person-unknown': 400,
  'processing-record.of-site': 400,
  'processing-record.of-service': 400,
  'processing-record.in-policy': 400,
  'processing-record.decides-policy': 409,
  'processing-record.alternates': 409,
  'processing-record.export': 400,
  'processing-record.not-attested': 409,
  'drift.not-found': 404,
  'drift.until': 400,
  'register-import.not-found': 404,
  'register-import.undone': 409,
  'register-import.unreadable': 400,
  'register-import.too-much': 400,
  'register-import.empty': 400,
  'register-import.columns': 400,
  'register-import.faults': 409,
};
