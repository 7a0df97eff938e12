import { readLifetime, writtenLifetime, periodOf, type Lifetime } from '@app/catalogue';
import type { Fact, FactCookie, FactProvider } from './fact-base.ts';

/** The lines of one catalogue file: the services of one tier, one per line, sorted by ID. */
export function linesOf(facts: readonly Fact[], tier: string): readonly string[] {
  const ofTier = facts.filter((fact) => fact.kind === 'service' && fact.tier === tier);
  const sorted = [...ofTier].sort((a, b) => (a.id < b.id ? -1 : 1));
  return sorted.map((fact) => JSON.stringify(compact(serviceOf(fact))));
}

/** Converts a fact of the fact base to a catalogue entry: the same facts under our names, without empty ones. */
function serviceOf(fact: Fact): object {
  const trackers = fact.cookies.map(trackerOf);
  const listed = listedOf(trackers);
  return {
    id: fact.id,
    name: fact.name,
    aliases: fact.aliases,
    tier: fact.tier,
    status: fact.status === 'active' ? undefined : fact.status,
    provider: fact.provider && providerOf(fact.provider),
    // Purposes, where they are known, say the category.
    category: fact.purposes?.length ? undefined : fact.category,
    purposes: fact.purposes,
    purposeBasis: fact.purpose_basis,
    dataTypes: fact.data_types,
    domains: fact.domains,
    siteDomains: fact.site_domains,
    detect: {
      urls: fact.detect.url_patterns,
      // Path fragments from older lists match too much.
      paths: fact.tier === 'listed' ? [] : fact.detect.path_patterns,
      globals: fact.detect.js_globals,
      // How a page that runs Prebid names its bidders.
      inline: fact.prebid_codes?.map((code) => `bidder:${JSON.stringify(code)}`),
    },
    trackers: listed.map(written),
    otherTrackers: unlisted(trackers, listed).map(written),
    longestTrackerSeconds: fact.cookie_max_age_seconds,
    tcfVendors: fact.tcf?.vendor_ids,
    googleAtp: fact.google_atp_ids,
    links: { privacy: fact.links.privacy, optOut: fact.links.opt_out, homepage: fact.links.homepage },
    occurrences: fact.http_archive_occurrences,
    provenance: provenanceOf(fact, trackers, listed),
  };
}

function providerOf(provider: FactProvider): object {
  return {
    name: provider.name,
    country: provider.country,
    eeaEntity: provider.eea_entity,
    eeaCountry: provider.eea_country,
    address: provider.address,
    // "iab-gvl (registered vendor name)": the source's name already implies the text in parentheses.
    nameBasis: provider.basis?.split(' (')[0],
    // The fact base states which kind of address gave it the country; that address came from a single source.
    countryBasis: provider.country_basis === 'contact-address' ? 'datenanfragen' : provider.country_basis,
  };
}

type Tracker = {
  readonly name: string;
  readonly storage: string;
  readonly party: string;
  readonly lifetime: Lifetime | undefined;
  readonly hosts: readonly string[] | undefined;
  readonly source: string;
};

function trackerOf(cookie: FactCookie): Tracker {
  return {
    // Some lists mark a name as a prefix without writing the star.
    name: cookie.wildcard && !cookie.name.includes('*') ? `${cookie.name}*` : cookie.name,
    storage: cookie.storage,
    party: cookie.party,
    lifetime: lifetimeOf(cookie.duration),
    hosts: cookie.hosts,
    source: cookie.src,
  };
}

/** The lifetime of a duration; units that we do not have, such as "2 weeks", are converted to seconds. */
function lifetimeOf(duration: FactCookie['duration']): Lifetime | undefined {
  if (!duration) return undefined;
  if (duration.kind === 'session' || duration.seconds === 0) return { kind: 'session' };
  if (duration.kind === 'persistent' || duration.seconds === null) return { kind: 'indefinite' };
  const said = duration.text.endsWith('s') && duration.text !== 'session' ? duration.text.slice(0, -1) : duration.text;
  return readLifetime(said) ?? { kind: 'period', period: periodOf(duration.seconds) };
}

/**
 * The trackers that documents list: those described manually or, if there are none, those that another list gives a lifetime.
 * The other lists include trackers of older versions and of related products, which a policy must not claim.
 */
function listedOf(trackers: readonly Tracker[]): readonly Tracker[] {
  const curated = trackers.filter((tracker) => tracker.source === 'curated');
  return curated.length > 0 ? curated : trackers.filter((tracker) => tracker.lifetime !== undefined);
}

function unlisted(trackers: readonly Tracker[], listed: readonly Tracker[]): readonly Tracker[] {
  const key = (tracker: Tracker) => `${tracker.name} ${tracker.storage}`;
  const seen = new Set(listed.map(key));
  return trackers.filter((tracker) => !seen.has(key(tracker)));
}

function written({ lifetime, storage, ...tracker }: Tracker): object {
  return {
    ...tracker,
    storage: storage === 'cookie' ? undefined : storage,
    lifetime: lifetime && writtenLifetime(lifetime),
  };
}

const fieldNames: Readonly<Record<string, string>> = {
  cookies: 'trackers',
  url_patterns: 'detect.urls',
  path_patterns: 'detect.paths',
  js_globals: 'detect.globals',
  site_domains: 'siteDomains',
  'links.opt_out': 'links.optOut',
};

function provenanceOf(fact: Fact, trackers: readonly Tracker[], listed: readonly Tracker[]): object {
  const said = Object.entries(fact.provenance).map(([field, from]) => [fieldNames[field] ?? field, from]);
  const declared = {
    // Only these lists have such facts.
    dataTypes: fact.data_types && ['iab-gvl'],
    tcfVendors: fact.tcf && ['iab-gvl'],
    longestTrackerSeconds: fact.cookie_max_age_seconds && ['iab-gvl'],
    googleAtp: fact.google_atp_ids && ['google-atp'],
    occurrences: fact.http_archive_occurrences === null ? undefined : ['third-party-web'],
    aliases: fact.aliases.length > 0 ? fact.sources : undefined,
    trackers: sourcesOf(listed),
    otherTrackers: sourcesOf(unlisted(trackers, listed)),
  };
  return { ...Object.fromEntries(said), ...declared };
}

function sourcesOf(trackers: readonly Tracker[]): readonly string[] {
  return [...new Set(trackers.map(({ source }) => source))];
}

/** The same value without unknown or empty parts, recursively. */
function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compact);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .map(([key, each]) => [key, compact(each)] as const)
    .filter(([, each]) => !isEmpty(each));
  return Object.fromEntries(kept);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
