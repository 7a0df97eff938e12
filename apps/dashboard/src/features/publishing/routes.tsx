import type { Feature } from '#app/feature.ts';

export const publishingFeature: Feature = {
  signedIn: [
    { path: 'documents/:documentId/embed', lazy: () => import('./embed-page.tsx') },
    { path: 'documents/:documentId/versions', lazy: () => import('./versions-page.tsx') },
  ],
};
