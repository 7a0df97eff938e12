export type * from './facts.ts';
export { ownTrackersId } from './facts.ts';
export {
  activityKinds,
  arbitrationBodies,
  areas,
  areaTypes,
  categories,
  consentAreas,
  customerKinds,
  goodsDeliveries,
  legalBases,
  liabilityCaps,
  offers,
  paymentMethods,
  permissions,
  safeguards,
  sensitiveConditions,
  sensitiveData,
  siteTypes,
  timeUnits,
} from './facts.ts';
export type * from './tree.ts';
export { documentKinds, prescribedIn, variants, variantsOf } from './tree.ts';
export { idOfAlternate, nameOfAlternate, serviceIdOf } from './alternate-id.ts';
export { defaults, type Assumed, type AssumedCode, type Derived, type DerivedCode, type Origin } from './assumed.ts';
export { comingChanges, type ComingChange } from './coming.ts';
export { compare, type ClauseChange, type WordChange } from './comparison.ts';
export { compile, compileStated, type CompileOptions } from './compile.ts';
export type { Statement } from './statements.ts';
export { changedServices, newConsent, type ConsentReason, type ConsentVerdict } from './consequences.ts';
export { assumedFacts, derivedFacts } from './resolve.ts';
export { answered, questions, questionsAbout, type AskedQuestion, type GivenAnswer } from './questions/questions.ts';
export type { Answer, Choice, FactsChange, Question, QuestionId, ReasonCode } from './questions/question.ts';
export { dpvOfRecord } from './dpv.ts';
export {
  kindNames,
  processingEntries,
  type EntryParty,
  type EntryTransfer,
  type PartyTransfer,
  type ProcessingEntry,
} from './processing-entries.ts';
export { lawfulRetention, type LawfulRetention } from './lawful-retention.ts';
export { activityIds, servesOf, type ServedActivity, type Serves } from './served-activities.ts';
export { missingFacts } from './missing.ts';
export type { Missing, MissingCode } from './missing-fact.ts';
export { reporterNotice, type ReporterNoticeFacts, type ReportKeptFrom } from './reporter-notice.ts';
export { termsProvisions } from './resolve.ts';
export { uncomparedInstructions } from './clauses/terms-instructions.ts';
export { applicableRegimes, datesOfLaw, type AppliedRegime, type RegimeId } from './regimes/regimes.ts';
export { noticeLaws, type NoticeLaw } from './regimes/notices.ts';
export { noticeProvisions } from './resolve-notice.ts';
export { bodyOf, type BodyLaw } from './regimes/body.ts';
export { reachOn } from './regimes/reach.ts';
export { requirements, unmetRequirements, type Requirement } from './requirements/requirements.ts';
export { renderHtml, type HtmlOptions } from './render/html.ts';
export { jsonSchemaPath, renderJson, type DocumentJson } from './render/json.ts';
export { markdownText, renderMarkdown } from './render/markdown.ts';
export { renderText } from './render/text.ts';
export { editionOn } from './edition.ts';
export { isUpdateNear, updateDueOn, updateNoticeDays } from './yearly-update.ts';
export { fingerprint, pageFingerprint, printedTree, versionFingerprint, type Digest } from './version.ts';
