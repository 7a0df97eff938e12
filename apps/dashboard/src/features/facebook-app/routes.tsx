import type { Feature } from '#app/feature.ts';
import { lazyPart } from '#app/lazy-part.tsx';

const FacebookAppCard = lazyPart(async () => ({ default: (await import('./facebook-app-card.tsx')).FacebookAppCard }));

export const facebookAppFeature: Feature = {
  slots: {
    siteSettingsCard: { Component: FacebookAppCard, when: ({ site }) => site.type === 'FacebookApplication' },
  },
};
