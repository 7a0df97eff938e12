import { readFileSync } from 'node:fs';
import { createCatalogue, effectiveService, sellsOrShares, type Service } from '@app/catalogue';
import { placedHosts, type SiteService } from '@app/consent';

const ids = [
  'stripe',
  'google-recaptcha',
  'intercom',
  'zendesk-web-widget-and-chat',
  'calendly',
  'youtube-embedded-player',
  'vimeo',
  'google-maps',
  'spotify-embeds',
  'google-fonts',
  'google-analytics-4',
  'hotjar',
  'matomo-cloud',
  'microsoft-clarity',
  'google-ads-conversion-tracking',
  'google-adsense',
  'meta-pixel-facebook-pixel',
  'linkedin-insight-tag',
  'tiktok-pixel',
  'criteo',
];

const beyondTwelve = [
  'google-recaptcha',
  'zendesk-web-widget-and-chat',
  'calendly',
  'spotify-embeds',
  'hotjar',
  'matomo-cloud',
  'linkedin-insight-tag',
  'tiktok-pixel',
];

/** Twelve of the twenty services below, of all categories. */
export const twelveServices = (): readonly SiteService[] =>
  twentyServices().filter(({ id }) => !beyondTwelve.includes(id));

/** Twenty common services from the catalogue, with hosts, trackers and purposes. */
export function twentyServices(): readonly SiteService[] {
  const folder = new URL('../../../packages/catalogue/data/', import.meta.url);
  const linesOf = (name: string) => readFileSync(new URL(name, folder), 'utf8').split('\n').filter(Boolean);
  const uses = linesOf('uses.jsonl').filter((line) => ids.includes(JSON.parse(line).edits));
  const catalogue = createCatalogue([...linesOf('curated.jsonl'), ...uses]);
  return ids.map((id) => {
    const known = catalogue.find(id);
    if (!known) throw new Error(`${id} is not in the catalogue`);
    return siteService(known);
  });
}

function siteService(service: Service): SiteService {
  const { trackers, ...facts } = effectiveService(service, {});
  return {
    id: service.id,
    catalogueId: service.id,
    name: service.name,
    provider: service.provider?.name,
    category: service.category,
    use: service.purposes,
    trackers,
    ...placedHosts(service, { ...facts, trackers }),
    privacyUrl: service.links.privacy,
    ...(sellsOrShares(service) && { shares: true }),
  };
}
