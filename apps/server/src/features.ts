import { access } from './features/access/index.ts';
import { accounts } from './features/accounts/index.ts';
import { audit } from './features/audit/index.ts';
import { billing } from './features/billing/index.ts';
import { consentRecords } from './features/consent-records/index.ts';
import { cookiePreferences } from './features/cookie-preferences/index.ts';
import { cookieSolution } from './features/cookie-solution/index.ts';
import { detection } from './features/detection/index.ts';
import { assessments } from './features/assessments/index.ts';
import { dsar } from './features/dsar/index.ts';
import { evidence } from './features/evidence/index.ts';
import { exports } from './features/exports/index.ts';
import { facebookApp } from './features/facebook-app/index.ts';
import { firstSite } from './features/first-site/index.ts';
import { identities } from './features/identities/index.ts';
import { installation } from './features/installation/index.ts';
import { keptEvidence } from './features/kept-evidence/index.ts';
import { members } from './features/members/index.ts';
import { newsletter } from './features/newsletter/index.ts';
import { policies } from './features/policies/index.ts';
import { preferences } from './features/preferences/index.ts';
import { provisioning } from './features/provisioning/index.ts';
import { publishing } from './features/publishing/index.ts';
import { savedViews } from './features/saved-views/index.ts';
import { secondFactor } from './features/second-factor/index.ts';
import { siteHealth } from './features/site-health/index.ts';
import { signOff } from './features/sign-off/index.ts';
import { sites } from './features/sites/index.ts';
import { teams } from './features/teams/index.ts';
import { workload } from './features/workload/index.ts';
import { webhooks } from './features/webhooks/index.ts';
import { recipients } from './features/recipients/index.ts';
import { processingRecords } from './features/processing-records/index.ts';
import { processingRecordQuestions } from './features/processing-record-questions/index.ts';
import { whistleblowing } from './features/whistleblowing/index.ts';
import type { Feature } from './platform/feature.ts';

/** All features. Each may use and hear those before it: what several hear at an event is done in this order. */
export const features: readonly Feature[] = [
  evidence,
  audit,
  accounts,
  secondFactor,
  identities,
  preferences,
  savedViews,
  sites,
  teams,
  provisioning,
  billing,
  exports,
  policies,
  members,
  publishing,
  cookieSolution,
  signOff,
  cookiePreferences,
  consentRecords,
  detection,
  firstSite,
  installation,
  workload,
  facebookApp,
  newsletter,
  keptEvidence,
  webhooks,
  recipients,
  processingRecords,
  processingRecordQuestions,
  assessments,
  dsar,
  siteHealth,
  access,
  whistleblowing,
];
