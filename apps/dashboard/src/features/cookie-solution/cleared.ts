import { defaultConfiguration, type BannerConfiguration } from '@app/consent';
import type { BannerService } from '@app/contract';

/** The settings as a site begins with them. Where it stands and what it speaks are facts, not settings: they stay. */
export function clearedConfiguration(
  { siteUrl, languages, tcf }: Pick<BannerConfiguration, 'siteUrl' | 'languages' | 'tcf'>,
  services: readonly Pick<BannerService, 'catalogueId'>[],
): BannerConfiguration {
  return defaultConfiguration({
    languages,
    siteUrl,
    country: tcf.publisherCountry,
    services: services.map(({ catalogueId }) => (catalogueId === null ? {} : { catalogueId })),
  });
}
