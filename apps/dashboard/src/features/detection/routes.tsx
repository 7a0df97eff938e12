import { IconRadar2 } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';

const ScanCard = lazyPart(async () => ({ default: (await import('./scan-card.tsx')).ScanCard }));
const ScanDot = lazyPart(async () => ({ default: (await import('./scan-dot.tsx')).ScanDot }), 'hidden');

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
