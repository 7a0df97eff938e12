import type {
  ActivityKind,
  Category,
  LegalBasis,
  Lifetime,
  Safeguard,
  SensitiveCondition,
  SensitiveData,
  Storage,
} from '@app/catalogue';

export {
  activityKinds,
  categories,
  legalBases,
  safeguards,
  sensitiveConditions,
  sensitiveData,
  type ActivityKind,
  type Category,
  type LegalBasis,
  type Lifetime,
  type Safeguard,
  type SensitiveCondition,
  type SensitiveData,
} from '@app/catalogue';

/** ISO 3166-1 alpha-2, upper case. */
export type CountryCode = string;

/**
 * Words the owner wrote, by language; a language that lacks them cannot be published (rule P9). A plain string is
 * shown as it is in every language.
 */
export type OwnText = string | { readonly [language: string]: string };

/** One service of somebody else that the site uses: from the catalogue with the owner's changes, or the owner's own. */
export type ServiceFacts = {
  /** Unique among the services of these facts. */
  readonly id: string;
  readonly name: string;
  readonly provider: ProviderFacts;
  /** Software that the owner runs: its maker receives nothing, and data stays where the owner processes it. */
  readonly selfHosted?: boolean | undefined;
  /** Ids of the catalogue's purposes, the main one first. */
  readonly purposes: readonly string[];
  /** A purpose in the owner's words, for a custom service. */
  readonly ownPurpose?: OwnText | undefined;
  readonly category?: Category | undefined;
  /** The category the owner chose in place of the catalogue's, and why. Rule B18. */
  readonly categoryOverride?: { readonly category: Category; readonly reason: string } | undefined;
  /** Ids of the catalogue's data types. Left out: those usual for its purposes are assumed. */
  readonly dataTypes?: readonly string[] | undefined;
  readonly ownDataTypes?: readonly OwnText[] | undefined;
  readonly sensitiveData?: readonly SensitiveData[] | undefined;
  /** What allows it. Explicit consent is taken where the legal basis is consent. GDPR Art. 9(2). */
  readonly sensitiveCondition?: SensitiveCondition | undefined;
  /** Left out: the seats of the provider are assumed. */
  readonly places?: readonly Place[] | undefined;
  readonly legalBasis?: LegalBasis | undefined;
  /** The interest pursued, where the basis is legitimate interests. Left out: the one usual for the main purpose. GDPR Art. 13(1)(d). */
  readonly legitimateInterest?: OwnText | undefined;
  readonly retention?: Retention | undefined;
  readonly trackers?: readonly Tracker[] | undefined;
  /** Whether the cookie policy lists them one by one. Left out: yes. */
  readonly trackersShown?: boolean | undefined;
  readonly privacyUrl?: string | undefined;
  readonly optOutUrl?: string | undefined;
  /** Set where the service gives the owner data about people that they did not give themselves. GDPR Art. 14(2)(f). */
  readonly source?: DataSource | undefined;
  /** Whether the owner sells the data to the provider, in the sense of the US state laws. Assumed: no. */
  readonly sells?: boolean | undefined;
  /** Whether the data is disclosed for advertising across sites. Assumed: yes for advertising purposes. */
  readonly shares?: boolean | undefined;
  /** The day it was given up. It still counts in the twelve months of the US state laws, and for nothing else. */
  readonly endedOn?: string | undefined;
};

export type ProviderFacts = {
  /** Left out: the name of the service stands for it. */
  readonly name?: string | undefined;
  readonly country?: CountryCode | undefined;
  /** The company that deals with customers in the EEA, where it is another one. */
  readonly eeaEntity?: string | undefined;
  readonly eeaCountry?: CountryCode | undefined;
  /** What the provider is in law. Left out, it is called a recipient. GDPR Art. 4(7) to (9). */
  readonly role?: 'processor' | 'controller' | 'joint-controller' | undefined;
  /** Known to be listed under the EU-US (UK, Swiss-US) Data Privacy Framework. */
  readonly privacyFramework?: { readonly eu?: boolean; readonly uk?: boolean; readonly ch?: boolean } | undefined;
};

export type Place = {
  readonly country: CountryCode;
  readonly safeguard?: Safeguard | undefined;
};

export const timeUnits = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
export type TimeUnit = (typeof timeUnits)[number];
export type Period = { readonly amount: number; readonly unit: TimeUnit };

export type Retention =
  | { readonly kind: 'period'; readonly period: Period }
  | { readonly kind: 'own'; readonly text: OwnText };

export type Tracker = {
  /** `*` stands for any run of characters. */
  readonly name: string;
  /** Id of a catalogue purpose. Left out: the main purpose of the service. */
  readonly purpose?: string | undefined;
  /** What it does, in the owner's words; they stand beside the purpose. */
  readonly description?: OwnText | undefined;
  /** Left out: not known, and asked for (rule P10). */
  readonly lifetime?: Lifetime | undefined;
  readonly party?: 'first' | 'third' | undefined;
  readonly storage?: Storage | undefined;
};

export type DataSource = {
  /** Who gives the data, in the owner's words: "credit agencies", "our resellers". */
  readonly from: OwnText;
  readonly publiclyAccessible?: boolean | undefined;
};

/** One thing the site does with personal data. `other` is named by the owner. */
export type ActivityFacts = {
  readonly id: string;
  readonly kind: ActivityKind;
  readonly name?: OwnText | undefined;
  readonly ownPurpose?: OwnText | undefined;
  readonly dataTypes?: readonly string[] | undefined;
  readonly ownDataTypes?: readonly OwnText[] | undefined;
  readonly sensitiveData?: readonly SensitiveData[] | undefined;
  /** What allows it. Explicit consent is taken where the legal basis is consent. GDPR Art. 9(2). */
  readonly sensitiveCondition?: SensitiveCondition | undefined;
  readonly legalBasis?: LegalBasis | undefined;
  readonly legitimateInterest?: OwnText | undefined;
  readonly retention?: Retention | undefined;
  /** Whether the person must give the data. Left out: by kind. GDPR Art. 13(2)(e). */
  readonly required?: boolean | undefined;
  readonly source?: DataSource | undefined;
};
