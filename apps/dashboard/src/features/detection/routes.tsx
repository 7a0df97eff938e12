import { IconRadar2 } from '@tabler/icons-react';
import { lazy } from 'react';
import type { Feature } from '#app/feature.ts';

const ScanCard = lazy(async () => ({ default: (await import('./scan-card.tsx')).ScanCard }));
const ScanDot = lazy(async () => ({ default: (await import('./scan-dot.tsx')).ScanDot }));

export const detectionFeature: Feature = {
  signedIn: [{ path: 'sites/:siteId/scan/:scanId?', lazy: () => import('./scan-page.tsx') }],
  sitePlaces: [
    {
      group: 'checks',
      label: (words) => words.sites.places.detection,
      path: (paths, siteId) => paths.siteScan(siteId),
      needs: 'scans.read',
      icon: IconRadar2,
      when: ({ type }) => type !== 'MobileApplication',
      keywords: (names) => names.detection,
      State: ScanDot,
    },
  ],
  slots: { siteScanCard: { Component: ScanCard, when: ({ siteType }) => siteType !== 'MobileApplication' } },
};
