import { lazy } from 'react';
import type { Feature } from '#app/feature.ts';

const ConsentsCard = lazy(async () => ({ default: (await import('./consents-card.tsx')).ConsentsCard }));
const StateAlert = lazy(async () => ({ default: (await import('./state-alert.tsx')).StateAlert }));

export const consentRecordsFeature: Feature = {
  signedIn: [{ path: 'sites/:siteId/consents', lazy: () => import('./consent-records-page.tsx') }],
  slots: { siteConsentCard: { Component: ConsentsCard }, consentState: { Component: StateAlert } },
};
