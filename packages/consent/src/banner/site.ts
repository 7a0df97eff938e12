import {
  crossSitePurposes,
  movedCategory,
  type Category,
  type Lifetime,
  type PolicyKind,
  type Storage,
} from '@app/catalogue';
import { purposes, type Purpose, type PurposeSet } from '../purposes.ts';
import type { HeldVersions } from './compiled.ts';
import type { BannerConfiguration } from './configuration.ts';

/** A service of the site, as its documents describe it. */
export type SiteService = {
  /** Id of its row among the site's services. */
  readonly id: string;
  /** Id in the catalogue. Omitted for the owner's own services. */
  readonly catalogueId?: string | undefined;
  readonly name: string;
  /** The company that receives data. Omitted if it has the same name as the service. */
  readonly provider?: string | undefined;
  /** Software that the owner hosts: its maker receives no data. */
  readonly selfHosted?: boolean | undefined;
  readonly category?: Category | undefined;
  /** Why it is necessary, if the documents declare so against the catalogue (RULES B18). */
  readonly reason?: string | undefined;
  /** Ids of the catalogue's purposes, the main one first. */
  readonly use: readonly string[];
  /** A purpose in the owner's words, in the language being compiled. */
  readonly ownUse?: string | undefined;
  readonly trackers: readonly {
    readonly name: string;
    readonly storage?: Storage | undefined;
    readonly party?: 'first' | 'third' | undefined;
    readonly lifetime?: Lifetime | undefined;
    /** Ids of the catalogue's purposes. Left out: those of the service. */
    readonly purposes?: readonly string[] | undefined;
    /** Left out: that of the service. */
    readonly category?: Category | undefined;
  }[];
  /** See `hostsOf`. */
  readonly hosts: readonly string[];
  /** Those of `hosts` that are in another category than the service. See `placedHosts`. */
  readonly hostUses?: readonly SiteHostUse[] | undefined;
  readonly privacyUrl?: string | undefined;
  /** Sells or shares data, in the sense of the US state laws: waits for its purpose, and stops where that is refused. */
  readonly shares?: boolean | undefined;
};

export type SiteHostUse = {
  readonly hosts: readonly string[];
  /** Ids of the catalogue's purposes. Left out: those of the service. */
  readonly purposes?: readonly string[] | undefined;
  readonly category: Category;
};

/** What a banner needs to know about its site besides the configuration. */
export type SiteFacts = {
  /** Name of the controller. If omitted, the site's host is named. */
  readonly owner?: string | undefined;
  /** URL of the published document that covers cookies. */
  readonly policyUrl?: string | undefined;
  /** The kind of that document, which labels the link. Default: the cookie policy. */
  readonly policyKind?: PolicyKind | undefined;
  readonly services: readonly SiteService[];
};

/** A service with the purpose whose switch controls it. */
export type PlacedService = SiteService & { readonly purpose: Purpose };

/** Purpose of a service by its category; an unknown category counts as marketing, the strictest. */
export function usualPurpose({ category }: Pick<SiteService, 'category'>): Purpose {
  return purposes.find((one) => one === category) ?? 'marketing';
}

/**
 * Services of a site with the purposes that the owner chose, or else those of the documents. `partsOf` splits them by the
 * purposes of their trackers and hosts.
 */
export function placedServices(
  { services: settings }: Pick<BannerConfiguration, 'services'>,
  services: readonly SiteService[],
): readonly PlacedService[] {
  return services.map((service) => {
    const setting = settings.find(({ id }) => id === service.id);
    return {
      ...service,
      purpose: setting?.purpose ?? usualPurpose(service),
      reason: setting?.reason ?? service.reason,
    };
  });
}

/**
 * The parts of a service by the switch that controls them: its own purpose with the trackers and hosts that have no other, then
 * each other purpose with what waits for it. A service that is not split is its only part.
 */
export function partsOf(service: PlacedService): readonly PlacedService[] {
  const { trackers, hosts, hostUses = [], use } = service;
  const usual = usualPurpose(service);
  const placeOf = ({ category }: { readonly category?: Category | undefined }): Purpose =>
    movedCategory(category ?? usual, usual, service.purpose) ?? service.purpose;
  const inPart = (purpose: Purpose) => ({
    trackers: trackers.filter((tracker) => placeOf(tracker) === purpose),
    uses: hostUses.filter((one) => placeOf(one) === purpose),
  });
  const apart = new Set(hostUses.filter((one) => placeOf(one) !== service.purpose).flatMap((one) => one.hosts));
  const { hostUses: _, ...whole } = service;
  const own = { ...whole, trackers: inPart(service.purpose).trackers, hosts: hosts.filter((host) => !apart.has(host)) };
  const others = purposes.flatMap((purpose): readonly PlacedService[] => {
    const { trackers: theirs, uses } = inPart(purpose);
    if (purpose === service.purpose || (theirs.length === 0 && uses.length === 0)) return [];
    const stated = new Set([...theirs, ...uses].flatMap((one) => one.purposes ?? use));
    const { ownUse: __, shares: ___, ...rest } = whole;
    const part = { ...rest, purpose, use: [...stated], trackers: theirs, hosts: uses.flatMap((one) => one.hosts) };
    return [{ ...part, ...(partShares(whole, part) && { shares: true }) }];
  });
  return [own, ...others];
}

/**
 * Whether a part of a service shares data: by its own purposes, or because the owner stated it of the whole. Necessary parts of a
 * service that is not do not share: they were split from what does.
 */
function partShares({ use, shares }: SiteService, part: PlacedService): boolean {
  const crossSite = (all: readonly string[]) => all.some((purpose) => crossSitePurposes.has(purpose));
  if (crossSite(part.use)) return true;
  return shares === true && !crossSite(use) && part.purpose !== 'necessary';
}

/** Companies that receive data through services or parts of them that require consent or share data, each once. */
export function recipientsOf(services: readonly PlacedService[]): readonly string[] {
  const named = services
    .flatMap(partsOf)
    .filter(({ purpose, shares, selfHosted }) => (purpose !== 'necessary' || shares) && !selfHosted)
    .map(({ provider, name }) => provider?.trim() || name);
  return [...new Set(named)];
}

/** Recipients by purpose bit, sorted. Compared with those of later versions (RULES B16). */
export type Recipients = readonly (readonly string[])[];

/**
 * Recipients of each purpose: services by their catalogue id or else their row id; under TCF also individually chosen
 * vendors and providers. If all vendors are chosen, they are left out: the list changes every week, and TCF's own rules
 * require no new question (RULES T8). Services that share also wait for marketing, which is the switch of sale and sharing.
 */
export function askedOf(configuration: BannerConfiguration, { services }: SiteFacts): Recipients {
  const placed = placedServices(configuration, services).flatMap(partsOf);
  const { tcf } = configuration;
  const vendors = tcf.on && tcf.vendors !== 'all' ? tcf.vendors.map((id) => `tcf-${id}`) : [];
  const providers = tcf.on && tcf.additionalConsent ? tcf.atps.map((id) => `atp-${id}`) : [];
  return purposes.map((purpose) => {
    const own = placed.filter((each) => waitsFor(each, purpose)).map(({ catalogueId, id }) => catalogueId ?? id);
    return [...new Set(purpose === 'marketing' ? [...own, ...vendors, ...providers] : own)].sort();
  });
}

/** Whether the switch of a purpose controls a service; that of marketing also controls whatever shares. */
export function waitsFor(service: PlacedService, purpose: Purpose): boolean {
  return service.purpose === purpose || (purpose === 'marketing' && service.shares === true);
}

/** Purposes that the site asks for, including `necessary`. With TCF, `marketing` is always one of them. */
export function purposesAsked(asked: Recipients, { tcf }: Pick<BannerConfiguration, 'tcf'>): PurposeSet {
  return asked.reduce((set, recipients, bit) => (recipients.length > 0 ? set | (1 << bit) : set), tcf.on ? 17 : 1);
}

/** What an earlier version asked for. */
export type AskedVersion = { readonly number: number; readonly asked: Recipients };

/**
 * Versions under which a choice was asked for everything that this version asks, by purpose bit: each of them holds. A
 * new purpose or recipient reopens that purpose only; words, looks and removals reopen none (RULES B16), and a version
 * that takes a new recipient back reopens nothing for those who chose before it (RULES B14).
 * @param history earlier versions, the oldest first
 */
export function sinceOf(history: readonly AskedVersion[], asked: Recipients, version: number): readonly HeldVersions[] {
  return asked.map((recipients, bit) => {
    const edges: number[] = [];
    for (const { number, asked: before } of [...history, { number: version, asked }]) {
      const holds = recipients.every((recipient) => before[bit]?.includes(recipient));
      if (holds !== (edges.length % 2 === 1)) edges.push(number);
    }
    return edges;
  });
}
