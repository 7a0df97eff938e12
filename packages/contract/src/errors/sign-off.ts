import type { signOffErrors } from '@app/texts/interface/en/errors/sign-off.ts';
import type { StatusOf } from './status.ts';

export const signOffStatus: StatusOf<typeof signOffErrors> = {
  'sign-off.required': 409,
  'sign-off.not-found': 404,
  'sign-off.decided': 409,
  'sign-off.changed': 409,
  'sign-off.own': 403,
  'sign-off.nothing': 409,
};
