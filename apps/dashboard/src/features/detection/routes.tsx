import { lazy } from 'react';
import type { Feature } from '#app/feature.ts';

const ScanCard = lazy(async () => ({ default: (await import('./scan-card.tsx')).ScanCard }));

export const detectionFeature: Feature = {
  signedIn: [{ path: 'sites/:siteId/scan/:scanId?', lazy: () => import('./scan-page.tsx') }],
  slots: { siteScanCard: { Component: ScanCard, when: ({ siteType }) => siteType !== 'MobileApplication' } },
};
