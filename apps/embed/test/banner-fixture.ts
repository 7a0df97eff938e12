import {
  compileBanner,
  compileLayer,
  defaultConfiguration,
  loadBannerWords,
  type BannerConfiguration,
  type CompiledBanner,
  type CompiledLayer,
} from '@app/consent';
import type { Locale } from '@app/texts';
import { twentyServices } from './twenty-services.ts';

export const siteId = 'k7m2q9x4ab';
const siteUrl = 'https://www.northwind-cycles.example';

export type Composed = { readonly banner: CompiledBanner; readonly layer: CompiledLayer };

/** Compiles an owner's configuration for a site. Default: the unchanged configuration, and twenty services. */
export async function compiled(
  base: string,
  changes: Partial<BannerConfiguration> = {},
  locale: Locale = 'en',
  services = twentyServices(),
): Promise<Composed> {
  const usual = defaultConfiguration({ languages: [locale], siteUrl, services });
  const configuration = { ...usual, ...changes };
  const site = { owner: 'Northwind Cycles GmbH', policyUrl: `${base}/cookie-policy`, services };
  const words = await loadBannerWords(locale);
  const banner = compileBanner({
    siteId,
    version: 3,
    since: [[1], [1], [1], [1], [1]],
    configuration,
    site,
    locale,
    words,
    day: '2026-11-01',
    base,
    intake: base,
    parts: { layer: [`/e/${locale}/layer.js`, ''], media: ['/e/media.js', ''], holding: ['/e/holding.js', ''] },
  });
  const layer = compileLayer({ siteId, configuration, site, locale, words }, banner.regimes);
  return { banner, layer: { ...layer, qr: ['/e/qr.js', ''] } };
}
