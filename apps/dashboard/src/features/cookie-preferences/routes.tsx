import type { Feature } from '#app/feature.ts';

export const cookiePreferencesFeature: Feature = {
  signedIn: [{ path: 'sites/:siteId/cookie-preferences', lazy: () => import('./cookie-preferences-page.tsx') }],
};
