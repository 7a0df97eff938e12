import { sellsOrShares } from '@app/catalogue';
import {
  defaultConfiguration,
  publishedBanner,
  type BannerConfiguration,
  type PublishedBanner,
  type SiteFacts,
  type SiteService,
} from '@app/consent';
import type { ServiceFacts } from '../src/index.ts';

/** A service of documents as its site's banner knows it, with a host of its own. */
export function inBanner(service: ServiceFacts): SiteService {
  const { id, name, category, purposes, trackers = [], provider, selfHosted, categoryOverride } = service;
  return {
    id,
    name,
    provider: provider.name,
    selfHosted,
    category: categoryOverride?.category ?? category,
    reason: categoryOverride?.reason,
    use: purposes,
    trackers,
    hosts: [`${id.replace(/[^a-z\d]+/g, '-')}.service.example`],
    hostUses: [],
    ...(sellsOrShares(service) && { shares: true }),
  };
}

export function configured(change: Partial<BannerConfiguration> = {}): BannerConfiguration {
  return { ...defaultConfiguration({ languages: ['en'], siteUrl: 'https://site.example', services: [] }), ...change };
}

export const siteOf = (services: readonly ServiceFacts[]): SiteFacts => ({
  owner: 'Owner',
  services: services.filter(({ endedOn }) => endedOn === undefined).map(inBanner),
});

/** The answer that a banner of Candor asks, published for these services. */
export function askedByBanner(
  services: readonly ServiceFacts[],
  change: Partial<BannerConfiguration> = {},
): { readonly by: 'banner'; readonly banner: PublishedBanner } {
  return { by: 'banner', banner: publishedBanner('abcdefghij', configured(change), siteOf(services)) };
}
