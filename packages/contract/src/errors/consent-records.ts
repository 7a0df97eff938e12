import type { consentErrors } from '@app/texts/interface/en/errors/consent-records.ts';
import type { StatusOf } from './status.ts';

export const consentStatus: StatusOf<typeof consentErrors> = {
  'consent-database.offline': 409,
  'consent-database.not-offline': 409,
  'consent-database.no-keys': 409,
  'consent-key.invalid': 401,
  'consent-key.not-found': 404,
  'consent.private-only': 400,
  'subject-token.invalid': 401,
  'consent-key.private': 403,
  'import.too-many': 413,
  'consent.exists': 409,
  'consent.different': 409,
  'consent.not-found': 404,
  'consent.erased': 409,
  'consent.not-proved': 409,
  'subject.not-found': 404,
  'subject.taken': 409,
  'subject.itself': 409,
  'legal-notice.not-found': 404,
  'legal-notice.taken': 409,
};
