import type { DataTypeId, PurposeId, RetentionLaw, StateLaw } from '@app/catalogue';
import type { Assumed, Derived } from './assumed.ts';
import type { Asking } from './consent/asking.ts';
import type { Criterion, Interest } from './usual.ts';
import type {
  ActivityKind,
  Category,
  DataSource,
  Facts,
  LegalBasis,
  Lifetime,
  NamedRecipient,
  OwnText,
  Period,
  Retention,
  SensitiveCondition,
  SensitiveData,
  ServiceFacts,
  Tracker,
} from './facts.ts';
import type { BodyLaw } from './regimes/body.ts';
import type { AppliedRegime, RegimeId } from './regimes/regimes.ts';
import type { KnownPlace } from './regimes/transfers.ts';
import type { KnownNotice } from './resolve-notice.ts';
import type { KnownProcessing } from './resolve-processing.ts';
import type { KnownTerms } from './resolve-terms.ts';

/** The resolved facts that clauses read: all assumptions filled in, and each decision made once. */
export type ResolvedFacts = {
  readonly facts: Facts;
  /** The document's date, ISO 8601. */
  readonly on: string;
  /** The laws that apply, that of the body first. */
  readonly regimes: readonly AppliedRegime[];
  /** The law in whose terms the document is written. */
  readonly body: BodyLaw;
  /** Current services, without discontinued ones and those that the register hides. */
  readonly services: readonly KnownService[];
  /** The same with those that the register hides: what is denied, demanded or counted is so of these. */
  readonly used: readonly KnownService[];
  /** The site itself as far as it sets trackers of its own, in the form of a service without recipients. */
  readonly own: KnownService | undefined;
  /** Those used, plus those discontinued in the preceding twelve months. */
  readonly recentServices: readonly KnownService[];
  readonly activities: readonly KnownActivity[];
  readonly children: boolean;
  readonly asking: Asking;
  readonly terms: KnownTerms;
  readonly notice: KnownNotice;
  readonly processing: KnownProcessing;
  readonly rightsEmail: string;
  readonly rightsUrl: string | undefined;
  readonly assumed: readonly Assumed[];
  readonly derived: readonly Derived[];
};

export type ResolvedRetention =
  | { readonly kind: 'period'; readonly period: Period }
  | { readonly kind: 'own'; readonly text: OwnText }
  /** The periods of the law, one per record; at least one. */
  | { readonly kind: 'law'; readonly laws: readonly RetentionLaw[] }
  /** One criterion per purpose, in the same order. */
  | { readonly kind: 'criteria'; readonly criteria: readonly Criterion[] };

export type KnownInterest =
  | { readonly own: OwnText }
  | { readonly usual: readonly Interest[] }
  | { readonly activity: ActivityKind };

type Processing = {
  readonly id: string;
  readonly dataTypes: readonly DataTypeId[];
  readonly ownDataTypes: readonly OwnText[];
  readonly ownPurpose: OwnText | undefined;
  readonly sensitiveData: readonly SensitiveData[];
  readonly sensitiveCondition: SensitiveCondition | undefined;
  /** Only set when a legal basis is legitimate interests. */
  readonly interest: KnownInterest | undefined;
};

export type KnownService = Processing & {
  readonly name: string;
  readonly facts: ServiceFacts;
  readonly category: Category;
  /** The main purpose first, those of its trackers and hosts last; empty when the owner named only a purpose in their own words. */
  readonly purposes: readonly PurposeId[];
  /** The activities that it serves, whose legal basis, interest and retention it shares. */
  readonly serves: readonly KnownActivity[];
  /** Purposes that serve no activity. */
  readonly apart: readonly PurposeId[];
  /** The legal bases of `apart`, in the same order, or one for all. Empty: everything serves an activity. */
  readonly bases: readonly LegalBasis[];
  /** The retention of `apart`, or that which the owner or the provider states for the whole service. */
  readonly kept: ResolvedRetention | undefined;
  readonly source: DataSource | undefined;
  /** The companies that receive data through the service, with their countries; the company for the EEA first. */
  readonly companies: readonly Company[];
  readonly places: readonly KnownPlace[];
  readonly trackers: readonly KnownTracker[];
  readonly shares: boolean;
  readonly sells: boolean;
};

export type KnownTracker = Tracker & { readonly lifetime: Lifetime; readonly category: Category };

export type KnownActivity = Processing & {
  readonly kind: ActivityKind;
  readonly name: OwnText | undefined;
  readonly basis: LegalBasis;
  readonly kept: ResolvedRetention;
  /** `usual`: the texts name it by the kind. */
  readonly source: DataSource | 'usual' | undefined;
  readonly required: boolean;
  readonly measured: boolean | undefined;
  readonly recipients: readonly KnownRecipient[];
};

/** A recipient that the owner names with an activity. */
export type KnownRecipient = NamedRecipient & {
  /** Undefined where no country is stated. */
  readonly place: KnownPlace | undefined;
};

export function follows(known: ResolvedFacts, ...ids: readonly RegimeId[]): boolean {
  return known.regimes.some(({ id }) => ids.includes(id));
}

/** Whether a law applies that is not that of the body. */
export function supplements({ regimes, body }: ResolvedFacts, wanted: RegimeId): boolean {
  return body !== wanted && regimes.some(({ id }) => id === wanted);
}

/** Whether the body is written in the terms of the GDPR or the UK GDPR. */
export function isEuropean({ body }: Pick<ResolvedFacts, 'body'>): boolean {
  return body === 'gdpr' || body === 'uk-gdpr';
}

/** Whether the body names a legal basis for each purpose, as the laws of the EEA, the United Kingdom and Brazil demand. */
export function statesBasis(known: Pick<ResolvedFacts, 'body'>): boolean {
  return isEuropean(known) || known.body === 'lgpd';
}

/** Whether the GDPR or the UK GDPR applies to any of the people whom the site addresses. */
export function needsBasis(known: ResolvedFacts): boolean {
  return follows(known, 'gdpr', 'uk-gdpr');
}

export function stateLawsFor(known: ResolvedFacts): readonly StateLaw[] {
  return known.regimes.find(({ id }) => id === 'us-states')?.states ?? [];
}

/** Whether the law of one of these states (two-letter codes) applies. */
export function hasStateLaw(known: ResolvedFacts, ...states: readonly string[]): boolean {
  return stateLawsFor(known).some(({ state }) => states.includes(state));
}

export type Company = {
  readonly name: string;
  readonly country: string | undefined;
  /** Countries where it has data processed, if known. */
  readonly places?: readonly string[] | undefined;
};

/**
 * The retention that the owner stated.
 *
 * @param laws the periods of the law, for an owner who refers to them
 * @returns undefined if none was stated, if its period is invalid, or if the law sets no period
 */
export function keptFor(
  retention: Retention | undefined,
  laws: readonly RetentionLaw[] = [],
): ResolvedRetention | undefined {
  if (retention?.kind === 'law') return laws.length > 0 ? { kind: 'law', laws } : undefined;
  return retention?.kind === 'period' && !isPeriod(retention.period) ? undefined : retention;
}

export function isPeriod({ amount }: Period): boolean {
  return Number.isFinite(amount) && amount > 0;
}

/** Whether an activity, or a purpose of a service that serves none, has the legal basis. */
export function restsOn(processing: KnownService | KnownActivity, basis: LegalBasis): boolean {
  return 'bases' in processing ? processing.bases.includes(basis) : processing.basis === basis;
}

/** Whether a service has trackers about which visitors decide, because they are not necessary. */
export function waitsForChoice(service: KnownService): boolean {
  const { category, trackers } = service;
  if (trackers.length === 0) return category !== 'necessary' && usesTrackers(service);
  return trackers.some((tracker) => tracker.category !== 'necessary');
}

/** Whether consent is asked for: for an activity, a purpose of a service, or its trackers. */
export function needsConsent(processing: KnownService | KnownActivity): boolean {
  return restsOn(processing, 'consent') || ('bases' in processing && waitsForChoice(processing));
}

/** Whether the trackers of a service rest on consent and nothing else about it does: they are named apart. */
export function asksForTrackersApart(service: KnownService): boolean {
  return !restsOn(service, 'consent') && waitsForChoice(service);
}

/** The current services that process data of the owner's customers, in the order of the services. */
export function subprocessorsOf({ services, processing }: ResolvedFacts): readonly KnownService[] {
  return services.filter(({ id }) => processing.subprocessorIds.has(id));
}

/** Whether a service has trackers, by name or not. An alternate has those alone that it names for its service. */
export function usesTrackers({ trackers: all, dataTypes, facts }: KnownService): boolean {
  return all.length > 0 || (facts.alternateOf === undefined && dataTypes.includes('trackers'));
}

/** The site itself, if it sets trackers of its own, and all that it uses. */
export function withOwnUsed({ own, used }: ResolvedFacts): readonly KnownService[] {
  return own ? [own, ...used] : used;
}

/** The site itself, if it sets trackers of its own, and its services. */
export function withOwn({ own, services }: ResolvedFacts): readonly KnownService[] {
  return own ? [own, ...services] : services;
}

/** Everything that sets trackers: the site itself first, then its services. */
export function settingTrackers(known: ResolvedFacts): readonly KnownService[] {
  return withOwn(known).filter(usesTrackers);
}
