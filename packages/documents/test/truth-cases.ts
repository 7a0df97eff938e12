/// <reference types="vite/types/importMeta.d.ts" />
import { createCatalogue, effectiveService, purposeIds, type Service } from '@app/catalogue';
import {
  compileBanner,
  exemptions,
  loadBannerWords,
  publishedBanner,
  type BannerConfiguration,
  type CompiledBanner,
  type SiteFacts,
} from '@app/consent';
import { compileLayer } from '@app/consent/banner/compile-layer.ts';
import fc from 'fast-check';
import type { Facts, ServiceFacts } from '../src/index.ts';
import { configured, siteOf } from './banners.ts';

const files = import.meta.glob<string>('../../catalogue/data/*.jsonl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const names = Object.keys(files).sort();

/** The shipped catalogue, as in the product. */
export const catalogue = createCatalogue(names.flatMap((name) => (files[name] ?? '').split('\n')));

export const on = '2026-11-25';

/** A service of the catalogue as documents describe it where its owner stated nothing. */
export function usual(service: Service): ServiceFacts {
  const stated: Pick<ServiceFacts, 'places' | 'dataTypes'> & { readonly category?: ServiceFacts['categoryOverride'] } =
    {};
  return effectiveService(service, stated);
}

const words = await loadBannerWords('en');

/** A site with its banner: what the owner has, and what visitors and documents get of it. */
export type Case = {
  readonly facts: Facts;
  readonly configuration: BannerConfiguration;
  /** What the banner is compiled from. */
  readonly site: SiteFacts;
};

// Services of all categories, whose trackers have several purposes, several companies, or share data.
const chosen = [
  'google-analytics-4',
  'meta-pixel-facebook-pixel',
  'linkedin-insight-tag',
  'tiktok-pixel',
  'pinterest-tag',
  'hotjar',
  'stripe',
  'paypal',
  'shopify',
  'cloudflare',
  'google-maps',
  'google-fonts',
  'youtube-embedded-player',
  'google-recaptcha',
  'zendesk-chat',
  'intercom',
  'mailchimp',
  'google-adsense',
  'google-ads-conversion-tracking',
].flatMap((id) => catalogue.find(id) ?? []);

const custom: fc.Arbitrary<ServiceFacts> = fc
  .record({
    purposes: fc.uniqueArray(fc.constantFrom(...purposeIds), { minLength: 1, maxLength: 2 }),
    category: fc.constantFrom(
      'functionality' as const,
      'experience' as const,
      'measurement' as const,
      'marketing' as const,
    ),
    shares: fc.option(fc.boolean(), { nil: undefined }),
    number: fc.nat(9),
  })
  .map(({ number, ...said }) => ({
    ...said,
    id: `own-${number}`,
    name: `Own ${number}`,
    provider: { name: 'Parcel GmbH', country: 'DE' },
    dataTypes: ['trackers'],
    trackers: [{ name: `own_${number}`, lifetime: { kind: 'session' as const }, party: 'first' as const }],
  }));

const configuration: fc.Arbitrary<BannerConfiguration> = fc
  .record({
    regimes: fc.constantFrom(
      'by-country' as const,
      'by-country' as const,
      'strictest' as const,
      'eu' as const,
      'us' as const,
    ),
    exemptions: fc.uniqueArray(fc.constantFrom(...exemptions)),
    months: fc.integer({ min: 1, max: 36 }),
    gpc: fc.constantFrom('by-regime' as const, 'everywhere' as const),
    reopen: fc.constantFrom('badge' as const, 'link' as const, 'own' as const),
    gpp: fc.boolean(),
    allowed: fc.constantFrom<readonly string[]>([], [], ['hotjar.service.example']),
  })
  .map(({ gpp, allowed, ...change }) => {
    const { signals, blocking } = configured();
    return configured({ ...change, signals: { ...signals, gpp }, blocking: { ...blocking, allowed } });
  });

export const anyCase: fc.Arbitrary<Case> = fc
  .record({
    known: fc.uniqueArray(fc.constantFrom<Service>(...chosen), {
      minLength: 1,
      maxLength: 6,
      selector: ({ id }) => id,
    }),
    own: fc.uniqueArray(custom, { maxLength: 2, selector: ({ id }) => id }),
    country: fc.constantFrom('DE', 'FR', 'IT', 'GB', 'CH', 'US', 'BR', 'CA', 'AU', 'JP'),
    areaType: fc.constantFrom('europe' as const, 'us' as const, 'europe_us' as const, 'worldwide' as const),
    type: fc.constantFrom('Site' as const, 'MobileApplication' as const),
    configuration,
  })
  .map(({ known, own, country, areaType, type, configuration: settings }) => {
    const services = [...known.map(usual), ...own];
    const facts: Facts = {
      site: { type, name: 'Example', url: 'https://site.example' },
      owner: { name: 'Example Ltd', email: 'mail@site.example', address: '1 Street', country },
      services,
      audience: { areaType },
    };
    const site = siteOf(services);
    return { facts: asked(facts, settings, site), configuration: settings, site };
  });

/** The facts of documents with the banner published as described. */
export function asked(facts: Facts, settings: BannerConfiguration, site: SiteFacts): Facts {
  return { ...facts, consentBy: { by: 'banner', banner: publishedBanner('abcdefghij', settings, site) } };
}

export function compiledBanner({ configuration: settings, site }: Case): CompiledBanner {
  const part = ['', ''] as const;
  return compileBanner({
    siteId: 'abcdefghij',
    version: 1,
    since: [[1], [1], [1], [1], [1]],
    configuration: settings,
    site,
    locale: 'en',
    words,
    day: on,
    base: 'https://consent.example',
    intake: 'https://consent.example',
    parts: { layer: part, media: part },
  });
}

/** What the second layer says of the choice itself, by the months that it is valid. */
export function secondLayerOn({ configuration: settings, site }: Case, banner: CompiledBanner) {
  const input = { siteId: banner.id, configuration: settings, site, locale: 'en', words } as const;
  return compileLayer(input, banner.regimes).own;
}
