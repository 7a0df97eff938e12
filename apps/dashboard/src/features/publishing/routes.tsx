import type { Feature } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';
import { speakOfWork } from '#app/words.tsx';

const Republication = lazyPart(async () => {
  await speakOfWork();
  return { default: (await import('./republication.tsx')).Republication };
});

export const publishingFeature: Feature = {
  signedIn: [
    { path: 'documents/:documentId/embed', lazy: () => import('./embed-page.tsx') },
    { path: 'sites/:siteId/request-form/embed', lazy: () => import('./form-embed-page.tsx') },
    { path: 'sites/:siteId/whistleblowing/embed', lazy: () => import('./report-embed-page.tsx') },
    { path: 'documents/:documentId/versions', lazy: () => import('./versions-page.tsx') },
  ],
  notices: [Republication],
};
