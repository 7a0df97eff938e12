import type { generalErrors } from '@app/texts/interface/en/errors/general.ts';
import type { StatusOf } from './status.ts';

export const generalStatus: StatusOf<typeof generalErrors> = {
  'input.invalid': 400,
  'input.unreadable': 400,
  'input.duplicate-key': 400,
  'input.characters': 400,
  'input.too-large': 413,
  'input.media-type': 415,
  'route.not-found': 404,
  'record.not-found': 404,
  'sign-in.required': 401,
  'session.required': 403,
  'api-key.invalid': 401,
  'api-key.expired': 401,
  'role.missing': 403,
  'csrf.invalid': 403,
  'origin.refused': 403,
  'session.confirm': 403,
  'work.required': 429,
  'rate.limited': 429,
  'idempotency.key-invalid': 400,
  'idempotency.in-progress': 409,
  'idempotency.mismatch': 422,
  'idempotency.secret-shown': 409,
  'server.busy': 503,
  'server.error': 500,
};
