import { IconChartBar } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';

const PreferencesCard = lazyPart(async () => ({ default: (await import('./preferences-card.tsx')).PreferencesCard }));
const PreferencesLink = lazyPart(
  async () => ({ default: (await import('./preferences-link.tsx')).PreferencesLink }),
  'hidden',
);
const ChoicesDot = lazyPart(async () => ({ default: (await import('./choices-dot.tsx')).ChoicesDot }), 'hidden');

export const cookiePreferencesFeature: Feature = {
  signedIn: [{ path: 'sites/:siteId/cookie-preferences', lazy: () => import('./cookie-preferences-page.tsx') }],
  sitePlaces: [
    {
      group: 'consent',
      label: (words) => words.sites.places.cookiePreferences,
      path: (paths, siteId) => paths.cookiePreferences(siteId),
      needs: 'preferences.read',
      icon: IconChartBar,
      when: ({ type }) => type === 'Site',
      keywords: (names) => names.cookiePreferences,
      State: ChoicesDot,
    },
  ],
  slots: {
    siteConsentCard: { Component: PreferencesCard, when: ({ siteType }) => siteType === 'Site' },
    preferencesLink: { Component: PreferencesLink },
  },
};
