import { auditExports } from './audit-exports.ts';
import { teams } from './teams.ts';
import { audit } from './audit.ts';
import { access } from './access.ts';
import { accounts } from './accounts.ts';
import { billing } from './billing.ts';
import { companySignIn } from './company-sign-in.ts';
import { consentIntake } from './consent-records-intake.ts';
import { consentRecords } from './consent-records.ts';
import { consentRights } from './consent-records-rights.ts';
import { consentState } from './consent-records-state.ts';
import { consentStatistics } from './consent-records-statistics.ts';
import { cookiePreferences } from './cookie-preferences.ts';
import { cookieSolution } from './cookie-solution.ts';
import { detection } from './detection.ts';
import type { Endpoint } from './endpoint.ts';
import { firstSites } from './first-site.ts';
import { evidenceFeed } from './evidence.ts';
import { identities } from './identities.ts';
import { installations } from './installation.ts';
import { keptEvidence } from './kept-evidence.ts';
import { laws } from './laws.ts';
import { members } from './members.ts';
import { newsletters } from './newsletter.ts';
import { policies } from './policies.ts';
import { choiceIntake } from './preference-event.ts';
import { preferences } from './preferences.ts';
import { providerList } from './provider-list.ts';
import { provisioning } from './provisioning.ts';
import { publishing } from './publishing.ts';
import { questions } from './questions.ts';
import { secondFactor } from './second-factor.ts';
import { signOffs } from './sign-off.ts';
import { facebookApps } from './facebook-app.ts';
import { workload } from './workload.ts';
import { assessments } from './assessments.ts';
import { dsarAgents } from './dsar-agents.ts';
import { dsarCalendar } from './dsar-calendar.ts';
import { dsarFiles } from './dsar-files.ts';
import { dsarIdentity } from './dsar-identity.ts';
import { dsarKeys } from './dsar-keys.ts';
import { dsarProcessors } from './dsar-processors.ts';
import { dsarRedactions } from './dsar-redactions.ts';
import { dsarTasks } from './dsar-tasks.ts';
import { reportOffices } from './report-office.ts';
import { whistleblowing } from './whistleblowing.ts';
import { dsar } from './dsar.ts';
import { alternates } from './alternates.ts';
import { processingRecords } from './processing-records.ts';
import { recordQuestions } from './processing-record-questions.ts';
import { registerImports } from './register-imports.ts';
import { recipientFiles, recipients } from './recipients.ts';
import { registerViews } from './register-views.ts';
import { savedViews } from './saved-views.ts';
import { siteHealths } from './site-health.ts';
import { sites } from './sites.ts';
import { webhooks } from './webhooks.ts';

/** All endpoints by feature. Tests of rules for all routes run over this table. */
export const allEndpoints: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  accounts,
  firstSites,
  siteHealths,
  secondFactor,
  identities,
  companySignIn,
  provisioning,
  audit,
  auditExports,
  teams,
  access,
  preferences,
  savedViews,
  sites,
  billing,
  policies,
  questions,
  laws,
  members,
  publishing,
  'cookie-solution': cookieSolution,
  providerList,
  signOffs,
  workload,
  facebookApps,
  detection,
  installations,
  cookiePreferences,
  choiceIntake,
  consentIntake,
  consentRecords,
  consentState,
  consentRights,
  consentStatistics,
  evidenceFeed,
  newsletters,
  keptEvidence,
  webhooks,
  recipients,
  recipientFiles,
  processingRecords,
  alternates,
  recordQuestions,
  assessments,
  registerImports,
  registerViews,
  dsar,
  dsarAgents,
  dsarCalendar,
  dsarFiles,
  dsarIdentity,
  dsarKeys,
  dsarProcessors,
  dsarRedactions,
  dsarTasks,
  reportOffices,
  whistleblowing,
};

export * from './access.ts';
export * from './accounts.ts';
export * from './api-keys.ts';
export * from './audit-events.ts';
export * from './audit.ts';
export * from './audit-exports.ts';
export * from './teams.ts';
export * from './billing.ts';
export * from './company-sign-in.ts';
export * from './consent-records-intake.ts';
export * from './consent-records.ts';
export * from './consent-records-shapes.ts';
export * from './consent-records-rights.ts';
export * from './consent-records-state.ts';
export * from './consent-records-statistics.ts';
export * from './kept-evidence.ts';
export * from './cookie-solution.ts';
export * from './cookie-solution-configuration.ts';
export * from './cookie-solution-shapes.ts';
export * from './cookie-preferences.ts';
export * from './cookie-preferences-shapes.ts';
export * from './detection.ts';
export * from './detection-shapes.ts';
export { documentJson, documentJsonSchema } from './document-json.ts';
export * from './document-path.ts';
export * from './embedding.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './errors.ts';
export * from './evidence.ts';
export * from './exports.ts';
export * from './fields.ts';
export * from './facebook-app.ts';
export * from './identities.ts';
export * from './installation.ts';
export * from './laws.ts';
export * from './members.ts';
export * from './newsletter.ts';
export * from './permissions.ts';
export * from './policies.ts';
export * from './questions.ts';
export * from './policy-facts.ts';
export * from './policy-shapes.ts';
export * from './preference-event.ts';
export * from './preferences.ts';
export * from './provider-list.ts';
export * from './provisioning.ts';
export * from './publishing.ts';
export * from './roles.ts';
export * from './second-factor.ts';
export * from './sign-off.ts';
export type { SiteParts } from './site-publication.ts';
export * from './workload.ts';
export * from './dsar-agents.ts';
export * from './dsar-calendar.ts';
export * from './dsar-files.ts';
export * from './dsar-identity.ts';
export * from './dsar-keys.ts';
export * from './dsar-processors.ts';
export * from './dsar-redactions.ts';
export * from './dsar-tasks.ts';
export * from './dsar.ts';
export * from './assessments.ts';
export * from './alternates.ts';
export * from './processing-records.ts';
export * from './processing-record-questions.ts';
export * from './register-file.ts';
export * from './register-imports.ts';
export * from './recipients.ts';
export * from './register-views.ts';
export * from './first-site.ts';
export * from './site-health.ts';
export * from './sites.ts';
export * from './site-builders.ts';
export * from './notice-facts.ts';
export * from './own-text.ts';
export * from './processing-facts.ts';
export * from './terms-facts.ts';
export * from './webhooks.ts';
export * from './report-office.ts';
export * from './whistleblowing.ts';
export * from './saved-views.ts';
export * from './workload.ts';
