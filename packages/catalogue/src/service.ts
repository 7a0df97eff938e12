import type { Storage } from './choices.ts';
import type { DataTypeId } from './data-types.ts';
import type { Lifetime } from './lifetimes.ts';
import type { Category, PurposeId } from './purposes.ts';

/**
 * How a service came into the catalogue: described by hand; named in a public register of advertising companies; seen
 * on the web; only in an older list.
 */
export const tiers = ['curated', 'registry', 'observed', 'listed'] as const;
export type Tier = (typeof tiers)[number];

export const statuses = ['active', 'unverified', 'retired'] as const;
export type Status = (typeof statuses)[number];

/** Where a fact comes from. `NOTICE.md` beside the data names each work and its licence. */
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

/** Why these purposes: by hand, from what the company declared to the IAB, from another list's category, from its name. */
export const purposeBases = ['curated', 'tcf', 'source-category', 'google-atp-listing', 'name-keyword'] as const;
export type PurposeBasis = (typeof purposeBases)[number];

/** ISO 3166-1 alpha-2, upper case. */
export type CountryCode = string;

export type Provider = {
  readonly name: string;
  readonly country?: CountryCode;
  /** The company that deals with people in the EEA, where it is another one. */
  readonly eeaEntity?: string;
  readonly eeaCountry?: CountryCode;
  /** Where requests about data go by post. It may be a branch. */
  readonly address?: string;
  /** Listed under the EU-US (UK, Swiss-US) Data Privacy Framework. */
  readonly privacyFramework?: { readonly eu?: boolean; readonly uk?: boolean; readonly ch?: boolean };
  readonly nameBasis?: Source;
  readonly countryBasis?: Source;
};

export type Tracker = {
  /** `*` stands for any run of characters. */
  readonly name: string;
  readonly storage: Storage;
  readonly party: 'first' | 'third';
  /** Left out: not known. */
  readonly lifetime?: Lifetime;
  readonly hosts?: readonly string[];
  readonly source: Source;
};

/** What shows that a service is on a page. A pattern with a path beats a bare domain. */
export type Detect = {
  /** `host[/path][?query]` with `*`; the host covers its subdomains, the path what begins with it. */
  readonly urls: readonly string[];
  /** Parts of host and path, for software people run themselves. */
  readonly paths: readonly string[];
  /** Properties of `window` its script makes. */
  readonly globals: readonly string[];
  /** Elements its embeds leave for the script, as `tag#id.class[attribute]`. */
  readonly elements: readonly string[];
  /** How its snippet begins a call or an assignment, without spaces, texts in double quotes: `fbq("init"`. */
  readonly inline: readonly string[];
  /** Regular expressions over whole addresses, only in an installation's own services. Checked to take linear time. */
  readonly expressions: readonly string[];
  /** What a page says of itself: `generator=WordPress`, the beginning of the content. */
  readonly meta: readonly string[];
};

export type Links = { readonly privacy?: string; readonly optOut?: string; readonly homepage?: string };

/** One service of somebody else that sites use. Facts only; what is not known is left out or empty. */
export type Service = {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly tier: Tier;
  readonly status: Status;
  readonly provider?: Provider;
  readonly category?: Category;
  /** The main one first. */
  readonly purposes: readonly PurposeId[];
  readonly purposeBasis?: PurposeBasis;
  /** What the provider declared, or an editor knows. Left out: see `usualDataTypes`. */
  readonly dataTypes?: readonly DataTypeId[];
  /** Where data is processed, if known. Left out: see `assumedPlaces`. */
  readonly places?: readonly CountryCode[];
  /** Hosts it loads from or sends to; each covers its subdomains. */
  readonly domains: readonly string[];
  /** Why another service has one of these domains as well. */
  readonly sharedDomains: Readonly<Record<string, string>>;
  /** Of the provider's own site: for names and search, not for detection. */
  readonly siteDomains: readonly string[];
  readonly detect: Detect;
  /** What documents list. */
  readonly trackers: readonly Tracker[];
  /** Seen with it too, but older, of another product or without a lifetime: for detection only. */
  readonly otherTrackers: readonly Tracker[];
  /** The longest tracker the provider declared to the IAB, which asks for no names. */
  readonly longestTrackerSeconds?: number;
  readonly tcfVendors: readonly number[];
  readonly googleAtp: readonly number[];
  readonly links: Links;
  /** How many pages HTTP Archive saw it on. */
  readonly occurrences?: number;
  /** Among the services most sites use, where no count says so. */
  readonly popular: boolean;
  /** Software that the owner of a site runs: who makes it receives no data. */
  readonly selfHosted: boolean;
  /** Where each fact comes from, by the name of its field (`links.privacy`). */
  readonly provenance: Readonly<Record<string, readonly Source[]>>;
  /** For facts an editor read on a page of the provider's (source `page`): its address. */
  readonly pages: Readonly<Record<string, string>>;
  /** Fields that an editor filled from knowledge and nobody has checked against the provider's pages. */
  readonly unconfirmed: readonly string[];
};
