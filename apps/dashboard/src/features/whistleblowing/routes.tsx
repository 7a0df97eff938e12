import { IconShieldLock } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';

const ReportOfficeCard = lazyPart(async () => ({ default: (await import('./office-card.tsx')).ReportOfficeCard }));

export const whistleblowingFeature: Feature = {
  signedIn: [
    { path: 'whistleblowing', lazy: () => import('./tool-page.tsx') },
    { path: 'sites/:siteId/whistleblowing', lazy: () => import('./office-page.tsx') },
  ],
  places: [
    {
      group: 'work',
      label: (words) => words.sites.places.whistleblowing,
      path: (paths) => paths.whistleblowing,
      needs: 'reports.manage',
      icon: IconShieldLock,
      keywords: (names) => names.whistleblowing,
    },
  ],
  sitePlaces: [
    {
      group: 'rights',
      label: (words) => words.sites.places.whistleblowing,
      path: (paths, siteId) => paths.reportOffice(siteId),
      needs: 'sites.read',
      icon: IconShieldLock,
      keywords: (names) => names.whistleblowing,
    },
  ],
  slots: { siteConsentCard: { Component: ReportOfficeCard } },
};
