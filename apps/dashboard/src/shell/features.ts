import { accountsFeature } from '#features/accounts/routes.tsx';
import { billingFeature } from '#features/billing/routes.tsx';
import { consentRecordsFeature } from '#features/consent-records/routes.tsx';
import { cookiePreferencesFeature } from '#features/cookie-preferences/routes.tsx';
import { cookieSolutionFeature } from '#features/cookie-solution/routes.tsx';
import { detectionFeature } from '#features/detection/routes.tsx';
import { installationFeature } from '#features/installation/routes.tsx';
import { keptEvidenceFeature } from '#features/kept-evidence/routes.tsx';
import { membersFeature } from '#features/members/routes.tsx';
import { newsletterFeature } from '#features/newsletter/routes.tsx';
import { policiesFeature } from '#features/policies/routes.tsx';
import { preferencesFeature } from '#features/preferences/routes.tsx';
import { publishingFeature } from '#features/publishing/routes.tsx';
import { identitiesFeature } from '#features/identities/routes.tsx';
import { provisioningFeature } from '#features/provisioning/routes.tsx';
import { secondFactorFeature } from '#features/second-factor/routes.tsx';
import { signOffFeature } from '#features/sign-off/routes.tsx';
import { sitesFeature } from '#features/sites/routes.tsx';
import { teamsFeature } from '#features/teams/routes.tsx';
import { auditFeature } from '#features/audit/routes.tsx';
import { firstSiteFeature } from '#features/first-site/routes.tsx';
import { siteHealthFeature } from '#features/site-health/routes.tsx';
import { facebookAppFeature } from '#features/facebook-app/routes.tsx';
import { workloadFeature } from '#features/workload/routes.tsx';
import { webhooksFeature } from '#features/webhooks/routes.tsx';
import { processingRecordsFeature } from '#features/processing-records/routes.tsx';
import { assessmentsFeature } from '#features/assessments/routes.tsx';
import { dsarFeature } from '#features/dsar/routes.tsx';
import { whistleblowingFeature } from '#features/whistleblowing/routes.tsx';
import type { Feature } from '#app/feature.ts';

/** All features, in the order in which the navigation shows their places. */
export const features: readonly Feature[] = [
  sitesFeature,
  firstSiteFeature,
  siteHealthFeature,
  workloadFeature,
  processingRecordsFeature,
  assessmentsFeature,
  dsarFeature,
  facebookAppFeature,
  membersFeature,
  policiesFeature,
  publishingFeature,
  detectionFeature,
  cookieSolutionFeature,
  installationFeature,
  signOffFeature,
  cookiePreferencesFeature,
  consentRecordsFeature,
  newsletterFeature,
  whistleblowingFeature,
  billingFeature,
  accountsFeature,
  secondFactorFeature,
  identitiesFeature,
  provisioningFeature,
  webhooksFeature,
  teamsFeature,
  auditFeature,
  keptEvidenceFeature,
  preferencesFeature,
];
