import type { Feature } from '#app/feature.ts';

export const consentRecordsFeature: Feature = {
  signedIn: [{ path: 'sites/:siteId/consents', lazy: () => import('./consent-records-page.tsx') }],
};
