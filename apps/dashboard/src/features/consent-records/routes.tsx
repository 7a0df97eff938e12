import { IconFileCertificate } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';

const ConsentsCard = lazyPart(async () => ({ default: (await import('./consents-card.tsx')).ConsentsCard }));
const StateAlert = lazyPart(async () => ({ default: (await import('./state-alert.tsx')).StateAlert }), 'hidden');
const ConsentsDot = lazyPart(async () => ({ default: (await import('./consents-dot.tsx')).ConsentsDot }), 'hidden');

export const consentRecordsFeature: Feature = {
  signedIn: [{ path: 'sites/:siteId/consents', lazy: () => import('./consent-records-page.tsx') }],
  sitePlaces: [
    {
      group: 'consent',
      label: (words) => words.sites.places.consentRecords,
      path: (paths, siteId) => paths.consentRecords(siteId),
      needs: 'consents.read',
      icon: IconFileCertificate,
      keywords: (names) => names.consentRecords,
      State: ConsentsDot,
    },
    {
      group: 'consent',
      label: (words) => words.sites.places.consentKeys,
      path: (paths, siteId) => paths.consentKeys(siteId),
      needs: 'consents.keys',
      keywords: (names) => names.consentKeys,
    },
  ],
  slots: { siteConsentCard: { Component: ConsentsCard }, consentState: { Component: StateAlert } },
};
