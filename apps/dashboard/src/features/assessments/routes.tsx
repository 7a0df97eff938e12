import { lazy } from 'react';
import type { Feature } from '#app/feature.ts';

const RecordCard = lazy(async () => ({ default: (await import('./record-card.tsx')).RecordCard }));

export const assessmentsFeature: Feature = {
  signedIn: [
    { path: 'assessments', lazy: () => import('./assessments-page.tsx') },
    { path: 'assessments/:assessmentId', lazy: () => import('./assessment-page.tsx') },
    { path: 'assessments/:assessmentId/versions/:number', lazy: () => import('./version-page.tsx') },
  ],
  slots: { recordCard: { Component: RecordCard } },
};
