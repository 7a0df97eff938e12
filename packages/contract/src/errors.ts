import type { errors } from '@app/texts/locales/en/errors.ts';

export type ErrorCode = keyof typeof errors;
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** The HTTP status each refusal is answered with. */
export const errorStatus: Readonly<Record<ErrorCode, ErrorStatus>> = {
  'input.invalid': 400,
  'input.unreadable': 400,
  'input.characters': 400,
  'input.too-large': 413,
  'input.media-type': 415,
  'route.not-found': 404,
  'sign-in.required': 401,
  'session.required': 403,
  'api-key.invalid': 401,
  'role.missing': 403,
  'csrf.invalid': 403,
  'origin.refused': 403,
  'rate.limited': 429,
  'idempotency.key-invalid': 400,
  'idempotency.in-progress': 409,
  'idempotency.mismatch': 422,
  'server.busy': 503,
  'server.error': 500,

  'field.required': 400,
  'field.invalid': 400,
  'field.text': 400,
  'field.number': 400,
  'field.yes-no': 400,
  'field.choice': 400,
  'field.list': 400,
  'field.too-few': 400,
  'field.too-many': 400,
  'field.min-length': 400,
  'field.max-length': 400,
  'field.minimum': 400,
  'field.maximum': 400,
  'field.unknown': 400,
  'field.id': 400,
  'field.email': 400,
  'field.url': 400,
  'field.date': 400,
};

export type ErrorValues = Readonly<Record<string, string | number>>;

/** Why one field was refused. */
export type FieldError = { readonly code: ErrorCode; readonly message: string };

/** What the API answers when it refuses. `fields` is keyed by the path of the field, as in `owner.email`. */
export type ErrorAnswer = {
  readonly code: ErrorCode;
  readonly message: string;
  readonly values?: ErrorValues;
  readonly fields?: Readonly<Record<string, FieldError>>;
};

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorStatus, code);
}
