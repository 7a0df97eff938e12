import { IconWebhook } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';

export const webhooksFeature: Feature = {
  signedIn: [
    { path: 'account/webhooks', lazy: () => import('./webhooks-page.tsx') },
    { path: 'account/webhooks/:endpointId', lazy: () => import('./endpoint-page.tsx') },
  ],
  places: [
    {
      group: 'account',
      label: (words) => words.accounts.webhooks,
      path: (paths) => paths.webhooks,
      needs: 'webhooks.manage',
      icon: IconWebhook,
      keywords: (names) => names.webhooks,
    },
  ],
};
