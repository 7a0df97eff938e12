import { lazy } from 'react';
import type { Feature } from '#app/feature.ts';

const BannerCard = lazy(async () => ({ default: (await import('./banner-card.tsx')).BannerCard }));

export const cookieSolutionFeature: Feature = {
  signedIn: [{ path: 'sites/:siteId/cookie-solution', lazy: () => import('./cookie-solution-page.tsx') }],
  slots: { siteConsentCard: { Component: BannerCard, when: ({ siteType }) => siteType === 'Site' } },
};
