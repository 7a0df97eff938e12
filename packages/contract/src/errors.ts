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
  'field.date-future': 400,
  'field.digits-only': 400,
  'field.letters-only': 400,
  'field.exact-length': 400,
  'field.characters': 400,
  'field.host-name': 400,
  'field.tax-code': 400,
  'field.vat-number': 400,

  'sign-in.data-required': 400,
  'sign-in.invalid': 401,
  'sign-in.invalid-or-unverified': 401,
  'sign-in.try-sign-up': 401,
  'sign-up.data-required': 400,
  'sign-up.invalid': 400,
  'sign-up.email-taken': 409,
  'sign-up.try-sign-in': 409,
  'sign-up.privacy-not-read': 400,
  'sign-up.terms-not-accepted': 400,
  'sign-up.owner-data-invalid': 400,
  'sign-up.mail-not-configured': 403,
  'mail.not-configured': 403,
  'terms.changed': 409,
  'password.too-short': 400,
  'password.too-long': 400,
  'password.too-common': 400,
  'password.new-missing': 400,
  'password.all-required': 400,
  'password.not-same': 400,
  'password.wrong': 403,
  'email.unchanged': 409,
  'email.verified-already': 409,
  'email-token.invalid': 400,
  'session.not-found': 404,
  'api-key.not-found': 404,
  'account.confirmation-wrong': 400,

  'project.not-found': 404,
  'site.not-found': 404,
  'member.not-found': 404,
  'owner.no-member': 409,
  'document.not-found': 404,
  'document.exists': 409,
  'document.incomplete': 422,
  'document.not-published': 404,
  'version.not-found': 404,
  'service.unknown': 404,
  'service.not-found': 404,
  'service.twice': 409,
  'service.limit': 403,
  'service.pro': 403,
  'service.deactivated': 409,
  'service.too-late': 409,
  'service.place-required': 400,
  'service.data-type-required': 400,
  'services.limit': 403,
  'tracker.name-required': 400,
  'lifetime.required': 400,
  'lifetime.unconfirmed': 400,
  'lifetime.positive': 400,
  'generator.document-type-required': 422,
  'generator.url-required': 422,
  'generator.app-name-required': 422,
  'generator.language-required': 422,
  'generator.site-type-required': 422,
  'generator.fields-required': 422,
  'generator.password-required': 422,
  'generator.terms-required': 422,
  'generator.sign-up-first': 422,
  'scan.no-address': 400,
  'scan.running': 409,
  'scan.not-found': 404,
  'scan.address': 400,
  'scan.unreachable': 422,
  'scan.stopped': 409,
  'scan.engine': 500,

  'embedding.cannot-create-for-language': 422,
  'embedding.no-addresses': 422,
  'embedding.invalid-addresses': 422,
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
