import { IconPlug } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';

export const installationFeature: Feature = {
  signedIn: [{ path: 'sites/:siteId/installation', lazy: () => import('./installation-page.tsx') }],
  sitePlaces: [
    {
      group: 'consent',
      label: (words) => words.sites.places.bannerEmbedding,
      path: (paths, siteId) => paths.installation(siteId),
      needs: 'banner.read',
      icon: IconPlug,
      when: ({ type }) => type === 'Site',
      keywords: (names) => names.bannerEmbedding,
    },
  ],
};
