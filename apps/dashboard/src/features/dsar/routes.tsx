import { IconForms, IconUserQuestion } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';

const DsarFormCard = lazyPart(async () => ({ default: (await import('./form-card.tsx')).DsarFormCard }));

export const dsarFeature: Feature = {
  signedIn: [
    { path: 'requests', lazy: () => import('./requests-page.tsx') },
    { path: 'requests/:dsarRequestId', lazy: () => import('./request-page.tsx') },
    { path: 'sites/:siteId/requests', lazy: () => import('./requests-page.tsx') },
    { path: 'sites/:siteId/requests/:dsarRequestId', lazy: () => import('./request-page.tsx') },
    { path: 'sites/:siteId/request-form', lazy: () => import('./form-page.tsx') },
  ],
  places: [
    {
      group: 'work',
      label: (words) => words.sites.places.dsar,
      path: (paths) => paths.dsarRequests(),
      needs: 'requests.read',
      icon: IconUserQuestion,
      keywords: (names) => names.dsar,
    },
  ],
  sitePlaces: [
    {
      group: 'rights',
      label: (words) => words.sites.places.dsar,
      path: (paths, siteId) => paths.dsarRequestsOf(siteId),
      needs: 'requests.read',
      icon: IconUserQuestion,
      keywords: (names) => names.dsar,
    },
    {
      group: 'rights',
      label: (words) => words.sites.places.dsarForm,
      path: (paths, siteId) => paths.dsarForm(siteId),
      needs: 'requests.read',
      icon: IconForms,
      keywords: (names) => names.dsar,
    },
  ],
  slots: { siteConsentCard: { Component: DsarFormCard } },
};
