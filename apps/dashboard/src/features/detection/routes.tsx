import type { Feature } from '#app/feature.ts';

export const detectionFeature: Feature = {
  signedIn: [{ path: 'sites/:siteId/scan/:scanId?', lazy: () => import('./scan-page.tsx') }],
};
