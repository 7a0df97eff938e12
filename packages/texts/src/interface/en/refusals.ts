import { auditErrors } from './errors/audit.ts';
import { teamErrors } from './errors/teams.ts';
import { consentErrors } from './errors/consent-records.ts';
import { choiceErrors } from './errors/cookie-preferences.ts';
import { bannerErrors } from './errors/cookie-solution.ts';
import { evidenceErrors } from './errors/evidence.ts';
import { exportErrors } from './errors/exports.ts';
import { identityErrors } from './errors/identities.ts';
import { memberErrors } from './errors/members.ts';
import { newsletterErrors } from './errors/newsletter.ts';
import { dsarErrors } from './errors/dsar.ts';
import { whistleblowingErrors } from './errors/whistleblowing.ts';
import { savedViewErrors } from './errors/saved-views.ts';
import { assessmentErrors } from './errors/assessments.ts';
import { processingRecordErrors } from './errors/processing-records.ts';
import { recordQuestionErrors } from './errors/processing-record-questions.ts';
import { recipientErrors } from './errors/recipients.ts';
import { publishingErrors } from './errors/publishing.ts';
import { secondFactorErrors } from './errors/second-factor.ts';
import { signOffErrors } from './errors/sign-off.ts';
import { webhookErrors } from './errors/webhooks.ts';

/** Refusals that the server alone says. A new feature says its own here: pages do not load them. */
export const refusals = {
  ...memberErrors,
  ...exportErrors,
  ...publishingErrors,
  ...signOffErrors,
  ...secondFactorErrors,
  ...identityErrors,
  ...bannerErrors,
  ...choiceErrors,
  ...consentErrors,
  ...evidenceErrors,
  ...auditErrors,
  ...teamErrors,
  ...newsletterErrors,
  ...webhookErrors,
  ...processingRecordErrors,
  ...recordQuestionErrors,
  ...assessmentErrors,
  ...savedViewErrors,
  ...recipientErrors,
  ...dsarErrors,
  ...whistleblowingErrors,
} as const;
