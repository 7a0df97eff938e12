import { IconShieldCheck } from '@tabler/icons-react';
import type { Feature, SitePlace } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';

const BannerCard = lazyPart(async () => ({ default: (await import('./banner-card.tsx')).BannerCard }));
const PendingNote = lazyPart(async () => ({ default: (await import('./pending-note.tsx')).PendingNote }), 'hidden');
const BannerChanges = lazyPart(async () => ({ default: (await import('./pending-list.tsx')).PendingBanner }));
const BannerDot = lazyPart(async () => ({ default: (await import('./banner-dot.tsx')).BannerDot }), 'hidden');

const onWebsites: SitePlace['when'] = ({ type }) => type === 'Site';

export const cookieSolutionFeature: Feature = {
  signedIn: [{ path: 'sites/:siteId/cookie-solution', lazy: () => import('./cookie-solution-page.tsx') }],
  sitePlaces: [
    {
      group: 'consent',
      label: (words) => words.sites.places.cookieSolution,
      path: (paths, siteId) => paths.cookieSolution(siteId),
      needs: 'banner.read',
      icon: IconShieldCheck,
      when: onWebsites,
      keywords: (names) => names.cookieSolution,
      State: BannerDot,
    },
  ],
  slots: {
    siteConsentCard: { Component: BannerCard, when: ({ siteType }) => siteType === 'Site' },
    pendingNote: { Component: PendingNote },
    bannerChanges: { Component: BannerChanges },
  },
};
