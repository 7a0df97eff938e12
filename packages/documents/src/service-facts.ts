import type {
  ActivityKind,
  BindingRules,
  Category,
  ChildSetting,
  DataSubjectRight,
  EffectiveHostUse,
  GroundId,
  LegalBasis,
  Lifetime,
  PrivacyFramework,
  Provider,
  ProviderRole,
  Safeguard,
  SecurityMeasure,
  SensitiveCondition,
  SensitiveData,
  Service,
  Storage,
  Subject,
  WhoProcesses,
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

/** ISO 3166-1 alpha-2 code, uppercase. */
export type CountryCode = string;

/**
 * A text by the owner, per language; a language without one cannot be published (rule P9). A plain string is shown unchanged in
 * every language.
 */
export type OwnText = string | { readonly [language: string]: string };

/** A third-party service that the site uses: from the catalogue with the owner's changes, or defined by the owner. */
export type ServiceFacts = {
  /** Unique among the services of these facts. */
  readonly id: string;
  readonly name: string;
  readonly provider: ProviderFacts;
  /** Whether the owner hosts the software: its maker receives nothing, and data stays where the owner processes it. */
  readonly selfHosted?: boolean | undefined;
  /** IDs of the catalogue's purposes, the main one first. */
  readonly purposes: readonly string[];
  /** A purpose in the owner's own words, for a custom service. */
  readonly ownPurpose?: OwnText | undefined;
  /**
   * IDs of the activities that the service serves: their legal basis, interest and retention are its own. Left out: those that
   * its purposes point to. Unknown IDs count for nothing.
   */
  readonly serves?: readonly string[] | undefined;
  readonly category?: Category | undefined;
  /** The category the owner chose instead of the catalogue's, with the reason. Rule B18. */
  readonly categoryOverride?: { readonly category: Category; readonly reason: string } | undefined;
  /** IDs of the catalogue's data types. Left out: the usual ones for its purposes are assumed. */
  readonly dataTypes?: readonly string[] | undefined;
  readonly ownDataTypes?: readonly OwnText[] | undefined;
  readonly sensitiveData?: readonly SensitiveData[] | undefined;
  /**
   * The condition that permits processing sensitive data. Assumed: explicit consent where the legal basis is consent. GDPR Art.
   * 9(2).
   */
  readonly sensitiveCondition?: SensitiveCondition | undefined;
  /** Countries where data is processed. Left out: the provider's countries are assumed. */
  readonly places?: readonly Place[] | undefined;
  readonly legalBasis?: LegalBasis | undefined;
  /**
   * The interest pursued, where the legal basis is legitimate interests. Left out: the usual one for the main purpose. GDPR
   * Art. 13(1)(d).
   */
  readonly legitimateInterest?: OwnText | undefined;
  readonly retention?: Retention | undefined;
  readonly trackers?: readonly Tracker[] | undefined;
  /** Whether the owner leaves lifetimes open that nobody knows: the documents then name the criterion. Rule P10. */
  readonly lifetimesAcknowledged?: boolean | undefined;
  /** How the service treats children, on a site that is directed at them. COPPA Rule, 16 CFR § 312.5; GDPR Art. 8. */
  readonly childSetting?: ChildSetting | undefined;
  /** Whether the service gives the owner data that people did not provide themselves. Left out: by its purposes. */
  readonly fromOthers?: boolean | undefined;
  /** Hosts that have purposes of their own. */
  readonly hostUses?: readonly EffectiveHostUse[] | undefined;
  /** Whether the cookie policy lists the trackers individually. Default: yes. */
  readonly trackersShown?: boolean | undefined;
  readonly privacyUrl?: string | undefined;
  /** Ends the processing by this service. */
  readonly optOutUrl?: string | undefined;
  /** Settings for the provider's advertising, which leave the service itself as it is. */
  readonly adSettingsUrl?: string | undefined;
  /** The contract with the provider. */
  readonly contractUrl?: string | undefined;
  /** What was agreed with a joint controller, in the owner's words. GDPR Art. 26(2). */
  readonly arrangement?: OwnText | undefined;
  /** Whether the provider's own contract makes it a joint controller, with the usual split of duties. */
  readonly usualArrangement?: boolean | undefined;
  /** How long the provider keeps data unless another period is chosen. */
  readonly usualRetention?: Period | undefined;
  /** What the provider obliges its customers to say. */
  readonly requires?: Service['requires'] | undefined;
  /** The source of data that the service gives the owner and that people did not provide themselves. GDPR Art. 14(2)(f). */
  readonly source?: DataSource | undefined;
  /** Whether the owner sells the data to the provider, in the sense of the US state laws. Assumed: no. */
  readonly sells?: boolean | undefined;
  /** Whether the data is disclosed for cross-site advertising. Assumed: yes for advertising purposes. */
  readonly shares?: boolean | undefined;
  /**
   * The day the service was discontinued. It still counts for the twelve-month period of the US state laws, and for nothing
   * else.
   */
  readonly endedOn?: string | undefined;
  /**
   * Whether the register keeps the service out of what the privacy policy lists. It counts for what the policy denies, for sale and
   * sharing, and for what is missing.
   */
  readonly hidden?: boolean | undefined;
  /** The ID of the service of which the register keeps a record with facts of its own. These facts are those of that record. */
  readonly alternateOf?: string | undefined;
  /** What the register adds and the policy shows. */
  readonly inPolicy?: RegisterParts | undefined;
};

/** What a record of processing adds to the facts of a service, as far as the privacy policy shows it. */
export type RegisterParts = {
  readonly description?: OwnText | undefined;
  readonly subjects?: readonly Subject[] | undefined;
  readonly rights?: readonly DataSubjectRight[] | undefined;
  readonly measures?: readonly SecurityMeasure[] | undefined;
  readonly ownMeasures?: readonly OwnText[] | undefined;
  readonly processedBy?: readonly WhoProcesses[] | undefined;
};

/** Facts about the company behind a service, as the catalogue knows them. `role` may be the owner's own statement. */
export type ProviderFacts = {
  /** Left out: the name of the service is used. */
  readonly name?: string | undefined;
  readonly country?: CountryCode | undefined;
  /** The company that serves customers in the EEA, if it is a different one. */
  readonly eeaEntity?: string | undefined;
  readonly eeaCountry?: CountryCode | undefined;
  readonly entities?: Provider['entities'] | undefined;
  /** The provider's legal role. Left out: the document calls it a recipient. GDPR Art. 4(7) to (9). */
  readonly role?: ProviderRole | undefined;
  /** Whether the provider is known to be listed under the EU-US (UK, Swiss-US) Data Privacy Framework. */
  readonly privacyFramework?: PrivacyFramework | undefined;
  readonly bindingRules?: BindingRules | undefined;
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
  | { readonly kind: 'own'; readonly text: OwnText }
  /** Of an activity: the periods that the law of the owner's country sets for its records. */
  | { readonly kind: 'law' };

export type Tracker = {
  /** `*` matches any run of characters. */
  readonly name: string;
  /** IDs of catalogue purposes. Left out: the main purpose of the service. */
  readonly purposes?: readonly string[] | undefined;
  /** The only one of `purposes`, in facts stored by earlier versions. */
  readonly purpose?: string | undefined;
  /** Left out: that of the service. */
  readonly category?: Category | undefined;
  /** The ground on which it is strictly necessary. Directive 2002/58/EC Art. 5(3). */
  readonly necessary?: GroundId | undefined;
  /** The tracker's function in the owner's own words, shown next to the purpose. */
  readonly description?: OwnText | undefined;
  /** Left out: unknown, and the owner is asked for it (rule P10). */
  readonly lifetime?: Lifetime | undefined;
  readonly party?: 'first' | 'third' | undefined;
  readonly storage?: Storage | undefined;
};

export type DataSource = {
  /** Who provides the data, in the owner's own words: "credit agencies", "our resellers". */
  readonly from: OwnText;
  readonly publiclyAccessible?: boolean | undefined;
};

export type NamedRecipient = { readonly name: string; readonly country?: CountryCode | undefined };

/** One of the site's own processing activities. The owner names an activity of kind `other`. */
export type ActivityFacts = {
  readonly id: string;
  readonly kind: ActivityKind;
  readonly name?: OwnText | undefined;
  readonly ownPurpose?: OwnText | undefined;
  readonly dataTypes?: readonly string[] | undefined;
  readonly ownDataTypes?: readonly OwnText[] | undefined;
  readonly sensitiveData?: readonly SensitiveData[] | undefined;
  /**
   * The condition that permits processing sensitive data. Assumed: explicit consent where the legal basis is consent. GDPR Art.
   * 9(2).
   */
  readonly sensitiveCondition?: SensitiveCondition | undefined;
  readonly legalBasis?: LegalBasis | undefined;
  readonly legitimateInterest?: OwnText | undefined;
  readonly retention?: Retention | undefined;
  /** Whether the person must provide the data. Left out: depends on the kind. GDPR Art. 13(2)(e). */
  readonly required?: boolean | undefined;
  /** Of messages: whether opening and clicking them is measured. Left out: nothing is said. */
  readonly measured?: boolean | undefined;
  /** Recipients other than the services that serve the activity: a tax adviser, a parcel carrier, a network. */
  readonly recipients?: readonly NamedRecipient[] | undefined;
  readonly source?: DataSource | undefined;
};
