import type { errors } from '@app/texts/interface/en/errors.ts';
import type { refusals } from '@app/texts/interface/en/refusals.ts';
import { accountStatus } from './errors/accounts.ts';
import { teamStatus } from './errors/teams.ts';
import { auditStatus } from './errors/audit.ts';
import { consentStatus } from './errors/consent-records.ts';
import { choiceStatus } from './errors/cookie-preferences.ts';
import { bannerStatus } from './errors/cookie-solution.ts';
import { scanStatus } from './errors/detection.ts';
import { evidenceStatus } from './errors/evidence.ts';
import { exportStatus } from './errors/exports.ts';
import { fieldStatus } from './errors/fields.ts';
import { generalStatus } from './errors/general.ts';
import { identityStatus } from './errors/identities.ts';
import { memberStatus } from './errors/members.ts';
import { newsletterStatus } from './errors/newsletter.ts';
import { policyStatus } from './errors/policies.ts';
import { dsarStatus } from './errors/dsar.ts';
import { whistleblowingStatus } from './errors/whistleblowing.ts';
import { savedViewStatus } from './errors/saved-views.ts';
import { assessmentStatus } from './errors/assessments.ts';
import { processingRecordStatus } from './errors/processing-records.ts';
import { recordQuestionStatus } from './errors/processing-record-questions.ts';
import { recipientStatus } from './errors/recipients.ts';
import { publishingStatus } from './errors/publishing.ts';
import { secondFactorStatus } from './errors/second-factor.ts';
import { signOffStatus } from './errors/sign-off.ts';
import { siteStatus } from './errors/sites.ts';
import { webhookStatus } from './errors/webhooks.ts';
import type { StatusOf } from './errors/status.ts';

export type { ErrorStatus } from './errors/status.ts';

/** What a page may also say itself, as a form does before it is sent. */
export type PageErrorCode = keyof typeof errors;
export type ErrorCode = PageErrorCode | keyof typeof refusals;

/** The HTTP status each refusal is answered with, by feature. */
export const errorStatus: StatusOf<Record<ErrorCode, string>> = {
  ...generalStatus,
  ...fieldStatus,
  ...accountStatus,
  ...siteStatus,
  ...memberStatus,
  ...exportStatus,
  ...policyStatus,
  ...publishingStatus,
  ...signOffStatus,
  ...secondFactorStatus,
  ...identityStatus,
  ...bannerStatus,
  ...choiceStatus,
  ...consentStatus,
  ...scanStatus,
  ...evidenceStatus,
  ...auditStatus,
  ...teamStatus,
  ...newsletterStatus,
  ...webhookStatus,
  ...processingRecordStatus,
  ...recordQuestionStatus,
  ...assessmentStatus,
  ...savedViewStatus,
  ...recipientStatus,
  ...dsarStatus,
  ...whistleblowingStatus,
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
