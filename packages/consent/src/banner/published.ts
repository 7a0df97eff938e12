import { grantedPurposes } from '../decide.ts';
import { allPurposes, necessarySharing, type Purpose } from '../purposes.ts';
import type { Exemption } from '../regimes.ts';
import { compileRegimes } from '../regimes/compile.ts';
import type { CompiledRegime } from './compiled.ts';
import { pingsBefore } from './consent-mode.ts';
import type { BannerConfiguration, Colours } from './configuration.ts';
import { covers, markOf } from './hosts.ts';
import { partsOf, placedServices, type PlacedService, type SiteFacts } from './site.ts';

/**
 * What a published banner does, without words and looks. Documents state it, so their sentences on consent, opt-outs and
 * lifetimes follow the banner. Serializable: versions of documents store it.
 */
export type PublishedBanner = {
  /** Public id of the site: names the banner's cookie. */
  readonly siteId: string;
  readonly regimes: BannerConfiguration['regimes'];
  readonly exemptions: readonly Exemption[];
  /** Months that the owner chose; laws may require fewer, or more. */
  readonly months: number;
  /** Whether Global Privacy Control is honored under every law. */
  readonly gpc?: true;
  /** Whether the Global Privacy Platform is used in the USA. */
  readonly gpp?: true;
  readonly tcf?: true;
  readonly reopen: BannerConfiguration['reopen'];
  readonly cookieDomain?: string;
  readonly services: readonly PublishedService[];
};

/** A service, or its part under one switch. */
export type PublishedPart = { readonly purpose: Purpose; readonly shares?: true };

export type PublishedService = PublishedPart & {
  /** Id in the catalogue, or of its row among the site's services: the id that documents use. */
  readonly id: string;
  /**
   * `runs`: the owner never has it blocked. `pings`: it loads before a choice and stores nothing until then (Google Consent
   * Mode, advanced).
   */
  readonly beforeChoice?: 'runs' | 'pings';
  /** Parts under other switches, with the names of their trackers. */
  readonly parts?: readonly (PublishedPart & { readonly trackers: readonly string[] })[];
};

/** Describes a banner as published with this configuration and these facts. @param siteId public id of the site */
export function publishedBanner(siteId: string, configuration: BannerConfiguration, site: SiteFacts): PublishedBanner {
  const { regimes, exemptions, months, gpc, signals, tcf, reopen, cookieDomain } = configuration;
  return {
    siteId,
    regimes,
    exemptions,
    months,
    ...(gpc === 'everywhere' && { gpc: true }),
    ...(signals.gpp && { gpp: true }),
    ...(tcf.on && { tcf: true }),
    reopen,
    ...(cookieDomain !== null && { cookieDomain }),
    services: placedServices(configuration, site.services).map((service) => publishedService(service, configuration)),
  };
}

function publishedService(service: PlacedService, configuration: BannerConfiguration): PublishedService {
  const [, ...others] = partsOf(service);
  const early = beforeChoice(service, configuration);
  return {
    id: service.catalogueId ?? service.id,
    ...published(service),
    ...(early && { beforeChoice: early }),
    ...(others.length > 0 && {
      parts: others.map((part) => ({ ...published(part), trackers: part.trackers.map(({ name }) => name) })),
    }),
  };
}

function published({ purpose, shares }: PlacedService): PublishedPart {
  return { purpose, ...(shares && { shares: true }) };
}

function beforeChoice(
  service: PlacedService,
  { blocking, signals }: BannerConfiguration,
): PublishedService['beforeChoice'] {
  const opened = service.hosts.some((host) => blocking.allowed.some((one) => covers(one.toLowerCase(), host)));
  if (opened && service.purpose !== 'necessary') return 'runs';
  return pingsBefore(service, signals) ? 'pings' : undefined;
}

/** What the banner does under the law of a visitor. */
export type BannerLaw = CompiledRegime;

/**
 * The banner's law for each place on a day (ISO 8601). Places are those of the lookup: an upper-case country code or `US-CA`; any
 * other gives the law of places that are not listed.
 */
export function lawsOf(banner: PublishedBanner, day: string): (place: string) => BannerLaw {
  const { months, exemptions, gpp = false } = banner;
  const { regimes, where = {} } = compileRegimes(banner.regimes, day, { months, exemptions, gpp });
  const [first] = regimes;
  if (!first) throw new Error('A banner has at least one regime');
  return (place) => {
    const found = regimes[where[place] ?? 0] ?? first;
    return {
      ...found,
      ...(banner.gpc && { gpc: 1 as const }),
      ...(found.mode === 'opt-in' && { before: found.before | necessarySharing }),
    };
  };
}

/** Whether a part runs for a visitor who has chosen nothing. @param signal whether the browser sends Global Privacy Control */
export function runsBefore(part: PublishedPart, law: BannerLaw, signal = false): boolean {
  const granted = grantedPurposes({ purposes: allPurposes, since: [], version: 1 }, law, undefined, signal, 0);
  return markOf(part)
    .split(' ')
    .every((bit) => (granted >> Number(bit)) & 1);
}

/** What other pages of the owner take from the looks of a banner. Serializable: it is stored for documents. */
export type PublishedLook = {
  readonly logo: string | null;
  readonly light: AccentColours;
  readonly dark: AccentColours;
};

type AccentColours = Pick<Colours, 'button' | 'link'>;

export function publishedLook({ logo, colours, darkColours }: BannerConfiguration): PublishedLook {
  const accents = ({ button, link }: Colours): AccentColours => ({ button, link });
  return { logo, light: accents(colours), dark: accents(darkColours) };
}
