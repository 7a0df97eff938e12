import { IconHistory } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';

export const activityFeature: Feature = {
  signedIn: [{ path: 'account/activity', lazy: () => import('./activity-page.tsx') }],
  places: [
    {
      group: 'account',
      label: (words) => words.accounts.activity,
      path: (paths) => paths.activity,
      icon: IconHistory,
      keywords: (names) => names.activity,
    },
  ],
};
