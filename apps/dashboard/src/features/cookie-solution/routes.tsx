import type { Feature } from '#app/feature.ts';

export const cookieSolutionFeature: Feature = {
  signedIn: [{ path: 'sites/:siteId/cookie-solution', lazy: () => import('./cookie-solution-page.tsx') }],
};
