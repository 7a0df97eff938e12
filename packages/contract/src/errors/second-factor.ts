import type { secondFactorErrors } from '@app/texts/interface/en/errors/second-factor.ts';
import type { StatusOf } from './status.ts';

export const secondFactorStatus: StatusOf<typeof secondFactorErrors> = {
  'second-factor.required': 403,
  'second-factor.code': 401,
  'second-factor.over': 401,
  'second-factor.sign-in-first': 403,
  'second-factor.limit': 409,
  'second-factor.none': 409,
  'totp.not-found': 404,
  'passkey.not-found': 404,
  'passkey.refused': 401,
  'passkey.impossible': 409,
};
