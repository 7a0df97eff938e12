import type { DocumentKind, RuledOut } from '@app/catalogue';
import type { ActivityFacts, Facts, NamedRecipient, Period, ServiceFacts } from '../facts.ts';
import type { ResolvedFacts } from '../known.ts';

/** What the owner answers: a choice, and what it needs besides. */
export type Answer = {
  readonly choice: string;
  /** With choices that take a period. */
  readonly period?: Period | undefined;
  /** With choices that take a company or a product. */
  readonly name?: string | undefined;
  readonly country?: string | undefined;
};

type Values = Readonly<Record<string, string>>;

/** An answer that other facts suggest, and what suggests it: a key in the texts. */
export type Proposal = { readonly answer: Answer; readonly because: ReasonCode; readonly values?: Values };

export type ReasonCode =
  | 'services'
  | 'noService'
  | 'noSign'
  | 'law'
  | 'provider'
  | 'usualLogs'
  | 'ownBanner'
  | 'contracts'
  | 'noContract'
  | 'measures'
  | 'subscribed'
  | 'invoice'
  | 'providerChecks'
  | 'age'
  | 'mapsOnly'
  | 'deviceAsks'
  | 'providerDecides'
  | 'lifetimes';

/** One of the answers to choose from. */
export type Choice = {
  readonly id: string;
  /** What it needs besides: a period, a company with its country, or the name of a product. */
  readonly takes?: 'period' | 'company' | 'product';
  /** The path of the fact to enter instead, where a choice alone does not say enough. */
  readonly leadsTo?: string;
  /** Values that fill its label. */
  readonly values?: Values;
};

/** The facts that an answer writes: those that an owner could also enter one by one. */
export type FactsChange = {
  readonly settings?: Pick<
    Facts,
    'activities' | 'ruledOut' | 'processorContracts' | 'permissionBases' | 'automatedDecisions' | 'consentBy'
  >;
  readonly children?: boolean;
  /** By the IDs of services. */
  readonly services?: Readonly<Record<string, Pick<ServiceFacts, 'serves' | 'lifetimesAcknowledged'>>>;
};

export type QuestionId =
  | 'hosting'
  | 'logs'
  | 'consent'
  | 'contracts'
  | 'newsletter'
  | 'advertising'
  | 'credit-check'
  | 'sign-in'
  | 'children'
  | 'special-categories'
  | 'location'
  | 'permissions'
  | 'decisions'
  | 'ai'
  | 'lifetimes';

export type Question = {
  readonly id: QuestionId;
  /** The kinds of documents that it decides about. */
  readonly kinds: readonly DocumentKind[];
  /** The path of the fact that it writes. */
  readonly writes: string;
  readonly isAsked: (known: ResolvedFacts) => boolean;
  readonly choices: (known: ResolvedFacts) => readonly Choice[];
  /** The answer that the facts already give. */
  readonly stated: (known: ResolvedFacts) => Answer | undefined;
  readonly proposes: (known: ResolvedFacts) => Proposal | undefined;
  readonly answers: (known: ResolvedFacts, answer: Answer) => FactsChange;
};

export const yesNo: Question['choices'] = () => [{ id: 'yes' }, { id: 'no' }];

export const answer = (choice: string): Answer => ({ choice });

/** `yes` or `no`; undefined for an unknown value. */
export function yesOrNo(value: boolean | undefined): Answer | undefined {
  return value === undefined ? undefined : answer(value ? 'yes' : 'no');
}

export function namesOf(services: readonly { readonly name: string }[]): Values {
  return { services: services.map(({ name }) => name).join(', ') };
}

/** What the owner ruled out, with or without these. */
export function rulingOut({ ruledOut = [] }: Facts, out: readonly RuledOut[], back: readonly RuledOut[] = []) {
  return [...new Set([...ruledOut.filter((each) => !back.includes(each)), ...out])];
}

export function isRuledOut({ facts }: ResolvedFacts, ...wanted: readonly RuledOut[]): boolean {
  return wanted.every((each) => facts.ruledOut?.includes(each));
}

/** The owner's activities with the one of a kind changed; added if the facts lack it. */
export function withActivity(
  { activities = [] }: Facts,
  kind: ActivityFacts['kind'],
  change: Partial<ActivityFacts> = {},
): readonly ActivityFacts[] {
  const found = activities.some((activity) => activity.kind === kind);
  const all = found ? activities : [...activities, { id: kind, kind }];
  return all.map((activity) => (activity.kind === kind ? { ...activity, ...change } : activity));
}

export function withoutActivity({ activities = [] }: Facts, ...kinds: readonly ActivityFacts['kind'][]) {
  return activities.filter(({ kind }) => !kinds.includes(kind));
}

export function recipientOf({ name, country }: Answer): readonly NamedRecipient[] {
  return name ? [{ name, ...(country && { country }) }] : [];
}
