import { IconAdjustmentsHorizontal, IconLayoutDashboard, IconWorld } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';

export const sitesFeature: Feature = {
  openWork: [{ path: 'privacy-policy-generator', lazy: () => import('./quick-page.tsx') }],
  signedIn: [
    { path: 'dashboard', lazy: () => import('./sites-page.tsx') },
    { path: 'sites/:siteId', lazy: () => import('./site-page.tsx') },
    { path: 'sites/:siteId/settings', lazy: () => import('./settings-page.tsx') },
  ],
  switcher: lazyPart(async () => ({ default: (await import('./switcher.tsx')).SiteSwitcher }), 'hidden'),
  places: [
    {
      group: 'work',
      label: (words) => words.sites.place,
      path: (paths) => paths.sites,
      icon: IconWorld,
      keywords: (names) => names.sites,
    },
  ],
  sitePlaces: [
    {
      group: 'overview',
      label: (words) => words.sites.places.overview,
      path: (paths, siteId) => paths.site(siteId),
      icon: IconLayoutDashboard,
      keywords: (names) => names.overview,
    },
    {
      group: 'settings',
      label: (words) => words.sites.places.settings,
      path: (paths, siteId) => paths.siteSettings(siteId),
      needs: 'sites.edit',
      icon: IconAdjustmentsHorizontal,
      keywords: (names) => names.settings,
    },
  ],
};
