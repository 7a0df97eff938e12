import { defaultConfiguration, type BannerConfiguration, type SiteFacts, type SiteService } from '../src/index.ts';

/** A service with defaults for everything the test does not set. */
export function aService(name: string, more: Partial<SiteService> = {}): SiteService {
  return { id: name, name, use: ['analytics'], category: 'measurement', trackers: [], hosts: [], ...more };
}

/** A shop with services of every kind. */
export const shop: SiteFacts = {
  owner: 'Pauline Paper Goods Ltd',
  policyUrl: 'https://policies.example/cookies',
  services: [
    aService('Payments', { category: 'necessary', use: ['payments'], hosts: ['pay.example'] }),
    aService('Counter', {
      catalogueId: 'counter',
      provider: 'Counter Inc.',
      hosts: ['counter.example'],
      trackers: [
        {
          name: '_count',
          storage: 'cookie',
          party: 'first',
          lifetime: { kind: 'period', period: { amount: 2, unit: 'year' } },
        },
        { name: '*', party: 'first' },
      ],
    }),
    aService('Maps', { category: 'experience', use: ['maps'], provider: 'Maps AG', hosts: ['maps.example/embed'] }),
    aService('Ads', {
      category: 'marketing',
      use: ['advertising'],
      provider: 'Ads SE',
      hosts: ['ads.example', 'maps.example'],
    }),
  ],
};

/** The default configuration with the fields that the test sets. */
export function aConfiguration(more: Partial<BannerConfiguration> = {}): BannerConfiguration {
  return {
    ...defaultConfiguration({ languages: ['en'], siteUrl: 'https://www.paper.example', services: shop.services }),
    ...more,
  };
}

export const day = '2026-11-22';
