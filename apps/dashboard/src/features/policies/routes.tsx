import type { Feature } from '#app/feature.ts';

export const policiesFeature: Feature = {
  signedIn: [
    {
      path: 'documents/:documentId',
      shouldRevalidate: ({ currentParams, nextParams }) => currentParams['documentId'] !== nextParams['documentId'],
      lazy: () => import('./generator-page.tsx'),
    },
  ],
};
