import { lazy } from 'react';
import type { Feature } from '#app/feature.ts';

const PreferencesCard = lazy(async () => ({ default: (await import('./preferences-card.tsx')).PreferencesCard }));
const PreferencesLink = lazy(async () => ({ default: (await import('./preferences-link.tsx')).PreferencesLink }));

export const cookiePreferencesFeature: Feature = {
  signedIn: [{ path: 'sites/:siteId/cookie-preferences', lazy: () => import('./cookie-preferences-page.tsx') }],
  slots: {
    siteConsentCard: { Component: PreferencesCard, when: ({ siteType }) => siteType === 'Site' },
    preferencesLink: { Component: PreferencesLink },
  },
};
