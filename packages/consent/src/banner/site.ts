import type { Category, Lifetime, Storage } from '@app/catalogue';
import { purposes, type Purpose, type PurposeSet } from '../purposes.ts';
import type { BannerConfiguration } from './configuration.ts';

/** A service of the site, as its documents speak of it. */
export type SiteService = {
  /** Its row among the services of the site. */
  readonly id: string;
  /** Of the catalogue. Left out: the owner's own. */
  readonly catalogueId?: string | undefined;
  readonly name: string;
  /** The company that receives data. Left out: the service goes by its own name. */
  readonly provider?: string | undefined;
  /** Software that the owner runs: its maker receives nothing. */
  readonly selfHosted?: boolean | undefined;
  readonly category?: Category | undefined;
  /** Why it is necessary, where the documents say so against the catalogue (RULES B18). */
  readonly reason?: string | undefined;
  /** Ids of the catalogue's purposes, the main one first. */
  readonly use: readonly string[];
  /** A purpose in the owner's words, in the language that is compiled. */
  readonly ownUse?: string | undefined;
  readonly trackers: readonly {
    readonly name: string;
    readonly storage?: Storage | undefined;
    readonly party?: 'first' | 'third' | undefined;
    readonly lifetime?: Lifetime | undefined;
  }[];
  /** See `hostsOf`. */
  readonly hosts: readonly string[];
  readonly privacyUrl?: string | undefined;
};

/** What a banner has to know of its site beside the configuration. */
export type SiteFacts = {
  /** The controller. Left out: the host of the site stands for it. */
  readonly owner?: string | undefined;
  /** Address of the published document that speaks of cookies. */
  readonly policyUrl?: string | undefined;
  /** Which document that is, so that the link bears its name. Left out: the cookie policy. */
  readonly policyKind?: PolicyKind | undefined;
  readonly services: readonly SiteService[];
};

export type PolicyKind = 'cookie_policy' | 'privacy_policy';

/** A service with the purpose a visitor switches it by. */
export type PlacedService = SiteService & { readonly purpose: Purpose };

/** What is known of no category waits for marketing: the most that can be asked. */
export function usualPurpose({ category }: Pick<SiteService, 'category'>): Purpose {
  return purposes.find((one) => one === category) ?? 'marketing';
}

/** The services of a site under the purposes the owner gave them, or those the documents have. */
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

/** Companies that receive data through what is asked about, each once. */
export function recipientsOf(services: readonly PlacedService[]): readonly string[] {
  const named = services
    .filter(({ purpose, selfHosted }) => purpose !== 'necessary' && !selfHosted)
    .map(({ provider, name }) => provider?.trim() || name);
  return [...new Set(named)];
}

/** Who receives data for what: by bit of the purpose, in order. What a later version is compared with (RULES B16). */
export type Recipients = readonly (readonly string[])[];

/**
 * Services by their id in the catalogue, or their row; under TCF also vendors that were picked one by one: the whole
 * list changes every week, and its own rules ask for no new question (RULES T8).
 */
export function askedOf(configuration: BannerConfiguration, { services }: SiteFacts): Recipients {
  const placed = placedServices(configuration, services);
  const { tcf } = configuration;
  const vendors = tcf.on && tcf.vendors !== 'all' ? tcf.vendors.map((id) => `tcf-${id}`) : [];
  const providers = tcf.on && tcf.additionalConsent ? tcf.atps.map((id) => `atp-${id}`) : [];
  return purposes.map((purpose) => {
    const own = placed.filter((each) => each.purpose === purpose).map(({ catalogueId, id }) => catalogueId ?? id);
    return [...new Set(purpose === 'marketing' ? [...own, ...vendors, ...providers] : own)].sort();
  });
}

/** Purposes the site asks for, `necessary` among them. */
export function purposesAsked(asked: Recipients, { tcf }: Pick<BannerConfiguration, 'tcf'>): PurposeSet {
  return asked.reduce((set, recipients, bit) => (recipients.length > 0 ? set | (1 << bit) : set), tcf.on ? 17 : 1);
}

/**
 * By bit of the purpose, the version in which something new was last asked. A new purpose or a new recipient opens that
 * purpose, and no other; words, looks and what is gone open none (RULES B16).
 */
export function sinceOf(
  previous: { readonly asked: Recipients; readonly since: readonly number[] } | undefined,
  asked: Recipients,
  version: number,
): readonly number[] {
  return asked.map((recipients, bit) => {
    const before = previous?.asked[bit] ?? [];
    const same = recipients.every((recipient) => before.includes(recipient));
    return same && previous ? (previous.since[bit] ?? version) : version;
  });
}
