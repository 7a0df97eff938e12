import { lazy } from 'react';
import type { Feature } from '#app/feature.ts';

const FacebookAppCard = lazy(async () => ({ default: (await import('./facebook-app-card.tsx')).FacebookAppCard }));

export const facebookAppFeature: Feature = {
  slots: {
    siteSettingsCard: { Component: FacebookAppCard, when: ({ site }) => site.type === 'FacebookApplication' },
  },
};
