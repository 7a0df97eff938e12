import { eventRecorded, forgetEvents } from './features/activity/index.ts';
import { accountDeleted, accountJobs, sendAlert, termsAccepted } from './features/accounts/index.ts';
import { cookiePreferenceJobs, forgetChoices, preferenceSource } from './features/cookie-preferences/index.ts';
import {
  adoptConsents,
  consentRecordJobs,
  consentSource,
  forgetConsents,
  recordNotice,
  subjectChanged,
  subjectSource,
} from './features/consent-records/index.ts';
import { followDocument, followPolicies, forgetBanner } from './features/cookie-solution/index.ts';
import {
  adoptEvidence,
  adoptRows,
  forgetNoted,
  sequenceEvidence,
  thinEvidence,
  watchEvidence,
} from './features/evidence/index.ts';
import { exportJobs, deleteFilesOfAccount } from './features/exports/index.ts';
import {
  forgetNewsletters,
  newsletterJobs,
  newsletterSource,
  subscriptionChanged,
} from './features/newsletter/index.ts';
import {
  documentDeleted,
  forgetArchivedServices,
  forgetPublicIds,
  policiesChanged,
} from './features/policies/index.ts';
import {
  beginEverywhere,
  documentPublished,
  followLaw,
  followLinks,
  leadToPublished,
  republishAccount,
  runRepublication,
  sendInstructions,
} from './features/publishing/index.ts';
import { siteDeleted } from './features/sites/index.ts';
import { announceDocument, announceSubject, announceSubscription, webhookJobs } from './features/webhooks/index.ts';
import { forgetWork } from './platform/http/work.ts';
import { forgetKeys } from './platform/http/idempotency.ts';
import { withListeners, type Job } from './platform/jobs/jobs.ts';

/** The jobs that need nothing but services. What one feature announces, those above it hear. */
export const usualJobs: readonly Job[] = [
  forgetKeys,
  forgetWork,
  ...accountJobs,
  forgetEvents,
  withListeners(eventRecorded, (event, services) => sendAlert(services, event)),
  forgetArchivedServices,
  withListeners(
    accountDeleted,
    (deleted, services) => deleteFilesOfAccount(services, deleted),
    ({ accountId }, { config }) => forgetNoted(config.dataDir, accountId),
  ),
  withListeners(termsAccepted),
  withListeners(
    siteDeleted,
    forgetPublicIds,
    forgetBanner,
    (deleted, services) => forgetChoices(services, deleted),
    (deleted, services) => forgetConsents(services, deleted),
    (deleted, services) => forgetNewsletters(services, deleted),
  ),
  withListeners(documentDeleted),
  withListeners(policiesChanged, followPolicies),
  withListeners(documentPublished, followDocument, recordNotice, announceDocument),
  withListeners(subjectChanged, announceSubject),
  withListeners(followLinks, (published, services) => leadToPublished(services, published)),
  withListeners(republishAccount, (run, services) => runRepublication(services, run)),
  withListeners(followLaw, (_, services) => beginEverywhere(services)),
  sendInstructions,
  ...cookiePreferenceJobs,
  ...consentRecordJobs,
  ...newsletterJobs,
  ...exportJobs([preferenceSource, consentSource, subjectSource, newsletterSource]),
  withListeners(subscriptionChanged, announceSubscription),
  sequenceEvidence,
  withListeners(adoptEvidence, (_, services) => adoptRows(services, [adoptConsents])),
  thinEvidence,
  watchEvidence,
  ...webhookJobs,
];
