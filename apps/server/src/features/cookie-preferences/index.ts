export { keepExampleChoices, type ExampleChoice } from './example.ts';
export { auditChoices } from './audit.ts';
export { choicesEvidence, expireChoicesAgain, listEffectiveMonths } from './retention.ts';
export { listDaySummaries, type DaySummary } from './summary-queries.ts';
export { eraseChoicesAgain, eraseChoicesOf } from './erase.ts';
export { hasChoices, listChoicesOf } from './choices-of.ts';
export { optInOfSites } from './opt-in.ts';
export { cookiePreferences } from './feature.ts';
