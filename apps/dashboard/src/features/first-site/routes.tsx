import type { Feature } from '#app/feature.ts';

export const firstSiteFeature: Feature = {
  signedIn: [{ path: 'start', lazy: () => import('./start-page.tsx') }],
};
