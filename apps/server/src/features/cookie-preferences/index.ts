export { keepExampleChoices, type ExampleChoice } from './example.ts';
export { choicesIntake, type Intake } from './intake.ts';
export { preferenceSource } from './exports.ts';
export { cookiePreferenceJobs } from './listeners.ts';
export { auditChoices } from './audit.ts';
export { expireChoicesAgain, forgetChoices, preparePartitions } from './retention.ts';
export { cookiePreferenceRoutes } from './routes.ts';
export { listDaySummaries, type DaySummary } from './summary-queries.ts';
