import type { identityErrors } from '@app/texts/interface/en/errors/identities.ts';
import type { StatusOf } from './status.ts';

export const identityStatus: StatusOf<typeof identityErrors> = {
  'identity.provider-unknown': 404,
  'identity.did-not-login': 401,
  'identity.please-login': 401,
  'identity.cannot-connect': 503,
  'identity.generic': 401,
  'identity.missing-permissions': 403,
  'identity.app-token-mismatch': 401,
  'identity.email-missing': 422,
  'identity.unknown': 409,
  'identity.address-known': 409,
  'identity.address-begun': 409,
  'identity.taken': 409,
  'identity.limit': 409,
  'identity.last-way': 409,
  'identity.not-found': 404,
  'identity.cannot-confirm': 401,
  'identity.other-person': 401,
};
