import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { Feature } from '#app/feature.ts';

export const preferencesFeature: Feature = {
  signedIn: [{ path: 'account/preferences', lazy: () => import('./preferences-page.tsx') }],
  places: [
    {
      group: 'account',
      label: (words) => words.preferences.title,
      path: (paths) => paths.preferences,
      icon: IconAdjustmentsHorizontal,
      keywords: (names) => names.preferences,
    },
  ],
};
