import { lazy } from 'react';
import type { Feature } from '#app/feature.ts';

const CustomServiceDialog = lazy(async () => ({
  default: (await import('./custom-service-dialog.tsx')).CustomServiceDialog,
}));

export const policiesFeature: Feature = {
  signedIn: [
    {
      path: 'documents/:documentId',
      shouldRevalidate: ({ currentParams, nextParams }) => currentParams['documentId'] !== nextParams['documentId'],
      lazy: () => import('./generator-page.tsx'),
    },
  ],
  slots: { customServiceDialog: { Component: CustomServiceDialog } },
};
