import type { Feature } from '#app/feature.ts';

export const newsletterFeature: Feature = {
  signedIn: [{ path: 'sites/:siteId/newsletter', lazy: () => import('./newsletter-page.tsx') }],
};
