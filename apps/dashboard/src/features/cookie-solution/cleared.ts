import { defaultConfiguration, type BannerConfiguration } from '@app/consent';
import type { BannerService } from '@app/contract';

/** The initial settings of a site. Its address and languages are facts, not settings, and stay. */
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
