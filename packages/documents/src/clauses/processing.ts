import type { RetentionLaw, RetentionStart } from '@app/catalogue';
import { definition } from '../clause.ts';
import type { LegalBasis, SensitiveCondition, SensitiveData } from '../facts.ts';
import {
  statesBasis,
  type ResolvedRetention,
  type ResolvedFacts,
  type KnownActivity,
  type KnownInterest,
  type KnownService,
} from '../known.ts';
import type { Definition } from '../tree.ts';
import type { Voice } from '../voice.ts';

// Wording shared by services and the site's own activities.

const baseKeys = {
  consent: 'consent',
  contract: 'contract',
  'legal-obligation': 'legalObligation',
  'vital-interests': 'vitalInterests',
  'public-task': 'publicTask',
  'legitimate-interests': 'legitimateInterests',
} as const satisfies Record<LegalBasis, string>;

export const activityKeys = {
  visit: 'visit',
  contact: 'contact',
  account: 'account',
  'social-sign-in': 'socialSignIn',
  orders: 'orders',
  delivery: 'delivery',
  'credit-check': 'creditCheck',
  donations: 'donations',
  newsletter: 'newsletter',
  'customer-advertising': 'customerAdvertising',
  'supporter-messages': 'supporterMessages',
  comments: 'comments',
  reviews: 'reviews',
  bookings: 'bookings',
  events: 'events',
  'prize-draws': 'prizeDraws',
  'job-applications': 'jobApplications',
  surveys: 'surveys',
  'social-pages': 'socialPages',
  'video-surveillance': 'videoSurveillance',
  'ai-features': 'aiFeatures',
  'ai-training': 'aiTraining',
  accounting: 'accounting',
  'legal-claims': 'legalClaims',
  other: 'other',
} as const satisfies Record<KnownActivity['kind'], string>;

const sensitiveKeys = {
  health: 'health',
  'sex-life': 'sexLife',
  'ethnic-origin': 'ethnicOrigin',
  'political-opinions': 'politicalOpinions',
  beliefs: 'beliefs',
  'trade-union': 'tradeUnion',
  genetic: 'genetic',
  biometric: 'biometric',
  criminal: 'criminal',
  'precise-location': 'preciseLocation',
  'immigration-status': 'immigrationStatus',
  'account-access': 'accountAccess',
  'message-contents': 'messageContents',
  'known-child': 'knownChild',
} as const satisfies Record<SensitiveData, string>;

const conditionKeys = {
  'explicit-consent': 'explicitConsent',
  employment: 'employment',
  'vital-interests': 'vitalInterests',
  association: 'association',
  'made-public': 'madePublic',
  'legal-claims': 'legalClaims',
  'public-interest': 'publicInterest',
  'health-care': 'healthCare',
  'public-health': 'publicHealth',
  research: 'research',
} as const satisfies Record<SensitiveCondition, string>;

const startKeys = {
  'year-end': 'yearEnd',
  'business-year': 'businessYear',
  decision: 'decision',
  event: 'event',
} as const satisfies Record<RetentionStart, string>;

type Processing = KnownService | KnownActivity;

/** The legal basis with its provision in the law of the body. GDPR Art. 6(1), LGPD Art. 7. */
export function basisName(basis: LegalBasis, { body }: Pick<ResolvedFacts, 'body'>, voice: Voice): string {
  const bases = body === 'lgpd' ? voice.laws.brazil.legalBases : voice.words.legalBases.bases;
  return voice.gdpr(bases[baseKeys[basis]]);
}

export function shortBasis(basis: LegalBasis, { words }: Voice): string {
  return words.legalBases.short[baseKeys[basis]];
}

export function sensitiveNames(kinds: readonly SensitiveData[], { words }: Voice): readonly string[] {
  return kinds.map((kind) => words.sensitiveData.kinds[sensitiveKeys[kind]]);
}

/** The condition for sensitive data with its provision. GDPR Art. 9(2), LGPD Art. 11. */
export function conditionName(
  condition: SensitiveCondition,
  { body }: Pick<ResolvedFacts, 'body'>,
  voice: Voice,
): string {
  const conditions = body === 'lgpd' ? voice.laws.brazil.conditions : voice.words.sensitiveData.conditions;
  return voice.gdpr(conditions[conditionKeys[condition]]);
}

export function interestName(interest: KnownInterest, voice: Voice): string {
  if ('own' in interest) return voice.own(interest.own);
  if ('usual' in interest) return voice.phrases(interest.usual.map((each) => voice.words.legalBases.interests[each]));
  const { kinds } = voice.words.activities;
  const kind = kinds[activityKeys[interest.activity]];
  return 'interest' in kind ? kind.interest : kinds.other.interest;
}

export function keptName(kept: ResolvedRetention, voice: Voice): string {
  if (kept.kind === 'period') return voice.period(kept.period);
  if (kept.kind === 'own') return voice.own(kept.text);
  if (kept.kind === 'law') return lawName(kept.laws, voice);
  return voice.phrases(new Set(kept.criteria.map((criterion) => voice.words.retention.criteria[criterion])));
}

/** "Invoices: 8 years (AO § 147(3)); books: 10 years (HGB § 257(4))". Records with equal periods are named together. */
export function lawName(laws: readonly RetentionLaw[], voice: Voice): string {
  const { law: words } = voice.words.retention;
  const records = new Map<string, string[]>();
  for (const { record, amount, unit, start, statute } of laws) {
    const period = voice.fill(words.counted[startKeys[start]], { period: voice.period({ amount, unit }), statute });
    records.set(period, [...(records.get(period) ?? []), words.records[record]]);
  }
  if (laws.length === 1) return [...records.keys()].join('');
  return voice.cell(
    [...records].map(([period, names]) =>
      voice.fill(voice.words.frame.labeled, { label: voice.labels(names), text: period }),
    ),
  );
}

/** Every kind of data in one row, the owner's own kinds last. */
export function dataRow(processings: readonly Processing[], voice: Voice): string {
  const types = new Set(processings.flatMap(({ dataTypes }) => dataTypes.map(voice.dataType)));
  const own = new Set(processings.flatMap(({ ownDataTypes }) => ownDataTypes.map(voice.own)));
  return voice.labels([...types], [...own]);
}

export function purposeRow({ purposes, ownPurpose }: KnownService, voice: Voice): string {
  return voice.labels(purposes.map(voice.purpose), ownPurpose ? [voice.own(ownPurpose)] : []);
}

/** The purposes of a service that serve no activity of the site. */
export function purposesApart({ apart, ownPurpose, serves }: KnownService, voice: Voice): readonly string[] {
  return [...apart.map(voice.purpose), ...(ownPurpose && serves.length === 0 ? [voice.own(ownPurpose)] : [])];
}

/** What a service is used for: the activities that it serves, then its other purposes. */
export function occasionsOf(service: KnownService, known: ResolvedFacts, voice: Voice): readonly string[] {
  return [...service.serves.map((each) => activityName(each, known, voice)), ...purposesApart(service, voice)];
}

/** The name a person would use for the activity: "Your account", "Newsletter". */
export function activityName({ kind, name, id }: KnownActivity, known: ResolvedFacts, voice: Voice): string {
  if (name) return voice.own(name);
  if (kind === 'other') return voice.own(id);
  const { visit } = voice.words.activities.kinds;
  if (kind === 'visit') return known.facts.site.type === 'Site' ? visit.name : visit.nameApp;
  return voice.words.activities.kinds[activityKeys[kind]].name;
}

export function activityPurpose({ kind, ownPurpose, name, id }: KnownActivity, voice: Voice): string {
  if (ownPurpose) return voice.own(ownPurpose);
  return kind === 'other' ? voice.own(name ?? id) : voice.words.activities.kinds[activityKeys[kind]].purpose;
}

/** Who provides data that people did not provide themselves: the owner's words, or those for the kind of activity. */
export function sourceName(processing: Processing, voice: Voice): string | undefined {
  const { source } = processing;
  if (source === undefined) return undefined;
  if (source !== 'usual') return voice.own(source.from);
  const kind = 'kind' in processing && voice.words.activities.kinds[activityKeys[processing.kind]];
  return kind && 'source' in kind ? kind.source : undefined;
}

/** The bases of a service, unless they are stated with the purposes it is used for. */
function basesWithoutPurposes(service: KnownService): readonly LegalBasis[] {
  return statesPurposes(service) ? [] : service.bases;
}

/** Whether an entry says purpose by purpose what a service is used for: it serves activities, or rests on several bases. */
export function statesPurposes({ serves, bases, apart }: KnownService): boolean {
  return serves.length > 0 || (apart.length > 0 && new Set(bases).size > 1);
}

/**
 * Lines that services and activities share: data, sensitive data, legal basis, interest, retention, source. The provision of a basis
 * stands once, under the overview of purposes. GDPR Art. 13(1)(c) and (d), 13(2)(a).
 */
export function processingLines(
  processing: Processing,
  known: ResolvedFacts,
  voice: Voice,
): readonly (Definition | undefined)[] {
  const { services: words } = voice.words;
  const { sensitiveData, sensitiveCondition, interest, kept } = processing;
  const bases = 'bases' in processing ? basesWithoutPurposes(processing) : [processing.basis];
  const withBasis = statesBasis(known);
  return [
    definition(words.data, dataRow([processing], voice)),
    definition(words.sensitive, voice.labels(sensitiveNames(sensitiveData, voice))),
    withBasis
      ? definition(words.basis, voice.phrases(new Set(bases.map((basis) => shortBasis(basis, voice)))))
      : undefined,
    withBasis && interest ? definition(words.interest, interestName(interest, voice)) : undefined,
    withBasis && sensitiveData.length > 0 && sensitiveCondition
      ? definition(words.sensitiveBasis, conditionName(sensitiveCondition, known, voice))
      : undefined,
    // Criteria stand once, in the section on retention.
    definition(words.kept, kept && kept.kind !== 'criteria' ? keptName(kept, voice) : undefined),
    definition(words.source, sourceName(processing, voice)),
  ];
}
