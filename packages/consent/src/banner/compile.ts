import type { Locale } from '@app/texts';
import { necessary, necessarySharing } from '../purposes.ts';
import { compileRegimes } from '../regimes/compile.ts';
import type { CompiledBanner, CompiledRegime, CompiledSignals, CompiledTcf, CompiledVariant } from './compiled.ts';
import type { BannerConfiguration, SignalSettings } from './configuration.ts';
import { pingsBefore } from './consent-mode.ts';
import { firstLayerWords, type FirstLayer, type TcfNames } from './first-layer-words.ts';
import { compileHosts, type CompiledHosts } from './hosts.ts';
import { compileLook, compileVariantLook } from './look.ts';
import {
  askedOf,
  partsOf,
  placedServices,
  purposesAsked,
  recipientsOf,
  type PlacedService,
  type SiteFacts,
} from './site.ts';
import type { BannerWords } from './words.ts';

export type BannerInput = {
  /** Public id of the site. */
  readonly siteId: string;
  /** Version of the configuration, from 1. */
  readonly version: number;
  /** See `sinceOf`. */
  readonly since: CompiledBanner['since'];
  readonly configuration: BannerConfiguration;
  readonly site: SiteFacts;
  readonly locale: Locale;
  /** Words in `locale`. */
  readonly words: BannerWords;
  /** The day whose law applies, ISO 8601. */
  readonly day: string;
  /** Base URL of the scripts, without a trailing slash. */
  readonly base: string;
  /** Base URL of the endpoint that stores choices. */
  readonly intake: string;
  readonly parts: CompiledBanner['parts'];
  /** Set if the site uses TCF. */
  readonly tcf?: { readonly compiled: CompiledTcf; readonly names: TcfNames } | undefined;
  /** Whether variants of an A/B test are shown. Default: no. */
  readonly experiment?: boolean | undefined;
};

/**
 * Compiles the data of the banner's script in one language. Deterministic: the same input gives the same output,
 * including the order of keys.
 */
export function compileBanner(input: BannerInput): CompiledBanner {
  const { siteId, version, since, configuration, site, locale, words, day, base, intake, parts, tcf } = input;
  const { blocking, languages, signals, cookieDomain } = configuration;
  const compiled = compileRegimes(configuration.regimes, day, {
    months: configuration.months,
    exemptions: configuration.exemptions,
    gpp: signals.gpp,
  });
  const placed = placedServices(configuration, site.services).flatMap(partsOf);
  const blocked = compileHosts(heldBack(placed, signals), configuration.siteUrl, blocking);
  const regimes = withSharing(compiled.regimes, blocked);
  const purposes = purposesAsked(askedOf(configuration, site), configuration);
  const gpc = configuration.gpc === 'everywhere';
  const layer: FirstLayer = {
    locale,
    words,
    owner: site.owner?.trim() || hostOf(configuration.siteUrl),
    policyUrl: site.policyUrl,
    policyKind: site.policyKind,
    purposes,
    recipients: recipientsOf(placed),
    regimes,
    gpc: gpc || regimes.some((regime) => regime.gpc),
    overrides: configuration.texts[locale] ?? {},
    tcf: tcf?.names,
  };
  const others = languages.filter((other) => other !== locale);
  const speaks = compileSignals(signals);
  const variants = input.experiment ? compileVariants(configuration, layer) : [];
  return {
    id: siteId,
    version,
    ...(configuration.log && { intake }),
    base,
    lang: locale,
    ...(others.length > 0 && { langs: others }),
    purposes,
    since,
    ...blocked,
    ...(blocking.unknown && { unknown: 1 as const }),
    ...(!blocking.automatic && { manual: 1 as const }),
    regimes,
    ...(compiled.where && purposes !== necessary && { where: compiled.where }),
    ...(cookieDomain !== null && { domain: cookieDomain }),
    look: compileLook(configuration, base),
    words: firstLayerWords(layer),
    ...(Object.keys(speaks).length > 0 && { signals: speaks }),
    ...(gpc && { gpc: 1 as const }),
    ...(variants.length > 0 && { variants }),
    parts,
    ...(tcf && { tcf: tcf.compiled }),
  };
}

/** Where nothing runs without consent, what is necessary does, even if it shares data. */
function withSharing(regimes: readonly CompiledRegime[], { shared }: CompiledHosts): readonly CompiledRegime[] {
  if (!shared?.['5']) return regimes;
  return regimes.map((law) => (law.mode === 'opt-in' ? { ...law, before: law.before | necessarySharing } : law));
}

/**
 * In advanced mode, Google's tags load before a choice and send cookieless pings (RULES G9), so their hosts are not
 * blocked, except hosts that a service outside Consent Mode uses too, and where sharing is refused.
 */
function heldBack(placed: readonly PlacedService[], { googleConsentMode }: SignalSettings): readonly PlacedService[] {
  const pings = (service: PlacedService) => pingsBefore(service, { googleConsentMode });
  const waiting = new Set(placed.filter((service) => !pings(service)).flatMap(({ hosts }) => hosts));
  return placed.map((service) =>
    pings(service)
      ? { ...service, purpose: 'necessary', hosts: service.hosts.filter((host) => !waiting.has(host)) }
      : service,
  );
}

function compileSignals(signals: SignalSettings): CompiledSignals {
  const { googleConsentMode: google } = signals;
  const on = google !== 'off';
  return {
    ...(on && { google: google === 'advanced' ? (2 as const) : (1 as const) }),
    ...(on && signals.adsDataRedaction && { redact: 1 as const }),
    ...(on && signals.urlPassthrough && { passthrough: 1 as const }),
    ...(signals.microsoftUet && { uet: 1 as const }),
    ...(signals.microsoftClarity && { clarity: 1 as const }),
    ...(signals.metaPixel && { meta: 1 as const }),
    ...(signals.dataLayer && { dataLayer: 1 as const }),
  };
}

/** Compiles variants to the fields in which they differ from the configuration. */
function compileVariants(configuration: BannerConfiguration, layer: FirstLayer): readonly CompiledVariant[] {
  const own = firstLayerWords(layer);
  return configuration.variants.map((variant) => {
    const look = compileVariantLook(configuration, variant);
    const overrides = { ...layer.overrides, ...variant.texts?.[layer.locale] };
    const words = Object.entries(firstLayerWords({ ...layer, overrides })).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(own[key as keyof typeof own]), // both have the same keys
    );
    return {
      share: variant.share,
      ...(Object.keys(look).length > 0 && { look }),
      ...(words.length > 0 && { words: Object.fromEntries(words) }),
    };
  });
}

function hostOf(siteUrl: string): string {
  return /^[a-z]+:\/\/(?:www\.)?([^/?#]+)/i.exec(siteUrl)?.[1] ?? siteUrl;
}
