import type { ContractRegion, ForbiddenStatement, ProviderRole, RequiredStatement, Storage } from './choices.ts';
import type { DataTypeId } from './data-types.ts';
import type { GroundId } from './grounds.ts';
import type { Lifetime } from './lifetimes.ts';
import type { Category, PurposeId } from './purposes.ts';

/**
 * How a service came into the catalogue: described manually; listed in a public register of advertising companies; observed on
 * the web; only in an older list.
 */
export const tiers = ['curated', 'registry', 'observed', 'listed'] as const;
export type Tier = (typeof tiers)[number];

export const statuses = ['active', 'unverified', 'retired'] as const;
export type Status = (typeof statuses)[number];

/** The source of a fact. `NOTICE.md` next to the data lists each work and its license. */
export const sources = [
  'curated',
  'editor-knowledge',
  'page',
  'iab-gvl',
  'google-atp',
  'third-party-web',
  'open-cookie-database',
  'datenanfragen',
  'wappalyzer',
  'tarteaucitron',
  'prebid',
  'prebid-disclosure',
] as const;
export type Source = (typeof sources)[number];

/** The basis of the purposes: set manually, declared by the company to the IAB, another list's category, or the name. */
export const purposeBases = ['curated', 'tcf', 'source-category', 'google-atp-listing', 'name-keyword'] as const;
export type PurposeBasis = (typeof purposeBases)[number];

/** ISO 3166-1 alpha-2 code, uppercase. */
export type CountryCode = string;

export type CompanyFacts = {
  readonly name: string;
  readonly country?: CountryCode;
  /** Countries where it has data processed, if known. Left out: its own is assumed. */
  readonly places?: readonly CountryCode[];
};

/** A listing under the Data Privacy Framework, by extension. */
export type PrivacyFramework = {
  readonly eu?: boolean;
  readonly uk?: boolean;
  readonly ch?: boolean;
  /** URL of the entry in the official list. */
  readonly entry?: string;
  /** The day on which the entry, or a page of the provider that states it, was read. ISO 8601. */
  readonly readOn?: string;
  /** The last day of the listing, if it ended or is known to end. ISO 8601. */
  readonly until?: string;
};

/** Binding corporate rules that an authority approved. GDPR Art. 47. */
export type BindingRules = { readonly eu?: boolean; readonly uk?: boolean; readonly url?: string };

/** A duty to say something, or not to, from a provider's terms. */
export type Duty<Statement extends string> = {
  readonly statement: Statement;
  /** Page that customers have to link. */
  readonly url?: string;
  /** First day, ISO 8601. */
  readonly from?: string;
  /** The provider's page with the demand. */
  readonly source: string;
};

export type Provider = {
  readonly name: string;
  readonly country?: CountryCode;
  /** The company that serves people in the EEA, if it is a different one. */
  readonly eeaEntity?: string;
  readonly eeaCountry?: CountryCode;
  /** Companies of other regions, where they differ: see `companyIn`. */
  readonly entities?: Readonly<Partial<Record<ContractRegion, CompanyFacts>>>;
  readonly role?: ProviderRole;
  /** The postal address for requests about data. May be a branch. */
  readonly address?: string;
  /** Whether it is listed under the EU-US (UK, Swiss-US) Data Privacy Framework. */
  readonly privacyFramework?: PrivacyFramework;
  readonly bindingRules?: BindingRules;
  readonly nameBasis?: Source;
  readonly countryBasis?: Source;
};

/** What a tracker or a host is for. */
export type Use = {
  /** Left out: the purposes of the service. */
  readonly purposes?: readonly PurposeId[];
  /** The ground on which it is strictly necessary: a statement about this tracker or host, which nothing implies. */
  readonly necessary?: GroundId;
};

export type Tracker = Use & {
  /** `*` matches any run of characters. */
  readonly name: string;
  readonly storage: Storage;
  readonly party: 'first' | 'third';
  /** Left out: unknown. */
  readonly lifetime?: Lifetime;
  readonly hosts?: readonly string[];
  readonly source: Source;
};

export type HostUse = Use & { readonly hosts: readonly string[] };

/** Patterns that detect a service on a page. A pattern with a path outranks a bare domain. */
export type Detect = {
  /** `host[/path][?query]` with `*`; the host covers its subdomains, and the path is a prefix. */
  readonly urls: readonly string[];
  /** Parts of host and path, for self-hosted software. */
  readonly paths: readonly string[];
  /** Properties of `window` that its script creates. */
  readonly globals: readonly string[];
  /** Elements that its embeds leave for the script, as `tag#id.class[attribute]`. */
  readonly elements: readonly string[];
  /**
   * The beginning of a call or an assignment in its snippet, without spaces and with strings in double quotes: `fbq("init"`.
   */
  readonly inline: readonly string[];
  /** Regular expressions that match whole URLs, only in an installation's own services. Validated to run in linear time. */
  readonly expressions: readonly string[];
  /** Meta tags: `generator=WordPress`, with a prefix of the content. */
  readonly meta: readonly string[];
};

export type Links = {
  readonly privacy?: string;
  /** Ends the processing by this service itself. */
  readonly optOut?: string;
  /** Settings for the provider's advertising, which leave the service itself as it is. */
  readonly adSettings?: string;
  /** The contract to sign: of a processor (GDPR Art. 28), or between controllers (Art. 26). */
  readonly contract?: string;
  readonly homepage?: string;
};

/** How long a provider keeps the data itself, where that is a setting or a promise of the provider. */
export type ProviderRetention = {
  /** Written like the lifetime of a tracker: `14 month`. The provider's default. */
  readonly usual: string;
  /** What else can be chosen. */
  readonly choices?: readonly string[];
};

/** A third-party service that sites use. Facts only; unknown ones are left out or empty. */
export type Service = {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly tier: Tier;
  readonly status: Status;
  readonly provider?: Provider;
  /** Follows from `purposes` and `necessary`: see `categoryOf`. Trackers and hosts may be in others. */
  readonly category?: Category;
  /** The main purpose first. Trackers and hosts may have others. */
  readonly purposes: readonly PurposeId[];
  /** The ground on which its requests are strictly necessary. Its trackers need grounds of their own. */
  readonly necessary?: GroundId;
  readonly purposeBasis?: PurposeBasis;
  /** Declared by the provider, or known by an editor. Left out: see `usualDataTypes`. */
  readonly dataTypes?: readonly DataTypeId[];
  /** Countries where data is processed, if known. Left out: see `assumedPlaces`. */
  readonly places?: readonly CountryCode[];
  /** Hosts it loads from or sends to; each covers its subdomains. */
  readonly domains: readonly string[];
  /** Hosts, or hosts with a path, that have purposes of their own. */
  readonly hostUses: readonly HostUse[];
  /** The reason why another service has one of these domains too, by domain. */
  readonly sharedDomains: Readonly<Record<string, string>>;
  /** Domains of the provider's own website: for names and search, not for detection. */
  readonly siteDomains: readonly string[];
  readonly detect: Detect;
  /** Trackers that documents list. */
  readonly trackers: readonly Tracker[];
  /** Other trackers that were observed, but are older, of another product or without a lifetime: for detection only. */
  readonly otherTrackers: readonly Tracker[];
  /** The longest tracker lifetime declared to the IAB, which requires no tracker names. */
  readonly longestTrackerSeconds?: number;
  readonly tcfVendors: readonly number[];
  readonly googleAtp: readonly number[];
  readonly links: Links;
  readonly retention?: ProviderRetention;
  readonly requires?: readonly Duty<RequiredStatement>[];
  readonly forbids?: readonly Duty<ForbiddenStatement>[];
  /** The number of pages on which HTTP Archive observed it. */
  readonly occurrences?: number;
  /** Whether it is among the services most sites use, if no count shows it. */
  readonly popular: boolean;
  /** Whether the site's owner hosts the software: its maker then receives no data. */
  readonly selfHosted: boolean;
  /** The sources of each fact, by field name (`links.privacy`). */
  readonly provenance: Readonly<Record<string, readonly Source[]>>;
  /** The URLs of facts that an editor read on a page by the provider (source `page`). */
  readonly pages: Readonly<Record<string, string>>;
  /** Fields that an editor filled in from knowledge and nobody has verified against the provider's pages. */
  readonly unconfirmed: readonly string[];
};
