import { IconChecklist } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';

const RecordCard = lazyPart(async () => ({ default: (await import('./record-card.tsx')).RecordCard }));

export const assessmentsFeature: Feature = {
  signedIn: [
    { path: 'assessments', lazy: () => import('./assessments-page.tsx') },
    { path: 'assessments/:assessmentId', lazy: () => import('./assessment-page.tsx') },
    { path: 'assessments/:assessmentId/versions/:number', lazy: () => import('./version-page.tsx') },
  ],
  places: [
    {
      group: 'work',
      label: (words) => words.sites.places.assessments,
      path: (paths) => paths.assessments(),
      needs: 'register.read',
      icon: IconChecklist,
      keywords: (names) => names.assessments,
    },
  ],
  slots: { recordCard: { Component: RecordCard } },
};
